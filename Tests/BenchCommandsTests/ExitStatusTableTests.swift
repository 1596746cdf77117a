import Foundation
import ResultStore
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every line of the table of exit statuses in the README, provoked through the built program.
@Suite struct ExitStatusTableTests {
  /// The statuses of the README's table.
  private static func table() throws -> [Int32] {
    let text = try ProjectFolder.text(of: "README.md")
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("| exit status") }.dropFirst(2)
    return lines.prefix { $0.hasPrefix("|") }.compactMap { line in
      line.split(separator: "|").first.flatMap {
        Int32($0.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  @Test func everyLineOfTheTableHasItsTest() throws {
    #expect(try Self.table() == [0, 1, 2, 4, 5, 64, 65, 69, 130])
  }

  /// Runs a verb beside a scenario of one box that expects a width, and the records of two nights.
  private func status(
    _ expected: Int32, width: Int = 100, pivots: Int = 100, accepting: Bool = true,
    _ words: (_ scenario: String, _ results: String) -> [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let nights = [Nights.night(1), Nights.night(2, pivots: pivots)]
    try Nights.inFolder(nights, accepting: accepting ? [nights[0]] : []) { nights in
      let scenario = nights.folder + ".yaml"
      try Data(Runs.box("one-box", width: width).utf8).write(to: URL(filePath: scenario))
      let result = try BuiltProgram.run(words(scenario, nights.folder))
      #expect(result.status == expected, "\(result)", sourceLocation: sourceLocation)
      #expect(!result.wasSignaled, "\(result)", sourceLocation: sourceLocation)
    }
  }

  @Test func fineIs0() throws {
    try status(0) { scenario, _ in ["run", scenario, "--time-budget", "0.01", "--no-save"] }
    try status(0) { _, results in ["gate", "--results", results] }
    try status(0) { _, results in ["compare", "aaaa0001", "aaaa0002", "--results", results] }
  }

  @Test func findingsAre1() throws {
    try status(1, width: 101) { scenario, _ in
      ["run", scenario, "--time-budget", "0.01", "--no-save"]
    }
  }

  @Test func aRegressionIs2() throws {
    try status(2, pivots: 101) { _, results in ["gate", "--results", results] }
    try status(2, pivots: 101) { _, results in
      ["compare", "aaaa0001", "aaaa0002", "--results", results]
    }
  }

  @Test func onlyImprovementsAre4() throws {
    try status(4, pivots: 99) { _, results in ["gate", "--results", results] }
  }

  @Test func whatWasNotComparedIs5() throws {
    try status(5, accepting: false) { _, results in ["gate", "--results", results] }
  }

  @Test func aCommandLineThatMakesNoSenseIs64() throws {
    try status(64) { _, results in ["gate", "--no-such-option", "--results", results] }
    try status(64) { _, results in ["accept", "all", "--results", results] }
  }

  @Test func badInputIs65() throws {
    try status(65) { _, results in ["gate", "zzzz", "--results", results] }
    try status(65) { _, results in ["run", results + ".none.yaml", "--no-save"] }
  }

  @Test func whatCannotBeHadIs69() throws {
    try status(69) { scenario, results in
      ["report", "--results", results, "--scenarios", results, "-o", scenario]
    }
  }

  @Test func anInterruptionIs130() throws {
    try Runs.inFolder { folder in
      let scenario = try Runs.writeBox("one-box", in: folder)
      let results = folder + "Results"
      let program = try BuiltProgram.start(
        ["run", scenario, "--time-budget", "600", "--results", results, "--quiet"])
      // The record is there from the beginning.
      let store = RunStore(folder: results)
      while store.paths().isEmpty { usleep(5_000) }
      program.send(SIGINT)
      let result = program.result(timeout: 60)
      #expect(result.status == 130 && !result.hasTimedOut, "\(result)")
      let path = try #require(store.paths().first)
      let record = try RunStore.read(path: path)
      #expect(record.isPartial)
      let gate = try BuiltProgram.run(["gate", "--results", results])
      #expect(gate.status == 130, "\(gate)")
    }
  }
}
