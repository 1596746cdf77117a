import Foundation
import TestSupport
import Testing

/// The program behind `scripts/peers`: what it prints but for times, and how it refuses.
@Suite struct MeasuringProgramTests {
  private func solverPeers(_ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.run(program: "solver-peers", arguments)
  }

  @Test func workloadsAreWrittenAndReplayed() throws {
    let folder = try TemporaryFolder()
    let written = try solverPeers(
      "traces", folder.path, "--sizes", "4,6", "--cases", "list", "--seed", "2")
    let files = [4, 6].map { folder.url.appending(path: "list-\($0).trace").path() }
    #expect(written.status == 0 && written.lines == files + [""])

    let replayed = try solverPeers("replay", "cold", files[0])
    #expect(replayed.status == 0, "\(replayed)")
    // Runs of edits are repeated until they can be timed: how often depends on the machine.
    let times = replayed.lines.filter { $0.hasPrefix("time ") }.map { $0.split(separator: " ") }
    let solves = times.compactMap { Int($0[2]) }
    #expect(times.map { $0[1] } == ["build", "width", "turn", "row"])
    #expect(solves.first == 1 && solves.dropFirst().allSatisfy { $0 > 0 && $0 % 20 == 0 })
    #expect(times.allSatisfy { Int($0[3]).map { $0 > 0 } ?? false })
    for label in ["build", "width", "turn", "row"] {
      #expect(replayed.lines.contains("after \(label) 750.0 27.0"))
    }
    #expect(replayed.lines.contains("count solves \(solves.reduce(0, +))"))
    let answers = replayed.lines.filter { $0.hasPrefix("v") }
    #expect(
      answers.prefix(7) == [
        "violation 1000.0 0.0", "violation 999.0 0.0", "violation 750.0 27.0", "value width 390.0",
        "value row0.x 16.0", "value row0.y 0.0", "value row0.w 358.0",
      ])
    #expect(answers.count == 20 && answers.last == "value row3.h 56.0")
  }

  @Test func workloadsThatAreNoneAreRefused() throws {
    let folder = try TemporaryFolder()
    let refusals: [([String], String, Int32)] = [
      ([], "expected 'traces DIRECTORY …' or 'replay STRATEGY FILE'", 64),
      (["traces"], "expected 'traces DIRECTORY …'", 64),
      (["traces", folder.path, "--sizes"], "expected 'traces DIRECTORY …'", 64),
      (["traces", folder.path, "--seed", "-1"], "expected 'traces DIRECTORY …'", 64),
      (["traces", folder.path, "--other", "1"], "expected 'traces DIRECTORY …'", 64),
      (["traces", folder.path, "--sizes", "3,0"], "expected sizes above 0, found '0'", 64),
      (["traces", folder.path, "--cases", "none"], "expected cases of list, ", 64),
      (["replay", "cold"], "expected 'traces DIRECTORY …'", 64),
      (["replay", "none", "x"], "expected one of active-set, cold, tableau", 64),
      (["replay", "cold", folder.path + "/none"], "cannot read '", 65),
    ]
    for (arguments, message, status) in refusals {
      let result = try BuiltProgram.run(program: "solver-peers", arguments)
      #expect(result.status == status && result.output == "", "\(arguments): \(result)")
      #expect(result.errors.hasPrefix("solver-peers: \(message)"), "\(arguments): \(result)")
    }
    let file = folder.url.appending(path: "bad.trace")
    try Data("trace 1\nvar\n".utf8).write(to: file)
    let result = try solverPeers("replay", "cold", file.path())
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("solver-peers: \(file.path()):2:1: error: "))
  }
}
