import Foundation
import ProcessEnvironment
import ResultStore
import TestSupport
import Testing

/// `scripts/nightly` in a repository of its own: green in the first night and the second, and red on
/// each fault that is put in.
///
/// Nothing is built, and no clock decides: the programs of the commits are scripts that run the
/// built program, and print a record with made-up times where `bench ab` measures them. Some twenty
/// runs of the program, so by name: `LAYOUTBENCH_LONG=1`.
@Suite(
  .enabled(if: EnvironmentVariable.runsNights.isSet, "takes minutes"),
  .serialized)
struct NightlyTests {
  @Test func nightsAreGreenTwiceAndRedOnEachFault() throws {
    try Runs.inFolder { folder in
      let repository = try NightlyRepository(in: folder)
      // What is measured on a busy machine is no test of the gate, and no fault of the commit.
      let busy = try repository.night(["NIGHTLY_TEST_BUSY": "1"])
      #expect(busy.status == 5, "\(busy)")
      #expect(busy.output.contains("inconclusive: nothing is worse, but the machine"), "\(busy)")
      try repository.forgetNights()
      let first = try repository.night()
      #expect(first.status == 0, "\(first)")
      #expect(first.output.contains("green"), "\(first)")
      #expect(first.output.contains("this run is the baseline from now on"), "\(first)")
      try repository.commit()
      let second = try repository.night()
      #expect(second.status == 0, "\(second)")
      #expect(!second.output.contains("the first night"), "\(second)")
      for fault in ["counter", "allocation", "frame", "slow=5"] {
        let red = try repository.night(["NIGHTLY_INJECT": fault])
        #expect(red.status == 2, "\(fault): \(red)")
        #expect(red.output.contains("RED: regression"), "\(fault): \(red)")
      }
      let third = try repository.night()
      #expect(third.status == 0, "\(third)")
      #expect(third.output.contains("the same program is not measured in turn"), "\(third)")
      #expect(!second.output.contains("the same program is not measured in turn"), "\(second)")
    }
  }
}

/// A repository with one scenario, the nightly script, and programs that stand in for builds.
struct NightlyRepository {
  private let root: String
  private var builds: String { root + "/.build-nightly" }

  init(in folder: String) throws {
    root = folder + "repository"
    let manager = FileManager.default
    for part in ["scripts", "Scenarios", ".build-nightly/programs"] {
      try manager.createDirectory(
        atPath: root + "/" + part, withIntermediateDirectories: true)
    }
    try Runs.copyScript("nightly", to: root + "/scripts/nightly")
    try Runs.writeProgram("exit 0", to: root + "/scripts/setup")
    _ = try Runs.writeBox("one-box", in: root + "/Scenarios")
    try Data(".build-nightly/\n".utf8).write(to: URL(filePath: root + "/.gitignore"))
    try git(["init", "--quiet"])
    try commit()
    try git(["worktree", "add", "--quiet", "--detach", builds + "/source", "HEAD"])
  }

  /// Makes a commit, and the program of it.
  func commit() throws {
    try git(["add", "--all"])
    try git([
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet",
      "--allow-empty", "--message", "A change",
    ])
    let commit = try git(["rev-parse", "HEAD"]).trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = builds + "/programs/" + commit
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, nanoseconds, faults) in [("same", 1e6, nil), ("slow", 1.05e6, ["slow=5"])] {
      var record = Nights.night(1)
      record.build.binaryHash = BinaryHash.hash(ofFileAt: BuiltProgram.path)
      record.injectedFaults = faults
      record.plan = nil
      record.planned = nil
      let one = record.cases[0]
      record.cases = (0..<8).map { number in
        var copy = one
        copy.key.size = 100 + number
        for step in copy.steps.indices {
          copy.steps[step].time = TimeRecord(
            clock: "threadCPU",
            samples: (0..<9).map { nanoseconds * (1 + Double($0 * 7 % 9 - 4) / 1_000) },
            repetitions: 1, isTooShort: false)
        }
        return copy
      }
      try RunFile.encode(record).write(to: URL(filePath: folder + "/\(name).json"))
      record.finish(after: Conditions(stolenShare: 0.5))
      try RunFile.encode(record).write(to: URL(filePath: folder + "/busy-\(name).json"))
    }
    try Runs.writeProgram(
      """
      busy=${NIGHTLY_TEST_BUSY:+busy-}
      case " $* " in
      *" slow=5 --no-save "*) exec cat "\(folder)/${busy}slow.json" ;;
      *" --no-save "*) exec cat "\(folder)/${busy}same.json" ;;
      esac
      LAYOUTBENCH_KEEP_DEBUG=1 exec '\(BuiltProgram.path)' "$@"
      """, to: folder + "/bench")
  }

  /// Takes away what nights left behind, but for the programs.
  func forgetNights() throws {
    for path in [root + "/Results", builds + "/last-good"]
    where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Runs the nightly script.
  func night(_ settings: [String: String] = [:]) throws -> ProgramResult {
    let usual = [
      "NIGHTLY_CHECKS": "none", "NIGHTLY_TIER": "smoke", "NIGHTLY_STRATEGY": "active-set",
      "NIGHTLY_TIME_BUDGET": "0.2", "NIGHTLY_PAIRED_BUDGET": "0", "NIGHTLY_SCENARIOS": "one-box",
    ]
    return try RunningProgram(
      root + "/scripts/nightly", [],
      environment: usual.merging(settings) { _, given in given }
    ).result(timeout: 300)
  }

  @discardableResult
  private func git(_ words: [String]) throws -> String {
    let result = try RunningProgram("/usr/bin/env", ["git", "-C", root] + words).result()
    #expect(result.status == 0, "\(words): \(result)")
    return result.output
  }
}
