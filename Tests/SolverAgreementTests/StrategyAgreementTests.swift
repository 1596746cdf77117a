import LinearConstraints
import SolverCatalog
import SolverOracle
import SolverWorkloads
import Testing

/// All strategies answer alike: violations always, values wherever they are determined.
@Suite struct StrategyAgreementTests {
  static let others = SolverStrategy.allCases.filter { $0 != .tableau }

  @Test(arguments: others, [false, true])
  func randomSystemsAreSolvedAlike(_ strategy: SolverStrategy, _ hasConflicts: Bool) {
    for seed in Seeds.agreement {
      let trace = RandomSystem.trace(
        seed: seed, views: 2 + Int(seed % 8), solves: 8, hasConflicts: hasConflicts)
      if report(trace, strategy, "seed \(seed)") { return }
    }
  }

  @Test(arguments: others, SolverWorkload.all.map(\.name))
  func workloadsAreSolvedAlike(_ strategy: SolverStrategy, _ name: String) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    _ = report(workload.make(9, 7), strategy, name)
  }

  /// Reports a difference from the reference with the shortest trace that shows it.
  private func report(_ trace: Trace, _ strategy: SolverStrategy, _ label: String) -> Bool {
    let difference = { (trace: Trace) in
      Agreement.difference(
        trace, SolverStrategy.tableau.makeSolver(), strategy.makeSolver())
    }
    guard let found = difference(trace) else { return false }
    let shortest = TraceShrinker.shrink(trace) {
      Self.hasDefiniteTargets($0) && difference($0) != nil
    }
    Issue.record("\(label): tableau and \(strategy) differ, \(found)\n\(shortest)")
    return true
  }

  /// Whether each edit gets a target at once; without, it starts at a value that may be ambiguous.
  private static func hasDefiniteTargets(_ trace: Trace) -> Bool {
    zip(trace.operations, trace.operations.dropFirst() + [.solve(label: nil)]).allSatisfy {
      guard case .beginEditing(let variable, _) = $0 else { return true }
      guard case .suggest(let target, _) = $1 else { return false }
      return target == variable
    }
  }
}
