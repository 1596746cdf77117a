import Simulation

/// What someone may have meant by a word that nobody knows.
package enum Suggestion {
  /// A clause for the end of a message: the nearest word, else all of them if they are few.
  package static func phrase(for word: String, among known: [String]) -> String {
    if let nearest = nearest(to: word, among: known) { return question(nearest) }
    guard known.count <= 12, !known.isEmpty else { return "" }
    return ": expected " + known.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// A clause that asks whether a word was meant.
  package static func question(_ word: String) -> String { "; did you mean '\(word)'?" }

  /// The known word that a word is a slip of; nil when it is near none.
  package static func nearest(to word: String, among known: [String]) -> String? {
    // Hostile words may be long; only short ones are near anything.
    guard word.utf8.count <= 40 else { return nil }
    let nearest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    let limit = word.count <= 3 ? 1 : max(2, word.count / 3)
    guard let nearest, nearest.1 <= limit, nearest.1 < word.count else { return nil }
    return nearest.0
  }

  /// The identifier of the device that a name is a slip of.
  ///
  /// Of several that are equally near, one that shares words with the name goes first.
  package static func nearestDevice(to name: String) -> String? {
    nearest(
      to: name.lowercased(),
      among: DeviceCatalog.suggestions(for: name) + DeviceCatalog.devices.map(\.identifier))
  }

  /// The number of characters to insert, delete or replace, or of neighbours to exchange: the
  /// optimal string alignment distance (Boytsov, *Indexing Methods for Approximate Dictionary
  /// Searching*, 2011).
  ///
  /// - Complexity: O(product of the lengths).
  package static func distance(_ first: String, _ second: String) -> Int {
    let source = Array(first)
    let target = Array(second)
    var before: [Int] = []
    var above = Array(0...target.count)
    for (index, character) in source.enumerated() {
      var row = [index + 1]
      for column in target.indices {
        let replaced = above[column] + (target[column] == character ? 0 : 1)
        var least = min(replaced, row[column] + 1, above[column + 1] + 1)
        if index > 0, column > 0, character == target[column - 1],
          source[index - 1] == target[column]
        {
          least = min(least, before[column - 1] + 1)
        }
        row.append(least)
      }
      before = above
      above = row
    }
    return above[target.count]
  }
}
