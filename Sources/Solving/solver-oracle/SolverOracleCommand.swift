import ArgumentParser
import LinearConstraints
import SolverCatalog
import SolverOracle

/// The Swift half of `scripts/oracle`: makes random timelines, solves them with every strategy,
/// checks certificates, compares, shrinks; and writes out systems for other solvers to check.
@main
struct SolverOracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver-oracle",
    abstract: "Random timelines, solved by every strategy, certified and compared.",
    subcommands: [CheckCommand.self, PrintCommand.self, SystemsCommand.self])
}

/// Prints the timeline of a kind and seed.
struct PrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print the trace of one timeline.")

  @Argument(help: "mixed, awkward, excursions, scales or leftovers.")
  var kind: String

  @Argument var seed: UInt64

  func run() throws {
    guard let kind = TimelineKind(rawValue: kind) else {
      throw ValidationError("There is no kind '\(kind)'; there are \(TimelineChoice.kindNames).")
    }
    print(TraceWriter.text(of: RandomTimeline.trace(kind, seed: seed)), terminator: "")
  }
}

/// The strategies and kinds of a command line.
struct TimelineChoice: ParsableArguments {
  @Option(help: "Strategies, separated by commas, or all.")
  var strategy = "all"

  @Option(help: "Kinds of timelines, separated by commas, or all.")
  var kind = "all"

  static let kindNames = TimelineKind.allCases.map(\.rawValue).joined(separator: ", ")

  func candidates() throws -> [SolverCandidate] {
    try strategies().map { strategy in
      SolverCandidate(
        name: strategy.rawValue, mayRefuse: [.tableau, .clp].contains(strategy),
        namesUndecided: strategy == .clp
      ) { strategy.makeSolver() }
    }
  }

  private func strategies() throws -> [SolverStrategy] {
    if strategy == "all" { return SolverStrategy.allCases }
    return try strategy.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let strategy = SolverStrategy(rawValue: String(name)), strategy.missingLibrary == nil
      else {
        let known = SolverStrategy.installed.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no strategy '\(name)'; there are \(known), and all.")
      }
      return strategy
    }
  }

  func kinds() throws -> [TimelineKind] {
    if kind == "all" { return TimelineKind.allCases }
    return try kind.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let kind = TimelineKind(rawValue: String(name)) else {
        throw ValidationError("There is no kind '\(name)'; there are \(Self.kindNames), and all.")
      }
      return kind
    }
  }
}
