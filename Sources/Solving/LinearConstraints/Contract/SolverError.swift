/// Why a solver refused an operation; the solver is unchanged when it throws one.
///
/// Conflicts, ambiguity and violated preferences are answers, not errors.
public enum SolverError: Error, Hashable, Sendable {
  /// A constant, coefficient or suggested value was NaN or infinite.
  case notFinite(Double)
  /// A constraint had no terms, or all of its terms cancelled each other out.
  case noTerms
  /// A coefficient was zero.
  case zeroCoefficient(Variable)
  /// The variable was never made by this solver, or was discarded.
  case unknownVariable(Variable)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be discarded while a constraint or an edit uses it.
  case variableInUse(Variable)
  /// The variable does not occur in the constraint, so that it has no coefficient to replace.
  case variableNotInConstraint(Variable, ConstraintID)
  /// The variable is an edit variable already.
  case alreadyEditing(Variable)
  /// The variable is not an edit variable.
  case notEditing(Variable)
  /// Edits are preferences: an edit variable cannot be required.
  case requiredEdit(Variable)
  /// The numbers left the range in which the method can decide; nothing was changed by the solve.
  case numericalBreakdown(String)
  /// The system is larger than the strategy takes; nothing was changed by the solve.
  case exceedsCapacity(String)
  /// The certificate of a solution does not prove it.
  case uncertified(CertificateError)

  /// What was refused and why, as a sentence without a full stop.
  public var sentence: String {
    switch self {
    case .notFinite(let value): "\(value) is not a finite number"
    case .noTerms: "a constraint has no terms, or all of them cancel each other out"
    case .zeroCoefficient: "a coefficient is zero"
    case .unknownVariable: "a variable is not known, or was discarded"
    case .unknownConstraint: "a constraint is not known, or was removed"
    case .variableInUse: "a variable cannot be discarded while a constraint or an edit uses it"
    case .variableNotInConstraint: "a variable does not occur in the constraint"
    case .alreadyEditing: "a variable is edited already"
    case .notEditing: "a variable is not edited"
    case .requiredEdit: "an edit cannot be required"
    case .numericalBreakdown(let reason):
      "the solver cannot prove an answer in double precision: \(reason)"
    case .exceedsCapacity(let reason): "the system is too large for the strategy: \(reason)"
    case .uncertified(let failure): "the answer's certificate does not prove it: \(failure)"
    }
  }
}
