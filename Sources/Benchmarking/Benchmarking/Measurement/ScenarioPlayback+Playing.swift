package import ScenarioEngine

// The one place that goes through a scenario's display frames to measure them.
extension ScenarioPlayback {
  /// Plays a phase as often as it is repeated.
  ///
  /// - Throws: why the play ended early; an interruption is noticed after each repetition.
  package func play(_ phase: ScenarioPhase) throws(CaseError) {
    try play(phase) { () throws(ScenarioPlaybackError) in try perform(phase) }
  }

  /// Plays a phase as often as it is repeated, each time by a body that performs it and measures.
  ///
  /// - Parameters:
  ///   - phase: What is played.
  ///   - body: Performs the phase once; it is prepared already.
  /// - Throws: why the play ended early; an interruption is noticed after each repetition.
  package func play(
    _ phase: ScenarioPhase, _ body: () throws(ScenarioPlaybackError) -> Void
  ) throws(CaseError) {
    try playRepetitions(of: phase) { () throws(CaseError) in
      do throws(ScenarioPlaybackError) {
        try body()
      } catch {
        throw .run(error)
      }
      if Interruption.isRequested { throw .interrupted }
    }
  }
}
