/// Which rules of two lists are the same constraint, but for what an active one can change.
///
/// Arrangements in a row differ in few places, so the lists are walked side by side, and where they
/// part the nearest place is looked for where they meet again; what is left over is matched by
/// hashing.
/// - Complexity: O(n) in the length of both lists.
package struct StackRuleMatching: Hashable, Sendable {
  /// For each wanted rule the index of the present one; nil where there is none.
  package private(set) var matches: [Int?]
  /// The present rules that are no longer wanted, in order.
  package private(set) var obsolete: [Int] = []

  /// How far ahead the lists are searched for a place to meet again: a hidden or inserted view
  /// makes two rules of one, or one of two.
  private static let reach = 4

  /// Matches the rules of two arrangements; no two rules of one list share a key.
  package init(present: [StackRule], wanted: [StackRule]) {
    matches = Array(repeating: nil, count: wanted.count)
    var unmatched: [Int] = []
    var index = 0
    var other = 0
    while index < present.count, other < wanted.count {
      if present[index].isSameConstraint(as: wanted[other]) {
        matches[other] = index
        index += 1
        other += 1
        continue
      }
      let (skipped, otherSkipped) =
        StackRuleMatching.meeting(present[index...], wanted[other...]) ?? (1, 1)
      obsolete.append(contentsOf: index..<(index + skipped))
      unmatched.append(contentsOf: other..<(other + otherSkipped))
      index += skipped
      other += otherSkipped
    }
    obsolete.append(contentsOf: index..<present.count)
    unmatched.append(contentsOf: other..<wanted.count)
    if !obsolete.isEmpty, !unmatched.isEmpty { matchLeftovers(unmatched, present, wanted) }
  }

  /// How many rules to skip in each list so that they meet; nil where none is near.
  private static func meeting(
    _ present: ArraySlice<StackRule>, _ wanted: ArraySlice<StackRule>
  ) -> (Int, Int)? {
    for distance in 1...reach {
      for skipped in 0...distance {
        let otherSkipped = distance - skipped
        guard skipped < present.count, otherSkipped < wanted.count else { continue }
        let rule = present[present.startIndex + skipped]
        if rule.isSameConstraint(as: wanted[wanted.startIndex + otherSkipped]) {
          return (skipped, otherSkipped)
        }
      }
    }
    return nil
  }

  private mutating func matchLeftovers(
    _ unmatched: [Int], _ present: [StackRule], _ wanted: [StackRule]
  ) {
    var indices: [StackRule: Int] = [:]
    for index in obsolete { indices[present[index].key] = index }
    for other in unmatched {
      matches[other] = indices.removeValue(forKey: wanted[other].key)
    }
    obsolete.removeAll { indices[present[$0].key] != $0 }
  }
}

extension StackRule {
  /// Whether one active constraint can stand for either rule.
  fileprivate func isSameConstraint(as other: StackRule) -> Bool {
    first == other.first && second == other.second && role == other.role
      && relation == other.relation && multiplier == other.multiplier
      && (priority == .required) == (other.priority == .required)
  }
}
