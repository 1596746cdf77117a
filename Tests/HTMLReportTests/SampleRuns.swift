import ResultStore

/// Runs as the tests of a report need them: two strategies, two sizes, a slowdown on demand.
enum SampleRuns {
  /// A run in the given place of a history.
  static func run(
    _ index: Int, slowdown: Double = 1, pivots: Int = 100, machine: String = "Example 9000",
    failures: [FailureRecord] = [], name: String = "feed", sizes: [Int] = [100, 1_000],
    samples: Int = 20
  ) -> RunRecord {
    var record = RunRecord(
      id: "0000000\(index)", date: "2026-11-1\(index)T04:00:00Z", toolVersion: "0.1.0",
      arguments: ["run"],
      build: BuildIdentity(
        commit: String(repeating: "\(index)", count: 40), isDirty: false,
        binaryHash: "000\(index)", toolchain: "Swift 6.3.1", flags: ["release"]),
      machine: MachineFingerprint(
        processor: machine, architecture: "x86_64", cores: 2, memory: 8 << 30,
        system: "Example Linux", kernel: "6.0", virtualization: []),
      before: Conditions(loadAverage: 0.25),
      meters: ["time.threadCPU", "time.monotonic"].map {
        MeterRecord(name: $0, version: 1, kind: .noisy)
      } + ["allocations", "work"].map { MeterRecord(name: $0, version: 1, kind: .exact) })
    record.cases = sizes.flatMap { size in
      ["active-set", "tableau"].map { strategy in
        let base = Double(size) * (strategy == "tableau" ? 5_000 : 1_000)
        return oneCase(
          CaseKey(scenario: name, size: size, strategy: strategy), median: base * slowdown,
          pivots: pivots, failures: failures, count: samples)
      }
    }
    record.finish(after: Conditions(loadAverage: 0.5))
    return record
  }

  private static func oneCase(
    _ key: CaseKey, median: Double, pivots: Int, failures: [FailureRecord], count: Int
  ) -> CaseRecord {
    let samples = (0..<count).map { median * (1 + Double($0 * 7 % 20 - 10) / 1_000) }
    return CaseRecord(
      key: key, tier: "standard", definitionHash: "aaaa", checksum: "c0ffee",
      steps: [
        PhaseRecord(
          label: "rotate",
          time: TimeRecord(
            clock: "threadCPU", samples: samples, repetitions: 1, isTooShort: false),
          work: [CounterRecord(name: "pivots", count: pivots)])
      ],
      allocations: [
        AllocationRecord(
          phase: "rotate", requests: 1_000, bytes: 100_000, frees: 10, liveBytes: 90_000,
          peakBytes: 110_000, isRepeatable: true)
      ], failures: failures)
  }
}
