import Metering
import ResultStore
import ScenarioEngine

// The timeline on the display's clock: each frame of it a layout pass, timed by itself.
extension CaseMeasurement {
  /// Plays the timeline frame by frame, at least once and as often as there is time for.
  ///
  /// The first play must give the frames of the one before to the last bit; what differs is added to
  /// the failures.
  ///
  /// - Returns: The frames, if there is a timeline, and the time of each phase, play by play.
  func playFrames(
    _ effort: MeasuringEffort, _ exact: String, _ failures: inout [FailureRecord]
  ) throws(CaseError) -> (record: FrameTimelineRecord?, series: [PhaseSeries]) {
    let start = MeterClock.monotonic.now
    let clock = FrameClock(refreshRate: runCase.file.scenario.refreshRate)
    var recorder = PhaseRecorder(
      .time(runCase.clock), clockCost: runCase.clock.readingCost())
    var steps: [(label: String, frames: FrameStatistics)] = []
    var rounds = 0
    repeat {
      recorder.beginRound()
      let run = runCase.makePlayback()
      var found = FrameChecksum()
      var step = 0
      for phase in run.phases {
        if phase.isFrame, rounds == 0 {
          steps.append((phase.name, FrameStatistics(clock: clock)))
        }
        try run.play(phase, timedBy: &recorder) { time in
          if phase.isFrame { steps[step].frames.record(UInt64(time)) }
        }
        if phase.isFrame { step += 1 }
        if rounds == 0 {
          run.combineExactFrames(into: &found)
        }
      }
      if rounds == 0, found.hexadecimal != exact {
        failures.append(
          FailureRecord(
            step: "again", subject: "bits of all frames", expected: exact,
            found: found.hexadecimal))
      }
      rounds += 1
    } while effort.playsFramesAgain(rounds: rounds, elapsed: MeterClock.monotonic.now - start)
    return (record(of: steps, rounds: rounds), recorder.series)
  }

  private func record(
    of steps: [(label: String, frames: FrameStatistics)], rounds: Int
  ) -> FrameTimelineRecord? {
    guard var total = steps.first?.frames else { return nil }
    for step in steps.dropFirst() { total.merge(step.frames) }
    return FrameTimelineRecord(
      refreshRate: total.clock.refreshRate, clock: runCase.clock.rawValue, rounds: rounds,
      total: FrameRecord("timeline", total),
      steps: steps.map { FrameRecord($0.label, $0.frames) })
  }
}

extension FrameRecord {
  /// What frames took.
  init(_ label: String, _ frames: FrameStatistics) {
    let latencies = frames.latencies
    func percentile(_ percent: Double) -> Double { Double(latencies.percentile(percent)) }
    self.init(
      label: label, frames: latencies.count, median: percentile(50), p90: percentile(90),
      p95: percentile(95), p99: percentile(99), maximum: Double(latencies.maximum),
      over120: latencies.count(longerThan: FrameStatistics.budgets[0]),
      over60: latencies.count(longerThan: FrameStatistics.budgets[1]), late: frames.lateFrames,
      hitchTimeRatio: frames.hitchTimeRatio)
  }
}
