/// What being measured adds to a step: two readings of the clock, and keeping the sample.
///
/// A fixed loop that lasts as long as the shortest sample that counts is run bare and as a step of a
/// ``PhaseRecorder``, in turns; the least time of each is compared, so that neighbours, who only ever
/// add, fall out. Longer samples suffer less.
package struct MeasuringOverhead: Hashable, Sendable {
  /// Nanoseconds of the loop alone, by the thread's CPU clock.
  package var bare: Double
  /// Nanoseconds of the loop as a measured step.
  package var measured: Double

  /// Creates the outcome of a check.
  package init(bare: Double, measured: Double) {
    self.bare = bare
    self.measured = measured
  }

  /// What measuring adds, as a share of what is measured.
  package var share: Double { bare > 0 ? measured / bare - 1 : 0 }

  /// More than this share must not be added.
  package static let highestShare = 0.01

  /// Measures; takes some tens of milliseconds.
  package static func run(rounds: Int = 25) -> MeasuringOverhead {
    let clock = MeterClock.threadCPU
    let shortest = SamplingPlan.clockCostsPerSample * clock.readingCost()
    var turns = 1_000
    while duration(clock, { SpinLoop.run(turns: turns) }) < shortest, turns < 1 << 30 { turns *= 2 }
    var recorder = PhaseRecorder(.time(clock), expectedRounds: rounds)
    var best = MeasuringOverhead(bare: .infinity, measured: .infinity)
    for _ in 0..<max(rounds, 1) {
      best.bare = min(best.bare, duration(clock) { SpinLoop.run(turns: turns) })
      recorder.beginRound()
      let measured = duration(clock) { recorder.measure("step") { SpinLoop.run(turns: turns) } }
      best.measured = min(best.measured, measured)
    }
    return best
  }

  private static func duration(_ clock: MeterClock, _ body: () -> Void) -> Double {
    let start = clock.now
    body()
    return Double(clock.now &- start)
  }
}
