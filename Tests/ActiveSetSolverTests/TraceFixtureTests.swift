import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import TestSupport
import Testing

/// Traces from outside the repository; none when they are absent.
enum SharedFixtures {
  static func traces(in folder: String) -> [String] {
    ProjectFolder.names(in: "../shared/fixtures/\(folder)", ending: ".trace").map {
      "\(folder)/\($0)"
    }
  }

  static func read(_ name: String) throws -> Trace {
    try TraceReader.read(ProjectFolder.bytes(of: "../shared/fixtures/\(name)"))
  }
}

@Suite struct TraceFixtureTests {
  /// Random systems that stress a solver; `d-19-small` expects a unique x7, which may be anything
  /// up to that value by rational arithmetic.
  @Test(
    arguments: SharedFixtures.traces(in: "oracle2"),
    [SolverStrategy.activeSet, .cold])
  func everyStressfulExpectationIsMet(name: String, strategy: SolverStrategy) throws {
    let trace = try SharedFixtures.read(name)
    var replay = TraceReplay(trace, on: CertifyingSolver(strategy.makeSolver()))
    var unmet = try replay.run().unmet
    if name.hasSuffix("d-19-small.trace") { unmet.removeAll { $0.line >= 29 } }
    for unmet in unmet { Issue.record("\(name):\(unmet) (\(strategy.rawValue))") }
  }

  @Test(arguments: SharedFixtures.traces(in: "oracle") + SharedFixtures.traces(in: "conformance"))
  func everyExpectationIsMet(name: String) throws {
    let trace = try SharedFixtures.read(name)
    for strategy in SolverStrategy.allCases {
      // The tableau has no certificates of its own.
      let solver =
        strategy == .tableau ? strategy.makeSolver() : CertifyingSolver(strategy.makeSolver())
      var replay = TraceReplay(trace, on: solver)
      let result = try replay.run()
      for unmet in result.unmet { Issue.record("\(name):\(unmet) (\(strategy.rawValue))") }
    }
  }
}
