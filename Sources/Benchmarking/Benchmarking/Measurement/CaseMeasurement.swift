import LayoutModel
import LinearConstraints
import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Statistics

/// Measures one case, one meter at a time so that none disturbs another.
///
/// First the scenario is played for its answers: expected frames, checksums, work counters; then for
/// what is wrong with it. Then it is played again frame by frame, which must give the same frames to
/// the last bit. Allocations and times follow; each round plays the whole timeline on a tree of its own.
/// A play that is long beside the budget is played these three times and no oftener.
package struct CaseMeasurement {
  let runCase: RunCase
  /// Nanoseconds for the samples of time.
  let timeBudget: UInt64
  /// Whether to note what each queue does when.
  var recordsTimelines = false
  /// What is put in on purpose, to test a gate.
  var fault = FaultInjection.none

  func measure() throws(CaseError) -> CaseOutcome {
    var (outcome, firstPlay) = try playForAnswers()
    outcome.add(try playForFindings())
    let effort = MeasuringEffort(timeBudget: timeBudget, firstPlay: firstPlay)
    let frames = try playFrames(
      effort, outcome.record.exactChecksum ?? "", &outcome.record.failures)
    outcome.record.frames = frames.record
    var series = frames.series
    var queueSeries: [PhaseSeries] = []
    var omitted: [String] = []
    if effort.countsAllocations {
      outcome.record.allocations = try allocations()
    } else {
      omitted.append("allocations")
    }
    if effort.isSampled {
      let share = runCase.strategy.solvesOnSeveralQueues ? timeBudget / 2 : timeBudget
      let first = series
      series = try times(runCase.clock, share, firstPlay: firstPlay, first: first)
      if runCase.strategy.solvesOnSeveralQueues {
        queueSeries = try times(.processCPU, share, firstPlay: firstPlay, first: first)
      }
    } else if runCase.strategy.solvesOnSeveralQueues {
      omitted.append("time of all queues")
    }
    if !omitted.isEmpty {
      outcome.record.omitted = omissions(omitted, firstPlay: firstPlay)
    }
    for (index, step) in outcome.record.steps.enumerated() {
      func record(_ series: [PhaseSeries]) -> TimeRecord? {
        series.first { $0.label == step.label }.map { TimeRecord($0.times) }
      }
      outcome.record.steps[index].time = record(series)
      outcome.record.steps[index].queueTime = record(queueSeries)
    }
    if runCase.queues > 1 {
      outcome.record.parallel = try parallel(
        firstPlay: firstPlay, checksum: outcome.record.exactChecksum, &outcome.record.failures)
      outcome.record.blocks = try blockScaling(firstPlay: firstPlay)
    }
    if recordsTimelines { outcome.timelines = recordTimelines() }
    return outcome
  }

  /// The parts that are not measured of a case whose play is long beside its time budget.
  private func omissions(_ parts: [String], firstPlay: Double) -> [OmissionRecord] {
    let reason =
      "one play takes \(Units.duration(nanoseconds: firstPlay)), over a quarter of the time budget "
      + "of \(Units.duration(nanoseconds: Double(timeBudget)))"
    return parts.map { OmissionRecord(part: $0, reason: reason) }
  }

  /// Plays once: expected frames, checksums, counters a step; and how long it took.
  private func playForAnswers() throws(CaseError) -> (CaseOutcome, nanoseconds: Double) {
    let start = MeterClock.monotonic.now
    let run = runCase.makePlayback()
    var mismatches: [FrameMismatch] = []
    var checkTime: UInt64 = 0
    var steps: [PhaseRecord] = []
    var exact = FrameChecksum()
    for phase in run.phases {
      let before = run.work
      try run.play(phase)
      run.combineExactFrames(into: &exact)
      let work = run.work - before
      steps.append(
        PhaseRecord(
          label: phase.name,
          work: work.entries.map { CounterRecord(name: $0.name, count: $0.count) }))
      let checkStart = MeterClock.monotonic.now
      mismatches += run.check(after: phase)
      checkTime += MeterClock.monotonic.now - checkStart
    }
    let elapsed = Double(MeterClock.monotonic.now - start - checkTime)
    if fault.addsWork {
      for index in steps.indices where !steps[index].work.isEmpty {
        steps[index].work[0].count += 1
      }
    }
    var checksum = run.checksum()
    if fault.movesFrame, var frame = run.frames.entries.last?.frame {
      frame.origin.x += 1
      checksum.combine(frame)
    }
    var record = CaseRecord(
      key: runCase.key, tier: runCase.tier.rawValue, definitionHash: runCase.file.definitionHash,
      checksum: checksum.hexadecimal, steps: steps)
    record.exactChecksum = exact.hexadecimal
    record.failures = mismatches.map { mismatch in
      FailureRecord(
        step: mismatch.step, subject: "\(mismatch.expectation.item)",
        expected: "\(mismatch.expectation.frame)",
        found: mismatch.actual.map { "\($0.frameNotation)" } ?? "no such item")
    }
    let determined = run.engine.map { DeterminedFrames(of: $0) } ?? DeterminedFrames()
    return (
      CaseOutcome(
        record: record, frames: run.frames, determined: determined, mismatches: mismatches),
      elapsed
    )
  }

  /// One round of a meter: the whole timeline, each phase a step.
  ///
  /// Several trees are played side by side, each phase on all of them in a row, where a phase alone
  /// would be too short for the clock.
  private func round(
    _ recorder: inout PhaseRecorder, replicas: Int = 1, extraTurns: [Int] = [],
    blockQueues: Int? = nil
  ) throws(CaseError) {
    let runs = (0..<replicas).map { _ in runCase.makePlayback(blockQueues: blockQueues) }
    for (index, phase) in runs[0].phases.enumerated() {
      let turns = index < extraTurns.count ? extraTurns[index] : 0
      for _ in 0..<phase.repetitions {
        for run in runs { run.prepare(phase) }
        do throws(ScenarioPlaybackError) {
          try recorder.measure(phase.name) { () throws(ScenarioPlaybackError) in
            for run in runs { try run.perform(phase) }
            if fault != .none {
              fault.allocate()
              SpinLoop.run(turns: turns * replicas)
            }
          }
        } catch {
          throw .run(error)
        }
        if Interruption.isRequested { throw .interrupted }
      }
    }
  }

  /// Counts allocations; blocks are solved on one queue, as the order in which several take them
  /// decides how often their buffers grow.
  private func allocations() throws(CaseError) -> [AllocationRecord] {
    let profile = try AllocationProfile.measure { recorder throws(CaseError) in
      try round(&recorder, blockQueues: 1)
    }
    return (profile?.phases ?? []).map { AllocationRecord($0) }
  }

  /// Samples of time until the budget is spent: of one tree alone, and of several in a row for the
  /// phases that are too short for the clock.
  ///
  /// From what each phase took in the `first` plays follows how many trees that takes.
  private func times(
    _ clock: MeterClock, _ timeBudget: UInt64, firstPlay: Double, first: [PhaseSeries]
  ) throws(CaseError) -> [PhaseSeries] {
    let shortest = SamplingPlan.clockCostsPerSample * clock.readingCost()
    let lengths = first.compactMap(\.times.statistics?.median)
    let effort = MeasuringEffort(timeBudget: self.timeBudget, firstPlay: firstPlay)
    let replicas = effort.replicas(shortest: lengths.min() ?? 1, sample: shortest)
    func sampled(_ timeBudget: UInt64, replicas: Int) throws(CaseError) -> [PhaseSeries] {
      let plan = SamplingPlan(
        clock: clock, warmUpBudget: timeBudget / 4, timeBudget: timeBudget,
        minimumSamples: effort.minimumSamples)
      return try times(plan, replicas: replicas)
    }
    guard replicas > 1 else { return try sampled(timeBudget, replicas: 1) }
    guard lengths.contains(where: { $0 >= shortest }) else {
      return try sampled(timeBudget, replicas: replicas)
    }
    let alone = try sampled(timeBudget / 2, replicas: 1)
    guard alone.contains(where: \.times.isTooShort) else { return alone }
    return alone.replacingShortSteps(by: try sampled(timeBudget / 2, replicas: replicas))
  }

  /// Samples by a plan, of so many trees in a row.
  private func times(_ plan: SamplingPlan, replicas: Int) throws(CaseError) -> [PhaseSeries] {
    let extraTurns = try extraTurns(replicas: replicas)
    let series = try Sampler(plan: plan).sampleRounds { recorder throws(CaseError) in
      try round(&recorder, replicas: replicas, extraTurns: extraTurns)
    }
    return series.map { $0.sharedAmong(replicas) }
  }

  /// How long to work for nothing in each phase; nothing unless a fault states it.
  private func extraTurns(replicas: Int) throws(CaseError) -> [Int] {
    guard fault.slowdown > 0 else { return [] }
    var probe = PhaseRecorder(.time(.threadCPU))
    for _ in 0..<5 {
      probe.beginRound()
      try round(&probe, replicas: replicas)
    }
    let work = SpinLoop()
    return probe.series.map { series in
      work.turns(
        lasting: fault.slowdown * (series.times.statistics?.median ?? 0) / Double(replicas))
    }
  }
}
