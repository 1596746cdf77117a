import FlatStorage

/// The bumps of the almost triangular basis, each with sparse triangular factors of its own.
///
/// Rows and the unknowns they determine form a directed graph; its strongly connected components
/// are what must be solved together (the block triangular form, as in KLU). A component of one
/// unknown needs no factors and no storage; a larger one is a *bump*:
///
///     bumps[b]  -> steps[first ..< first + count]      one per pivot, in pivot order
///     steps[t]   -> entries[first ..< +lower, +upper]   multipliers of L, then the row of U
///
/// The steps are also the list of the bump's unknowns; entries name steps by number, so that a
/// solve works on consecutive numbers. Freed ranges are squeezed out when they
/// are more than half of the pools.
///
/// A large bump is not factored anew when one of its rows is exchanged: see
/// `Bumps+Updates.swift`.
struct Bumps: ~Copyable {
  struct Bump: BitwiseCopyable {
    var firstStep: Int32
    /// 0 when the bump is free; then `firstStep` links to the next free one.
    var stepCount: Int32
    var firstEntry: Int32
    var entryCount: Int32
    /// The updates since it was factored, in both directions; -1 without.
    var firstUpdate: Int32 = -1
    var lastUpdate: Int32 = -1
    var updateCount: Int32 = 0
    var updateEntryCount: Int32 = 0
  }

  struct Step: BitwiseCopyable {
    var pivot: Double
    /// The unknown of the pivot.
    var unknown: UnknownIndex
    /// The row of the pivot, by the unknown that it determines in the graph.
    ///
    /// It may be another one: a pivot can be an entry that only elimination filled in.
    var rowUnknown: UnknownIndex
    /// Where the entries begin, counted from the bump's first.
    var firstEntry: Int32
    var lowerCount: Int32
    var upperCount: Int32
  }

  /// An entry of a factor, in the row or column of the step with the given number.
  struct Entry: BitwiseCopyable {
    var value: Double
    var step: Int32
  }

  var bumps = Table<BumpIndex, Bump>()
  var steps = FlatArray<Step>()
  private(set) var entries = FlatArray<Entry>()
  var updates = FlatArray<Update>()
  var updateEntries = FlatArray<Entry>()
  private var freeHead = BumpIndex.none
  private var garbage = 0
  /// Bumps with updates; without any, the pools of updates are emptied.
  var updatedBlockCount = 0
  /// Where the pools are squeezed into; then they change places, so that none is allocated.
  private var otherSteps = FlatArray<Step>()
  private var otherEntries = FlatArray<Entry>()
  /// The running solve.
  var sums = StepSums()

  /// Whether there is none, nor anything left of one that was removed.
  var isEmpty: Bool { steps.isEmpty }
  /// The indices of all bumps, the free ones among them.
  var indices: IndexRange<BumpIndex> { bumps.indices }

  subscript(bump: BumpIndex) -> Bump { bumps[bump] }

  func member(_ index: Int32, of bump: BumpIndex) -> UnknownIndex {
    steps[bumps[bump].firstStep + index].unknown
  }

  /// Begins a bump; its steps and entries are appended next.
  mutating func open() -> BumpIndex {
    if garbage > 1024, garbage > (steps.count + entries.count) / 2 { squeeze() }
    let bump = Bump(
      firstStep: Int32(steps.count), stepCount: 0, firstEntry: Int32(entries.count), entryCount: 0)
    if !freeHead.isNone {
      let index = freeHead
      freeHead = BumpIndex(bumps[index].firstStep)
      bumps[index] = bump
      return index
    }
    return bumps.append(bump)
  }

  mutating func appendStep(
    pivot: Double, unknown: UnknownIndex, rowUnknown: UnknownIndex, to bump: BumpIndex
  ) {
    steps.append(
      Step(
        pivot: pivot, unknown: unknown, rowUnknown: rowUnknown,
        firstEntry: Int32(entries.count) - bumps[bump].firstEntry, lowerCount: 0, upperCount: 0))
    bumps[bump].stepCount += 1
  }

  mutating func appendLower(_ entry: Entry, to bump: BumpIndex) {
    entries.append(entry)
    steps[steps.count - 1].lowerCount += 1
    bumps[bump].entryCount += 1
  }

  mutating func appendUpper(_ entry: Entry, to bump: BumpIndex) {
    entries.append(entry)
    steps[steps.count - 1].upperCount += 1
    bumps[bump].entryCount += 1
  }

  mutating func remove(_ bump: BumpIndex) {
    garbage += Int(bumps[bump].stepCount + bumps[bump].entryCount)
    forgetUpdates(of: bump)
    bumps[bump] = Bump(
      firstStep: freeHead.rawValue, stepCount: 0, firstEntry: 0, entryCount: 0)
    freeHead = bump
  }

  mutating func removeAll() {
    bumps.removeAll()
    steps.removeAll()
    entries.removeAll()
    updates.removeAll()
    updateEntries.removeAll()
    updatedBlockCount = 0
    freeHead = .none
    garbage = 0
  }

  private mutating func squeeze() {
    otherSteps.removeAll()
    otherEntries.removeAll()
    for index in bumps.indices where bumps[index].stepCount > 0 {
      let old = bumps[index]
      bumps[index].firstStep = Int32(otherSteps.count)
      bumps[index].firstEntry = Int32(otherEntries.count)
      for offset in 0..<old.stepCount { otherSteps.append(steps[old.firstStep + offset]) }
      for offset in 0..<old.entryCount { otherEntries.append(entries[old.firstEntry + offset]) }
    }
    swap(&steps, &otherSteps)
    swap(&entries, &otherEntries)
    garbage = 0
  }

  // MARK: Triangular solves

  /// Solves with a bump: `unknowns` holds the right side by the rows' unknowns, then the solution.
  mutating func solve<Mode: SolveMode>(
    _ bump: BumpIndex, _ unknowns: inout Table<UnknownIndex, SizedSum>, _ mode: Mode.Type
  ) {
    let (firstStep, count) = (bumps[bump].firstStep, bumps[bump].stepCount)
    let firstEntry = bumps[bump].firstEntry
    sums.begin(count)
    for index in 0..<count {
      sums.set(index, to: unknowns[steps[firstStep + index].rowUnknown], mode)
    }
    if bumps[bump].updateCount > 0 { applyUpdates(of: bump, mode) }
    for index in 0..<count {
      let step = steps[firstStep + index]
      let first = firstEntry + step.firstEntry
      sums.pass(index, along: entries, in: first..<first + step.lowerCount)
    }
    var index = count
    while index > 0 {
      index -= 1
      let step = steps[firstStep + index]
      let first = firstEntry + step.firstEntry + step.lowerCount
      sums.gather(index, from: entries, in: first..<first + step.upperCount)
      sums.divide(index, by: step.pivot, mode)
    }
    for index in 0..<count {
      unknowns[steps[firstStep + index].unknown] = SizedSum(
        value: sums.values[index], size: sums.size)
    }
  }

  /// Solves with the transpose of a bump: right side by unknowns, solution by rows' unknowns.
  mutating func solveTransposed(_ bump: BumpIndex, _ unknowns: inout Table<UnknownIndex, SizedSum>)
  {
    let (firstStep, count) = (bumps[bump].firstStep, bumps[bump].stepCount)
    let firstEntry = bumps[bump].firstEntry
    let mode = WithMagnitudes.self
    sums.begin(count)
    for index in 0..<count {
      sums.set(index, to: unknowns[steps[firstStep + index].unknown], mode)
    }
    for index in 0..<count {
      let step = steps[firstStep + index]
      sums.divide(index, by: step.pivot, mode)
      let first = firstEntry + step.firstEntry + step.lowerCount
      sums.pass(index, along: entries, in: first..<first + step.upperCount)
    }
    var index = count
    while index > 0 {
      index -= 1
      let step = steps[firstStep + index]
      let first = firstEntry + step.firstEntry
      sums.gather(index, from: entries, in: first..<first + step.lowerCount)
      sums.note(index)
    }
    if bumps[bump].updateCount > 0 {
      applyUpdatesTransposed(of: bump)
      for index in 0..<count { sums.note(index) }
    }
    for index in 0..<count {
      unknowns[steps[firstStep + index].rowUnknown] = SizedSum(
        value: sums.values[index], size: sums.size)
    }
  }
}
