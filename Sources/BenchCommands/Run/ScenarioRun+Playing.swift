import ScenarioEngine

extension ScenarioRun {
  /// Plays a phase as often as it is repeated.
  ///
  /// - Throws: why the play ended early; an interruption is noticed after each repetition.
  func play(_ phase: ScenarioPhase) throws(CaseFailure) {
    for _ in 0..<phase.repetitions {
      prepare(phase)
      do throws(ScenarioRunError) {
        try perform(phase)
      } catch {
        throw .run(error)
      }
      if Interruption.isRequested { throw .interrupted }
    }
  }
}
