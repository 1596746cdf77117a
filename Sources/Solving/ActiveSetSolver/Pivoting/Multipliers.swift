import FlatStorage

/// The multipliers mu, one vector over the levels for each position of the basis, kept sparse.
///
/// They solve B^T mu = -g, where g sums slope times row over the inactive rows, level by level, but for
/// what is noted still (``SlopeChanges``) or deferred (``DeferredPulls``):
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

  private var nodes = FlatArray<Node>()
  /// By position: where its list begins, or -1.
  private var heads = Table<UnknownIndex, Int32>()
  /// Whether so much was added into some multiplier that rounding errors may decide.
  private(set) var isInDoubt = false
  /// Whether that was so with a single update, and not by many updates one after another.
  private(set) var isSteep = false
  /// The magnitude from which that is so: more rows may pull more, each of them as ordinary.
  private var doubt = NumericalTolerances.doubt
  private var freeHead: Int32 = -1
  /// How many multipliers are of the required level.
  private(set) var requiredCount = 0
  /// The multipliers of one position while they are multiplied by a number.
  private var rescaled = FlatArray<Node>()

  /// Makes room for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    heads.reserveCapacity(heads.count + unknowns)
  }

  /// Makes slots for unknowns with empty lists, until there are so many.
  mutating func extend(unknowns count: Int) {
    heads.extend(to: count, with: -1)
  }

  /// Begins the list of an unknown anew, whose list is void.
  mutating func forget(_ unknown: UnknownIndex) {
    heads[unknown] = -1
  }

  // MARK: Lists

  /// Where the list of a position begins; negative when it is empty.
  @inline(__always)
  func first(of unknown: UnknownIndex) -> Int32 { heads[unknown] }

  subscript(node: Int32) -> Node {
    @inline(__always) get { nodes[node] }
  }

  /// Adds `change` at a level to the multiplier of a position.
  mutating func add(
    _ change: Double, size: Double, level: LevelIndex, to unknown: UnknownIndex,
    in levels: borrowing PriorityLevels
  ) {
    let rank = levels.slots[level].rank
    var previous: Int32 = -1
    var node = heads[unknown]
    while node >= 0, levels.slots[nodes[node].level].rank < rank {
      previous = node
      node = nodes[node].next
    }
    if node >= 0, nodes[node].level == level {
      let value = nodes[node].value + change
      let sum = nodes[node].size + size
      nodes[node].value = value
      nodes[node].size = sum
      if sum > doubt {
        isInDoubt = true
        if size > doubt { isSteep = true }
      }
      if abs(value) <= NumericalTolerances.rounding * sum {
        remove(node, after: previous, of: unknown)
      }
      return
    }
    if size > doubt { noteDoubt() }
    guard abs(change) > NumericalTolerances.rounding * size else { return }
    let new = allocate(Node(value: change, size: size, level: level, next: node))
    if previous < 0 { heads[unknown] = new } else { nodes[previous].next = new }
  }

  /// The node of a level in the list of a position; -1 where the multiplier is zero.
  private func node(at level: LevelIndex, of unknown: UnknownIndex) -> Int32 {
    var node = heads[unknown]
    while node >= 0, nodes[node].level != level { node = nodes[node].next }
    return node
  }

  /// The multiplier of a position at a level.
  mutating func value(at level: LevelIndex, of unknown: UnknownIndex) -> Double {
    let node = node(at: level, of: unknown)
    return node < 0 ? 0 : nodes[node].value
  }

  /// Adds to a multiplier what rounding had left out of it.
  ///
  /// - Returns: false, and nothing is done, where the multiplier is zero.
  mutating func correct(
    _ unknown: UnknownIndex, by change: Double, at level: LevelIndex
  ) -> Bool {
    var previous: Int32 = -1
    var node = heads[unknown]
    while node >= 0, nodes[node].level != level { (previous, node) = (node, nodes[node].next) }
    if node < 0 { return false }
    nodes[node].value += change
    if abs(nodes[node].value) <= NumericalTolerances.rounding * nodes[node].size {
      remove(node, after: previous, of: unknown)
    }
    return true
  }

  @inline(__always)
  private mutating func remove(_ node: Int32, after previous: Int32, of unknown: UnknownIndex) {
    let next = nodes[node].next
    if previous < 0 { heads[unknown] = next } else { nodes[previous].next = next }
    free(node)
  }

  /// Empties the list of a position.
  mutating func clear(_ unknown: UnknownIndex) {
    var head = heads[unknown]
    while head >= 0 {
      let next = nodes[head].next
      free(head)
      head = next
    }
    heads[unknown] = -1
  }

  /// Multiplies all multipliers of a position.
  mutating func scale(
    _ unknown: UnknownIndex, by factor: Double, in levels: borrowing PriorityLevels
  ) {
    rescaled.removeAll()
    var node = heads[unknown]
    while node >= 0 {
      let old = nodes[node]
      rescaled.append(
        Node(value: old.value * factor, size: old.size * abs(factor), level: old.level, next: -1))
      node = old.next
    }
    clear(unknown)
    for index in 0..<rescaled.count {
      let new = rescaled[index]
      add(new.value, size: new.size, level: new.level, to: unknown, in: levels)
    }
  }

  /// Hands a list on to a position that has none.
  @inline(__always)
  mutating func move(from source: UnknownIndex, to target: UnknownIndex) {
    heads[target] = heads[source]
    heads[source] = -1
  }

  /// Hands lists on as the rows of a path hand their unknowns on: the first gets that of the last.
  mutating func rotate(along path: borrowing FlatArray<UnknownIndex>) {
    var index = path.count - 1
    let head = heads[path[index]]
    while index > 0 {
      heads[path[index]] = heads[path[index - 1]]
      index -= 1
    }
    heads[path[0]] = head
  }

  /// Forgets all lists at once.
  mutating func reset() {
    clearDoubt()
    nodes.removeAll()
    freeHead = -1
    requiredCount = 0
    for unknown in heads.indices { heads[unknown] = -1 }
  }

  // MARK: Doubt

  /// Takes notice of how many rows may pull.
  mutating func note(rowCount: Int) {
    doubt = NumericalTolerances.doubt * max(1, Double(rowCount) / NumericalTolerances.manyRows)
  }

  /// Notes that an update was so steep that rounding errors may decide.
  mutating func noteDoubt() {
    isInDoubt = true
    isSteep = true
  }

  /// Takes notice that what grew so large with single updates was the sum of many small ones.
  mutating func noteGradual() {
    isSteep = false
  }

  /// Believes the multipliers, which have just been computed from nothing.
  mutating func clearDoubt() {
    isInDoubt = false
    isSteep = false
  }

  // MARK: Memory

  private mutating func allocate(_ node: Node) -> Int32 {
    if node.level == PriorityLevels.required { requiredCount += 1 }
    if freeHead >= 0 {
      let index = freeHead
      freeHead = nodes[index].next
      nodes[index] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func free(_ node: Int32) {
    if nodes[node].level == PriorityLevels.required { requiredCount -= 1 }
    nodes[node].next = freeHead
    freeHead = node
  }
}
