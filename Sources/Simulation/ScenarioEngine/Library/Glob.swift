/// Patterns over names: `*` for any text, `?` for any character.
package enum Glob {
  /// Whether a name fits a pattern.
  ///
  /// - Complexity: O(length of the name * length of the pattern).
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    matches(Array(name), Array(pattern), any: "*", one: "?")
  }

  /// Whether a row of symbols fits a pattern.
  ///
  /// - Parameters:
  ///   - name: The symbols of the name.
  ///   - pattern: The symbols of the pattern.
  ///   - any: The symbol of the pattern that stands for any number of symbols.
  ///   - one: The symbol of the pattern that stands for any single one.
  /// - Returns: Whether all of the name fits all of the pattern.
  /// - Complexity: O(length of the name * length of the pattern).
  package static func matches<Symbol: Equatable>(
    _ name: [Symbol], _ pattern: [Symbol], any: Symbol, one: Symbol
  ) -> Bool {
    var position = 0
    var index = 0
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == any {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == one || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        // The last star takes one symbol more.
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == any }
  }
}
