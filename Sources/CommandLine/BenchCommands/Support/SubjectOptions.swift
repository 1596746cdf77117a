import ArgumentParser
import SolverCatalog

/// The options of which hierarchy a scenario has, and where scenarios are.
struct ScenarioOptions: ParsableArguments {
  @Option(help: "The size of a generated hierarchy.")
  var size: Int?

  @Option(help: "The seed of a generated hierarchy.")
  var seed: UInt64?

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  /// Whether a hierarchy was asked for that only a generator makes.
  var isGenerated: Bool { size != nil || seed != nil }
}

/// The options that choose which scenario is laid out, and with what.
struct SubjectOptions: ParsableArguments {
  @Option(help: "The solver strategy.")
  var strategy: String?

  @OptionGroup var scenario: ScenarioOptions

  /// The strategy that was named; the standard one where none was.
  ///
  /// - Throws: a usage error unless exactly one is known by that name.
  func onlyStrategy(of verb: String) throws -> SolverStrategy {
    let strategies = try StrategyOptions.named(strategy)
    guard let strategy = strategies.first, strategies.count == 1 else {
      throw ValidationError("\(verb) takes one strategy.")
    }
    return strategy
  }
}
