import Metering
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

  /// Plays a phase as often as it is repeated, each time measured by itself.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - recorder: Where the times are noted.
  ///   - note: Called with what each of them took, in nanoseconds.
  /// - Throws: why the play ended early.
  func play(
    _ phase: ScenarioPhase, timedBy recorder: inout PhaseRecorder, _ note: (Double) -> Void
  ) throws(CaseError) {
    try play(phase) { () throws(ScenarioPlaybackError) in
      let before = recorder.timeOfRound
      try recorder.measure(phase.name) { () throws(ScenarioPlaybackError) in try perform(phase) }
      note(recorder.timeOfRound - before)
    }
  }
}
