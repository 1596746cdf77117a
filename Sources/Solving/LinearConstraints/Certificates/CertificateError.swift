/// The first condition of optimality that a certificate does not meet.
///
/// Magnitudes are in the units of the row, or of the priority's sum of violations.
public enum CertificateError: Error, Hashable, Sendable {
  /// The strategy hands out no certificate.
  case missing
  /// A variable has no value, a value that is no number, or one that differs from the answer.
  case value(Variable)
  /// A multiplier, or a share of a contradiction, belongs to no row that takes part.
  case unknownRow(Certificate.Row)
  /// A required constraint that is not broken does not hold.
  case violated(ConstraintID, by: Double, tolerance: Double)
  /// A row off 0 does not carry the slope of its side: complementary slackness.
  case slackness(Certificate.Row, Priority, multiplier: Double, slope: Double, residual: Double)
  /// The multipliers of a row at 0 are not between its slopes, compared lexicographically.
  case bounds(Certificate.Row, Priority, multiplier: Double, tolerance: Double)
  /// The rows weighed with their multipliers do not balance at a variable: stationarity.
  case balance(Variable, Priority, sum: Double, tolerance: Double)
  /// A conflict, or a broken constraint, comes without a contradiction that mentions it, or with
  /// one whose members are others than those reported.
  case unproven(ConstraintID)
  /// A factor of a contradiction has the sign that its relation forbids.
  case contradictionSign(broken: ConstraintID, ConstraintID, factor: Double)
  /// A contradiction's variables do not cancel out.
  case contradictionBalance(broken: ConstraintID, Variable, sum: Double, tolerance: Double)
  /// A contradiction's constants do not contradict 0.
  case contradictionConstant(broken: ConstraintID, sum: Double, tolerance: Double)
}

extension CertificateError: CustomStringConvertible {
  /// The condition, where it fails, by how much, and the tolerance, with solver slots as names.
  public var description: String {
    description(
      variableName: { "variable \($0.slot)" }, constraintName: { "constraint \($0.slot)" })
  }

  /// The condition, where it fails, by how much, and the tolerance.
  public func description(
    variableName: (Variable) -> String, constraintName: (ConstraintID) -> String
  ) -> String {
    func text(_ variable: Variable) -> String { variableName(variable) }
    func text(_ row: Certificate.Row) -> String {
      switch row {
      case .constraint(let id): constraintName(id)
      case .edit(let variable): "the edit of \(variableName(variable))"
      }
    }
    return switch self {
    case .missing: "the strategy hands out no certificate"
    case .value(let variable): "\(text(variable)) has another value than the answer"
    case .unknownRow(let row): "\(text(row)) has a multiplier and takes no part"
    case .violated(let constraint, let amount, let tolerance):
      "required \(text(.constraint(constraint))) is violated by \(amount), over \(tolerance)"
    case .slackness(let row, let priority, let multiplier, let slope, let residual):
      "\(text(row)) at residual \(residual) has multiplier \(multiplier) at priority "
        + "\(priority.value), expected \(slope)"
    case .bounds(let row, let priority, let multiplier, let tolerance):
      "\(text(row)) at residual 0 has multiplier \(multiplier) at priority "
        + "\(priority.value), out of its range by over \(tolerance)"
    case .balance(let variable, let priority, let sum, let tolerance):
      "\(sum) pulls at \(text(variable)) at priority \(priority.value), over \(tolerance)"
    case .unproven(let constraint):
      "\(text(.constraint(constraint))) is broken without a proof over the members reported"
    case .contradictionSign(let broken, let constraint, let factor):
      "the proof for \(text(.constraint(broken))) has factor \(factor) at "
        + text(.constraint(constraint))
    case .contradictionBalance(let broken, let variable, let sum, let tolerance):
      "the proof for \(text(.constraint(broken))) leaves \(sum) of \(text(variable)), "
        + "over \(tolerance)"
    case .contradictionConstant(let broken, let sum, let tolerance):
      "the proof for \(text(.constraint(broken))) adds up to \(sum), not over \(tolerance)"
    }
  }
}
