import LinearConstraints
import Metering
import ResultStore
import ScenarioEngine
import Synchronization

/// What was found for a case: its record, and what the record does not keep.
struct CaseOutcome {
  var record: CaseRecord
  /// The frames after the last step.
  var frames: FrameSnapshot
  var mismatches: [FrameMismatch]
}

/// Why a case gave no figures.
enum CaseFailure: Error {
  case interrupted
  case run(ScenarioRunError)
}

/// Measures one case, one meter at a time so that none disturbs another.
///
/// First the scenario is played for its answers: expected frames, checksum, work counters. Then
/// come allocations, then times; each round plays the whole timeline on a tree of its own.
struct CaseMeasurement {
  let runCase: RunCase
  /// Nanoseconds for the samples of time.
  let timeBudget: UInt64

  func measure() throws(CaseFailure) -> CaseOutcome {
    let (answers, firstPlay) = try playForAnswers()
    var outcome = answers
    if firstPlay < Double(timeBudget) {
      outcome.record.allocations = try allocations()
    }
    let series = try times(firstPlay: firstPlay)
    for (index, step) in outcome.record.steps.enumerated() {
      guard let times = series.first(where: { $0.label == step.label })?.times else { continue }
      outcome.record.steps[index].time = TimeRecord(
        clock: times.clock.rawValue, samples: times.nanoseconds, repetitions: times.repetitions,
        isTooShort: times.isTooShort)
    }
    if runCase.queues > 1 {
      outcome.record.parallel = try parallel(
        firstPlay: firstPlay, checksum: outcome.record.checksum, &outcome.record.failures)
    }
    return outcome
  }

  /// Plays once: expected frames, checksum, counters a step; and how long it took.
  private func playForAnswers() throws(CaseFailure) -> (CaseOutcome, nanoseconds: Double) {
    let start = MeterClock.monotonic.now
    let run = runCase.makeRun()
    var mismatches: [FrameMismatch] = []
    var steps: [StepRecord] = []
    for phase in run.phases {
      let before = run.work
      try play(phase, of: run) { body throws(ScenarioRunError) in try body() }
      mismatches += run.check(after: phase)
      let work = run.work - before
      steps.append(
        StepRecord(
          label: phase.name,
          work: work.entries.map { CounterRecord(name: $0.name, count: $0.count) }))
    }
    let elapsed = Double(MeterClock.monotonic.now - start)
    let frames = run.frames
    var record = CaseRecord(
      key: runCase.key, tier: runCase.tier.rawValue, definitionHash: runCase.file.definitionHash,
      checksum: String(run.checksum().value, radix: 16), steps: steps)
    record.failures = mismatches.map { mismatch in
      FailureRecord(
        step: mismatch.step, subject: "\(mismatch.expectation.item)",
        expected: "\(mismatch.expectation.frame)",
        found: mismatch.actual.map { "\($0.frameNotation)" } ?? "no such item")
    }
    return (CaseOutcome(record: record, frames: frames, mismatches: mismatches), elapsed)
  }

  /// Plays a phase as often as it is repeated; `body` wraps the part to be measured.
  private func play(
    _ phase: ScenarioPhase, of run: ScenarioRun,
    _ body: (() throws(ScenarioRunError) -> Void) throws(ScenarioRunError) -> Void
  ) throws(CaseFailure) {
    for _ in 0..<phase.repetitions {
      run.prepare(phase)
      do throws(ScenarioRunError) {
        try body { () throws(ScenarioRunError) in try run.perform(phase) }
      } catch {
        throw .run(error)
      }
      if Interruption.isRequested { throw .interrupted }
    }
  }

  /// One round of a meter: the whole timeline, each phase a step.
  private func round(_ recorder: inout StepRecorder) throws(CaseFailure) {
    let run = runCase.makeRun()
    for phase in run.phases {
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        do throws(ScenarioRunError) {
          try recorder.measure(phase.name) { () throws(ScenarioRunError) in
            try run.perform(phase)
          }
        } catch {
          throw .run(error)
        }
        if Interruption.isRequested { throw .interrupted }
      }
    }
  }

  private func allocations() throws(CaseFailure) -> [AllocationRecord] {
    let profile = try AllocationProfile.of { recorder throws(CaseFailure) in
      try round(&recorder)
    }
    return (profile?.phases ?? []).map { phase in
      AllocationRecord(
        phase: phase.label, requests: phase.count.requests, bytes: phase.count.bytes,
        frees: phase.count.frees, liveBytes: phase.footprint.live,
        peakBytes: phase.footprint.peak, isRepeatable: phase.isRepeatable)
    }
  }

  private func times(firstPlay: Double) throws(CaseFailure) -> [StepSeries] {
    // What takes longer than its whole budget is played once more and no oftener.
    let isSlow = firstPlay > Double(timeBudget)
    let plan = SamplingPlan(
      clock: .threadCPU, warmUpBudget: isSlow ? 0 : timeBudget / 4, timeBudget: timeBudget,
      minimumSamples: isSlow ? 1 : 5)
    guard !isSlow else {
      var recorder = StepRecorder(.time(.threadCPU), clockCost: MeterClock.threadCPU.readingCost())
      recorder.beginRound()
      try round(&recorder)
      return recorder.series
    }
    return try Sampler(plan: plan).rounds { recorder throws(CaseFailure) in
      try round(&recorder)
    }
  }

  /// Plays the scenario on several queues, each with trees of its own.
  private func parallel(
    firstPlay: Double, checksum: String?, _ failures: inout [FailureRecord]
  ) throws(CaseFailure) -> ParallelRecord {
    let runCase = runCase
    let wanted = checksum ?? ""
    let differing = Mutex<[String]>([])
    let units = max(1, min(100, Int(20_000_000 / max(firstPlay, 1))))
    let rounds = max(3, min(10, Int(Double(timeBudget) / max(firstPlay * Double(units), 1))))
    let result = ParallelRunner(queues: runCase.queues, unitsPerRound: units, rounds: rounds).run(
      prepare: { queue in
        // The answer of every queue is compared before anything is timed.
        let run = runCase.makeRun()
        let own =
          (try? run.play()) == nil ? "failed" : String(run.checksum().value, radix: 16)
        if own != wanted { differing.withLock { $0.append("queue \(queue): \(own)") } }
        return runCase
      },
      unit: { runCase in _ = try? runCase.makeRun().play() })
    for found in differing.withLock({ $0.sorted() }) {
      failures.append(
        FailureRecord(step: "parallel", subject: "checksum", expected: wanted, found: found))
    }
    if Interruption.isRequested { throw .interrupted }
    return ParallelRecord(
      throughputs: result.throughputs, throughput: result.throughput,
      throughputAlone: result.throughputAlone, scaling: result.scaling,
      threadCPUPerUnit: result.threadCPUPerUnit, coreShare: result.coreShare,
      isContended: result.isContended)
  }
}
