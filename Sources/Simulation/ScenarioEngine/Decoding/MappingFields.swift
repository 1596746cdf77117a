/// The entries of a mapping whose keys are known words.
package struct MappingFields {
  /// Where the mapping begins.
  package let mark: SourcePosition
  /// The entries whose keys are known.
  package private(set) var entries: [YAMLEntry]

  /// Reads a mapping; nil when it is none.
  ///
  /// Keys that are not `known` are reported and dropped.
  package init?(_ node: YAMLNode, describedAs what: String, known: [String], log: DiagnosticLog) {
    guard case .mapping(let all) = node.value else {
      log.report(node.mark, "expected \(what) as a mapping, found \(node.kind)")
      return nil
    }
    mark = node.mark
    entries = []
    for entry in all {
      if known.contains(entry.key) {
        entries.append(entry)
      } else {
        // Once the log is full nobody reads on.
        guard !log.isFull else { return nil }
        let hint = Suggestion.phrase(for: entry.key, among: known)
        log.report(
          entry.keyMark, "unknown key '\(entry.key.shortened)' in \(what)\(hint)")
      }
    }
  }

  /// The value of a key.
  package subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }
}
