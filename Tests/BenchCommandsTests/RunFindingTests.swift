import Foundation
import TestSupport
import Testing

/// What `bench run` makes of layouts that meet every expected frame and are wrong all the same.
@Suite struct RunFindingTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func status(_ constraints: [String], _ findings: String = "") throws -> Int32 {
    let path = folder.appending(path: "found.yaml")
    let lines = constraints.map { "    - \($0)" }.joined(separator: "\n")
    let text = """
      name: found
      purpose: A box and what is wrong with it.
      device: iphone-8
      \(findings)
      hierarchy:
        views:
          - {id: box}
        constraints:
          - box.top == root.top
          - box.height == 40
      \(lines)
      """
    try Data(text.utf8).write(to: path)
    return Runs.status(["run", path.path(), "--no-save", "--quiet", "--time-budget", "0.01"])
  }

  @Test func conflictsAndAmbiguityAreFindingsUnlessExpected() throws {
    let leading = "box.leading == root.leading"
    let widths = [leading, "box.width == 100", "box.width == 200 'wide'"]
    #expect(try status([leading, "box.width == 100"]) == 0)
    #expect(try status(widths) == 1)
    #expect(try status(widths, "findings: {conflicts: [wide]}") == 0)
    #expect(try status(["box.width == 100"]) == 1)
    #expect(try status(["box.width == 100"], "findings: {ambiguity: [box]}") == 0)
    #expect(try status([leading, "box.width == 100"], "findings: {ambiguity: any}") == 1)
  }
}
