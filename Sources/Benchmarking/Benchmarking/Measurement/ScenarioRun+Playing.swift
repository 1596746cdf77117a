package import ScenarioEngine

// The one place that goes through a scenario's display frames to measure them.
extension ScenarioRun {
  /// Plays a phase as often as it is repeated.
  ///
  /// - Throws: why the play ended early; an interruption is noticed after each repetition.
  package func play(_ phase: ScenarioPhase) throws(CaseFailure) {
    try play(phase) { () throws(ScenarioRunError) in try perform(phase) }
  }

  /// Plays a phase as often as it is repeated, each time by a body that performs it and measures.
  ///
  /// - Parameters:
  ///   - phase: What is played.
  ///   - body: Performs the phase once; it is prepared already.
  /// - Throws: why the play ended early; an interruption is noticed after each repetition.
  package func play(
    _ phase: ScenarioPhase, _ body: () throws(ScenarioRunError) -> Void
  ) throws(CaseFailure) {
    for _ in 0..<phase.repetitions {
      prepare(phase)
      do throws(ScenarioRunError) {
        try body()
      } catch {
        throw .run(error)
      }
      if Interruption.isRequested { throw .interrupted }
    }
  }
}
