public import LayoutModel
public import LinearConstraints

/// Why a run could not go on.
public enum ScenarioRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The solver broke down.
  case solver(SolverError, step: String)
  /// Auto Layout refused a constraint.
  case constraint(LayoutError, step: String)
  /// The layout kept changing until the pass gave up.
  case feedbackLoop(step: String)

  /// What happened, and in which step.
  public var description: String {
    switch self {
    case .solver(let error, let step): "step '\(step)': the solver broke down: \(error)"
    case .constraint(let error, let step): "step '\(step)': \(error.message)"
    case .feedbackLoop(let step): "step '\(step)': the layout never settles"
    }
  }
}
