import LinearConstraints

/// Exchanges of one active row for another: the pivot step.
extension ActiveSetCore {
  /// Lets the row (or the hold) at a position leave the basis in a direction.
  ///
  /// - Parameters:
  ///   - position: the unknown that the leaving row determines.
  ///   - sign: +1 when the residual of the leaving row grows, -1 when it falls.
  ///   - shortStep: whether to stop at the first breakpoint.
  /// - Throws: when no breakpoint ends the descent, or the new basis is singular.
  mutating func pivot(
    _ position: UnknownIndex, direction sign: Int8, shortStep: Bool
  ) throws(Breakdown) {
    beginForwardSolve()
    seedForward(position, Double(sign))
    finishForwardSolve()
    guard clearlyDescends(from: position, sign) || descends(from: position, sign) else {
      clearTouched()
      enqueueIfViolating(position)
      return
    }
    collectBreakpoints()
    guard let entering = ratioTest(shortStep: shortStep) else {
      clearTouched()
      throw Breakdown(reason: "a direction without end")
    }
    let row = entering.row
    let rate = touched[entering.place].rate
    let isLocal = staysTriangular(position, row)
    let block = isLocal ? BlockIndex.none : blockThatTakes(row, at: position)
    move(by: entering.step)
    clearTouched()
    matrix.rows[row].residual = 0
    flushSlopeChanges()

    let leaving = matrix.unknowns[position].pivotRow
    exchangeMultipliers(
      position, entering: row, slope: slope(ofRow: leaving, side: sign),
      element: rate * Double(sign))
    if !leaving.isNone {
      matrix.rows[leaving].residual = Double(sign) * entering.step
      matrix.rows[leaving].side = sign
      suspectIfViolated(leaving)
    }
    let isUpdated = !block.isNone ? try updateBlock(block, from: position, to: row) : false
    if !isUpdated { try movePivots(from: position, to: row, isLocal: isLocal) }
    work.pivots += 1
    zeroSteps = isMove(entering) ? 0 : zeroSteps + 1
  }

  /// Whether a step is longer than rounding makes it.
  ///
  /// The residual that ends it tells, not its length: where rows are nearly parallel, what rounding
  /// leaves of a residual of zero is a step of some length, and exchanges may go round on such steps.
  private func isMove(_ breakpoint: BreakpointHeap.Breakpoint) -> Bool {
    breakpoint.step > NumericalTolerances.primal
      && breakpoint.step * breakpoint.steepness > NumericalTolerances.primal
  }

  /// The level and slope of an active row on one side; a held unknown has slope 0.
  private mutating func slope(ofRow row: RowIndex, side: Int8) -> (level: LevelIndex, value: Double)
  {
    if row.isNone { return (PriorityLevels.required, 0) }
    let slope = side > 0 ? matrix.rows[row].upperSlope : matrix.rows[row].lowerSlope
    return (matrix.rows[row].level, slope)
  }

  /// Whether the stored multipliers leave no doubt that the objective falls from a position.
  ///
  /// They do not where they are near their range beside what was added into them.
  private mutating func clearlyDescends(from position: UnknownIndex, _ sign: Int8) -> Bool {
    if multipliers.isInDoubt { return false }
    directionalSlope.removeAll()
    directionalSlope.extend(to: levels.count, with: SizedSum())
    var node = matrix.unknowns[position].multipliers
    while node >= 0 {
      let entry = multipliers.nodes[node]
      directionalSlope[levels.slots[entry.level].rank].add(
        -Double(sign) * entry.value, size: entry.size)
      node = entry.next
    }
    let slope = slope(ofRow: matrix.unknowns[position].pivotRow, side: sign)
    directionalSlope[levels.slots[slope.level].rank].add(
      Double(sign) * slope.value, size: abs(slope.value))
    for rank in 0..<directionalSlope.count where directionalSlope[rank].value != 0 {
      let total = directionalSlope[rank]
      return total.value < -NumericalTolerances.clear * total.size
    }
    return false
  }

  /// Whether the objective falls along the direction from a position, and by which slope.
  ///
  /// The slope is summed up anew from the rows that the direction touches: exact but for rounding,
  /// where the stored multipliers are sums of many updates, which it replaces. A candidate that does
  /// not descend then was a phantom. (Updated against computed reduced cost of the entering variable;
  /// Maros, Computational Techniques of the Simplex Method, 2003.)
  private mutating func descends(from position: UnknownIndex, _ sign: Int8) -> Bool {
    directionalSlope.removeAll()
    directionalSlope.extend(to: levels.count, with: SizedSum())
    for place in 0..<touched.count {
      let row = touched[place].row
      let slope = matrix.rows[row].slope
      if slope == 0 { continue }
      directionalSlope[levels.slots[matrix.rows[row].level].rank].add(
        slope * touched[place].rate, size: abs(slope) * Double(touched[place].size))
    }
    multipliers.clear(&matrix.unknowns[position].multipliers)
    for rank in 0..<directionalSlope.count where directionalSlope[rank].isSignificant {
      multipliers.add(
        -Double(sign) * directionalSlope[rank].value, size: directionalSlope[rank].size,
        level: levels.byRank[rank], to: &matrix.unknowns[position].multipliers, in: levels)
    }
    guard standing(of: position).violation == sign else { return false }
    let slope = slope(ofRow: matrix.unknowns[position].pivotRow, side: sign)
    directionalSlope[levels.slots[slope.level].rank].add(
      Double(sign) * slope.value, size: abs(slope.value))
    return descends()
  }

  /// Whether `row` may determine `position` without closing a cycle.
  ///
  /// Right after a forward solve from the position, whose marks it reads.
  private mutating func staysTriangular(_ position: UnknownIndex, _ row: RowIndex) -> Bool {
    if matrix.unknowns[position].block.isNone == false { return false }
    var isMentioned = false
    let first = matrix.rows[row].firstCoefficient
    for place in first..<first + matrix.rows[row].coefficientCount {
      let unknown = matrix.coefficients[place].unknown
      if unknown == position {
        isMentioned = true
      } else if isVisited(unknown) {
        return false
      }
    }
    return isMentioned
  }

  /// The block of a position, if it can take a row there without growing; else none.
  ///
  /// All that the row mentions besides must be independent of the block. Right after a forward solve
  /// from the position, whose marks it reads.
  private mutating func blockThatTakes(_ row: RowIndex, at position: UnknownIndex) -> BlockIndex {
    let block = matrix.unknowns[position].block
    guard !block.isNone, blocks.mayUpdate(block) else { return .none }
    let first = matrix.rows[row].firstCoefficient
    for place in first..<first + matrix.rows[row].coefficientCount {
      let unknown = matrix.coefficients[place].unknown
      if matrix.unknowns[unknown].block != block, isVisited(unknown) { return .none }
    }
    return block
  }

  /// Exchanges a row within a block by an update of its factors.
  ///
  /// - Returns: false when the block must be factored anew; nothing is changed then.
  private mutating func updateBlock(
    _ block: BlockIndex, from position: UnknownIndex, to row: RowIndex
  ) throws(Breakdown) -> Bool {
    beginTransposedSolve()
    seedTransposed(row: row, times: 1)
    finishTransposedSolve()
    for place in 0..<combination.count
    where matrix.unknowns[combination[place].unknown].block == block {
      rightSide[combination[place].unknown].value = combination[place].rate
    }
    guard blocks.exchangeRow(of: block, at: position, shares: &rightSide) else { return false }
    directions.invalidate()
    let leaving = matrix.unknowns[position].pivotRow
    try findPath(from: position, toRow: row, target: .none)
    blocks.renameRows(of: block, along: path)
    shiftPivots(leaving: leaving)
    pair(row: row, with: path[0])
    for place in 0..<path.count { enqueueIfViolating(path[place]) }
    return true
  }

  /// Moves along ``direction``; rows that cross their breakpoint change sides.
  mutating func move(by step: Double) {
    if step == 0 { return }
    markChanges()
    drift.add(step, rate: largestRate * (addsMagnitudes ? NumericalTolerances.exchangeDrift : 1))
    for place in 0..<direction.count {
      let entry = direction[place]
      setValue(matrix.values[entry.unknown] + step * entry.rate, of: entry.unknown)
    }
    for place in 0..<touched.count {
      let entry = touched[place]
      changeResidual(of: entry.row, by: step * entry.rate)
    }
  }

  /// Changes the residual of an inactive row, and its side if that follows.
  @inline(__always)
  mutating func changeResidual(of row: RowIndex, by change: Double) {
    setResidual(matrix.rows[row].residual + change, of: row)
  }

  /// Gives an inactive row a residual, and another side if that follows.
  @inline(__always)
  mutating func setResidual(_ residual: Double, of row: RowIndex) {
    matrix.rows[row].residual = residual
    if matrix.rows[row].hasNotableResidual { examineResidual(of: row) }
  }

  /// What follows from a residual on the other side, or from one that violates a required row.
  @inline(never)
  private mutating func examineResidual(of row: RowIndex) {
    if matrix.rows[row].residual * Double(matrix.rows[row].side) < 0 { flipIfCrossed(row) }
    suspectIfViolated(row)
  }

  /// Flips a row whose residual lies on the other side by more than rounding, at the present values.
  private mutating func flipIfCrossed(_ row: RowIndex) {
    if abs(matrix.rows[row].residual) > NumericalTolerances.certain { return flip(row) }
    let residual = matrix.evaluateSized(row: row)
    matrix.rows[row].residual = residual.value
    let tolerance = max(
      matrix.rows[row].primalTolerance(primalZero), NumericalTolerances.residual * residual.size)
    if residual.value * Double(matrix.rows[row].side) < -tolerance { flip(row) }
  }

  /// Notes a required row that does not hold.
  @inline(__always)
  mutating func suspectIfViolated(_ row: RowIndex) {
    if matrix.rows[row].level == PriorityLevels.required,
      matrix.rows[row].violation > NumericalTolerances.suspicion
    {
      suspects.append(row)
    }
  }

  // MARK: Multipliers

  /// Updates the multipliers for an exchange that has not been made yet.
  ///
  /// With v the entering row in terms of the active ones, mu_k falls by (mu_i - s_i) v_k / v_i,
  /// and the position gets (mu_i - s_i) / v_i plus the slope that the entering row had.
  mutating func exchangeMultipliers(
    _ position: UnknownIndex, entering row: RowIndex, slope: (level: LevelIndex, value: Double),
    element: Double
  ) {
    if slope.value != 0 {
      multipliers.add(
        -slope.value, size: abs(slope.value), level: slope.level,
        to: &matrix.unknowns[position].multipliers, in: levels)
    }
    if matrix.unknowns[position].multipliers >= 0 {
      beginTransposedSolve()
      seedTransposed(row: row, times: 1)
      finishTransposedSolve()
      spreadMultipliers(of: position, element: element)
    }
    let entering = matrix.rows[row]
    if entering.slope != 0 {
      multipliers.add(
        entering.slope, size: abs(entering.slope), level: entering.level,
        to: &matrix.unknowns[position].multipliers, in: levels)
    }
  }

  /// Lets the other positions of ``combination`` take over from one that is exchanged.
  mutating func spreadMultipliers(of position: UnknownIndex, element: Double) {
    let head = matrix.unknowns[position].multipliers
    let steepest = abs(element) * NumericalTolerances.growth
    let inverse = 1 / abs(element)
    for place in 0..<combination.count {
      let share = combination[place]
      if share.unknown == position {
        // The pivot from the other side of the factors: a check of both.
        if abs(share.rate - element) > NumericalTolerances.pivotAgreement * abs(element) {
          multipliers.isInDoubt = true
        }
        continue
      }
      if abs(share.rate) > steepest { multipliers.isInDoubt = true }
      var node = head
      while node >= 0 {
        let excess = multipliers.nodes[node]
        let size = max(excess.size * abs(share.rate), abs(excess.value) * Double(share.size))
        addMultiplier(
          -excess.value * share.rate / element, size: size * inverse, level: excess.level,
          at: share.unknown)
        node = excess.next
      }
    }
    rescaleMultipliers(of: position, by: 1 / element)
  }

  /// Multiplies all multipliers of a position.
  private mutating func rescaleMultipliers(of position: UnknownIndex, by factor: Double) {
    rescaled.removeAll()
    var node = matrix.unknowns[position].multipliers
    while node >= 0 {
      let old = multipliers.nodes[node]
      rescaled.append(
        Multipliers.Node(
          value: old.value * factor, size: old.size * abs(factor), level: old.level, next: -1))
      node = old.next
    }
    multipliers.clear(&matrix.unknowns[position].multipliers)
    for place in 0..<rescaled.count {
      multipliers.add(
        rescaled[place].value, size: rescaled[place].size, level: rescaled[place].level,
        to: &matrix.unknowns[position].multipliers, in: levels)
    }
  }

  // MARK: Pivots

  /// Lets `row` enter the basis where the row at `position` leaves it.
  ///
  /// The pivots move along a path from the position to an unknown of the row: each row on it
  /// hands its unknown on to the next.
  mutating func movePivots(
    from position: UnknownIndex, to row: RowIndex, isLocal: Bool
  ) throws(Breakdown) {
    directions.invalidate()
    let leaving = matrix.unknowns[position].pivotRow
    if isLocal {
      if !leaving.isNone { matrix.rows[leaving].pivot = Row.inactive }
      pair(row: row, with: position)
      enqueueIfViolating(position)
      return
    }
    try findPath(from: position, toRow: row, target: .none)
    shiftPivots(leaving: leaving)
    pair(row: row, with: path[0])
    try regroupPath()
  }

  /// Lets the row at `position` leave the basis, and holds `target` instead.
  mutating func movePivots(from position: UnknownIndex, toHold target: UnknownIndex)
    throws(Breakdown)
  {
    directions.invalidate()
    let leaving = matrix.unknowns[position].pivotRow
    try findPath(from: position, toRow: .none, target: target)
    shiftPivots(leaving: leaving)
    matrix.unknowns[target].pivotRow = Unknown.held
    try regroupPath()
  }

  private mutating func shiftPivots(leaving: RowIndex) {
    if !leaving.isNone { matrix.rows[leaving].pivot = Row.inactive }
    var place = path.count - 1
    let head = matrix.unknowns[path[place]].multipliers
    while place > 0 {
      let row = matrix.unknowns[path[place - 1]].pivotRow
      pair(row: row, with: path[place])
      matrix.unknowns[path[place]].multipliers = matrix.unknowns[path[place - 1]].multipliers
      place -= 1
    }
    matrix.unknowns[path[0]].multipliers = head
  }

  private mutating func regroupPath() throws(Breakdown) {
    for place in 0..<path.count { dissolveBlock(of: path[place]) }
    for place in 0..<path.count { enqueueIfViolating(path[place]) }
    try regroup()
  }
}
