import ScenarioEngine
import SolverCatalog
import Testing

@Suite("Least sizes")
struct LeastSizeTests {
  private static let generated = ShippedScenarios.names.filter {
    (try? ShippedScenarios.scenario($0).isGenerated) == true
  }

  @Test func generatedScenariosAreThere() throws {
    #expect(Self.generated.contains("feed") && Self.generated.contains("collection"))
    #expect(!Self.generated.contains("padded-scroll"))
  }

  private func mismatches(_ scenario: Scenario, size: Int) throws -> [FrameMismatch] {
    let run = ScenarioPlayback(
      scenario, size: size, makeSolver: { SolverStrategy.standard.makeSolver() })
    let mismatches = try run.play()
    #expect(run.size == size)
    return mismatches
  }

  @Test(arguments: generated)
  func shippedScenariosMeetTheirExpectationsFromTheLeastSizeOn(name: String) throws {
    var scenario = try ShippedScenarios.scenario(name)
    guard case .generated(var request) = scenario.content else { return }
    let least = request.admittedSizes.lowerBound
    for size in [least, least + 1, 2 * least + 1] {
      let missed = try mismatches(scenario, size: size)
      #expect(missed.isEmpty, "size \(size): \(missed.map(\.description))")
    }
    // A least size that is larger than need be would refuse what could be measured.
    guard least > request.generator.smallestSize else { return }
    request.minimumSize = request.generator.smallestSize
    scenario.content = .generated(request)
    let isPlayedBelow = (try? mismatches(scenario, size: least - 1).isEmpty) == true
    #expect(!isPlayedBelow)
  }

  @Test(arguments: GeneratorKind.allCases)
  func generatorsMakeAllTheyNameFromTheSmallestSizeOn(kind: GeneratorKind) throws {
    let names = kind.names.map { "    \($0): {x: -100000}\n" }.joined()
    let scenario = try ScenarioReader.scenario(
      from: Array(
        """
        name: least
        purpose: To look at every name.
        device: iphone-x
        generator: {name: \(kind.rawValue), size: \(kind.smallestSize)}
        expect:
          source: "none: frames that cannot be"
          frames:
        \(names)
        """.utf8), file: "least.yaml")
    let missed = try mismatches(scenario, size: kind.smallestSize)
    #expect(missed.count == kind.names.count)
    #expect(missed.allSatisfy { $0.actual != nil }, "\(missed.map(\.description))")
  }

  @Test func sizesOutsideAreTheNearest() throws {
    let scenario = try ShippedScenarios.scenario("collection")
    guard case .generated(let request) = scenario.content else { return }
    for (asked, taken) in [
      (1, request.minimumSize), (.max, request.generator.largestSize), (500, 500),
    ] {
      let run = ScenarioPlayback(
        scenario, size: asked, makeSolver: { SolverStrategy.standard.makeSolver() })
      #expect(run.size == taken)
    }
  }
}
