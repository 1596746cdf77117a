package import LinearConstraints

/// A tableau by itself, over dense coefficients, for tests: rows come, change and go, and are
/// optimised, without a declared system that would notice what is wrong and build the tableau anew.
package struct TableauKernel: ~Copyable {
  private struct Entry {
    var coefficients: [Double]
    var marker: ConstraintMarker
  }

  private var tableau = Tableau<Double>()
  private var unknowns: [Symbol] = []
  private var entries: [Entry?] = []

  /// Creates a tableau of unknowns without constraints.
  package init(unknownCount: Int) {
    for index in 0..<unknownCount {
      unknowns.append(tableau.makeSymbol(.external, owner: Int32(index)))
    }
  }

  /// Exchanges so far.
  package var pivots: Int { tableau.pivots }
  /// Nonzeros of rows changed so far.
  package var changedCells: Int { tableau.changedCells }
  /// Nonzeros in all rows.
  package var cellCount: Int { tableau.cellCount }
  /// How many levels the objective has.
  package var levelCount: Int { tableau.levels.count }

  /// Adds the equation of a constraint.
  ///
  /// - Parameters:
  ///   - coefficients: one for each unknown; zeros are left out.
  ///   - shape: relation, constant and priority, in the constraint's own units.
  ///   - scale: the power of two by which it is multiplied.
  /// - Returns: its number, by which it is changed and removed later.
  package mutating func insert(
    _ coefficients: [Double], _ shape: ConstraintShape, scale: Double = 1
  ) -> Int {
    var terms: [(coefficient: Double, unknown: Symbol)] = []
    for (unknown, coefficient) in zip(unknowns, coefficients) where coefficient != 0 {
      terms.append((coefficient * scale, unknown))
    }
    let constraint = ScaledConstraint(
      terms: terms, constant: shape.constant * scale, relation: shape.relation,
      priority: shape.priority, scale: scale, owner: Int32(entries.count))
    entries.append(Entry(coefficients: coefficients, marker: tableau.insert(constraint)))
    return entries.count - 1
  }

  /// Adds to the constant of a constraint, in its own units.
  package mutating func shiftConstant(of constraint: Int, by delta: Double) {
    guard var entry = entries[constraint] else { return }
    tableau.shiftConstant(of: &entry.marker, by: delta * entry.marker.scale)
    entries[constraint] = entry
  }

  /// Moves an optional constraint to another priority below required.
  package mutating func setPriority(_ priority: Priority, of constraint: Int) {
    guard var entry = entries[constraint] else { return }
    tableau.setPriority(priority, of: &entry.marker)
    entries[constraint] = entry
  }

  /// Takes a constraint out.
  package mutating func remove(_ constraint: Int) {
    guard let entry = entries[constraint] else { return }
    tableau.remove(entry.marker)
    entries[constraint] = nil
  }

  /// Makes every row feasible and then every level optimal; false when the required constraints
  /// conflict.
  ///
  /// - Throws: `numericalBreakdown`.
  package mutating func optimize() throws(SolverError) -> Bool {
    guard try DualOptimizer.run(&tableau) == .feasible else { return false }
    try PrimalOptimizer.run(&tableau)
    return true
  }

  /// The value of an unknown.
  package func value(of unknown: Int) -> Double { tableau.value(of: unknowns[unknown]) }

  /// The least value of a symbol that must not be negative.
  package func leastRestrictedValue() -> Double {
    var least = Double.infinity
    for row in tableau.rows.indices where tableau.basics[row] >= 0 {
      let kind = tableau.kinds[Int(tableau.basics[row])]
      let value = tableau.constants[row]
      if kind == .dummy { least = min(least, -value.magnitude) }
      if kind.mayEnter { least = min(least, value) }
    }
    return least
  }

  /// The least reduced cost of a symbol that may enter and costs nothing at the levels above.
  package func leastReducedCost() -> Double {
    var least = 0.0
    for level in tableau.levels.indices {
      let costs = tableau.levels[level].reducedCosts
      for position in 0..<costs.count {
        let symbol = Symbol(costs.symbols[position])
        guard tableau.kind(of: symbol).mayEnter, tableau.isFree(symbol, above: level) else {
          continue
        }
        least = min(least, costs.coefficients[position])
      }
    }
    return least
  }

  /// How far the equations of the constraints are from holding when each nonbasic symbol has one of
  /// the values given, in turn, and the rows give the others theirs.
  ///
  /// The equations are identities, so that this is a rounding error, whatever the values.
  package func equationError(at values: [Double]) -> Double {
    var largest = 0.0
    for case let entry? in entries {
      let marker = entry.marker
      var sum = marker.constant / marker.scale
      for (unknown, coefficient) in zip(unknowns, entry.coefficients) {
        sum += coefficient * value(of: unknown, at: values)
      }
      let errors = signedErrors(of: marker, at: values)
      largest = max(largest, (sum - marker.sign * (errors.own - errors.other)).magnitude)
    }
    return largest
  }

  /// How far the objective's rows are from the sums of violations that they stand for, level by level,
  /// at values as in ``equationError(at:)``.
  package func objectiveError(at values: [Double]) -> Double {
    var largest = 0.0
    for level in tableau.levels {
      var change = 0.0
      for case let entry? in entries
      where entry.marker.isOptional && entry.marker.priority.value == level.priority {
        change += cost(of: entry.marker, at: values) - cost(of: entry.marker, at: [0])
      }
      let costs = level.reducedCosts
      for position in 0..<costs.count {
        change -= costs.coefficients[position] * values[Int(costs.symbols[position]) % values.count]
      }
      largest = max(largest, change.magnitude)
    }
    return largest
  }

  /// What contradicts itself within the tableau; empty when all is well.
  package func invariantViolations() -> [String] { tableau.invariantViolations() }

  private func cost(of marker: ConstraintMarker, at values: [Double]) -> Double {
    let errors = signedErrors(of: marker, at: values)
    return (marker.relation == .equal ? errors.own : 0) + errors.other
  }

  /// What the marker and the other symbol of a constraint are, in its own units.
  private func signedErrors(
    of marker: ConstraintMarker, at values: [Double]
  ) -> (own: Double, other: Double) {
    let other = marker.other == .none ? 0 : value(of: marker.other, at: values)
    return (value(of: marker.marker, at: values) / marker.scale, other / marker.scale)
  }

  private func value(of symbol: Symbol, at values: [Double]) -> Double {
    let row = Int(tableau.rowOf[Int(symbol.index)])
    guard row >= 0 else { return values[Int(symbol.index) % values.count] }
    var sum = tableau.constants[row]
    let cells = tableau.rows[row]
    for position in 0..<cells.count {
      sum += cells.coefficients[position] * values[Int(cells.symbols[position]) % values.count]
    }
    return sum
  }
}
