import LinearConstraints

/// Iterative refinement: values, residuals and multipliers from the factored basis.
///
/// (Wilkinson, Rounding Errors in Algebraic Processes, 1963.) Where numbers are delicate, what is
/// left is summed up in double-double numbers: then values and multipliers become as exact as if
/// the whole had been computed in them, and no rounding remains but their own (Demmel, Hida et al.,
/// "Error bounds from extra-precise iterative refinement", 2006).
extension ActiveSetCore {
  /// At most so many rounds; one is mostly enough.
  private static var longestRefinement: Int { 3 }

  /// Makes the active rows hold as exactly as numbers can, and evaluates all others anew.
  ///
  /// Rows that turn out to lie on the other side flip, and multipliers follow.
  ///
  /// - Complexity: O(all coefficients).
  mutating func refineValues() {
    work.refinements += 1
    directions.invalidate()
    for _ in 0..<Self.longestRefinement where seedResiduals() {
      finishForwardSolve()
      move(by: 1)
      clearTouched()
    }
    for row in matrix.rows.indices where matrix.rows[row].isInactive {
      setResidual(
        isDelicate ? matrix.evaluateExactly(row: row) : matrix.evaluate(row: row), of: row)
    }
    flushSlopeChanges()
    drift.reset()
  }

  /// Begins a forward solve for the active rows that do not hold; whether there are any.
  private mutating func seedResiduals() -> Bool {
    beginForwardSolve(addingMagnitudes: false)
    var isAnyOff = false
    for unknown in matrix.unknowns.indices {
      let row = matrix.unknowns[unknown].pivotRow
      if row.isNone { continue }
      var residual = 0.0
      if isDelicate {
        residual = matrix.evaluateExactly(row: row)
        if residual == 0 { continue }
      } else {
        let sum = matrix.evaluateSized(row: row)
        // Within the rounding of the evaluation itself there is nothing to gain.
        if abs(sum.value) <= 4 * Double.ulpOfOne * sum.size { continue }
        residual = sum.value
      }
      seedForward(unknown, -residual)
      isAnyOff = true
    }
    return isAnyOff
  }

  /// Refines the values if they have gone so far that rounding errors count.
  ///
  /// - Returns: whether they were refined.
  mutating func refineIfDue() -> Bool {
    guard drift.isDue else { return false }
    needsAudit = true
    refineValues()
    return true
  }

  /// Computes all that follows from the basis anew: values, residuals, sides and multipliers.
  mutating func refineAll() {
    refineValues()
    recomputeMultipliers()
    if isDelicate { refineMultipliers() }
  }

  /// Takes from the multipliers what is left of their balance at the unknowns.
  ///
  /// A multiplier that passed for zero beside the large numbers it was computed from becomes one only
  /// where a certificate would miss it: what is left is mostly the rounding of others.
  ///
  /// - Complexity: O(levels * all coefficients).
  mutating func refineMultipliers() {
    for rank in 0..<levels.byRank.count { refineMultipliers(atLevel: levels.byRank[rank]) }
  }

  private mutating func refineMultipliers(atLevel level: LevelIndex) {
    var rounds = 0
    while rounds < Self.longestRefinement, !refineMultipliersOnce(atLevel: level) { rounds += 1 }
  }

  /// One round; whether the multipliers were in balance before it.
  private mutating func refineMultipliersOnce(atLevel level: LevelIndex) -> Bool {
    let pulls = pulls(atLevel: level)
    beginTransposedSolve()
    var isBalanced = true
    var largest = 0.0
    for unknown in pulls.indices {
      largest = max(largest, pulls[unknown].largest)
      if pulls[unknown].isBalanced { continue }
      seedTransposed(unknown: unknown, -pulls[unknown].sum.value)
      isBalanced = false
    }
    finishTransposedSolve()
    for place in 0..<combination.count {
      let share = combination[place]
      let node = multipliers.node(at: level, in: matrix.unknowns[share.unknown].multipliers)
      if node >= 0 {
        multipliers.correct(node, by: share.rate)
        enqueueIfViolating(share.unknown)
      } else if isMissing(share, among: pulls, largest: largest) {
        addMultiplier(share.rate, size: abs(share.rate), level: level, at: share.unknown)
      }
    }
    return isBalanced
  }

  /// Whether a multiplier that is zero so far is more than rounding: it settles an unknown that is
  /// clearly out of balance.
  private func isMissing(
    _ share: UnknownRate, among pulls: borrowing Table<UnknownIndex, Pull>, largest: Double
  ) -> Bool {
    let row = matrix.unknowns[share.unknown].pivotRow
    if row.isNone { return pulls[share.unknown].isSettled(by: share.rate, largest: largest) }
    let first = matrix.rows[row].firstCoefficient
    for place in first..<first + matrix.rows[row].coefficientCount {
      let coefficient = matrix.coefficients[place]
      if pulls[coefficient.unknown].isSettled(by: coefficient.value * share.rate, largest: largest)
      {
        return true
      }
    }
    return false
  }

  /// By unknown: what the rows' multipliers at a level add up to.
  private mutating func pulls(atLevel level: LevelIndex) -> Table<UnknownIndex, Pull> {
    var result = Table<UnknownIndex, Pull>(repeating: Pull(), count: matrix.unknowns.count)
    for row in matrix.rows.indices {
      let multiplier = multiplier(of: row, atLevel: level)
      if multiplier == 0 { continue }
      let first = matrix.rows[row].firstCoefficient
      for place in first..<first + matrix.rows[row].coefficientCount {
        let coefficient = matrix.coefficients[place]
        result[coefficient.unknown].add(coefficient.value, times: multiplier)
      }
    }
    for unknown in matrix.unknowns.indices where matrix.unknowns[unknown].pivotRow.isNone {
      let cost = multipliers.value(at: level, in: matrix.unknowns[unknown].multipliers)
      result[unknown].add(1, times: cost)
    }
    return result
  }

  private func multiplier(of row: RowIndex, atLevel level: LevelIndex) -> Double {
    if matrix.rows[row].isInactive {
      return matrix.rows[row].level == level ? matrix.rows[row].slope : 0
    }
    guard matrix.rows[row].isActive else { return 0 }
    return multipliers.value(at: level, in: matrix.unknowns[matrix.rows[row].pivot].multipliers)
  }
}

/// What pulls on an unknown at a level: rows' coefficients times their multipliers, which should add
/// up to 0.
private struct Pull: BitwiseCopyable {
  var sum = DoubleDouble.zero
  /// The sum of the magnitudes, and the largest of them.
  var size = 0.0
  var largest = 0.0

  mutating func add(_ coefficient: Double, times multiplier: Double) {
    sum.add(coefficient, times: multiplier)
    let pull = abs(coefficient * multiplier)
    size += pull
    largest = max(largest, pull)
  }

  /// Whether nothing is left but the rounding of the multipliers themselves.
  var isBalanced: Bool { abs(sum.value) <= Double.ulpOfOne * size }

  /// Whether a certificate would find it out of balance, the largest pull of the level being
  /// `largest`, and a change is of the size of what is missing.
  func isSettled(by change: Double, largest: Double) -> Bool {
    let allowed = max(
      CertificateTolerances.balance * max(1, size), CertificateTolerances.rounding * largest)
    return min(abs(change), abs(sum.value)) > allowed
  }
}
