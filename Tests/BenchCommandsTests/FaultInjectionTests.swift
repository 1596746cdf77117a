import ArgumentParser
import BenchCommands
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

  @Test func busyWorkLastsAsLongAsItSays() {
    let work = BusyWork()
    let turns = work.turns(lasting: 2_000_000)
    var least = Double.infinity
    for _ in 0..<15 {
      let start = MeterClock.threadCPU.now
      BusyWork.run(turns: turns)
      least = min(least, Double(MeterClock.threadCPU.now - start))
    }
    #expect(least > 1_600_000 && least < 2_400_000, "\(least) ns")
  }

  /// A run of one small scenario with each fault, held against one without.
  @Test func faultsShowInTheRecordAndAreCaughtByTheirRules() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenario = folder.appending(path: "one-box.yaml").path()
    let text = """
      name: one-box
      purpose: A box of a hundred points, to be hit by faults.
      device: iphone-x
      hierarchy:
        views:
          - id: box
        constraints:
          - box.width == 100
          - box.height == 50
          - box.leading == root.leading
          - box.top == root.top
      expect:
        source: "hand calculation: as the constraints say"
        frames:
          box: [0, 0, 100, 50]
      """
    try Data(text.utf8).write(to: URL(filePath: scenario))
    let results = folder.appending(path: "Results").path()
    func status(_ words: [String]) -> Int32 {
      do {
        var command = try BenchCommand.parseAsRoot(words + ["--results", results])
        try command.run()
        return 0
      } catch {
        return BenchCommand.exitCode(for: error).rawValue
      }
    }
    let run = ["run", scenario, "--time-budget", "0.5", "--tier", "smoke", "--quiet"]
    #expect(status(run) == 0)
    let store = RunStore(folder: results)
    let honest = try #require(store.paths().first)
    for (fault, rule) in [("allocation", GateFinding.Rule.allocations), ("frame", .checksum)] {
      #expect(status(run + ["--inject", fault]) == 0)
      let path = try #require(store.paths().first { $0 != honest })
      let record = try RunStore.read(path: path)
      #expect(record.injectedFaults == [fault])
      let (index, _) = try HistoryIndex.of(store)
      let report = try Gate(store: store, index: index).judge(record)
      #expect(report.verdict == .regressed)
      #expect(report.findings.contains { $0.rule == rule })
      #expect(status(["gate", path]) == 2)
      #expect(status(["accept", "all", "--reason", "x", "--record", path]) == 65)
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(status(["run", "--inject", "nonsense"]) == 64)
  }
}
