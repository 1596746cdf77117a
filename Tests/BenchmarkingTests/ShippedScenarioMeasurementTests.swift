import Benchmarking
import Foundation
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// The repository's own scenarios, measured.
@Suite struct ShippedScenarioMeasurementTests {
  private static let handWritten: [String] = ProjectFolder.names(in: "Scenarios", ending: ".yaml")
    .filter { name in
      let text = try? String(
        contentsOf: ProjectFolder.url(of: "Scenarios").appending(path: name), encoding: .utf8)
      return text?.contains("\ngenerator:") == false
    }

  /// Played again, also by a solver that rounds otherwise where it meets other rows, a scenario gives the
  /// same frames to the last bit: nothing that is asked about the first play changes it.
  @Test(arguments: handWritten)
  func aSecondPlayGivesTheSameBits(name: String) throws {
    let url = ProjectFolder.url(of: "Scenarios").appending(path: name)
    let scenario = try ScenarioReader.scenario(
      from: Array(try Data(contentsOf: url)), file: url.path)
    var benchmark = Benchmark([scenario])
    benchmark.strategies = [.tableau]
    benchmark.timeBudget = 0.001
    #expect(try benchmark.run().findings == [])
  }

  @Test func thereAreSome() {
    #expect(Self.handWritten.contains("sheet-detents.yaml") && Self.handWritten.count > 10)
  }
}
