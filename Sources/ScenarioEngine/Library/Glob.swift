/// Patterns over names: `*` for any text, `?` for any character.
package enum Glob {
  /// Whether a name fits a pattern.
  ///
  /// - Complexity: O(length of the name * length of the pattern).
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    let name = Array(name)
    let pattern = Array(pattern)
    var position = 0
    var index = 0
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        // The last star takes one character more.
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
