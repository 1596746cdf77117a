import Foundation
import ResultStore
import TestSupport

/// Records as tests need them.
enum Samples {
  static func record(
    id: String = "0123abcd", commit: String? = "1111111111111111111111111111111111111111",
    date: String = "2026-11-21T04:05:06Z", cases: [CaseRecord] = [Samples.oneCase()]
  ) -> RunRecord {
    var record = RunRecord(
      id: id, date: date, toolVersion: "0.1.0", arguments: ["run", "--tier", "smoke"],
      build: BuildIdentity(
        commit: commit, isDirty: false, binaryHash: "00000000deadbeef", toolchain: "Swift 6.3.1",
        flags: ["release"]),
      machine: MachineFingerprint(
        processor: "Example 9000", architecture: "x86_64", cores: 2, memory: 8 << 30,
        system: "Example Linux 1", kernel: "6.0", virtualization: ["hypervisor"]),
      before: Conditions(loadAverage: 0.25),
      meters: [
        MeterRecord(name: "time.threadCPU", version: 1, kind: .noisy, overhead: 243),
        MeterRecord(name: "allocations", version: 1, kind: .exact),
      ])
    record.cases = cases
    record.finish(after: Conditions(loadAverage: 0.5))
    return record
  }

  static func oneCase(
    scenario: String = "list", strategy: String = "tableau", size: Int? = 100,
    definition: String? = "aaaa", checksum: String? = "c0ffee", pivots: Int = 12,
    requests: Int = 1_000, bytes: Int = 100_000, samples: [Double] = Samples.steady(1_000)
  ) -> CaseRecord {
    CaseRecord(
      key: CaseKey(scenario: scenario, size: size, strategy: strategy), tier: "smoke",
      definitionHash: definition, checksum: checksum,
      steps: [
        PhaseRecord(
          label: "rotate",
          time: TimeRecord(
            clock: "threadCPU", samples: samples, repetitions: 1, isTooShort: false),
          work: [CounterRecord(name: "pivots", count: pivots)])
      ],
      allocations: [
        AllocationRecord(
          phase: "build", requests: requests, bytes: bytes, frees: 10, liveBytes: 90_000,
          peakBytes: 110_000, isRepeatable: true)
      ])
  }

  /// Twenty samples within one percent of `median`, in an order that is not sorted.
  static func steady(_ median: Double) -> [Double] {
    (0..<20).map { median * (1 + Double($0 * 7 % 20 - 10) / 1_000) }
  }

  /// A new folder that is removed again when `body` is done.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try body(folder.path)
  }
}
