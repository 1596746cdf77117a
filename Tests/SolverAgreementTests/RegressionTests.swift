import Foundation
import LinearConstraints
import SolverCatalog
import Testing

/// Small traces on which a strategy once erred; each states why on its second line.
@Suite struct RegressionTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Traces")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".trace") }.sorted()
  }()

  @Test func theTracesAreThere() {
    #expect(Self.names.count >= 6)
  }

  @Test(arguments: names, SolverStrategy.allCases)
  func onceIsEnough(_ name: String, _ strategy: SolverStrategy) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let trace = try TraceReader.read(Array(data))
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
