import LinearConstraints
import SolverCatalog
import TestSupport
import Testing

/// Small traces on which a strategy once erred; each states why on its second line.
@Suite struct RegressionTests {
  static let names = ProjectFolder.names(in: "Tests/Traces", ending: ".trace")

  @Test func theTracesAreThere() {
    #expect(Self.names.count >= 6)
  }

  @Test(arguments: names, SolverStrategy.allCases)
  func onceIsEnough(_ name: String, _ strategy: SolverStrategy) throws {
    let trace = try TraceReader.read(ProjectFolder.bytes(of: "Tests/Traces/\(name)"))
    // Every answer that has a certificate is certified.
    let solver = strategy.makeSolver()
    var replay = TraceReplay(
      trace, on: solver.certificate() == nil ? solver : CertifyingSolver(solver))
    let result = try replay.run()
    #expect(result.unmet.map(\.description) == [])
    let difference = Agreement.difference(
      trace, SolverStrategy.tableau.makeSolver(), strategy.makeSolver())
    #expect(difference == nil)
  }
}
