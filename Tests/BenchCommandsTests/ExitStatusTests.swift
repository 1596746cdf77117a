import ArgumentParser
import BenchCommands
import Foundation
import TestSupport
import Testing

/// What verbs end with, run in this process on files of a folder of their own.
@Suite struct ExitStatusTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  /// The status that a command line ends with.
  private func status(_ words: String...) -> Int32 {
    Runs.status(words)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder.appending(path: name)
    try Data(text.utf8).write(to: path)
    return path.path()
  }

  private func scenario(width: Int) -> String {
    Runs.box("one-box", width: width)
  }

  @Test func aScenarioThatMeetsItsFramesIsFineAndRecorded() throws {
    let path = try file("good.yaml", scenario(width: 100))
    let results = folder.appending(path: "Results").path()
    #expect(status("run", path, "--time-budget", "0.01", "--results", results, "--json") == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: results).count == 1)
  }

  @Test func aMissedFrameIsAFinding() throws {
    let path = try file("missed.yaml", scenario(width: 101))
    #expect(status("run", path, "--time-budget", "0.01", "--no-save") == 1)
  }

  @Test func aWrongFileIsBadInputAndNothingIsWritten() throws {
    let good = try file("good.yaml", scenario(width: 100))
    let bad = try file("bad.yaml", scenario(width: 100) + "\nnonsense: 1\n")
    let results = folder.appending(path: "Results").path()
    #expect(status("run", good, bad, "--results", results) == 65)
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  @Test(arguments: [
    ["run", "--strategy", "simplex"], ["run", "--queues", "0"], ["run", "--tier", "huge"],
    ["run", "--sweep", "--size", "10,20"], ["run", "--ramp", "--size", "10"],
    ["run", "--sweep", "--queues", "2"], ["run", "--ramp", "--shard", "1/2"],
    ["replay"], ["vfl"], ["inspect"], ["inspect", "--device", "iphone-0", "x.xib"], ["nonsense"],
  ])
  func aCommandLineThatMakesNoSenseIsUsage(_ words: [String]) {
    do {
      var command = try BenchCommand.parseAsRoot(words)
      try command.run()
      Issue.record("\(words) is accepted")
    } catch {
      #expect(BenchCommand.exitCode(for: error).rawValue == (words == ["nonsense"] ? 65 : 64))
    }
  }

  /// Sizes outside what the scenario can be played at, and sizes of one that has none.
  @Test(arguments: [
    ("generator: {name: feed, size: 30, least-size: 20}", ["run", "--size", "19"], Int32(64)),
    ("generator: {name: feed, size: 30, least-size: 20}", ["run", "--size", "20,200000"], 64),
    ("generator: {name: feed, size: 30, least-size: 20}", ["trace", "--size=0", "-o-"], 64),
    ("generator: {name: feed, size: 30, least-size: 20}", ["render", "--size", "19"], 64),
    ("generator: {name: feed, size: 30, least-size: 20}", ["profile", "--size", "19"], 64),
    ("generator: {name: feed, size: 19, least-size: 20}", ["run"], 65),
    ("generator: {name: feed, least-size: 101}", ["run"], 65),
    ("generator: {name: moving-tree, size: 1}", ["run"], 65),
    ("hierarchy: {}", ["run", "--size", "19"], 64),
  ])
  func sizesThatCannotBeAreRefused(_ tree: String, _ words: [String], _ expected: Int32) throws {
    let path = try file(
      "sized.yaml",
      """
      name: sized
      purpose: To ask for sizes that cannot be.
      device: iphone-x
      \(tree)
      """)
    #expect(Runs.status([words[0], path] + words.dropFirst()) == expected)
  }

  @Test(arguments: [
    ("trace 1\nvariable x\nconstraint a == 1000 -5 1*x\nsolve\nexpect x 5\n", Int32(0)),
    ("trace 1\nvariable x\nconstraint a == 1000 -5 1*x\nsolve\nexpect x 6\n", 1),
    ("trace 2\n", 65), ("", 65), ("trace 1\nexpect x 5\n", 65),
  ])
  func tracesAreCheckedOrRefused(_ text: String, _ expected: Int32) throws {
    let path = try file("t.trace", text)
    #expect(status("replay", path, "--strategy", "all", "--repeat", "1", "--quiet") == expected)
  }

  @Test func everySolveOfATraceOrARunIsCertified() throws {
    let path = try file(
      "certified.trace",
      """
      trace 1
      variable x
      variable y
      constraint a == 1000 -5 1*x
      constraint b >= 750 -9 1*x 1*y
      edit y 500
      suggest y 3
      solve
      constant a -7
      solve
      """)
    #expect(status("replay", path, "--certify", "--repeat", "0", "--json") == 0)
    #expect(status("replay", path, "--certify", "--strategy", "active-set,cold") == 0)
    let box = try Runs.writeBox("certified", in: folder.path(percentEncoded: false))
    #expect(status("run", box, "--certify", "--no-save", "--quiet", "--time-budget", "0.01") == 0)
    #expect(status("run", box, "--certify", "--sweep", "--no-save") == 64)
  }

  @Test func aVisualFormatIsReadOrRefused() {
    #expect(status("vfl", "H:|-[a]-[b(20)]|", "--view", "a", "--view", "b") == 0)
    #expect(status("vfl", "H:|-[a", "--view", "a") == 65)
  }

  @Test func aFolderWithoutInputIsBadInput() throws {
    let empty = folder.appending(path: "no input").path(percentEncoded: false)
    for path in [empty, folder.path(percentEncoded: false)] {
      #expect(status("inspect", path) == 65)
      #expect(status("list", "--scenarios", path) == 65)
      #expect(status("run", "--no-save", "--scenarios", path) == 65)
      #expect(status("replay", path) == 65)
    }
  }

  /// Alone in a process of its own, since standard output is the process's.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func resultsThatCannotBeWrittenAreNoSuccess() async {
    await #expect(processExitsWith: .exitCode(69)) {
      let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
      dup2(full.fileDescriptor, FileHandle.standardOutput.fileDescriptor)
      var command = try BenchCommand.parseAsRoot(["list", "--strategies"])
      try command.run()
    }
  }

  /// As a shell closes them.
  @Test func resultsThatReachNobodyAreNoSuccess() throws {
    let folder = try HostileFolder()
    let closed = try folder.shell("$BENCH list --strategies >&-")
    #expect(closed.status == 69, "\(closed)")
    #expect(closed.errors == "standard output: error: cannot be written: Bad file descriptor\n")
    // Without a place for errors there still is one for results, and the input is an empty one.
    let quiet = try folder.shell("$BENCH list --strategies 2>&- <&-")
    #expect(quiet.status == 0 && quiet.output.contains("active-set"), "\(quiet)")
    #expect(try folder.shell("$BENCH run none.yaml >&- 2>&-").status == 65)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let path = try file("marked.yaml", "\u{FEFF}" + scenario(width: 100))
    #expect(status("run", path, "--time-budget", "0.01", "--no-save") == 0)
  }

  @Test func aReportThatCannotBeWrittenIsUnavailable() throws {
    let path = try file("good.yaml", scenario(width: 100))
    let results = folder.appending(path: "Results").path()
    #expect(status("run", path, "--time-budget", "0.01", "--results", results, "--json") == 0)
    #expect(status("report", "--results", results, "-o", path) == 69)
  }

  @Test func aTruncatedDocumentIsBadInput() throws {
    let path = try file("cut.xib", "<?xml version=\"1.0\"?><document type=\"com.apple")
    #expect(status("inspect", path) == 65)
  }

  /// Without names a tier's own scenarios are run, and with names those, whatever their tiers.
  @Test func aTierDecidesWhereNoScenarioIsNamed() throws {
    for (name, tier) in [("alpha-box", "smoke"), ("omega-box", "full")] {
      _ = try file("\(name).yaml", Runs.box(name) + "\ntiers: [\(tier)]\n")
    }
    let path = folder.path()
    func ran(_ words: String...) throws -> [String] {
      let result = try BuiltProgram.run(
        ["run"] + words + [
          "--scenarios", path, "--tier", "smoke", "--time-budget", "0.01", "--no-save",
        ]
          + ["--strategy", "active-set"])
      #expect(result.status == 0, "\(result)")
      return ["alpha-box", "omega-box"].filter { result.output.contains($0) }
    }
    #expect(try ran() == ["alpha-box"])
    #expect(try ran("omega-box") == ["omega-box"])
    #expect(try ran("omega-box", "alpha-box") == ["alpha-box", "omega-box"])
    let none = try BuiltProgram.run(["run", "--scenarios", path, "--tier", "standard", "--no-save"])
    #expect(none.status == 64 && none.errors.contains("no scenario has the tag and tier asked for"))
  }
}
