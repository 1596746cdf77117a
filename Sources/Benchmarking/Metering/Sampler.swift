/// Takes samples of work according to a plan.
package struct Sampler: Sendable {
  /// The plan.
  package var plan: SamplingPlan
  /// What one reading of the plan's clock costs, in nanoseconds; measured once.
  package let clockCost: Double

  /// Creates a sampler and measures its clock, which takes some milliseconds.
  package init(plan: SamplingPlan) {
    self.plan = plan
    clockCost = plan.clock.readingCost()
  }

  /// Samples work that leaves things as they were, repeated within a sample when it is short.
  package func sample<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> TimeSamples {
    let clock = plan.clock
    let shortest = SamplingPlan.clockCostsPerSample * clockCost
    var repetitions = 1
    var warmUp = SamplingProgress(plan: plan)
    repeat {
      let length = try duration(of: repetitions, body)
      warmUp.append(length / Double(repetitions))
      repetitions = Self.repetitions(after: repetitions, lasting: length, shortest: shortest)
    } while !warmUp.isWarm

    var progress = SamplingProgress(plan: plan)
    repeat {
      progress.append(try duration(of: repetitions, body) / Double(repetitions))
    } while !progress.isComplete
    return TimeSamples(
      clock: clock, nanoseconds: progress.lengths, repetitions: repetitions, clockCost: clockCost)
  }

  /// How often to repeat work next.
  ///
  /// - Parameters:
  ///   - repetitions: How often it was repeated.
  ///   - length: How long that took.
  ///   - shortest: How long it should take.
  /// - Returns: As many where that was long enough; else more, at most ten times as many.
  package static func repetitions(
    after repetitions: Int, lasting length: Double, shortest: Double
  ) -> Int {
    guard length < shortest else { return repetitions }
    // Aim a little higher than needed, but grow at most tenfold: first rounds mislead.
    let factor = min(max(1.2 * shortest / max(length, 1), 2), 10)
    return Int((Double(repetitions) * factor).rounded(.up))
  }

  @inline(__always)
  private func duration<Failure: Error>(
    of repetitions: Int, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = plan.clock.now
    for _ in 0..<repetitions { try body() }
    let end = plan.clock.now
    return Double(end &- start)
  }

  /// Samples work of several steps, played again from its beginning in each round.
  ///
  /// Warm-up rounds are played and thrown away. The same `round` serves an allocation pass, see
  /// ``PhaseRecorder``.
  ///
  /// - Returns: One series a step, in the order in which the steps first came.
  package func sampleRounds<Failure: Error>(
    _ round: (inout PhaseRecorder) throws(Failure) -> Void
  ) throws(Failure) -> [PhaseSeries] {
    var discarded = PhaseRecorder(.time(plan.clock), clockCost: clockCost)
    var warmUp = SamplingProgress(plan: plan)
    repeat {
      discarded.beginRound()
      try round(&discarded)
      warmUp.append(discarded.timeOfRound)
    } while !warmUp.isWarm

    var recorder = PhaseRecorder(
      .time(plan.clock), clockCost: clockCost, expectedRounds: plan.maximumSamples)
    var progress = SamplingProgress(plan: plan)
    repeat {
      recorder.beginRound()
      try round(&recorder)
      progress.append(recorder.timeOfRound)
    } while !progress.isComplete
    return recorder.series
  }
}
