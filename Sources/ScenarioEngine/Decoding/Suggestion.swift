/// What someone may have meant by a word that nobody knows.
package enum Suggestion {
  /// A clause for the end of a message: the nearest word, else all of them if they are few.
  static func phrase(for word: String, among known: [String]) -> String {
    if let nearest = nearest(to: word, among: known) { return "; did you mean '\(nearest)'?" }
    guard known.count <= 12, !known.isEmpty else { return "" }
    return ": expected " + known.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The known word that a word is a slip of; nil when it is near none.
  package static func nearest(to word: String, among known: [String]) -> String? {
    // Hostile words may be long; only short ones are near anything.
    guard word.utf8.count <= 40 else { return nil }
    let nearest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    let limit = word.count <= 3 ? 1 : max(2, word.count / 3)
    guard let nearest, nearest.1 <= limit, nearest.1 < word.count else { return nil }
    return nearest.0
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
