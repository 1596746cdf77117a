import Foundation
import TestSupport
import Testing

/// Whole runs on several queues, in this process; also run under the thread sanitizer.
@Suite struct ParallelMeasurementTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func status(_ words: [String]) -> Int32 {
    Runs.status(words)
  }

  private func scenario(_ generator: String, _ timeline: String) throws -> String {
    let path = folder.appending(path: "\(generator).yaml")
    let text = """
      name: \(generator)
      purpose: A small generated tree, to be laid out on two queues.
      device: iphone-13-pro
      generator: {name: \(generator), seed: 7, size: 8}
      timeline:
      \(timeline)
      """
    try Data(text.utf8).write(to: path)
    return path.path()
  }

  @Test func everyQueueHasALaneInTheTrace() throws {
    let path = try scenario(
      "feed",
      "  - {step: turn, rotate: landscape, animate: 0.05}\n"
        + "  - {step: fling, scroll: {view: list, fling: [0, 30]}}")
    let trace = folder.appending(path: "trace.json")
    let results = folder.appending(path: "Results").path()
    let words = [
      "run", path, "--strategy", "all", "--queues", "1,2", "--time-budget", "0.02", "--results",
      results, "--trace-events", trace.path(), "--quiet",
    ]
    #expect(status(words) == 0)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: trace))
    let document = try #require(object as? [String: Any])
    let events = try #require(document["traceEvents"] as? [[String: Any]])
    let timelines = events.filter { $0["name"] as? String == "thread_name" }
    // Three strategies, on one queue and on two.
    #expect(timelines.count == 3 * 3)
    for name in ["build", "activate", "start", "turn", "fling"] {
      #expect(events.contains { $0["name"] as? String == name })
    }
    let record = try self.record(in: results)
    let cases = try #require(record["cases"] as? [[String: Any]])
    #expect(cases.count == 6)
    for found in cases {
      // None of them solves one hierarchy on several queues.
      #expect(found["blocks"] == nil)
      let frames = try #require(found["frames"] as? [String: Any])
      #expect(frames["refreshRate"] as? Double == 120)
      let key = try #require(found["key"] as? [String: Any])
      let sameStrategy = cases.filter {
        ($0["key"] as? [String: Any])?["strategy"] as? String == key["strategy"] as? String
      }
      #expect(Set(sameStrategy.compactMap { $0["exactChecksum"] as? String }).count == 1)
    }
  }

  private func record(in folder: String) throws -> [String: Any] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let file = try #require(files.first { $0.hasSuffix(".json") })
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: file))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// A size that would take too long is not begun; its name is in the record, and what is measured
  /// in its place has a size of its own.
  @Test func whatTheBudgetDoesNotAdmitIsNamed() throws {
    let path = try scenario("feed", "  - {step: turn, rotate: landscape}")
    let results = folder.appending(path: "Results").path()
    let words = [
      "run", path, "--strategy", "tableau", "--size", "20000", "--time-budget", "0.2",
      "--results", results, "--quiet",
    ]
    #expect(status(words) == 0)
    let record = try self.record(in: results)
    let skipped = try #require(record["skipped"] as? [[String: Any]])
    #expect((skipped.first?["key"] as? [String: Any])?["size"] as? Int == 20_000)
    // How much is admitted depends on the machine; on a busy one it may be nothing.
    let measured = skipped.first?["measuredSize"] as? Int
    let cases = try #require(record["cases"] as? [[String: Any]])
    let sizes = cases.compactMap { ($0["key"] as? [String: Any])?["size"] as? Int }
    #expect(sizes == (measured.map { [$0] } ?? []))
    #expect(measured ?? 0 < 20_000)
  }

  /// Allocations are exact: a gate must find them however little time there was for samples.
  @Test func allocationsAreCountedWhateverTheTimeBudgetIs() throws {
    let path = try Runs.writeBox("one-box", in: folder.path())
    let results = folder.appending(path: "Short").path()
    #expect(
      status(["run", path, "--time-budget", "0.0001", "--results", results, "--quiet"]) == 0)
    let record = try self.record(in: results)
    let cases = try #require(record["cases"] as? [[String: Any]])
    #expect((cases.first?["allocations"] as? [Any])?.isEmpty == false)
    #expect(cases.first?["omitted"] == nil)
    // What was asked for is kept, so that a gate knows what is missing: of a scenario that was
    // named, not all there are.
    let plan = try #require(record["plan"] as? [String: Any])
    let scope = try #require(plan["scope"] as? [String: Any])
    #expect(scope["scenarios"] as? [String] == ["one-box"])
    #expect(scope["strategies"] as? [String] == ["active-set"])
    #expect(scope["queues"] as? [Int] == [1] && scope["sizes"] == nil && scope["seed"] == nil)
    #expect((record["planned"] as? [Any])?.count == 1 && plan["cases"] as? Int == 1)
  }

  @Test func sweepsAndRampsAreRecorded() throws {
    let path = try scenario("long-row", "  - {step: turn, rotate: landscape}")
    let results = folder.appending(path: "Results").path()
    #expect(
      status([
        "run", path, "--sweep", "--size", "8,12,16", "--time-budget", "2", "--results",
        results, "--quiet",
      ]) == 0)
    let sweeps = try #require(try record(in: results)["sweeps"] as? [[String: Any]])
    #expect(sweeps.compactMap { $0["step"] as? String } == ["build", "activate", "start", "turn"])
    #expect(sweeps.allSatisfy { ($0["sizes"] as? [Int])?.count ?? 0 >= 3 })
    try FileManager.default.removeItem(atPath: results)
    #expect(
      status([
        "run", path, "--ramp", "--time-budget", "0.2", "--results", results, "--quiet", "--json",
      ]) == 0)
    let ramps = try #require(try record(in: results)["ramps"] as? [[String: Any]])
    #expect(
      ramps.compactMap { $0["what"] as? String } == [
        "first layout", "first layout", "slowest frame", "slowest frame",
      ])
    #expect(
      ramps.compactMap { $0["budget"] as? Double } == [
        8_333_333, 16_666_667, 8_333_333, 16_666_667,
      ])
    #expect(ramps.allSatisfy { ($0["sizeLow"] as? Int ?? 0) <= ($0["size"] as? Int ?? -1) })
  }

  /// What has no timeline has no frames to look for a size of.
  @Test func aTreeThatNeverChangesHasRampsOfItsFirstLayout() throws {
    let path = try scenario("long-row", "  []")
    let results = folder.appending(path: "Results").path()
    #expect(
      status([
        "run", path, "--ramp", "--time-budget", "0.1", "--results", results, "--quiet", "--json",
      ]) == 0)
    let ramps = try #require(try record(in: results)["ramps"] as? [[String: Any]])
    #expect(ramps.compactMap { $0["what"] as? String } == ["first layout", "first layout"])
  }
}
