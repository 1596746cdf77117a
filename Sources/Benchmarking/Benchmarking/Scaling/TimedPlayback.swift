import Metering
import ScenarioEngine

/// Plays a generated scenario for its times alone.
struct TimedPlayback {
  /// Nanoseconds of thread time for building, activating and the first layout together.
  private(set) var firstLayout = 0.0
  /// Nanoseconds of thread time for the slowest display frame; zero without a timeline.
  private(set) var slowestFrame = 0.0

  /// Plays once.
  ///
  /// - Parameters:
  ///   - runCase: What to play.
  ///   - isTimelinePlayed: Whether to go on after the first layout.
  ///   - recorder: Where each phase's time is noted.
  /// - Throws: why the play ended early.
  init(
    _ runCase: RunCase, isTimelinePlayed: Bool = true, _ recorder: inout PhaseRecorder
  ) throws(CaseError) {
    recorder.beginRound()
    let run = runCase.makePlayback()
    for phase in run.phases where isTimelinePlayed || !phase.isFrame {
      try run.play(phase, timedBy: &recorder) { time in
        if phase.isFrame {
          slowestFrame = max(slowestFrame, time)
        } else {
          firstLayout += time
        }
      }
    }
  }
}
