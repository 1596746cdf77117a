/// The entries of a mapping whose keys are known words.
struct Fields {
  let mark: SourceMark
  private(set) var entries: [YAMLEntry]

  /// Reads a mapping; nil when it is none.
  ///
  /// Keys that are not `known` are reported and dropped.
  init?(_ node: YAMLNode, _ what: String, known: [String], log: DiagnosticLog) {
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

  subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }
}

/// What someone may have meant by a word that nobody knows.
enum Suggestion {
  /// A clause for the end of a message: the nearest word, else all of them if they are few.
  static func phrase(for word: String, among known: [String]) -> String {
    // Hostile words may be long; only short ones are near anything.
    if word.utf8.count <= 40 {
      let nearest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
      let limit = word.count <= 3 ? 1 : max(2, word.count / 3)
      if let nearest, nearest.1 <= limit, nearest.1 < word.count {
        return "; did you mean '\(nearest.0)'?"
      }
    }
    guard known.count <= 12, !known.isEmpty else { return "" }
    return ": expected " + known.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The number of characters to insert, delete or replace.
  static func distance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
