/// The multipliers mu, one vector over the levels for each position of the basis, kept sparse.
///
/// They solve B^T mu = -g, where g sums slope times row over the inactive rows, level by level:
/// mu of an active row is how fast the violations of the others fall when the row's residual
/// grows. Most rows have none: only what is pulled upon does. Each position has a list of its
/// nonzero levels in order of rank.
struct Multipliers: ~Copyable {
  struct Node: BitwiseCopyable {
    var value: Double
    var level: Int32
    var next: Int32
  }

  private(set) var nodes = FlatArray<Node>()
  private var freeHead: Int32 = -1

  /// Adds `change` at a level to the list that begins at `head`.
  mutating func add(
    _ change: Double, level: Int32, to head: inout Int32, in levels: borrowing PriorityLevels
  ) {
    let rank = levels.slots[level].rank
    let tolerance = levels.slots[level].tolerance
    var previous: Int32 = -1
    var node = head
    while node >= 0, levels.slots[nodes[node].level].rank < rank {
      previous = node
      node = nodes[node].next
    }
    if node >= 0, nodes[node].level == level {
      let value = nodes[node].value + change
      nodes[node].value = value
      if abs(value) <= tolerance {
        let next = nodes[node].next
        if previous < 0 { head = next } else { nodes[previous].next = next }
        free(node)
      }
      return
    }
    guard abs(change) > tolerance else { return }
    let new = allocate(Node(value: change, level: level, next: node))
    if previous < 0 { head = new } else { nodes[previous].next = new }
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
    nodes.removeAll()
    freeHead = -1
  }
}
