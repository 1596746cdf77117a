import Foundation
import TestSupport
import Testing

/// The programs behind `scripts/peers`: what they print but for times, and how they refuse.
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

  /// Names, texts on one line, buttons; then frames, whose rows follow one another.
  @Test func feedsAreMeasuredAndPlayed() throws {
    let leaves = try BuiltProgram.run(program: "layout-peers", ["leaves", "3", "1"])
    #expect(leaves.status == 0)
    #expect(
      leaves.lines == ["row 133.5 1074.5 46.0", "row 117.0 162.0 42.5", "row 114.5 308.0 46.5", ""])

    let played = try BuiltProgram.run(program: "layout-peers", ["play", "2", "1"])
    #expect(played.status == 0)
    let words = played.lines.dropLast().map { $0.split(separator: " ").map(String.init) }
    let steps = words.filter { $0[0] == "time" }.map { $0[1] }
    #expect(
      steps == ["build", "activate", "start", "landscape", "portrait"]
        + Array(repeating: "last-text", count: 4) + Array(repeating: "first-text", count: 4))
    let frames = words.filter { $0[0] == "frames" }
    #expect(frames.map { $0[1] } == ["start", "landscape", "portrait", "first-text"])
    #expect(frames.allSatisfy { $0.count == 2 + 2 * 24 })
    let first = frames[0].dropFirst(2).prefix(8).joined(separator: " ")
    #expect(first == "0.0 0.0 375.0 160.5 8.0 8.0 40.0 40.0")
    #expect(frames[0].dropFirst(2) == frames[2].dropFirst(2))
    // A text of 311 signs more takes a line more, which the row below makes room for.
    #expect(frames[3][5] == "181.0" && frames[3][2 + 24 + 1] == "181.0")
  }

  @Test(arguments: [
    [], ["leaves", "1", "1"], ["leaves", "2"], ["play", "2", "x"], ["other", "2", "1"],
  ])
  func feedsThatAreNoneAreRefused(_ arguments: [String]) throws {
    let result = try BuiltProgram.run(program: "layout-peers", arguments)
    #expect(result.status == 64 && result.output == "")
    #expect(
      result.errors
        == "layout-peers: expected 'leaves ROWS SEED' or 'play ROWS SEED' with at least two rows\n")
  }
}
