import Foundation

/// Documents of JSON as people can read them.
enum JSONText {
  /// The text of a value: keys sorted, so that the same value is the same text.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
