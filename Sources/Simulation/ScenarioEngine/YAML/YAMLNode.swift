/// A value of a YAML document with its place, independent of the library that parsed it.
package struct YAMLNode {
  /// The kinds of values.
  package enum Value {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  /// The value.
  package var value: Value
  /// Where it begins.
  package var mark: SourcePosition
  /// How many columns after the mark a scalar's text begins; nil where the text on the line is
  /// not the scalar's own, as in folded or escaped text.
  var textOffset: Int?

  /// What kind of value it is, for messages.
  package var kind: String {
    switch value {
    case .scalar(let text): text.isEmpty ? "nothing" : "'\(text.shortened)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The place of a character of the scalar's text, in Unicode scalars from 1.
  func mark(ofTextColumn column: Int) -> SourcePosition {
    guard let textOffset else { return mark }
    return SourcePosition(line: mark.line, column: mark.column + textOffset + column - 1)
  }
}

/// A key of a mapping and its value.
package struct YAMLEntry {
  /// The key.
  package var key: String
  /// Where the key begins.
  package var keyMark: SourcePosition
  /// The value.
  package var value: YAMLNode
}

extension String {
  /// The text, cut for a message.
  package var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 40 || line.count < count ? line.prefix(40) + "…" : String(line)
  }
}
