import Foundation
import ResultStore
import Testing

@Suite struct RunHistoryTests {
  private func run(_ day: Int, pivots: Int, time: Double = 1_000) -> RunRecord {
    Samples.record(
      id: "0000000\(day)", date: "2026-11-0\(day)T00:00:00Z",
      cases: [Samples.oneCase(pivots: pivots, samples: Samples.steady(time))])
  }

  private let key = CaseKey(scenario: "list", size: 100, strategy: "tableau")

  @Test func runsAreInOrderOfTime() {
    let history = RunHistory([run(3, pivots: 3), run(1, pivots: 1), run(2, pivots: 2)])
    #expect(history.runs.map(\.id) == ["00000001", "00000002", "00000003"])
    #expect(history.keys == [key])
    let pivots = history.series(of: key).first { $0.name.metric == "pivots" }
    #expect(pivots?.points.map(\.value) == [1, 2, 3])
  }

  @Test func everyMetricHasASeries() {
    let series = RunHistory([run(1, pivots: 1)]).series(of: key)
    #expect(series.map(\.name.metric) == ["pivots", "requests", "bytes", "time"])
    #expect(series.map(\.name.place) == ["rotate", "build", "build", "rotate"])
  }

  @Test func exactChangesAreFound() {
    let history = RunHistory([5, 5, 4, 4, 6].enumerated().map { run($0 + 1, pivots: $1) })
    let pivots = history.series(of: key).first { $0.name.metric == "pivots" }
    #expect(pivots?.changes.map(\.run) == ["00000003", "00000005"])
    let time = history.series(of: key).first { $0.name.metric == "time" }
    #expect(time?.changes.isEmpty == true)
  }

  @Test func timesOfOtherMachinesAreLeftOut() {
    var other = run(2, pivots: 2)
    other.machine.processor = "Other"
    let here = run(1, pivots: 1)
    let series = RunHistory([here, other]).series(of: key, on: here.machine)
    #expect(series.first { $0.name.metric == "pivots" }?.points.count == 2)
    #expect(series.first { $0.name.metric == "time" }?.points.count == 1)
  }

  @Test func aDamagedFileDoesNotHideTheRest() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      try store.write(run(1, pivots: 1))
      try Data("{".utf8).write(
        to: URL(filePath: folder).appending(path: "20261102T000000Z-abc-00000002.json"))
      let history = RunHistory(store)
      #expect(history.runs.count == 1)
      #expect(history.problems.count == 1)
    }
  }

  @Test func aCaseThatNeverRanHasNoSeries() {
    let unknown = CaseKey(scenario: "none", strategy: "tableau")
    #expect(RunHistory([run(1, pivots: 1)]).series(of: unknown).isEmpty)
  }

  /// Times depend on the machine, the compiler, its flags, the clocks and the settings, and on nothing
  /// else that a run records.
  @Test func theTimingEnvironmentIsWhatTimesDependOn() {
    func environment(_ change: (inout RunRecord) -> Void) -> String {
      var record = run(1, pivots: 1)
      record.meters.append(MeterRecord(name: "time.processCPU", version: 1, kind: .noisy))
      change(&record)
      return record.timingEnvironment
    }
    let usual = environment { _ in }
    let same: [(inout RunRecord) -> Void] = [
      { $0.id = "other" }, { $0.build.binaryHash = "other" }, { $0.meters[1].version = 2 },
      { $0.meters[2].version = 2 }, { $0.meters.removeLast() }, { $0.cases = [] },
      { $0.machine.memory += 1 },
    ]
    for (index, change) in same.enumerated() { #expect(environment(change) == usual, "\(index)") }
    let other: [(inout RunRecord) -> Void] = [
      { $0.machine.processor = "Other" }, { $0.machine.architecture = "arm64" },
      { $0.machine.cores = 4 }, { $0.machine.memory = 16 << 30 }, { $0.machine.system = "Other" },
      { $0.machine.kernel = "7.0" }, { $0.machine.virtualization = [] },
      { $0.build.toolchain = "Swift 7" }, { $0.build.flags = ["debug"] },
      { $0.meters[0].version = 2 }, { $0.meters[0].unavailable = "none" },
      { $0.meters.removeFirst() },
    ]
    let environments = other.map { environment($0) }
    for (index, found) in environments.enumerated() { #expect(found != usual, "\(index)") }
    #expect(Set(environments).count == environments.count)
  }
}
