import Benchmarking
import Foundation
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// The repository's own scenarios, measured.
@Suite struct ShippedScenarioMeasurementTests {
  private static func scenario(_ name: String) throws -> Scenario {
    let url = ProjectFolder.url(of: "Scenarios").appending(path: name)
    return try ScenarioReader.scenario(from: Array(try Data(contentsOf: url)), file: url.path)
  }

  private static let handWritten: [String] = ProjectFolder.names(in: "Scenarios", ending: ".yaml")
    .filter { (try? scenario($0).isGenerated) == false }

  /// Played again, also by a solver that rounds otherwise where it meets other rows, a scenario gives the
  /// same frames to the last bit: nothing that is asked about the first play changes it.
  @Test(arguments: handWritten)
  func aSecondPlayGivesTheSameBits(name: String) throws {
    var benchmark = Benchmark([try Self.scenario(name)])
    benchmark.strategies = [.tableau]
    benchmark.timeBudget = 0.001
    #expect(try benchmark.run().findings == [])
  }

  @Test func thereAreSome() {
    #expect(Self.handWritten.contains("sheet-detents.yaml") && Self.handWritten.count > 10)
  }
}
