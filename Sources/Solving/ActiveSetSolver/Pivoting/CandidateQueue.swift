import FlatStorage

/// The positions of the basis whose multiplier may be out of range, most important level first.
///
/// Of positions that violate the same level the one whose own row matters least comes first: what
/// gives way in the end is mostly a weak wish next to the trouble, and not the strong row that
/// moved everything, which would first be taken back. Ties keep the order of arrival. Entries may
/// be stale: whoever takes one looks again.
struct CandidateQueue: ~Copyable {
  struct Candidate: HeapElement {
    var rank: Int32
    /// The rank of the row that would leave; `Int32.max` for a held unknown.
    var rowRank: Int32
    var order: Int32
    var unknown: UnknownIndex

    @inline(__always)
    func precedes(_ other: Candidate) -> Bool {
      if rank != other.rank { return rank < other.rank }
      return rowRank != other.rowRank ? rowRank > other.rowRank : order < other.order
    }
  }

  private var heap = FlatArray<Candidate>()
  /// By position: whether it waits here.
  private var isQueued = Table<UnknownIndex, Bool>()
  private var nextOrder: Int32 = 0

  var count: Int { heap.count }

  /// A candidate, in no order; for looks at all of them.
  subscript(index: Int) -> Candidate { heap[index] }

  /// Makes room for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    isQueued.reserveCapacity(isQueued.count + unknowns)
  }

  /// Makes slots for unknowns that do not wait, until there are so many.
  mutating func extend(unknowns count: Int) {
    isQueued.extend(to: count, with: false)
  }

  /// Whether a position was inserted, and not settled since.
  @inline(__always)
  func contains(_ unknown: UnknownIndex) -> Bool { isQueued[unknown] }

  /// Queues a position that does not wait.
  mutating func insert(_ unknown: UnknownIndex, rank: Int32, rowRank: Int32) {
    isQueued[unknown] = true
    push(unknown, rank: rank, rowRank: rowRank)
  }

  /// Takes notice that a position was looked at: it waits no more, whatever stale entries it has.
  mutating func settle(_ unknown: UnknownIndex) {
    isQueued[unknown] = false
  }

  /// Queues a position at another rank, perhaps a second time; what is found first counts.
  mutating func push(_ unknown: UnknownIndex, rank: Int32, rowRank: Int32) {
    heap.pushHeap(
      Candidate(rank: rank, rowRank: rowRank, order: nextOrder, unknown: unknown))
    nextOrder &+= 1
  }

  /// Takes the first candidate, to be settled or queued again.
  mutating func pop() -> Candidate? {
    let first = heap.popHeap()
    if heap.isEmpty { nextOrder = 0 }
    return first
  }

  mutating func removeAll() {
    heap.removeAll()
    nextOrder = 0
    for unknown in isQueued.indices { isQueued[unknown] = false }
  }
}
