package import LinearConstraints
package import SolverCatalog

/// Why a replay ended early.
package enum ReplayError: Error {
  /// The solver refused an operation.
  case refused(TraceReplayError)
  /// A solve's certificate does not hold.
  case uncertified(line: Int32, reason: String, certifiedSolves: Int)

  /// What happened, with its place in a file.
  package func message(file: String, strategy: SolverStrategy) -> String {
    switch self {
    case .refused(let failure):
      let place = "\(file):\(failure.line): error: \(strategy.rawValue): "
      guard case .numericalBreakdown(let reason) = failure.error else {
        return place + failure.error.sentence
      }
      return place + "the numbers are too large or too small to solve: \(reason)"
    case .uncertified(let line, let reason, _):
      return "\(file):\(line): \(strategy.rawValue): not certified: \(reason)"
    }
  }

  /// How far the certificates held; nil where none was in question.
  package var verdict: String? {
    guard case .uncertified(_, _, let certified) = self else { return nil }
    return "certified: \(certified) of \(certified + 1) solves; stopped at the first failure"
  }

  /// What the program ends with.
  package var status: ExitStatus {
    switch self {
    case .uncertified: .findings
    case .refused(let failure):
      switch failure.error {
      // Numbers at the ends of their range, and more of them than fit: only the trace brings these.
      case .numericalBreakdown, .exceedsCapacity: .badInput
      default: .internalError
      }
    }
  }
}
