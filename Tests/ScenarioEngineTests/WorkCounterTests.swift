import Foundation
import LinearConstraints
import ProcessEnvironment
import ScenarioEngine
import TestSupport
import Testing

/// The work counters of a dozen scenarios, exactly as `work-counters.tsv` has them.
///
/// A change of the solver that moves them on purpose refreshes the file with one command:
/// `LAYOUTBENCH_REFRESH_COUNTERS=1 swift test --filter WorkCounterTests`.
@Suite struct WorkCounterTests {
  /// Scenarios and sizes; zero for those that are written out.
  static let cases: [(scenario: String, size: Int)] = [
    ("article", 12), ("chat", 12), ("collection", 130), ("dashboard", 12), ("deep-tree", 24),
    ("feed", 20), ("form", 12), ("long-row", 30), ("moving-tree", 20), ("nested-stacks", 16),
    ("spreadsheet", 6), ("conflicts", 12), ("ambiguous", 12), ("keyboard-journey", 0),
    ("sign-in-screen", 0), ("safe-area-rotation", 0),
  ]

  private static let file = ProjectFolder.url(
    of: "Tests/ScenarioEngineTests/Fixtures/work-counters.tsv")
  private static let heading =
    ["scenario", "size", "strategy"] + SolverWork().entries.map(\.name)

  /// A line of the file: what one strategy does for one scenario.
  private static func line(
    _ scenario: String, _ size: Int, _ strategy: Strategy
  ) throws -> String {
    let run = ScenarioPlayback(
      try ShippedScenarios.scenario(scenario), size: size == 0 ? nil : size,
      makeSolver: strategy.makeSolver)
    _ = try run.play()
    let counts = run.work.entries.map { "\($0.count)" }
    return ([scenario, "\(size)", strategy.name] + counts).joined(separator: "\t")
  }

  private static var lines: [String] {
    get throws {
      try [heading.joined(separator: "\t")]
        + cases.flatMap { one in
          try Strategy.all.map { try line(one.scenario, one.size, $0) }
        }
    }
  }

  @Test func everyCounterIsAsPinned() throws {
    let found = try Self.lines
    if EnvironmentVariable.refreshesCounters.isSet {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.file)
    }
    let pinned = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(found.count == pinned.count)
    for (found, pinned) in zip(found, pinned) { #expect(found == pinned) }
  }

  /// What is pinned is work: a counter that never counts would pin nothing.
  @Test func everyCounterCounts() throws {
    let rows = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .dropFirst().map { $0.split(separator: "\t") }
    for (index, name) in Self.heading.enumerated() where index >= 3 {
      #expect(rows.contains { (Int($0[index]) ?? 0) > 0 }, "\(name)")
    }
  }
}
