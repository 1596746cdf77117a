import BenchCommands
import ResultStore
import Testing

/// The tables of `bench run`, from records with known figures.
@Suite struct RunReportTests {
  /// A case of two steps: of the first 1, 2 and 3 ms, of the second 20 ms, which is over a frame.
  private static func record(clock: String = "threadCPU") -> CaseRecord {
    func time(_ samples: [Double], isTooShort: Bool = false) -> TimeRecord {
      TimeRecord(clock: clock, samples: samples, repetitions: 1, isTooShort: isTooShort)
    }
    return CaseRecord(
      key: CaseKey(scenario: "list", size: 7, strategy: "tableau", queues: 2), tier: "smoke",
      checksum: "f00d",
      steps: [
        PhaseRecord(
          label: "start", time: time([1e6, 2e6, 3e6]),
          work: [("pivots", 1_200), ("solveNonzeros", 34), ("changedVariables", 5)].map {
            CounterRecord(name: $0, count: $1)
          }),
        PhaseRecord(
          label: "turn", time: time([20e6], isTooShort: true),
          work: [CounterRecord(name: "pivots", count: 0)]),
        PhaseRecord(label: "still"),
      ],
      allocations: [
        AllocationRecord(
          phase: "turn", requests: 1_000, bytes: 2_048, frees: 9, liveBytes: 8, peakBytes: 7,
          isRepeatable: true)
      ])
  }

  @Test func aStepIsARowAndWhatWasNotMeasuredIsEmpty() {
    #expect(
      CaseTable.lines(of: Self.record()) == [
        "list/7 tableau x2  checksum f00d",
        "  step     median  of 16.7 ms      p95      p99      max  allocations     bytes  pivots  "
          + "nonzeros  changed",
        "  " + String(repeating: "-", count: 104),
        "  start   2.00 ms  █           3.00 ms  3.00 ms  3.00 ms                          1,200  "
          + "      34        5",
        "  turn ~  20.0 ms  ███████▶    20.0 ms  20.0 ms  20.0 ms        1,000  2.00 KiB",
        "  still",
        "",
      ])
  }

  @Test func wallTimeAndTheTimeOfAllQueuesAreTwoColumns() {
    var record = Self.record(clock: "monotonic")
    record.checksum = nil
    record.steps.removeLast(2)
    record.steps[0].queueTime = TimeRecord(
      clock: "processCPU", samples: [5e6], repetitions: 1, isTooShort: false)
    let lines = CaseTable.lines(of: record)
    #expect(lines[0] == "list/7 tableau x2  checksum none")
    #expect(lines[1].hasPrefix("  step      wall  all queues  of 16.7 ms  "))
    #expect(lines[3].hasPrefix("  start  2.00 ms     5.00 ms  █           "))
  }

  @Test(arguments: [(true, "  (contended: the machine was not ours alone)"), (false, "")])
  func queuesAreALine(isContended: Bool, mark: String) {
    var record = Self.record()
    record.parallel = ParallelRecord(
      throughputs: [], throughput: 1_500, throughputAlone: 1_000, scaling: 1.5,
      threadCPUPerUnit: [], coreShare: 1, isContended: isContended)
    record.blocks = BlockScalingRecord(
      queues: 3, rounds: 2, firstLayoutAlone: 3e6, firstLayout: 2e6, timelineAlone: 8e3,
      timeline: 0)
    #expect(
      CaseTable.lines(of: record).suffix(3) == [
        "  2 queues: 1.50 k/s, 1.50 times one queue, 75.0 % efficient\(mark)",
        "  blocks on 3 queues: first layout 2.00 ms, 1.50 times one queue; timeline 0.00 ns, "
          + "8000 times one queue",
        "",
      ])
  }

  /// Two rounds: a step of two frames is the step itself, which the table above has already.
  @Test func framesOfLongStepsAreATable() {
    func frames(_ label: String, _ count: Int, over120: Int = 0, over60: Int = 0) -> FrameRecord {
      FrameRecord(
        label: label, frames: count, median: 1e6, p90: 2e6, p95: 3e6, p99: 4e6, maximum: 20e6,
        over120: over120, over60: over60, late: 0, hitchTimeRatio: 1.25)
    }
    let record = FrameTimelineRecord(
      refreshRate: 60, clock: "threadCPU", rounds: 2,
      total: frames("timeline", 202, over120: 4, over60: 1),
      steps: [frames("turn", 2), frames("fling", 200, over120: 4), frames("snap", 3)])
    #expect(
      FrameTable.lines(of: record) == [
        "",
        "frames at 60 Hz  count      p50      p90      p99      max  > 8.33 ms  > 16.67 ms    "
          + "hitches",
        "---------------------------------------------------------------------------------------"
          + "-----",
        "fling              100  1.00 ms  2.00 ms  4.00 ms  20.0 ms     2.00 %        none  "
          + "1.25 ms/s",
        "snap                 1  1.00 ms  2.00 ms  4.00 ms  20.0 ms       none        none  "
          + "1.25 ms/s",
        "timeline           101  1.00 ms  2.00 ms  4.00 ms  20.0 ms     1.98 %      0.50 %  "
          + "1.25 ms/s",
      ])
    var one = Self.record()
    one.frames = record
    #expect(
      CaseTable.lines(of: one).contains(
        "  snap                 1  1.00 ms  2.00 ms  4.00 ms  "
          + "20.0 ms       none        none  1.25 ms/s"))
  }

  // MARK: Growth

  @Test func growthAndWhatFitsAFrameAreTables() {
    var record = Nights.night(1)
    record.sweeps = [
      SweepRecord(
        scenario: "list", strategy: "tableau", step: "start", sizes: [8, 16, 32],
        medians: [1e3, 2e3, 4.5e6], exponent: 1.234, exponentLow: 1.1, exponentHigh: 1.4,
        law: "n log n", deviation: 0.1)
    ]
    func ramp(_ high: Int?) -> RampRecord {
      RampRecord(
        scenario: "list", strategy: "tableau", demand: "first layout", budget: 8_333_333,
        size: 1_500,
        sizeLow: 1_400, sizeHigh: high, views: 6_000)
    }
    record.ramps = [ramp(1_600), ramp(nil)]
    record.skipped = [SkippedRecord(key: record.cases[0].key, measuredSize: 3, reason: "too dear")]
    record.isPartial = true
    #expect(
      ScalingReport.lines(of: record) == [
        "scenario  strategy  step   sizes  smallest  largest  exponent  95 %       law",
        String(repeating: "-", count: 81),
        "list      tableau   start  8…32    1.00 µs  4.50 ms      1.23  1.10…1.40  n log n",
        "",
        "scenario  strategy  fits            frame   size  95 %           views",
        "----------------------------------------------------------------------",
        "list      tableau   first layout  8.33 ms  1,500  1,400…1,600    6,000",
        "list      tableau   first layout  8.33 ms  1,500  1,400…or more  6,000",
        "",
        "list/7 tableau: skipped: too dear",
        "interrupted: partial",
      ])
    record.isPartial = false
    record.sweeps = []
    record.ramps = nil
    #expect(ScalingReport.lines(of: record) == ["list/7 tableau: skipped: too dear"])
  }
}
