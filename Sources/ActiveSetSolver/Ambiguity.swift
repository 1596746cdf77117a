import LinearConstraints

/// Which unknowns the optimum does not determine.
///
/// With one optimal set of multipliers, a point is optimal exactly if rows with a multiplier
/// strictly within their slopes stay at zero and all others keep their side. The directions that
/// do so form a cone. A first auxiliary system, solved by this same method, finds the rows that
/// can leave zero at all; the others span, with the strict ones, what is fixed. A second one, of
/// those rows as equations, shows by its held unknowns what can still move.
extension ActiveSetCore {
  /// The unknowns that can move without loss, in order.
  mutating func ambiguousUnknowns() throws(Breakdown) -> [Int32] {
    let affected = reachOfFreePositions()
    if affected.isEmpty { return [] }
    var face = OptimalFace(unknowns: affected)
    collectRows(of: affected, into: &face)
    try face.fixRowsThatCannotLeaveZero()
    return try face.freeUnknowns().sorted()
  }

  /// All that moves when rows move that can without loss, as far as their slopes tell.
  private mutating func reachOfFreePositions() -> [Int32] {
    var affected: [Int32] = []
    beginSearch()
    for unknown in 0..<Int32(matrix.unknowns.count) where !isVisited(unknown) {
      let standing = standing(of: unknown)
      guard standing.isAtUpper || standing.isAtLower else { continue }
      visitDependents(of: unknown)
    }
    for place in 0..<search.finished.count {
      let node = search.finished[place]
      if node >= 0 {
        affected.append(node)
      } else {
        for index in 0..<blocks[~node].stepCount {
          affected.append(blocks.member(index, of: ~node))
        }
      }
    }
    return affected
  }

  private mutating func collectRows(of affected: [Int32], into face: inout OptimalFace) {
    var isKnown = FlatArray<Bool>(repeating: false, count: matrix.rows.count)
    for unknown in affected {
      let start = matrix.unknowns[unknown].columnStart
      for place in start..<start + matrix.unknowns[unknown].columnCount {
        let row = matrix.columns[place]
        if isKnown[row] || matrix.rows[row].pivot == Row.absent { continue }
        isKnown[row] = true
        if let freedom = freedom(of: row) { face.append(row: row, of: &self, freedom: freedom) }
      }
    }
  }

  /// How the residual of a row may change: 0 not at all, +1 or -1 one way; nil when it is off zero.
  private mutating func freedom(of row: Int32) -> Int8? {
    if matrix.rows[row].isActive {
      let standing = standing(of: matrix.rows[row].pivot)
      return standing.isAtUpper ? 1 : standing.isAtLower ? -1 : 0
    }
    let isAtZero = abs(matrix.rows[row].residual) <= NumericalTolerances.conflict
    return isAtZero ? matrix.rows[row].side : nil
  }
}

/// The directions in which an optimal point can move and stay optimal.
private struct OptimalFace: ~Copyable {
  private var names: [Int32]
  private var locals: [Int32: Int32] = [:]
  private var rows: [[Coefficient]] = []
  private var freedoms: [Int8] = []

  init(unknowns: [Int32]) {
    names = unknowns
    for (local, unknown) in unknowns.enumerated() { locals[unknown] = Int32(local) }
  }

  mutating func append(row: Int32, of system: inout ActiveSetCore, freedom: Int8) {
    var terms: [Coefficient] = []
    let first = system.matrix.rows[row].firstCoefficient
    for place in first..<first + system.matrix.rows[row].coefficientCount {
      let coefficient = system.matrix.coefficients[place]
      if let local = locals[coefficient.unknown] {
        terms.append(Coefficient(value: coefficient.value, unknown: local, columnOffset: -1))
      }
    }
    rows.append(terms)
    freedoms.append(freedom)
  }

  private func add(
    _ index: Int, _ shape: ConstraintShape, at slot: Int, to core: inout ActiveSetCore
  ) {
    var terms = FlatArray<Coefficient>()
    for term in rows[index] { terms.append(term) }
    core.add(row: Int32(slot), kind: .constraint, terms: terms, shape: shape)
  }

  private func makeCore() -> ActiveSetCore {
    var core = ActiveSetCore()
    for local in names.indices { core.makeUnknown(Int32(local)) }
    return core
  }

  /// Sets the freedom of rows to 0 that no direction of the cone takes off zero.
  ///
  /// Each row that may leave is asked to, by one unit; directions add up, so one system asks all.
  mutating func fixRowsThatCannotLeaveZero() throws(Breakdown) {
    guard freedoms.contains(where: { $0 != 0 }), let wish = Priority(1) else { return }
    var core = makeCore()
    var next = 0
    var wishes: [(index: Int, slot: Int32)] = []
    for index in rows.indices {
      let freedom = freedoms[index]
      let relation: Relation =
        freedom == 0 ? .equal : freedom > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      add(index, ConstraintShape(relation), at: next, to: &core)
      next += 1
      if freedom == 0 { continue }
      let shape = ConstraintShape(relation, constant: -Double(freedom), priority: wish)
      add(index, shape, at: next, to: &core)
      wishes.append((index, Int32(next)))
      next += 1
    }
    core.changes.begin()
    try core.applyBatch()
    try core.optimize()
    for wish in wishes {
      let rate = core.matrix.evaluate(row: wish.slot - 1)
      freedoms[wish.index] = abs(rate) > Tolerances.change ? freedoms[wish.index] : 0
    }
  }

  /// The unknowns that are not fixed by the rows that stay at zero.
  func freeUnknowns() throws(Breakdown) -> [Int32] {
    var core = makeCore()
    var next = 0
    for index in rows.indices where freedoms[index] == 0 {
      add(index, ConstraintShape(.equal), at: next, to: &core)
      next += 1
    }
    core.changes.begin()
    try core.applyBatch()
    try core.completeBasis()
    core.moveHeldUnknowns()
    var result: [Int32] = []
    for place in 0..<core.direction.count
    where abs(core.direction[place].rate) > NumericalTolerances.pivot {
      result.append(names[Int(core.direction[place].unknown)])
    }
    core.clearTouched()
    return result
  }
}

extension ActiveSetCore {
  /// Exchanges held unknowns for inactive rows that depend on them, until there are none.
  fileprivate mutating func completeBasis() throws(Breakdown) {
    for _ in 0..<matrix.unknowns.count + 1 {
      moveHeldUnknowns()
      var row: Int32 = -1
      var largest = Tolerances.change
      for place in 0..<touched.count where abs(touched[place].rate) > largest {
        (row, largest) = (touched[place].row, abs(touched[place].rate))
      }
      clearTouched()
      if row < 0 { return }
      beginTransposedSolve()
      seedTransposed(row: row, times: 1)
      finishTransposedSolve()
      var held: Int32 = -1
      largest = 0
      for place in 0..<combination.count {
        let share = combination[place]
        guard matrix.unknowns[share.unknown].pivotRow < 0, abs(share.rate) > largest else {
          continue
        }
        (held, largest) = (share.unknown, abs(share.rate))
      }
      if held < 0 { return }
      try movePivots(from: held, to: row, isLocal: false)
    }
  }

  /// A forward solve in which every held unknown moves, each at a rate of its own.
  ///
  /// The rates are scattered so that what depends on several of them does not stand still.
  fileprivate mutating func moveHeldUnknowns() {
    beginForwardSolve()
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for unknown in 0..<Int32(matrix.unknowns.count)
    where matrix.unknowns[unknown].pivotRow < 0 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      seedForward(unknown, 1 + Double(state >> 11) * 0x1p-53)
    }
    finishForwardSolve()
  }
}
