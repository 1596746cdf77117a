import LinearConstraints

/// Solves of one label whose batches only suggest values, ready to be called over and over.
///
/// Short ones are repeated, so that neither the clock nor the first touch of cold memory is what
/// is measured; the driver of kiwi repeats by the same rule. A repetition ends where it began.
struct EditRun {
  private enum Call {
    case suggest(Variable, Double)
    case solve
  }

  /// A run is repeated until it has lasted so long.
  private static let leastNanoseconds = 5_000_000

  private let solver: any IncrementalSolver
  private var calls: [Call] = []
  private let solveCount: Int

  /// Resolves the names of a run; nil when it does more than suggest.
  init?(_ run: ArraySlice<TraceStep>, of replay: borrowing TraceReplay) {
    solver = replay.solver
    solveCount = run.count
    let variables = replay.variableHandles
    for step in run {
      for operation in replay.trace.operations[step.batch] {
        guard case .suggest(let variable, let value) = operation else { return nil }
        calls.append(.suggest(variables[Int(variable.index)], value))
      }
      calls.append(.solve)
    }
  }

  /// Repeats the run, twice as often after each reading of the clock.
  func measure() throws(SolverError) -> (solves: Int, nanoseconds: Int) {
    var (solves, nanoseconds, repetitions) = (0, 0, 1)
    while nanoseconds < Self.leastNanoseconds {
      let before = ThreadClock.nanoseconds
      for _ in 0..<repetitions { try perform() }
      nanoseconds += ThreadClock.nanoseconds - before
      solves += repetitions * solveCount
      repetitions *= 2
    }
    return (solves, nanoseconds)
  }

  private func perform() throws(SolverError) {
    for call in calls {
      switch call {
      case .suggest(let variable, let value): try solver.suggest(value, for: variable)
      case .solve: try solver.solve()
      }
    }
  }
}
