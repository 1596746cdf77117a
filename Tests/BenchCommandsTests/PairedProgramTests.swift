import Foundation
import ResultStore
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `bench ab` of programs that stand in for built ones.
@Suite struct PairedProgramTests {
  private func arguments(_ folder: String, _ a: String, _ b: String) throws -> [String] {
    let scenario = try Runs.writeBox("one-box", in: folder)
    return [
      "ab", a, b, "--scenario", scenario, "--scenarios", folder, "--budget", "0", "--rounds", "5",
      "--quiet",
    ]
  }

  private func compare(
    _ first: Double, _ second: Double, names: [String] = ["aa", "bb"],
    change: (inout RunRecord) -> Void = { _ in }, more: [String] = []
  ) throws -> ProgramResult {
    try Runs.inFolder { folder in
      let a = try StandInProgram(names[0], nanoseconds: first, in: folder)
      let b = try StandInProgram(names[1], nanoseconds: second, in: folder, change: change)
      return try BuiltProgram.run(arguments(folder, a.path, b.path) + more)
    }
  }

  @Test func timesAndExactMetricsDecide() throws {
    #expect(try compare(1e6, 1e6).status == 0)
    #expect(try compare(1e6, 1.05e6).status == 2)
    #expect(try compare(1e6, 0.8e6).status == 4)
    let more = try compare(1e6, 1e6, change: { $0.cases[0].steps[0].work[0].count = 101 })
    #expect(more.status == 2, "\(more)")
    let json = try compare(1e6, 1.2e6, more: ["--json"])
    #expect(json.status == 2 && json.output.contains(#""verdict" : "regressed""#), "\(json)")
  }

  @Test func theMeasurementIsWrittenWhereItIsAskedFor() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let b = try StandInProgram("bb", nanoseconds: 1.2e6, in: folder)
      let output = folder + "/paired.json"
      let result = try BuiltProgram.run(arguments(folder, a.path, b.path) + ["-o", output])
      #expect(result.status == 2, "\(result)")
      let written = try PairedFile.read(path: output)
      #expect(written.steps.first?.baseline.first == 1e6)
      #expect(written.steps.first?.candidate.first == 1.2e6)
    }
  }

  /// The runs themselves contradict each other where a neighbour disturbs; to look for one before and
  /// after each would take longer than to play.
  @Test func pairedRunsCalibrateNoCores() throws {
    try Runs.inFolder { folder in
      let check = "[ -n \"$LAYOUTBENCH_PAIRED\" ] || exit 3"
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, before: check)
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder, before: check)
      let result = try BuiltProgram.run(arguments(folder, a.path, b.path))
      #expect(result.status == 0, "\(result)")
      let run = [
        "run", try Runs.writeBox("one-box", in: folder), "--no-save", "--json", "--quiet",
        "--time-budget", "0.01",
      ]
      #expect(try BuiltProgram.run(run).output.contains(#""calibration""#))
      let paired = try BuiltProgram.run(run, environment: ["LAYOUTBENCH_PAIRED": "1"])
      #expect(paired.status == 0 && !paired.output.contains(#""calibration""#), "\(paired)")
    }
  }

  /// Samples shorter than the clock can distinguish, so that no round counts.
  @Test func twoProgramsWithoutADecidedStepAreInconclusive() throws {
    let tooFew: (inout RunRecord) -> Void = { record in
      for index in record.cases.indices {
        for step in record.cases[index].steps.indices {
          record.cases[index].steps[step].time?.samples = [1e6]
        }
      }
    }
    for names in [["aa", "bb"], ["aa", "aa"]] {
      let result = try compare(1e6, 1e6, names: names, change: tooFew)
      #expect(result.status == 5, "\(result)")
      #expect(result.output.contains("not compared: no step was measured often enough"))
    }
  }

  @Test func aProgramThatLosesAScenarioIsInconclusive() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let b = try StandInProgram(
        "bb", nanoseconds: 1e6, in: folder,
        before: "case $2 in *second*) echo 'error: no such verb' >&2; exit 70;; esac")
      let second = try Runs.writeBox("second", in: folder)
      let result = try BuiltProgram.run(
        arguments(folder, a.path, b.path) + ["--scenario", second])
      #expect(result.status == 5, "\(result)")
      #expect(result.output.contains("not compared: ") && result.output.contains("status 70"))
    }
  }

  /// A program that prints another record for the scenario `second`: that of a scenario of this name.
  private func twoScenarios(
    _ name: String, in folder: String, change: (inout RunRecord) -> Void
  ) throws -> StandInProgram {
    let other = try StandInProgram("other-\(name)", nanoseconds: 1e6, in: folder) { record in
      record.build.binaryHash = name
      for index in record.cases.indices { record.cases[index].key.scenario += "-second" }
      change(&record)
    }
    return try StandInProgram(
      name, nanoseconds: 1e6, in: folder,
      before: "case $2 in *second*) cat '\(other.path).json'; exit 0;; esac")
  }

  /// The exact metrics of every scenario are compared, not those of the first alone.
  @Test func exactMetricsOfAllScenariosDecide() throws {
    for (count, status) in [(100, 0), (101, 2)] as [(Int, Int32)] {
      try Runs.inFolder { folder in
        let a = try twoScenarios("aa", in: folder) { _ in }
        let b = try twoScenarios("bb", in: folder) { $0.cases[0].steps[0].work[0].count = count }
        let second = try Runs.writeBox("second", in: folder)
        let output = folder + "/paired.json"
        let result = try BuiltProgram.run(
          arguments(folder, a.path, b.path) + ["--scenario", second, "-o", output])
        #expect(result.status == status, "\(result)")
        let written = try PairedFile.read(path: output)
        let names = Set(written.steps.map(\.key.scenario))
        #expect(names == ["list", "grid", "list-second", "grid-second"])
        #expect(written.steps.allSatisfy { $0.baseline.count == 5 })
        #expect(written.exact?.cases.count == 12)
      }
    }
  }

  /// What the host took time from is made up for while there is a budget, and then decides nothing.
  @Test func disturbedRoundsAreMadeUpFor() throws {
    try Runs.inFolder { folder in
      let log = folder + "/log"
      let change: (inout RunRecord) -> Void = { $0.after?.stolenShare = 0.5 }
      let a = try StandInProgram(
        "aa", nanoseconds: 1e6, in: folder, before: "echo >> '\(log)'", change: change)
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder, change: change)
      let words = try arguments(folder, a.path, b.path).map {
        $0 == "0" ? "1000" : $0 == "5" ? "7" : $0
      }
      let result = try BuiltProgram.run(words)
      #expect(result.status == 5, "\(result)")
      #expect(try String(contentsOfFile: log, encoding: .utf8).count == 2 * 7, "\(result)")
    }
  }

  @Test func muchOnStandardErrorHoldsNothingUp() throws {
    try Runs.inFolder { folder in
      let noise = "head -c 300000 /dev/zero | tr '\\0' 'x' >&2"
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, before: noise)
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder, before: noise)
      let result = try BuiltProgram.run(arguments(folder, a.path, b.path), timeout: 100)
      #expect(result.status == 0 && !result.hasTimedOut, "\(result)")
    }
  }

  @Test func aProgramThatHangsIsEnded() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      // With its outputs closed it is waited for as well.
      for wait in ["sleep 600", "exec >&- 2>&-; sleep 600"] {
        let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder, before: wait)
        let result = try BuiltProgram.run(
          arguments(folder, a.path, b.path) + ["--run-limit", "0.2"], timeout: 100)
        #expect(result.status == 65 && !result.hasTimedOut, "\(result)")
        #expect(
          result.errors.contains("\(b.path): error: had not ended after 200 ms (--run-limit)"),
          "\(result)")
      }
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsItAndItsChildren(signal: Int32) throws {
    try Runs.inFolder { folder in
      let mark = folder + "/child"
      // The script's own child would outlive the script.
      let wait = "echo $$ > '\(mark).tmp'; mv '\(mark).tmp' '\(mark)'; sleep 600"
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, before: wait)
      let output = folder + "/paired.json"
      let program = try BuiltProgram.start(
        arguments(folder, a.path, a.path) + ["-o", output])
      while !FileManager.default.fileExists(atPath: mark) { usleep(5_000) }
      let child = try #require(
        Int32(String(contentsOfFile: mark, encoding: .utf8).filter(\.isNumber)))
      program.send(signal)
      let result = program.result(timeout: 30)
      #expect(result.status == 130 && !result.hasTimedOut && !result.wasSignaled, "\(result)")
      #expect(result.output.contains("verdict: interrupted"), "\(result)")
      #expect(Self.ends(group: child), "something of the group of \(child) is alive")
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  /// Whether all processes of a group end, at most in some seconds; those that nobody has waited for
  /// yet have ended too.
  private static func ends(group: Int32) -> Bool {
    func isAlive(_ process: String) -> Bool {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 2
      else { return false }
      return fields[2] == "\(group)" && fields[0] != "Z"
    }
    for _ in 0..<1_000 {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      if !processes.contains(where: { Int($0) != nil && isAlive($0) }) { return true }
      usleep(5_000)
    }
    return false
  }

  @Test func theOutputIsNeitherProgram() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder)
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: b.path)
      let hard = folder + "/hard"
      try FileManager.default.linkItem(atPath: a.path, toPath: hard)
      let before = try Data(contentsOf: URL(filePath: a.path))
      for output in [a.path, b.path, link, hard] {
        let result = try BuiltProgram.run(
          arguments(folder, a.path, b.path) + ["-o", output])
        #expect(result.status == 64 && result.errors.contains("would overwrite"), "\(result)")
      }
      #expect(try Data(contentsOf: URL(filePath: a.path)) == before)
    }
  }

  /// What a program prints may come in parts of any size, a single byte among them.
  @Test func aRecordMayComeInParts() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let b = try StandInProgram("bb", nanoseconds: 1.2e6, in: folder)
      for program in [a, b] {
        try Runs.writeProgram(
          "head -c 1 '\(program.path).json'; sleep 0.2; tail -c +2 '\(program.path).json'",
          to: program.path)
      }
      let result = try BuiltProgram.run(arguments(folder, a.path, b.path))
      #expect(result.status == 2, "\(result)")
    }
  }
}
