package import Foundation

/// JSON whose keys are sorted, so that equal values are equal texts.
package enum SortedJSON {
  /// The text of a value as bytes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isIndented: Whether each member has a line, for people; else all stand in one.
  /// - Returns: The bytes, without a line break at the end.
  /// - Throws: `EncodingError` for a number that is not finite, which JSON cannot state.
  package static func data(_ value: some Encodable, isIndented: Bool) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(value)
  }

  /// The text of a value, in one line.
  ///
  /// - Throws: as ``data(_:isIndented:)``.
  package static func line(_ value: some Encodable) throws -> String {
    String(decoding: try data(value, isIndented: false), as: UTF8.self)
  }

  /// The text of a value, a line for each member.
  ///
  /// - Throws: as ``data(_:isIndented:)``.
  package static func document(_ value: some Encodable) throws -> String {
    String(decoding: try data(value, isIndented: true), as: UTF8.self)
  }
}
