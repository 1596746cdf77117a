import ScenarioEngine
import Testing

/// Files nested deeper than any scenario is are refused with a reason.
@Suite struct NestingTests {
  private func messages(_ depth: Int) -> [String] {
    let text =
      "name: sample\npurpose: A sample.\nmore: " + String(repeating: "[", count: depth)
      + String(repeating: "]", count: depth) + "\n"
    do {
      _ = try ScenarioReader.scenario(from: text)
      return []
    } catch {
      return ["\(error)"]
    }
  }

  @Test func twoHundredLevelsAreEnough() {
    let found = messages(201)
    #expect(found.contains { $0.contains("nested more than 200 levels deep") }, "\(found)")
    #expect(!messages(150).contains { $0.contains("levels deep") })
  }
}
