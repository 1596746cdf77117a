public import LayoutModel
public import LinearConstraints
public import VisualFormatLanguage

/// Why a run could not go on.
public enum ScenarioPlaybackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The solver broke down.
  case solver(SolverError, step: String)
  /// Auto Layout refused a constraint.
  case constraint(LayoutError, step: String)
  /// A visual format could not become constraints.
  case visualFormat(VisualFormatError, step: String)
  /// A step or a formula names what is not there.
  case missingItem(String, step: String)
  /// A view cannot show what a step gives it to show.
  case unsuitableContent(view: String, step: String)

  /// What happened, and in which step.
  public var description: String {
    switch self {
    case .solver(let error, let step): "step '\(step)': the solver broke down: \(error)"
    case .constraint(let error, let step): "step '\(step)': \(error.message)"
    case .visualFormat(let error, let step): "step '\(step)': \(error.reason)"
    case .missingItem(let name, let step): "step '\(step)': nothing is called '\(name)'"
    case .unsuitableContent(let view, let step):
      "step '\(step)': the view '\(view)' cannot show such content"
    }
  }

  /// The same error in a step.
  init(_ error: ScenarioActionError, step: String) {
    self =
      switch error {
      case .constraint(let error): .constraint(error, step: step)
      case .visualFormat(let error): .visualFormat(error, step: step)
      case .missingItem(let name): .missingItem(name, step: step)
      case .unsuitableContent(let view): .unsuitableContent(view: view, step: step)
      }
  }
}

/// Why an action could not be done.
enum ScenarioActionError: Error {
  case constraint(LayoutError)
  case visualFormat(VisualFormatError)
  case missingItem(String)
  case unsuitableContent(view: String)

  /// Runs what Auto Layout may refuse.
  static func wrapping<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(ScenarioActionError) -> Result {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw .constraint(error)
    }
  }
}
