public import ScenarioEngine
public import SolverCatalog

/// The whole command line as the entry point of one's own program, with one's own screens and solvers
/// beside those that ship.
///
///     @main enum MyBench {
///       static func main() {
///         BenchMain.run(scenarios: [feed, checkout], strategies: [mine])
///       }
///     }
///
/// Every verb then knows them by their names: `my-bench run feed`, `my-bench gate`,
/// `my-bench compare --strategy mine,active-set`. Records are written to and judged from a folder
/// `Results` where the program is started, unless `--results` names another.
public enum BenchMain {
  /// Runs the verb that the arguments of the process name, and ends the process with the verb's status.
  ///
  /// Call it on the main thread. Scenarios and strategies of one name, and strategies with the name of
  /// one that ships, stop the program.
  ///
  /// - Parameters:
  ///   - scenarios: One's own scenarios, beside those in the folder of scenario files.
  ///   - strategies: One's own strategies, beside those that ship.
  public static func run(scenarios: [Scenario] = [], strategies: [SolverStrategy] = []) {
    let additions = BenchAdditions(scenarios: scenarios, strategies: strategies)
    requireUnique(scenarios.map(\.name), "scenarios")
    requireUnique((SolverStrategy.shipped + strategies).map(\.rawValue), "strategies")
    BenchAdditions.$current.withValue(additions) { BenchCommand.main() }
  }

  private static func requireUnique(_ names: [String], _ what: String) {
    var seen: Set<String> = []
    for name in names {
      precondition(seen.insert(name).inserted, "two \(what) have the name '\(name)'")
    }
  }
}
