/// The multipliers mu, one vector over the levels for each position of the basis, kept sparse.
///
/// They solve B^T mu = -g, where g sums slope times row over the inactive rows, level by level:
/// mu of an active row is how fast the violations of the others fall when the row's residual
/// grows. Most rows have none: only what is pulled upon does. Each position has a list of its
/// nonzero levels in order of rank.
///
/// A multiplier counts as zero when it is nothing but the rounding of what was added into it, so
/// each carries that magnitude along. Where the magnitudes grow beyond those of slopes, as between
/// nearly parallel rows, updates are ``isInDoubt`` and all is computed anew before an optimum is
/// believed.
struct Multipliers: ~Copyable {
  struct Node: BitwiseCopyable {
    var value: Double
    /// The sum of the magnitudes of all that was added into the value.
    var size: Double
    var level: LevelIndex
    var next: Int32
  }

  private(set) var nodes = FlatArray<Node>()
  /// Whether some multiplier was updated by so much that rounding errors may decide.
  var isInDoubt = false
  private var freeHead: Int32 = -1

  /// Adds `change` at a level to the list that begins at `head`.
  mutating func add(
    _ change: Double, size: Double, level: LevelIndex, to head: inout Int32,
    in levels: borrowing PriorityLevels
  ) {
    let rank = levels.slots[level].rank
    var previous: Int32 = -1
    var node = head
    while node >= 0, levels.slots[nodes[node].level].rank < rank {
      previous = node
      node = nodes[node].next
    }
    if node >= 0, nodes[node].level == level {
      let value = nodes[node].value + change
      let sum = nodes[node].size + size
      nodes[node].value = value
      nodes[node].size = sum
      if sum > NumericalTolerances.doubt { isInDoubt = true }
      if abs(value) <= NumericalTolerances.rounding * sum {
        let next = nodes[node].next
        if previous < 0 { head = next } else { nodes[previous].next = next }
        free(node)
      }
      return
    }
    if size > NumericalTolerances.doubt { isInDoubt = true }
    guard abs(change) > NumericalTolerances.rounding * size else { return }
    let new = allocate(Node(value: change, size: size, level: level, next: node))
    if previous < 0 { head = new } else { nodes[previous].next = new }
  }

  /// The node of a level in the list that begins at `head`; -1 where the multiplier is zero.
  func node(at level: LevelIndex, in head: Int32) -> Int32 {
    var node = head
    while node >= 0, nodes[node].level != level { node = nodes[node].next }
    return node
  }

  /// The multiplier at a level in the list that begins at `head`.
  func value(at level: LevelIndex, in head: Int32) -> Double {
    let node = node(at: level, in: head)
    return node < 0 ? 0 : nodes[node].value
  }

  /// Adds to a multiplier what rounding had left out of it.
  mutating func correct(_ node: Int32, by change: Double) {
    nodes[node].value += change
  }

  /// Empties the list that begins at `head`.
  mutating func clear(_ head: inout Int32) {
    while head >= 0 {
      let next = nodes[head].next
      free(head)
      head = next
    }
  }

  private mutating func allocate(_ node: Node) -> Int32 {
    if freeHead >= 0 {
      let place = freeHead
      freeHead = nodes[place].next
      nodes[place] = node
      return place
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func free(_ node: Int32) {
    nodes[node].next = freeHead
    freeHead = node
  }

  /// Forgets all lists at once; their heads are void.
  mutating func reset() {
    isInDoubt = false
    nodes.removeAll()
    freeHead = -1
  }
}
