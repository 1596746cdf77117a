import LinearConstraints

/// Whether the answers of one solver to one solve fit each other: values, sums, violations and
/// changed variables all follow from the values.
enum AnswerConsistency {
  /// The first contradiction; `before` holds the values before the solve.
  static func contradiction(
    in solver: CertifyingSolver, before: [Variable: Double]
  ) -> String? {
    let rows = solver.declaredRows
    var sums: [Priority: (sum: Double, size: Double)] = [:]
    for row in rows.rows {
      var (left, size, largest) = (row.shape.constant, row.shape.constant.magnitude, 0.0)
      for term in row.terms {
        let summand = term.coefficient * solver.value(of: term.variable)
        left += summand
        size += summand.magnitude
        largest = max(largest, term.coefficient.magnitude)
      }
      let violation = row.shape.relation.violation(of: left)
      let known = sums[row.shape.priority] ?? (0, 0)
      sums[row.shape.priority] = (known.sum + violation, known.size + size + largest)
      // A row that is active counts as met, and may be off by what its certificate allows.
      let tolerance =
        Tolerances.change + 2 * CertificateTolerances.distance * largest
        + allowance * size
      if case .constraint(let id) = row.name,
        !((solver.violation(of: id) - violation).magnitude <= tolerance)
      {
        return "constraint \(id.slot) is violated by \(violation), reported as "
          + "\(solver.violation(of: id))"
      }
    }
    for level in solver.violations {
      let (sum, size) = sums[level.priority] ?? (0, 0)
      let tolerance =
        Tolerances.change + (allowance + 2 * CertificateTolerances.distance) * size
      guard (level.sum - sum).magnitude <= tolerance else {
        return "violations at \(level.priority.value) add up to \(sum), reported as \(level.sum)"
      }
    }
    let changed = Set(solver.changedVariables)
    for variable in rows.variables {
      let difference = (solver.value(of: variable) - before[variable, default: 0]).magnitude
      let isBorderline = (difference - Tolerances.change).magnitude < 0.01 * Tolerances.change
      if !isBorderline, changed.contains(variable) != (difference > Tolerances.change) {
        return "variable \(variable.slot) changed by \(difference) and is "
          + (changed.contains(variable) ? "" : "not ") + "among the changed ones"
      }
    }
    return nil
  }

  /// Part of what is added up by which two ways of adding may differ.
  private static let allowance = 1e-9
}
