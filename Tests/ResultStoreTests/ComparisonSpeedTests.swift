import Foundation
import ProcessEnvironment
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ComparisonSpeedTests {
  /// A full record as the standard tier writes it: six timed steps a case, forty samples each.
  private func fullRecord(_ id: String, factor: Double) -> RunRecord {
    let cases = (0..<500).map { number in
      var found = Samples.oneCase(size: 1_000 + number)
      found.steps = (0..<6).map { step in
        PhaseRecord(
          label: "step \(step)",
          time: TimeRecord(
            clock: "threadCPU",
            samples: (0..<40).map { 1_000 * factor * (1 + Double(($0 * 7 + step) % 40) / 900) },
            repetitions: 1, isTooShort: false),
          work: (0..<10).map { CounterRecord(name: "counter \($0)", count: $0) })
      }
      return found
    }
    var record = Samples.record(id: id, cases: cases)
    record.build.binaryHash = id
    return record
  }

  /// A figure of time, so it is asked for by `LAYOUTBENCH_LONG_TESTS`.
  @Test(.enabled(if: EnvironmentVariable.runsLongTests.isSet))
  func twoRecordsOfFiveHundredCasesAreComparedInASecond() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let first = try store.write(fullRecord("aaaa0001", factor: 1))
      let second = try store.write(fullRecord("aaaa0002", factor: 1.2))
      // The thread's own time: other tests run beside this one.
      let start = clock(CLOCK_THREAD_CPUTIME_ID)
      let comparison = RunComparison(
        baseline: try RunStore.read(path: first), candidate: try RunStore.read(path: second))
      let seconds = clock(CLOCK_THREAD_CPUTIME_ID) - start
      #expect(comparison.cases.count == 500)
      #expect(comparison.warning == .regressed)
      var isOptimized = true
      assert(
        {
          isOptimized = false
          return true
        }())
      #expect(seconds < (isOptimized ? 1 : 10), "\(seconds) s")
    }
  }

  private func clock(_ id: clockid_t) -> Double {
    var now = timespec()
    unsafe clock_gettime(id, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
