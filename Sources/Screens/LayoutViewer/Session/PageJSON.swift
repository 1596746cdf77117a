import Formatting

/// Compact JSON, safe between the tags of an HTML script.
///
/// Nothing in a string can end the element or begin a comment: `<`, `>` and `&` are escaped, and so
/// are the two line separators that JavaScript knows and JSON does not.
package struct PageJSON {
  /// The text so far.
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  /// Writes an object.
  package mutating func object(_ body: (inout PageJSON) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes an array.
  package mutating func array(_ body: (inout PageJSON) -> Void) {
    enclose("[", "]", body)
  }

  private mutating func enclose(_ open: String, _ close: String, _ body: (inout PageJSON) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  /// Writes the name of a member; its value follows.
  package mutating func key(_ name: String) {
    separate()
    text += JSONString.quoted(name) + ":"
    needsComma = false
  }

  package mutating func value(_ string: String) {
    separate()
    text += JSONString.quoted(string)
  }

  package mutating func value(_ number: Int) {
    separate()
    text += String(number)
  }

  /// Writes a number with at most two decimals; zero for one that is not finite.
  package mutating func value(_ number: Double) {
    separate()
    text += PageJSON.decimal(number)
  }

  /// Writes a value that is JSON already, as another of these wrote it.
  mutating func value(encoded json: String) {
    separate()
    text += json
  }

  package mutating func member(_ name: String, _ string: String) {
    if string.isEmpty { return }
    key(name)
    value(string)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ numbers: [Double]) {
    member(name, numbers) { $0.value($1) }
  }

  package mutating func member(_ name: String, _ numbers: [Int]) {
    member(name, numbers) { $0.value($1) }
  }

  /// Writes a member that is an array, each element as `write` does it.
  package mutating func member<Element>(
    _ name: String, _ elements: [Element], write: (inout PageJSON, Element) -> Void
  ) {
    key(name)
    array { json in for element in elements { write(&json, element) } }
  }

  /// A number with at most two decimals, within bounds that no screen reaches.
  static func decimal(_ value: Double) -> String {
    value.isFinite ? Decimals.shortest(min(max(value, -1e9), 1e9), upTo: 2) : "0"
  }
}
