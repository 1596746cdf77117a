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

  private static func keys(of object: Any?) -> [String] {
    let properties = (object as? [String: Any])?["properties"] as? [String: Any]
    return properties.map { $0.keys.sorted() } ?? []
  }

  /// The keys of each mapping that a schema describes; alternatives of one mapping are one.
  private static func mappings(in schema: Any) -> Set<[String]> {
    if let list = schema as? [Any] {
      return list.reduce(into: []) { $0.formUnion(mappings(in: $1)) }
    }
    guard let object = schema as? [String: Any] else { return [] }
    var found: Set<[String]> = []
    let own = keys(of: object)
    if !own.isEmpty { found.insert(own) }
    let alternatives = (object["oneOf"] as? [Any] ?? [])
    let joined = Set(alternatives.flatMap { keys(of: $0) })
    if !joined.isEmpty { found.insert(joined.sorted()) }
    for (key, value) in object where key != "oneOf" { found.formUnion(mappings(in: value)) }
    // What lies within the alternatives, without the alternatives themselves.
    for case let alternative as [String: Any] in alternatives {
      found.formUnion(mappings(in: Array(alternative.values)))
    }
    return found
  }

  @Test func schemaIsJSONAndKnowsTheKeysOfTheReader() throws {
    let data = try Data(contentsOf: ShippedScenarios.directory.appending(path: "schema.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = json["$defs"] as? [String: Any]
    #expect(Self.keys(of: json) == ScenarioKeys.scenario.sorted())
    #expect(Self.mappings(in: json) == Set(ScenarioKeys.mappings.map { $0.sorted() }))
    let generator = (definitions?["generator"] as? [String: Any])?["properties"] as? [String: Any]
    let names = (generator?["name"] as? [String: Any])?["enum"] as? [String]
    #expect(names?.sorted() == GeneratorKind.allCases.map(\.rawValue).sorted())
  }
}
