import LinearConstraints
import SolverCatalog

/// The suggestions of a trace after its first solve, one batch each, to be made over and over.
struct RepeatedEdits {
  let solver: any IncrementalSolver
  private(set) var moves: [(variable: Variable, value: Double)] = []

  init(_ trace: Trace, on strategy: SolverStrategy) throws {
    solver = strategy.makeSolver()
    var replay = TraceReplay(trace, on: solver)
    let steps = replay.steps
    for step in steps { try replay.perform(step) }
    for step in steps.dropFirst() {
      for operation in trace.operations[step.batch] {
        guard case .suggest(let variable, let value) = operation else { continue }
        moves.append((replay.variableHandles[Int(variable.index)], value))
      }
    }
  }

  /// Makes all edits; returns how many values they changed.
  func perform() throws -> Int {
    var changed = 0
    for move in moves {
      try solver.suggest(move.value, for: move.variable)
      try solver.solve()
      for variable in solver.changedVariables where solver.value(of: variable) != 0 { changed += 1 }
    }
    return changed
  }
}
