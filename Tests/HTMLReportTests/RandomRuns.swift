import ResultStore
import Statistics

/// Runs of a made-up project, night by night, decided by a seed: steady times with noise, and now and
/// then what nights bring.
struct RandomRuns {
  private var random: SeededGenerator
  private var slowdown = 1.0
  private var pivots = 100

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func chance(_ share: Double) -> Bool { random.share() < share }

  /// The run of a night.
  mutating func run(_ night: Int) -> RunRecord {
    if chance(0.15) { slowdown *= 0.8 + 0.5 * random.share() }
    if chance(0.15) { pivots += random.number(below: 9) - 4 }
    let digits = String(night + 256, radix: 16)
    var record = RunRecord(
      id: "00000\(digits)", date: "2026-10-\(night + 10)T04:00:00Z", toolVersion: "0.1.0",
      arguments: ["run", "--tier", "standard"],
      build: BuildIdentity(
        commit: String(repeating: digits, count: 14).prefix(40).description,
        isDirty: chance(0.1), binaryHash: "00\(chance(0.2) ? "same" : digits)",
        toolchain: "Swift 6.3.1", flags: ["release"]),
      machine: MachineFingerprint(
        processor: chance(0.08) ? "Other 1" : "Example 9000", architecture: "x86_64", cores: 2,
        memory: 8 << 30, system: "Example Linux", kernel: "6.0", virtualization: []),
      before: conditions(), meters: meters())
    var cases: [CaseRecord] = []
    for scenario in ["feed", "form"] {
      for size in [nil, 10, 100, 1_000] as [Int?] where !chance(0.04) {
        for strategy in ["active-set", "cold", "tableau"] where !chance(0.03) {
          cases.append(oneCase(CaseKey(scenario: scenario, size: size, strategy: strategy)))
        }
      }
    }
    record.cases = cases
    record.plan = PlanRecord(
      tier: "standard", timeBudget: 2, cases: cases.count, hash: "aaaa\(cases.count)")
    if chance(0.5) { record.planned = cases.map(\.key) }
    addScaling(to: &record)
    if chance(0.05) { record.injectedFaults = ["allocation"] }
    record.finish(after: conditions())
    return record
  }

  private mutating func conditions() -> Conditions {
    Conditions(
      loadAverage: chance(0.9) ? 2 * random.share() : nil,
      stolenShare: chance(0.5) ? random.share() / 20 : nil,
      calibration: .init(
        queues: 2, scaling: 1.5 + random.share() / 2, idealScaling: 2, alone: 8e6,
        isContended: chance(0.1)),
      clocks: [.init(name: "monotonic", resolution: 1, cost: 40)])
  }

  private mutating func meters() -> [MeterRecord] {
    [
      MeterRecord(name: "time.threadCPU", version: 1, kind: .noisy, overhead: 243),
      MeterRecord(name: "time.monotonic", version: chance(0.05) ? 2 : 1, kind: .noisy),
      MeterRecord(name: "allocations", version: 1, kind: .exact),
      MeterRecord(name: "work", version: 1, kind: .exact),
    ]
  }

  private mutating func samples(_ median: Double) -> [Double] {
    (0..<(chance(0.1) ? 3 : 16)).map { _ in median * (0.99 + 0.02 * random.share()) }
  }

  private mutating func oneCase(_ key: CaseKey) -> CaseRecord {
    let size = Double(key.size ?? 50)
    let factor = key.strategy == "tableau" ? size * 40 : key.strategy == "cold" ? 300 : 90
    let base = size * factor * slowdown
    var found = CaseRecord(
      key: key, tier: key.size == 1_000 ? "full" : "standard",
      definitionHash: chance(0.03) ? "bbbb" : "aaaa", checksum: chance(0.03) ? "beef" : "c0ffee",
      steps: ["build", "rotate", "keyboard"].map { label in
        let isShort = chance(0.05)
        return PhaseRecord(
          label: label,
          time: TimeRecord(
            clock: "threadCPU", samples: samples(base), repetitions: 1, isTooShort: isShort),
          queueTime: chance(0.2)
            ? TimeRecord(
              clock: "monotonic", samples: samples(base * 1.1), repetitions: 1, isTooShort: false)
            : nil,
          work: [
            CounterRecord(name: "pivots", count: pivots),
            CounterRecord(name: "flips", count: chance(0.04) ? 8 : 7),
          ])
      },
      allocations: [
        AllocationRecord(
          phase: "build", requests: 1_000 + (chance(0.05) ? 3 : 0), bytes: 100_000, frees: 10,
          liveBytes: 90_000, peakBytes: 110_000 + random.number(below: 2),
          isRepeatable: !chance(0.1)
        )
      ])
    if chance(0.2) { found.frames = frames(base) }
    if chance(0.03) {
      found.failures = [
        FailureRecord(step: "rotate", subject: "title", expected: "[0, 0]", found: "[0, 1]")
      ]
    }
    if chance(0.05) { found.omitted = [OmissionRecord(part: "allocations", reason: "no room")] }
    if chance(0.1) {
      found.parallel = ParallelRecord(
        throughputs: [900, 1_000, 1_050], throughput: 1_000, throughputAlone: 600, scaling: 1.67,
        threadCPUPerUnit: [1e6, 1.1e6], coreShare: 0.9, isContended: false)
      found.blocks = BlockScalingRecord(
        queues: 2, rounds: 5, firstLayoutAlone: base, firstLayout: base / 1.6, timelineAlone: base,
        timeline: base / 1.2)
    }
    return found
  }

  private mutating func frames(_ base: Double) -> FrameTimelineRecord {
    func one(_ label: String, _ count: Int) -> FrameRecord {
      FrameRecord(
        label: label, frames: count, median: base, p90: base * 1.2, p95: base * 1.3,
        p99: base * 1.5, maximum: base * 2, over120: 3, over60: 1, late: 1, hitchTimeRatio: 2.5)
    }
    return FrameTimelineRecord(
      refreshRate: 60, clock: "threadCPU", rounds: 2, total: one("timeline", 40),
      steps: [one("rotate", 30), one("keyboard", 10)])
  }

  private mutating func addScaling(to record: inout RunRecord) {
    if chance(0.4) {
      record.sweeps = [
        SweepRecord(
          scenario: "feed", strategy: "active-set", step: "build", sizes: [10, 100, 1_000],
          medians: [1e4, 1.1e5, 1.2e6], exponent: 1.04, exponentLow: 0.98, exponentHigh: 1.1,
          law: "n", deviation: 0.02)
      ]
      record.ramps = [
        RampRecord(
          scenario: "feed", strategy: "active-set", demand: "first layout", budget: 8.33e6,
          size: 640, sizeLow: 600, sizeHigh: chance(0.5) ? 700 : nil, views: 3_840)
      ]
    }
    if chance(0.2) {
      record.skipped = [
        SkippedRecord(
          key: CaseKey(scenario: "feed", size: 10_000, strategy: "tableau"),
          measuredSize: chance(0.5) ? 1_000 : nil, reason: "one play takes 9 s")
      ]
    }
    if chance(0.2) { record.settings = [SettingRecord(name: "MALLOC_CONF", value: "a:1")] }
  }

  /// A paired measurement of two runs.
  mutating func paired(_ baseline: RunRecord, _ candidate: RunRecord) -> PairedComparison {
    var comparison = PairedComparison(
      date: candidate.date, baseline: baseline.build, candidate: candidate.build,
      injectedFaults: nil, environment: candidate.timingEnvironment)
    let ratio = chance(0.5) ? 1 : 0.9 + 0.3 * random.share()
    for found in candidate.cases.prefix(8) {
      var step = PairedComparison.Step(key: found.key, place: "rotate")
      for _ in 0..<8 {
        step.append(
          baseline: 1_000 * (0.99 + 0.02 * random.share()),
          candidate: 1_000 * ratio * (0.99 + 0.02 * random.share()), isDisturbed: chance(0.1))
      }
      comparison.steps.append(step)
    }
    return comparison
  }
}
