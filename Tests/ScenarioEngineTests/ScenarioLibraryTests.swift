import Foundation
import ScenarioEngine
import Testing

@Suite("Scenario library")
struct ScenarioLibraryTests {
  private let library = ScenarioLibrary(directory: ShippedScenarios.directory.path)

  @Test func findsByNameGlobAndPathOnce() throws {
    let path = ShippedScenarios.directory.appending(path: "feed.yaml").path
    let found = try library.scenarios(matching: ["padded-scroll", "*-scroll", path])
    #expect(found.map(\.name) == ["padded-scroll", "two-page-scroll", "feed"])
  }

  @Test func filtersByTierAndTag() throws {
    let all = try library.scenarios()
    #expect(all.map(\.name) == library.names)
    let tagged = try library.scenarios(in: .smoke, tagged: ["keyboard"])
    #expect(tagged.contains { $0.name == "bottom-bar-keyboard" })
    #expect(!tagged.contains { $0.name == "padded-scroll" })
  }

  @Test func everyWordThatMeansNothingIsReported() {
    let words = try? library.paths(matching: ["feed", "*-scroll"])
    #expect(words?.count == 3)
    let error = #expect(throws: ScenarioLibraryError.self) {
      try library.scenarios(matching: ["feeed", "x*y", "feed"])
    }
    #expect(
      error?.messages == [
        "feeed: error: unknown scenario; did you mean 'feed'?",
        "x*y: error: no scenario has such a name",
      ])
  }

  @Test func everyFileThatCannotBeReadIsReported() {
    let missing = ShippedScenarios.directory.appending(path: "missing.yaml").path
    let error = #expect(throws: ScenarioLibraryError.self) {
      try library.scenarios(at: [missing, ShippedScenarios.directory.path])
    }
    #expect(
      error?.messages == [
        "\(missing): error: cannot be read: No such file or directory",
        "\(ShippedScenarios.directory.path): error: cannot be read: it is a folder",
      ])
  }

  @Test func schemaIsJSONAndKnowsTheKeysOfTheReader() throws {
    let data = try Data(contentsOf: ShippedScenarios.directory.appending(path: "schema.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    func keys(_ object: Any?) -> [String] {
      let properties = (object as? [String: Any])?["properties"] as? [String: Any]
      return properties.map { $0.keys.sorted() } ?? []
    }
    let definitions = json["$defs"] as? [String: Any]
    #expect(keys(json) == ScenarioKeys.scenario.sorted())
    #expect(keys(definitions?["findings"]) == ScenarioKeys.findings.sorted())
    #expect(keys(definitions?["view"]) == ScenarioKeys.view.sorted())
    #expect(keys(definitions?["step"]) == ScenarioKeys.step.sorted())
    #expect(keys(definitions?["generator"]) == ScenarioKeys.generator.sorted())
    let generator = (definitions?["generator"] as? [String: Any])?["properties"] as? [String: Any]
    let names = (generator?["name"] as? [String: Any])?["enum"] as? [String]
    #expect(names?.sorted() == GeneratorKind.allCases.map(\.rawValue).sorted())
  }
}
