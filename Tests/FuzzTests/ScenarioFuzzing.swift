import ScenarioEngine
import SolverCatalog
import TestSupport

/// Scenario files: read, and played where they are small.
enum ScenarioFuzzing: FuzzedReader {
  static let words = [
    "views:", "constraints:", "timeline:", "expect:", "- ", "  ", "[", "]", "{", "}", "null", "~",
    "root", "leading", " == ", ">=", "@ 750", "keyboard: show", "rotate: landscape", "repeat: 3",
    "generator: {name: feed, size: 5}", "document: interface-builder/findings.storyboard", "'",
    "\"",
    "&a", "*a", "!!binary", "\u{2028}", "\u{FEFF}", "? ", "|", ">", "%YAML 1.2", "---", "...",
  ]

  static func fixtures() throws -> [[UInt8]] {
    try ProjectFolder.contents(of: "Scenarios", ending: ".yaml")
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let scenario: Scenario
    do throws(ScenarioSyntaxError) {
      // The folder that documents are named from.
      scenario = try ScenarioReader.scenario(from: bytes, file: "Scenarios/fuzzed.yaml")
    } catch {
      try BrokenPromise.check(
        error.diagnostics.map { ($0.line, $0.column, $0.message) }, in: bytes)
      return false
    }
    var size: Int?
    if case .generated(let request) = scenario.content {
      // Sizes within bounds may still be large: the least one shows as much.
      guard request.admittedSizes.lowerBound <= 200 else { return true }
      size = request.admittedSizes.lowerBound
    }
    let run = ScenarioPlayback(scenario, size: size) { SolverStrategy.standard.makeSolver() }
    let phases = run.phases
    guard phases.reduce(0, { $0 + $1.repetitions }) <= 60 else { return true }
    do throws(ScenarioPlaybackError) {
      _ = try run.play()
    } catch {
      // A solver may state that numbers are beyond it.
      guard !"\(error)".isEmpty else { throw BrokenPromise("a run failed without a reason") }
    }
    return true
  }
}
