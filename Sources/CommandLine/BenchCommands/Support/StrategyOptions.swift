import ArgumentParser
import ScenarioEngine
import SolverCatalog

/// The option that chooses solver strategies.
struct StrategyOptions: ParsableArguments {
  @Option(
    name: .customLong("strategy"),
    help: ArgumentHelp(
      "Solver strategies, separated by commas, or all.", valueName: "name,name|all"))
  var names: String = SolverStrategy.standard.rawValue

  /// The strategies in the order of the command line, each once.
  func strategies() throws -> [SolverStrategy] { try StrategyOptions.named(names) }

  /// The strategies that a list names; the standard one without a list.
  static func named(_ names: String?) throws -> [SolverStrategy] {
    guard let names else { return [.standard] }
    let known = BenchAdditions.knownStrategies
    var chosen: [SolverStrategy] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "all" {
        chosen += BenchAdditions.allStrategies.filter { !chosen.contains($0) }
        continue
      }
      guard let strategy = known.first(where: { $0.rawValue == name }) else {
        let runnable = known.filter { $0.missingLibrary == nil }.map(\.rawValue)
        let nearest = Suggestion.nearest(to: String(name), among: runnable + ["all"])
        throw ValidationError(
          "There is no strategy '\(name)'"
            + (nearest.map(Suggestion.question) ?? ".")
            + " There are \(runnable.joined(separator: ", ")), and all.")
      }
      if let library = strategy.missingLibrary {
        Terminal.writeToStandardError(
          "\(strategy.rawValue) needs \(library), which is not installed")
        throw ExitStatus.unavailable.exit
      }
      if !chosen.contains(strategy) { chosen.append(strategy) }
    }
    return chosen
  }
}
