/// A set of small numbers out of which the least comes first, whatever the order in which they came.
///
///     words:    a bit for each number
///     summary:  a bit for each word that has one
///
/// A sort would compare and allocate, and a look at all that could be there costs more than the few that are.
public struct BitSet: ~Copyable {
  @usableFromInline var words = FlatArray<UInt64>()
  @usableFromInline var summary = FlatArray<UInt64>()
  @usableFromInline var storedCount = 0
  /// Before this place the summary is empty.
  @usableFromInline var first = 0

  /// How many numbers there are.
  @inlinable public var count: Int {
    @inline(__always) get { storedCount }
  }

  /// Whether there is no number.
  @inlinable public var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  /// Creates a set without numbers.
  public init() {}

  /// Inserts a number that is at least 0.
  ///
  /// - Complexity: O(1), amortised over the largest number there was.
  @inlinable @inline(__always)
  public mutating func insert(_ number: Int32) {
    let word = Int(number) >> 6
    if word >= words.count { grow(toWord: word) }
    let bits = words[word]
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard bits & bit == 0 else { return }
    words[word] = bits | bit
    storedCount &+= 1
    guard bits == 0 else { return }
    summary[word >> 6] |= 1 << UInt64(word & 63)
    if word >> 6 < first { first = word >> 6 }
  }

  @inlinable @inline(never)
  mutating func grow(toWord word: Int) {
    let room = max(word + 1, words.count * 2)
    words.extend(to: room, with: 0)
    summary.extend(to: (room + 63) / 64, with: 0)
  }

  /// Takes the least number out; nil when there is none.
  ///
  /// - Complexity: O(1); to take all out one after another, one look for each 4,096 there could be.
  @inlinable @inline(__always)
  public mutating func popFirst() -> Int32? {
    guard count > 0 else { return nil }
    while summary[first] == 0 { first &+= 1 }
    let word = first << 6 | summary[first].trailingZeroBitCount
    let bits = words[word]
    let rest = bits & (bits &- 1)
    words[word] = rest
    if rest == 0 { summary[first] &= summary[first] &- 1 }
    storedCount &-= 1
    return Int32(truncatingIfNeeded: word << 6 | bits.trailingZeroBitCount)
  }
}
