import LinearConstraints

/// The primal simplex method: makes a feasible tableau optimal, level by level.
///
/// At each level only symbols whose reduced costs are zero at all levels above may enter, so
/// that nothing gained there is lost: this is the lexicographic minimum. Dantzig's rule prices;
/// after many steps of length zero Bland's does, which cannot cycle.
struct PrimalOptimizer {
  private var zeroSteps = 0
  private var steps = 0

  /// Runs to optimality at every level.
  ///
  /// - Throws: `numericalBreakdown` when a level seems unbounded, which no sum of absolute
  ///   values can be, or when the steps do not end.
  static func run<Number: TableauNumber>(
    _ tableau: inout Tableau<Number>
  ) throws(SolverError) {
    var optimizer = PrimalOptimizer()
    for level in tableau.levels.indices {
      while let entering = optimizer.price(tableau, level) {
        try optimizer.step(&tableau, entering)
      }
    }
  }

  private var usesBlandsRule: Bool { zeroSteps > StepLimits.zeroSteps }

  /// The entering symbol, or nothing at the level's optimum.
  private func price<Number: TableauNumber>(
    _ tableau: borrowing Tableau<Number>, _ level: Int
  ) -> Symbol? {
    let costs = tableau.levels[level].reducedCosts
    var entering: Symbol?
    var least = 0.0
    for position in 0..<costs.count
    where costs.coefficients[position].value < least && costs.coefficients[position].isCost {
      let symbol = Symbol(costs.symbols[position])
      guard tableau.kind(of: symbol).mayEnter, tableau.isFree(symbol, above: level) else {
        continue
      }
      entering = symbol
      if usesBlandsRule { break }
      least = costs.coefficients[position].value
    }
    return entering
  }

  private mutating func step<Number: TableauNumber>(
    _ tableau: inout Tableau<Number>, _ entering: Symbol
  ) throws(SolverError) {
    tableau.compactColumn(of: entering)
    guard let limit = tableau.limitingRow(of: entering, usesBlandsRule: usesBlandsRule) else {
      throw .numericalBreakdown("a sum of violations has no least value")
    }
    zeroSteps = limit.step > TableauTolerances.step ? 0 : zeroSteps + 1
    tableau.pivot(row: limit.row, entering: entering)
    try tableau.checkCapacity()
    steps += 1
    guard steps < StepLimits.steps(tableau) else {
      throw .numericalBreakdown("the primal simplex method does not end")
    }
  }
}

/// When the simplex methods become careful, and when they give up.
enum StepLimits {
  /// The number of steps of length zero in a row after which Bland's rule holds.
  static let zeroSteps = 50

  /// Far more steps than any run has needed.
  static func steps<Number: TableauNumber>(_ tableau: borrowing Tableau<Number>) -> Int {
    10_000 + 50 * (tableau.rows.count + tableau.kinds.count)
  }
}

extension Tableau {
  /// The ratio test: the row that first becomes infeasible when a symbol grows, and the length
  /// of the step until then.
  ///
  /// Among rows that limit equally it takes the one with the greatest element, or with
  /// `usesBlandsRule`, by Bland's rule, that of the least symbol. The column must be compact.
  /// - Returns: `nil` when nothing limits the step.
  mutating func limitingRow(of entering: Symbol, usesBlandsRule: Bool) -> (row: Int, step: Double)?
  {
    var best: (row: Int, step: Double, element: Double)?
    for row in columns[Int(entering.index)] {
      let kind = kinds[Int(basics[Int(row)])]
      guard kind.isRestricted else { continue }
      let element = rows[Int(row)].coefficient(of: entering)
      guard element.isPivot, element.value < 0 || kind == .dummy else {
        if element.isDoubtfulPivot { hasMetDoubt = true }
        continue
      }
      let step = kind == .dummy ? 0 : max(constants[Int(row)].value, 0) / -element.value
      if let known = best {
        let isTie = (step - known.step).magnitude <= 1e-12 * max(1, known.step)
        let wins =
          !isTie
          ? step < known.step
          : usesBlandsRule || element.value.magnitude == known.element
            ? basics[Int(row)] < basics[known.row] : element.value.magnitude > known.element
        guard wins else { continue }
      }
      best = (Int(row), step, element.value.magnitude)
    }
    return best.map { ($0.row, $0.step) }
  }
}
