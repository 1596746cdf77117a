import LinearConstraints

/// All optimal solutions of a tableau: which unknowns are the same in all of them.
///
/// A nonbasic symbol with a nonzero reduced cost, at any level, is zero in every optimal
/// solution; so is a dummy. Of the others, some are zero nevertheless because rows at zero hold
/// them. To find these, the sum of all symbols that are zero so far is maximised over the face,
/// again and again until it cannot grow: what is still zero then, always is. When those are made
/// nonbasic as far as possible, every other nonbasic symbol can move freely by a little, and an
/// unknown is determined just when its row has none of them.
struct OptimalFace<Number: TableauNumber>: ~Copyable {
  private var tableau: Tableau<Number>
  /// By symbol: whether it is zero in every optimal solution, as far as known.
  private var isFixed: [Bool]
  /// By symbol: whether it is positive in some optimal solution, as far as known.
  private var isMovable: [Bool]

  /// Starts from an optimal tableau, which stays as it is.
  init(of optimum: borrowing Tableau<Number>) {
    tableau = Tableau(copying: optimum)
    isFixed = Array(repeating: false, count: tableau.kinds.count)
    isMovable = isFixed
    for index in tableau.kinds.indices {
      let symbol = Symbol(Int32(index))
      let kind = tableau.kinds[index]
      guard kind.isRestricted else { continue }
      isFixed[index] =
        kind == .dummy
        || (!tableau.isBasic(symbol) && !tableau.isFree(symbol, above: tableau.levels.count))
    }
    // The face is what is left of the objective.
    tableau.levels = []
  }

  /// Finds out which symbols are zero in every optimal solution.
  mutating func explore() {
    markPositive()
    // Each round makes at least one more symbol movable.
    while maximizeUndecided() {}
    for index in isFixed.indices where tableau.kinds[index].isRestricted && !isMovable[index] {
      isFixed[index] = true
    }
    moveFixedOut()
  }

  /// Whether an unknown has the same value in every optimal solution.
  func isDetermined(_ unknown: Symbol) -> Bool {
    let row = tableau.rowOf[Int(unknown.index)]
    guard row >= 0 else { return false }
    let cells = tableau.rows[Int(row)]
    for position in 0..<cells.count where !isFixed[Int(cells.symbols[position])] {
      if cells.coefficients[position].isRate { return false }
    }
    return true
  }

  private mutating func markPositive() {
    for row in tableau.rows.indices where tableau.basics[row] >= 0 {
      if tableau.constants[row].value > Number.leastRange {
        isMovable[Int(tableau.basics[row])] = true
      }
    }
  }

  /// Maximises the sum of the symbols that are neither fixed nor movable; false when it stays 0.
  private mutating func maximizeUndecided() -> Bool {
    var objective = undecidedSum()
    var zeroSteps = 0
    var didMove = false
    let limit = StepLimits.steps(tableau)
    for _ in 0..<limit {
      guard let entering = entering(objective, usesBlandsRule: zeroSteps > StepLimits.zeroSteps)
      else {
        return didMove
      }
      tableau.compactColumn(of: entering)
      guard
        let row = tableau.limitingRow(
          of: entering, usesBlandsRule: zeroSteps > StepLimits.zeroSteps)
      else {
        markRay(entering)
        return true
      }
      zeroSteps = row.step > TableauTolerances.step ? 0 : zeroSteps + 1
      let factor = objective.remove(entering)
      tableau.pivot(row: row.row, entering: entering)
      objective.add(factor, times: tableau.rows[row.row], scratch: &tableau.scratch)
      if row.step > Number.leastRange {
        markPositive()
        didMove = true
      }
    }
    return didMove
  }

  private mutating func undecidedSum() -> TableauRow<Number> {
    var objective = TableauRow<Number>()
    for index in tableau.kinds.indices where tableau.kinds[index].isRestricted {
      guard !isFixed[index], !isMovable[index] else { continue }
      let row = Int(tableau.rowOf[index])
      if row >= 0 {
        objective.add(Number(1), times: tableau.rows[row], scratch: &tableau.scratch)
      } else {
        _ = objective.add(Number(1), to: Symbol(Int32(index)))
      }
    }
    return objective
  }

  private func entering(_ objective: TableauRow<Number>, usesBlandsRule: Bool) -> Symbol? {
    var best: Symbol?
    var greatest = 0.0
    for position in 0..<objective.count
    where objective.coefficients[position].value > greatest
      && objective.coefficients[position].isRate
    {
      let symbol = objective.symbols[position]
      guard !isFixed[Int(symbol)], tableau.kinds[Int(symbol)].mayEnter else { continue }
      best = Symbol(symbol)
      if usesBlandsRule { break }
      greatest = objective.coefficients[position].value
    }
    return best
  }

  /// Marks all that grows without limit together with a nonbasic symbol.
  private mutating func markRay(_ entering: Symbol) {
    isMovable[Int(entering.index)] = true
    for row in tableau.columns[Int(entering.index)]
    where tableau.rows[Int(row)].coefficient(of: entering).isRate
      && tableau.rows[Int(row)].coefficient(of: entering).value > 0
    {
      isMovable[Int(tableau.basics[Int(row)])] = true
    }
  }

  /// Makes basic symbols that are always zero nonbasic where a movable one can replace them.
  private mutating func moveFixedOut() {
    for row in tableau.rows.indices where tableau.basics[row] >= 0 {
      let basic = Int(tableau.basics[row])
      guard tableau.kinds[basic].isRestricted, isFixed[basic] else { continue }
      var entering: Symbol?
      var greatest = 0.0
      let cells = tableau.rows[row]
      for position in 0..<cells.count where !isFixed[Int(cells.symbols[position])] {
        let element = cells.coefficients[position]
        guard element.isPivot, element.value.magnitude > greatest else { continue }
        greatest = element.value.magnitude
        entering = Symbol(cells.symbols[position])
      }
      if let entering { tableau.pivot(row: row, entering: entering) }
    }
  }
}
