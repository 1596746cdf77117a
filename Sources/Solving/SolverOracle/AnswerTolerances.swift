package import LinearConstraints

/// How far answers of two correct strategies to one system may be apart.
///
/// Values are exact up to rounding, and rounding is relative to the terms that are added up: the
/// magnitudes are those of the system, not of the answer.
package struct AnswerTolerances {
  /// Part of the largest term of a priority's rows that its sum of violations may be off, and part
  /// of the largest term of its rows, seen from the variable, that a value may be off.
  ///
  /// Smaller, and nearly parallel rows, which multiply rounding errors by up to a million, make
  /// right answers differ more often than exact arithmetic can decide; larger, and wrong answers pass.
  static let relative = 1e-9
  /// Part of the largest value in the system that rounding may have left in any answer.
  ///
  /// Smaller, and the digits that a value near 1e12 never had make right answers differ; larger, and
  /// an excursion of one variable hides the errors of all others.
  static let rounding = 10 * CertificateTolerances.rounding
  /// Part of the largest term of a row by which rounding alone moves it.
  ///
  /// Smaller, and a sum of violations that hangs on a difference of nearly parallel rows makes right
  /// answers differ; larger, and wrong sums of such rows pass.
  static let rowRounding = 1e-15
  /// The rounding of a variable's rows, seen from it, from which whether it is determined cannot be
  /// decided.
  ///
  /// Smaller, and answers at large values go uncompared; larger, and one that has room between two
  /// neighbouring numbers alone makes right answers differ.
  static let unresolved = 0.01

  private let absolute: Double
  private var values: [Variable: Double] = [:]
  private var sums: [Priority: Double] = [:]
  private var unresolvedVariables: Set<Variable> = []

  /// The tolerances at a solver's last answer.
  package init(of solver: CertifyingSolver) {
    let system = solver.declaredRows
    let largest = system.variables.reduce(0) { max($0, solver.value(of: $1).magnitude) }
    absolute = max(Tolerances.change, Self.rounding * largest)
    var roundings: [Certificate.Row: Double] = [:]
    for row in system.rows {
      var (term, coefficient) = (row.shape.constant.magnitude, 0.0)
      for share in row.terms {
        term = max(term, (share.coefficient * solver.value(of: share.variable)).magnitude)
        coefficient = max(coefficient, share.coefficient.magnitude)
      }
      // A variable that is off by as much as a certificate allows moves the others of its rows.
      let off = max(Self.relative * term, CertificateTolerances.distance * coefficient)
      sums[row.shape.priority, default: 0] = max(sums[row.shape.priority, default: 0], off)
      for share in row.terms {
        values[share.variable, default: 0] = max(
          values[share.variable, default: 0], off / share.coefficient.magnitude)
        if Self.rowRounding * term > Self.unresolved * share.coefficient.magnitude {
          unresolvedVariables.insert(share.variable)
        }
      }
      roundings[row.name] = Self.rowRounding * term
    }
    // A row that rounding moves by so much moves the sums by its multipliers times as much.
    var moved: [Priority: Double] = [:]
    for share in solver.certificate()?.multipliers ?? [] {
      moved[share.priority, default: 0] += share.value.magnitude * roundings[share.row, default: 0]
    }
    for (priority, amount) in moved {
      sums[priority, default: 0] = max(sums[priority, default: 0], amount)
    }
  }

  /// How far the value of a variable may be off.
  package func value(of variable: Variable) -> Double {
    max(absolute, values[variable, default: 0])
  }

  /// Whether numbers of the size of its rows' terms can hold what determines a variable.
  package func resolves(_ variable: Variable) -> Bool { !unresolvedVariables.contains(variable) }

  /// How far the sum of violations at a priority may be off.
  package func sum(at priority: Priority) -> Double {
    max(absolute, sums[priority, default: 0])
  }
}
