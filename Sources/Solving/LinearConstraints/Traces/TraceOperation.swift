/// One declaration of a variable in a trace.
public struct TraceVariable: Hashable, Sendable {
  /// How many variables were declared before it.
  public let index: Int32

  /// Creates the name of the declaration number `index`.
  public init(index: Int32) {
    self.index = index
  }
}

/// One declaration of a constraint in a trace.
public struct TraceConstraint: Hashable, Sendable {
  /// How many constraints were declared before it.
  public let index: Int32

  /// Creates the name of the declaration number `index`.
  public init(index: Int32) {
    self.index = index
  }
}

/// One summand of a constraint in a trace.
public struct TraceTerm: Hashable, Sendable {
  /// The factor; finite, not zero.
  public var coefficient: Double
  /// The unknown.
  public var variable: TraceVariable

  /// Creates the summand `coefficient * variable`.
  public init(_ coefficient: Double, _ variable: TraceVariable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// One line of a trace: a call of an ``IncrementalSolver``, or what is expected of its answers.
public enum TraceOperation: Hashable, Sendable {
  /// Makes a variable.
  case declare(TraceVariable)
  /// Takes a variable out.
  case discard(TraceVariable)
  /// Adds a constraint.
  case add(TraceConstraint, [TraceTerm], ConstraintShape)
  /// Removes a constraint.
  case remove(TraceConstraint)
  /// Replaces a constant.
  case setConstant(TraceConstraint, Double)
  /// Replaces a priority.
  case setPriority(TraceConstraint, Priority)
  /// Replaces a break rank.
  case setBreakRank(TraceConstraint, Int8)
  /// Replaces one coefficient.
  case setCoefficient(TraceConstraint, TraceTerm)
  /// Makes a variable an edit variable.
  case beginEditing(TraceVariable, Priority)
  /// Moves the target of an edit variable.
  case suggest(TraceVariable, Double)
  /// Ends an edit.
  case endEditing(TraceVariable)
  /// Brings the solution up to date; the label groups the solves of one kind.
  case solve(label: String?)
  /// States what the last solve must have answered.
  case expect(TraceExpectation)
}

/// What the last solve must have answered.
///
/// Lists are sets: their order does not matter.
public enum TraceExpectation: Hashable, Sendable {
  /// A value, within an absolute tolerance.
  case value(TraceVariable, Double, tolerance: Double)
  /// The sum of absolute violations at a priority, within an absolute tolerance.
  case violation(Priority, sum: Double, tolerance: Double)
  /// Exactly these optional constraints are violated.
  case violated([TraceConstraint])
  /// These are the members of one reported conflict; an empty list means that there was none.
  case conflict([TraceConstraint])
  /// Exactly these variables changed.
  case changed([TraceVariable])
  /// Exactly these variables are not determined.
  case ambiguous([TraceVariable])

  /// The tolerance of a line that names none.
  public static let defaultTolerance = 1e-6
}
