import ScenarioEngine
import SolverCatalog

/// What a program of one's own adds to the command line.
struct BenchAdditions: Sendable {
  /// Scenarios beside those in files.
  var scenarios: [Scenario] = []
  /// Strategies beside those that ship.
  var strategies: [SolverStrategy] = []

  /// What holds while a verb runs.
  @TaskLocal static var current = BenchAdditions()

  /// All strategies there are, those that ship first.
  static var allStrategies: [SolverStrategy] { SolverStrategy.allCases + current.strategies }
}
