/// Duplicate keys, of which the library knows the mapping and not the place.
extension YAMLReader {
  /// Where a block mapping has a key for the second time; nil in a flow mapping.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - known: Where any key of the mapping stands.
  /// - Returns: The place of the second.
  /// - Complexity: O(size of the text).
  func repetition(of key: String, inBlockAt known: SourcePosition) -> SourcePosition? {
    let indent = known.column - 1
    guard known.line <= lines.count else { return nil }
    func isAbove(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
      line.prefix(indent).contains { $0 != " " }
    }
    var first = known.line - 1
    // The first key of a mapping in a list stands behind the dash.
    while first > 0, !isAbove(lines[first]) { first -= 1 }
    var count = 0
    for index in first..<lines.count {
      if index >= known.line, isAbove(lines[index]) { break }
      guard lines[index].prefix(indent).allSatisfy({ $0 == " " || $0 == "-" }) else { continue }
      if hasKey(key, lines[index].dropFirst(indent)) { count += 1 }
      if count == 2 { return SourcePosition(line: index + 1, column: known.column) }
    }
    return nil
  }

  /// Whether a text begins with a key and its colon.
  private func hasKey(_ key: String, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let quotation = text.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    let rest = quotation == nil ? text : text.dropFirst()
    guard rest.starts(with: key.unicodeScalars) else { return false }
    var behind = rest.dropFirst(key.unicodeScalars.count)
    if let quotation {
      guard behind.first == quotation else { return false }
      behind = behind.dropFirst()
    }
    return behind.first { $0 != " " } == ":"
  }
}
