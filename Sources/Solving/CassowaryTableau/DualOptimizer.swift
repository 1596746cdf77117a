import LinearConstraints

/// The dual simplex method: makes an optimal tableau feasible again after constants changed or
/// required constraints came.
///
/// The basic symbol of an infeasible row leaves at its bound; what enters is the symbol that
/// costs least, by the lexicographic order of reduced costs, for each unit of feasibility. After
/// many steps Bland's rule of least indices holds, which cannot cycle.
struct DualOptimizer {
  /// How a run ended.
  enum Outcome: Equatable {
    /// Every row is feasible.
    case feasible
    /// Nothing can make this row feasible: the constraints to which the symbols in it belong
    /// conflict.
    case infeasible(row: Int)
  }

  /// Runs until every row is feasible or one cannot become so.
  ///
  /// - Throws: `numericalBreakdown` when the steps do not end.
  static func run<Number: TableauNumber>(
    _ tableau: inout Tableau<Number>
  ) throws(SolverError) -> Outcome {
    var steps = 0
    let blandsRuleAfter = StepLimits.zeroSteps + tableau.rows.count
    while let (row, direction) = tableau.leavingRow(usesBlandsRule: steps > blandsRuleAfter) {
      guard
        let entering = tableau.enteringSymbol(
          inRow: row, direction: direction, usesBlandsRule: steps > blandsRuleAfter)
      else {
        guard let isConflict = tableau.isConflict(row: row) else {
          throw .numericalBreakdown("a conflict is as small as rounding errors")
        }
        if isConflict { return .infeasible(row: row) }
        // Rounding errors of a redundant constraint.
        tableau.constants[row] = .zero
        continue
      }
      tableau.pivot(row: row, entering: entering)
      try tableau.checkCapacity()
      steps += 1
      guard steps < StepLimits.steps(tableau) else {
        throw .numericalBreakdown("the dual simplex method does not end")
      }
    }
    return .feasible
  }
}

extension Tableau {
  /// The most infeasible row of those marked, or with `usesBlandsRule` that of the least symbol,
  /// and the direction in which its basic symbol has to move; clears the marks of feasible rows.
  mutating func leavingRow(usesBlandsRule: Bool) -> (row: Int, direction: Double)? {
    var best: (row: Int, direction: Double)?
    var greatest = 0.0
    var kept = 0
    for position in possiblyInfeasibleRows.indices {
      let row = Int(possiblyInfeasibleRows[position])
      guard let direction = infeasibility(of: row) else {
        isSuspect[row] = false
        continue
      }
      possiblyInfeasibleRows[kept] = possiblyInfeasibleRows[position]
      kept += 1
      let amount = constants[row].value.magnitude
      if let known = best {
        guard usesBlandsRule ? basics[row] < basics[known.row] : amount > greatest else { continue }
      }
      best = (row, direction)
      greatest = amount
    }
    possiblyInfeasibleRows.removeLast(possiblyInfeasibleRows.count - kept)
    return best
  }

  /// Whether the constraints whose markers a row holds, and which cannot bring it to zero, conflict;
  /// nil in doubt.
  ///
  /// The row is the sum of their left sides, each with a factor. Divided by the largest of these, its
  /// constant is what their violations add up to at least, each in its constraint's own units.
  func isConflict(row: Int) -> Bool? {
    let basic = Int(basics[row])
    var (largestConstant, largestFactor) = (markerConstants[basic], markerScales[basic])
    for position in 0..<rows[row].count {
      let symbol = Int(rows[row].symbols[position])
      let cell = rows[row].coefficients[position].value.magnitude
      largestConstant = max(largestConstant, cell * markerConstants[symbol])
      largestFactor = max(largestFactor, cell * markerScales[symbol])
    }
    let constant = constants[row].value.magnitude
    let violation = largestFactor > 0 ? constant / largestFactor : constant
    if constant <= Number.conflictNoise * largestConstant { return false }
    guard constant > Number.clearConflict * largestConstant else { return nil }
    if violation > Number.conflict { return true }
    return violation < TableauTolerances.noConflict ? false : nil
  }

  /// The direction in which the basic symbol of an infeasible row has to move.
  private func infeasibility(of row: Int) -> Double? {
    guard basics[row] >= 0 else { return nil }
    switch kinds[Int(basics[row])] {
    case .external: return nil
    case .dummy:
      if constants[row].isNegative(scale: magnitude) { return 1 }
      if (-constants[row]).isNegative(scale: magnitude) { return -1 }
      // A dummy leaves as soon as it can, so that it never has to be kept at zero.
      return enteringDirection(ofDummyRow: row)
    case .slack, .surplus, .positiveError, .negativeError:
      return constants[row].isNegative(scale: magnitude) ? 1 : nil
    }
  }

  private func enteringDirection(ofDummyRow row: Int) -> Double? {
    for position in 0..<rows[row].count {
      let element = rows[row].coefficients[position]
      guard kinds[Int(rows[row].symbols[position])].mayEnter,
        element.isPivot
      else { continue }
      return element.value > 0 ? 1 : -1
    }
    return nil
  }

  /// The entering symbol of the dual method: the one that can move the row's basic symbol in
  /// `direction` at the least cost.
  mutating func enteringSymbol(inRow row: Int, direction: Double, usesBlandsRule: Bool) -> Symbol? {
    var best: Symbol?
    var bestElement = Number.zero
    let cells = rows[row]
    for position in 0..<cells.count {
      let element = cells.coefficients[position] * Number(direction)
      let symbol = Symbol(cells.symbols[position])
      guard element.isPivot, element.value > 0, kind(of: symbol).mayEnter else {
        if element.isDoubtfulPivot { hasMetDoubt = true }
        continue
      }
      if let best {
        let order = compareReducedCosts(
          symbol, dividedBy: element, best, dividedBy: bestElement)
        guard order < 0 || (order == 0 && !usesBlandsRule && element.value > bestElement.value)
        else {
          continue
        }
      }
      best = symbol
      bestElement = element
    }
    return best
  }
}
