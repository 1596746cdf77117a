import ArgumentParser
import BenchCommands
import Benchmarking
import Foundation
import Metering
import ResultStore
import Testing

@Suite struct FaultInjectionTests {
  @Test(arguments: [
    ("slow=5", ["slow=5.0"]), ("allocation", ["allocation"]),
    ("frame,allocation", ["allocation", "frame"]), ("slow=-5", nil), ("slow=", nil), ("", nil),
    ("nonsense", nil), ("frame,", nil),
  ])
  func theWordsOfTheCommandLine(words: String, names: [String]?) {
    #expect(FaultInjection(words: words)?.names == names)
  }

  /// The clock is passed in: the quickest of nine measurements of 200,000 turns counts.
  @Test func busyWorkLastsAsLongAsItsClockSays() {
    let lengths: [UInt64] = [3, 2, 5, 4, 1, 9, 2, 8, 3]
    let measurements = lengths.enumerated().flatMap { index, length -> [UInt64] in
      let start = UInt64(index) * 100_000_000
      return [start, start + length * 1_000_000]
    }
    var readings = measurements[...]
    let work = SpinLoop { readings.popFirst() ?? 0 }
    #expect(readings.isEmpty)
    #expect(work.nanosecondsPerTurn == 5)
    #expect(work.turns(lasting: 2_000_000) == 400_000)
    #expect(work.turns(lasting: 0) == 0)
  }

  /// A run of one small scenario with each fault, held against one without.
  ///
  /// In a process of its own: allocations are counted over all threads, and other tests allocate.
  @Test func faultsShowInTheRecordAndAreCaughtByTheirRules() async {
    await #expect(processExitsWith: .success) {
      try Runs.inFolder { folder in
        let scenario = try Runs.writeBox("one-box", in: folder)
        let results = folder + "/Results"
        let run = ["run", scenario, "--time-budget", "0.5", "--tier", "smoke", "--quiet"]
        #expect(Runs.status(run, results: results) == 0)
        let store = RunStore(folder: results)
        let honest = try #require(store.paths().first)
        #expect(Runs.status(["accept", "all", "--reason", "a baseline"], results: results) == 0)
        let faults = [
          ("allocation", GateFinding.Rule.allocations), ("frame", .checksum), ("counter", .counter),
        ]
        for (fault, rule) in faults {
          #expect(Runs.status(run + ["--inject", fault], results: results) == 0)
          let path = try #require(store.paths().first { $0 != honest })
          let record = try RunStore.read(path: path)
          #expect(record.injectedFaults == [fault])
          let (index, _) = try HistoryIndex.updating(store)
          let report = try Gate(store: store, index: index).judge(record)
          #expect(report.verdict == .regressed)
          #expect(report.findings.contains { $0.rule == rule })
          #expect(Runs.status(["gate", path], results: results) == 2)
          let accept = ["accept", "all", "--reason", "x", "--record", path]
          #expect(Runs.status(accept, results: results) == 65)
          try FileManager.default.removeItem(atPath: path)
        }
        #expect(Runs.status(["run", "--inject", "nonsense"], results: results) == 64)
      }
    }
  }
}
