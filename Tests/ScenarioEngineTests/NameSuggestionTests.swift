import ScenarioEngine
import Testing

/// Names that are near a wrong one are suggested, as long as they are not too many to compare with.
@Suite struct NameSuggestionTests {
  /// What is reported of a scenario of so many views, in which `view7` is written with a slip.
  private func message(views count: Int) -> String {
    let views = (0..<count).map { "    - id: view\($0)" }.joined(separator: "\n")
    let text = """
      name: many
      purpose: Many views.
      device: iphone-x
      hierarchy:
        views:
      \(views)
        constraints:
          - vview7.width == 10
      """
    do {
      _ = try ScenarioReader.scenario(from: Array(text.utf8), file: "many.yaml")
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// A thousand names with that of the root.
  @Test(arguments: [(9, true), (999, true), (1_000, false)])
  func aThousandNamesAreCompared(count: Int, isSuggested: Bool) {
    let message = message(views: count)
    #expect(message.contains("vview7"), "\(message)")
    #expect(message.contains("did you mean 'view7'") == isSuggested, "\(message)")
  }
}
