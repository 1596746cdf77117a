import Foundation

/// Any value as text, with all that is stored in it: the same text for equal values, run by run.
///
/// Dictionaries and sets are in the order of their texts, numbers have seven digits, what is nil is
/// left out, and an object that holds itself is named once. What is computed is not in it.
package struct StructureText {
  private var text = ""
  private var open: Set<ObjectIdentifier> = []
  private let isSkipped: (Any) -> Bool

  private init(skipping isSkipped: @escaping (Any) -> Bool) { self.isSkipped = isSkipped }

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isSkipped: Which values in it are left out.
  /// - Returns: One line, but for texts that have several.
  package static func of(
    _ value: Any, skipping isSkipped: @escaping (Any) -> Bool = { _ in false }
  ) -> String {
    var writer = StructureText(skipping: isSkipped)
    writer.write(value)
    return writer.text
  }

  /// A number with seven digits; both zeros are one.
  package static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    return String(format: "%.7g", value)
  }

  private mutating func write(_ value: Any) {
    switch value {
    case let value as Double: text += Self.number(value)
    case let value as Float: text += Self.number(Double(value))
    case let value as CGFloat: text += Self.number(Double(value))
    case let value as String: text += value.debugDescription
    case let value as Substring: text += String(value).debugDescription
    case let value as Data: text += "data(\(value.count) \(Digest.of(Array(value))))"
    case let value as any BinaryInteger: text += "\(value)"
    case let value as Bool: text += "\(value)"
    default: writeParts(of: value)
    }
  }

  private mutating func writeParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let inner = mirror.children.first { write(inner.value) } else { text += "nil" }
    case .collection: writeList(mirror.children.map(\.value), "[", "]")
    case .set: writeSorted(mirror.children.map { Self.of($0.value, skipping: isSkipped) }, "{", "}")
    case .dictionary:
      let entries = mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.map { Self.of($0.value, skipping: isSkipped) }
          .joined(separator: ": ")
      }
      writeSorted(entries, "{", "}")
    case .enum:
      guard let payload = mirror.children.first else {
        text += "\(value)"
        return
      }
      text += payload.label ?? ""
      text += "("
      write(payload.value)
      text += ")"
    case .class, .foreignReference:
      writeObject(value as AnyObject, mirror)
    case .tuple: writeFields(mirror, "(", ")")
    default:
      guard !mirror.children.isEmpty else {
        text += "\(mirror.subjectType)"
        return
      }
      text += "\(mirror.subjectType)"
      writeFields(mirror, "(", ")")
    }
  }

  private mutating func writeObject(_ object: AnyObject, _ mirror: Mirror) {
    text += "\(mirror.subjectType)"
    guard open.insert(ObjectIdentifier(object)).inserted else { return }
    var levels = [mirror]
    while let above = levels[0].superclassMirror { levels.insert(above, at: 0) }
    text += "("
    for level in levels { writeChildren(level) }
    text += ")"
    open.remove(ObjectIdentifier(object))
  }

  private mutating func writeFields(_ mirror: Mirror, _ start: String, _ end: String) {
    text += start
    writeChildren(mirror)
    text += end
  }

  private mutating func writeChildren(_ mirror: Mirror) {
    for child in mirror.children where !isSkipped(child.value) && !Self.isNil(child.value) {
      if text.last != "(" { text += ", " }
      if let label = child.label, !label.hasPrefix(".") { text += label + ": " }
      write(child.value)
    }
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private mutating func writeList(_ values: [Any], _ start: String, _ end: String) {
    text += start
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      write(value)
    }
    text += end
  }

  private mutating func writeSorted(_ texts: [String], _ start: String, _ end: String) {
    text += start + texts.sorted().joined(separator: ", ") + end
  }
}
