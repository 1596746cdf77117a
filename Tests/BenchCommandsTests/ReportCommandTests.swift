import ArgumentParser
import BenchCommands
import Foundation
import ResultStore
import Testing

@Suite struct ReportCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "layoutbench-\(UUID().uuidString)")

  private func record(_ index: Int, pivots: Int) -> RunRecord {
    .sample(
      id: "aaaa000\(index)", date: "2020-11-2\(index)T00:00:00Z", commit: nil,
      binaryHash: "\(index)",
      meters: ["time.threadCPU", "time.monotonic", "allocations", "work"].map {
        MeterRecord(name: $0, version: 1, kind: .exact)
      }, cases: [.list(pivots: pivots)])
  }

  /// The page that a command line writes about two records, or the status it ends with.
  private func outcome(_ words: [String]) throws -> Result<String, ExitCode> {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = RunStore(folder: folder.appending(path: "Results").path())
    let path = try store.write(record(1, pivots: 100))
    try store.accept(
      Acceptance.all(
        of: record(1, pivots: 100).cases.map(\.key), in: record(1, pivots: 100), at: path,
        reason: "a baseline", date: record(1, pivots: 100).date))
    try store.write(record(2, pivots: 101))
    let output = folder.appending(path: "page").path()
    do {
      var command = try BenchCommand.parseAsRoot(
        ["report"] + words
          + ["--results", store.folder, "--scenarios", folder.path() + "/none", "-o", output])
      try command.run()
      return .success(try String(contentsOfFile: output + "/index.html", encoding: .utf8))
    } catch {
      return .failure(BenchCommand.exitCode(for: error))
    }
  }

  @Test(
    arguments: [[], ["--history"], ["aaaa0002"], ["aaaa0001", "aaaa0002"], ["--json"]]
      as [[String]])
  func theNewerRunIsJudgedAgainstTheOlder(_ words: [String]) throws {
    let html = try outcome(words).get()
    let headline =
      words.count == 2
      ? "More work: 1 counter grew, no time did" : "Regressed: 1 counter worse than accepted"
    #expect(html.contains("<h1>\(headline)</h1>"))
    #expect(html.contains("pivots 100 → 101"))
  }

  /// A scenario of the record's name, with a step of its label.
  private static let list = """
    name: list
    purpose: A box that the keyboard pushes up.
    device: iphone-se-3
    hierarchy:
      views:
        - id: box
      constraints:
        - box.leading == root.leading + 10
        - box.width == 50
        - box.height == 50
        - box.bottom == root.keyboard.top - 10
    timeline:
      - step: solve
        keyboard: show
    """

  /// The files that a report leaves, by name.
  private func written(_ words: [String]) throws -> [String: String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenarios = folder.appending(path: "Scenarios")
    try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
    try Data(Self.list.utf8).write(to: scenarios.appending(path: "list.yaml"))
    let store = RunStore(folder: folder.appending(path: "Results").path())
    try store.write(record(1, pivots: 100))
    let output = folder.appending(path: "page").path()
    var command = try BenchCommand.parseAsRoot(
      ["report", "--results", store.folder, "--scenarios", scenarios.path(), "-o", output] + words)
    try command.run()
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        (name, try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8))
      })
  }

  @Test func scenariosAndTheirStepsLeadToTheirLayouts() throws {
    let files = try written([])
    #expect(files.keys.sorted() == ["index.html", "viewer.html"])
    let report = try #require(files["index.html"])
    #expect(report.contains("href=\"viewer.html#s=0.0\""))
    let viewer = try #require(files["viewer.html"])
    #expect(viewer.contains("\"home\":\"index.html\"") && viewer.contains("\"name\":\"list\""))
    // Times are of the record, not of this playing: the page is the same again.
    #expect(!viewer.contains("\"ms\":"))
    #expect(try written([])["viewer.html"] == viewer)
  }

  @Test(arguments: [["--no-viewer"], ["--history"]])
  func aReportMayStandAlone(_ words: [String]) throws {
    let files = try written(words)
    #expect(files.keys.sorted() == ["index.html"])
    #expect(files["index.html"]?.contains("viewer.html") == false)
  }

  /// The newest run of another program is what a run is compared with, and one whose program is not
  /// known; a run of the same program where there is no other.
  @Test(
    arguments: [
      (["1", "2", "2"], true), (["1", "1", "2"], false), ([nil, "2", "2"], true),
      (["1", nil, "2"], false), (["2", "2", "2"], false), (["1", "2", nil], false),
    ] as [([String?], Bool)])
  func theRunBeforeIsOfAnotherProgram(_ programs: [String?], _ isTheFirst: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = RunStore(folder: folder.appending(path: "Results").path())
    for (index, program) in programs.enumerated() {
      var run = record(index + 1, pivots: [100, 105, 103][index])
      run.build.binaryHash = program
      try store.write(run)
    }
    let output = folder.appending(path: "page").path()
    var command = try BenchCommand.parseAsRoot([
      "report", "--results", store.folder, "--scenarios", folder.path() + "/none", "-o", output,
    ])
    try command.run()
    let html = try String(contentsOfFile: output + "/index.html", encoding: .utf8)
    let changes = html.matches(of: #/(\d+ → 103)/#).map { String($0.1) }
    // What changed since the night before is told in any case.
    #expect(
      Set(changes) == (isTheFirst ? ["100 → 103", "105 → 103"] : ["105 → 103"]), "\(changes)")
  }

  @Test func theOldestRunHasNoBaseline() throws {
    #expect(try outcome(["aaaa0001"]).get().contains("Nothing to compare with"))
  }

  @Test(
    arguments: [
      (["bbbb"], Int32(65)), (["a", "b", "c"], 64), (["--history", "aaaa0001"], 64),
      (["--stacks", "/nonexistent/stacks"], 65),
    ] as [([String], Int32)])
  func whatCannotBeReportedIsRefused(_ words: [String], _ status: Int32) throws {
    guard case .failure(let code) = try outcome(words) else {
      Issue.record("\(words) is accepted")
      return
    }
    #expect(code.rawValue == status)
  }
}
