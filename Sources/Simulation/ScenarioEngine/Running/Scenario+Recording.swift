import AutoLayoutEngine
public import LinearConstraints

extension Scenario {
  /// Plays the scenario and keeps the trace of what its engine asked of the solver.
  ///
  /// Solves are labelled by the steps' names, variables by the items' names.
  /// - Throws: why the run could not go on.
  public func recordedTrace(
    tier: ScenarioTier = .smoke, size: Int? = nil, seed: UInt64? = nil,
    makeSolver: @escaping () -> any IncrementalSolver
  ) throws(ScenarioPlaybackError) -> Trace {
    let naming = RecordingNames()
    let recorder = TraceRecorder(
      makeSolver(), variableName: { naming.name(of: $0) },
      constraintName: { naming.name(of: $0) })
    let run = ScenarioPlayback(
      self, tier: tier, size: size, seed: seed, makeSolver: { recorder })
    for phase in run.phases {
      recorder.label = phase.name
      try run.playRepetitions(of: phase) { () throws(ScenarioPlaybackError) in
        try run.perform(phase)
        naming.engine = run.engine
      }
    }
    return recorder.trace
  }
}

/// Knows the names of a recorded engine's variables and rows.
private final class RecordingNames {
  weak var engine: LayoutEngine?

  func name(of variable: Variable) -> String {
    engine?.name(of: variable) ?? "v\(variable.slot)"
  }

  func name(of constraint: ConstraintID) -> String {
    engine?.name(of: constraint) ?? "c\(constraint.slot)"
  }
}
