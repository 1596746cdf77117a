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

  /// The strategies that `all` means: our own, and the program's.
  static var allStrategies: [SolverStrategy] { SolverStrategy.allCases + current.strategies }

  /// All strategies that have a name, those of libraries among them, installed or not.
  static var knownStrategies: [SolverStrategy] { allStrategies + SolverStrategy.ofLibraries }
}
