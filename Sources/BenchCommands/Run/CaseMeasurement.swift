import LayoutModel
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
  /// What is put in on purpose, to test a gate.
  var fault = FaultInjection.none

  func measure() throws(CaseFailure) -> CaseOutcome {
    let (answers, firstPlay) = try playForAnswers()
    var outcome = answers
    if firstPlay < Double(timeBudget) {
      outcome.record.allocations = try allocations()
    }
    let series = try times(firstPlay: firstPlay)
    for (index, step) in outcome.record.steps.enumerated() {
      let times = series.first { $0.label == step.label }?.times
      outcome.record.steps[index].time = times.map { TimeRecord($0) }
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
    var frames = run.frames
    var checksum = run.checksum()
    if fault.movesFrame, var last = frames.entries.popLast() {
      last.frame.origin.x += 1
      frames.entries.append(last)
      checksum.combine(last.frame)
    }
    var record = CaseRecord(
      key: runCase.key, tier: runCase.tier.rawValue, definitionHash: runCase.file.definitionHash,
      checksum: String(checksum.value, radix: 16), steps: steps)
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
  ///
  /// Several trees are played side by side, each phase on all of them in a row, where a phase alone
  /// would be too short for the clock.
  private func round(
    _ recorder: inout StepRecorder, replicas: Int = 1, extraTurns: [Int] = []
  ) throws(CaseFailure) {
    let runs = (0..<replicas).map { _ in runCase.makeRun() }
    for (index, phase) in runs[0].phases.enumerated() {
      let turns = index < extraTurns.count ? extraTurns[index] : 0
      for _ in 0..<phase.repetitions {
        for run in runs { run.prepare(phase) }
        do throws(ScenarioRunError) {
          try recorder.measure(phase.name) { () throws(ScenarioRunError) in
            for run in runs { try run.perform(phase) }
            if fault != .none {
              fault.allocate()
              BusyWork.run(turns: turns * replicas)
            }
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
    return (profile?.phases ?? []).map { AllocationRecord($0) }
  }

  private func times(firstPlay: Double) throws(CaseFailure) -> [StepSeries] {
    let clockCost = MeterClock.threadCPU.readingCost()
    // What takes longer than its whole budget is played once more and no oftener.
    var recorder = StepRecorder(.time(.threadCPU), clockCost: clockCost)
    recorder.beginRound()
    try round(&recorder)
    guard firstPlay < Double(timeBudget) else { return recorder.series }
    let replicas = replicas(for: recorder.series, play: firstPlay, clockCost: clockCost)
    let extraTurns = try extraTurns(replicas: replicas)
    let plan = SamplingPlan(
      clock: .threadCPU, warmUpBudget: timeBudget / 4, timeBudget: timeBudget, minimumSamples: 9)
    var series = try Sampler(plan: plan).rounds { recorder throws(CaseFailure) in
      try round(&recorder, replicas: replicas, extraTurns: extraTurns)
    }
    for index in series.indices {
      series[index].times.repetitions = replicas
      series[index].times.nanoseconds = series[index].times.nanoseconds.map {
        $0 / Double(replicas)
      }
    }
    return series
  }

  /// How long to work for nothing in each phase; nothing unless a fault says so.
  private func extraTurns(replicas: Int) throws(CaseFailure) -> [Int] {
    guard fault.slowdown > 0 else { return [] }
    var probe = StepRecorder(.time(.threadCPU))
    for _ in 0..<5 {
      probe.beginRound()
      try round(&probe, replicas: replicas)
    }
    let work = BusyWork()
    return probe.series.map { series in
      work.turns(
        lasting: fault.slowdown * (series.times.statistics?.median ?? 0) / Double(replicas))
    }
  }

  /// How many trees make the shortest step long enough for the clock, within a tenth of the budget.
  private func replicas(for series: [StepSeries], play: Double, clockCost: Double) -> Int {
    let shortest = series.compactMap(\.times.statistics?.median).min() ?? 1
    let wanted = 1.2 * SamplingPlan.clockCostsPerSample * clockCost / max(shortest, 1)
    let affordable = Double(timeBudget) / 10 / max(play, 1)
    return max(1, Int(min(wanted, affordable, 512)))
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
    return ParallelRecord(result)
  }
}
