import FlatStorage

/// A set of handles out of which the least comes first, whatever the order in which they came.
///
///     words:    a bit for each handle
///     summary:  a bit for each word that has one
///
/// A sort would compare and allocate, and a look at every item costs more than the few that moved.
package struct HandleSet: ~Copyable {
  private var words = FlatArray<UInt64>()
  private var summary = FlatArray<UInt64>()
  private var count = 0
  /// Before this place the summary is empty.
  private var first = 0

  package var isEmpty: Bool { count == 0 }

  /// Creates a set without handles.
  package init() {}

  /// Inserts a handle that is at least 0.
  ///
  /// - Complexity: O(1), amortised over the handles there are at all.
  package mutating func insert(_ handle: Int32) {
    let word = Int(handle) >> 6
    if word >= words.count { grow(toWord: word) }
    let bit: UInt64 = 1 << UInt64(handle & 63)
    guard words[word] & bit == 0 else { return }
    words[word] |= bit
    summary[word >> 6] |= 1 << UInt64(word & 63)
    first = min(first, word >> 6)
    count += 1
  }

  private mutating func grow(toWord word: Int) {
    let room = max(word + 1, words.count * 2)
    words.extend(to: room, with: 0)
    summary.extend(to: (room + 63) / 64, with: 0)
  }

  /// Takes the least handle out; nil when there is none.
  ///
  /// - Complexity: O(1); to take all out one after another, one look for each 4,096 there could be.
  package mutating func popFirst() -> Int32? {
    guard count > 0 else { return nil }
    while summary[first] == 0 { first += 1 }
    let word = first << 6 | summary[first].trailingZeroBitCount
    let bits = words[word]
    let rest = bits & (bits - 1)
    words[word] = rest
    if rest == 0 { summary[first] &= summary[first] - 1 }
    count -= 1
    return Int32(truncatingIfNeeded: word << 6 | bits.trailingZeroBitCount)
  }
}
