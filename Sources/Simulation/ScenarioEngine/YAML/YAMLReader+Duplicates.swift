/// Duplicate keys, of which the library knows the mapping and not the place.
extension YAMLReader {
  /// Where a block mapping has keys for the second time; nowhere in a flow mapping.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - known: Where any of them stands.
  /// - Returns: The places by key.
  /// - Complexity: O(size of the text), however many the keys.
  func repetitions(
    of keys: [String], inBlockAt known: SourcePosition
  ) -> [String: SourcePosition] {
    let indent = known.column - 1
    guard known.line <= lines.count else { return [:] }
    func isAbove(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
      line.prefix(indent).contains { $0 != " " }
    }
    var first = known.line - 1
    // The first key of a mapping in a list stands behind the dash.
    while first > 0, !isAbove(lines[first]) { first -= 1 }
    let keys = Set(keys)
    var seen: Set<String> = []
    var repetitions: [String: SourcePosition] = [:]
    for index in first..<lines.count {
      let line = lines[index]
      if index >= known.line, isAbove(line) { break }
      guard line.prefix(indent).allSatisfy({ $0 == " " || $0 == "-" }),
        let key = key(beginning: line.dropFirst(indent)), keys.contains(key),
        !seen.insert(key).inserted, repetitions[key] == nil
      else { continue }
      repetitions[key] = SourcePosition(line: index + 1, column: known.column)
    }
    return repetitions
  }

  /// The key with which a text begins, before its colon; nil where there is none.
  private func key(beginning text: ArraySlice<Unicode.Scalar>) -> String? {
    var key = String.UnicodeScalarView()
    if let quotation = text.first, quotation == "\"" || quotation == "'" {
      let rest = text.dropFirst()
      guard let end = rest.firstIndex(of: quotation),
        rest[end...].dropFirst().first(where: { $0 != " " }) == ":"
      else { return nil }
      key.append(contentsOf: rest[..<end])
    } else {
      // A colon within a key has no space behind it.
      let end = text.indices.first { index in
        text[index] == ":" && (text[index...].dropFirst().first ?? " ") == " "
      }
      guard let end else { return nil }
      key.append(contentsOf: text[..<end])
      while key.last == " " { key.removeLast() }
    }
    return String(key)
  }
}
