import Foundation
import TestSupport
import Testing

/// `bench inspect` in one configuration: every line of it, but for what the layouts cost.
@Suite struct InspectTextTests {
  private static let width =
    "<constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"

  private static func inspect(_ folder: HostileFolder, _ words: String...) throws -> ProgramResult {
    try BuiltProgram.run(
      ["inspect"] + words, environment: ["NO_COLOR": "1"], workingFolder: folder.path)
  }

  /// The lines, without the figures behind what was measured.
  private static func lines(_ result: ProgramResult) -> [String] {
    result.lines.map { $0.replacing(#/(first layout|rotation    ) .+/#) { "\($0.1)" } }
  }

  private static let scene = [
    "  Main: 2 views, 4 constraints, 375 x 667", "    first layout", "    rotation    ",
  ]

  /// One finding that is an error is enough for the exit status.
  @Test func whatIsOpenIsAnErrorWithItsPlace() throws {
    let folder = try HostileFolder()
    let open = HeaderScreen.document(height: 44).replacing(Self.width, with: "")
    try folder.write("d.storyboard", open)
    let column = try #require(open.firstRange(of: "<view id=\"a\""))
    let columnNumber = open.distance(from: open.startIndex, to: column.lowerBound) + 1
    let result = try Self.inspect(folder, "d.storyboard", "--device", "iphone-se-3")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(
      Self.lines(result) == [
        "d.storyboard", "  Main: 2 views, 3 constraints, 375 x 667", Self.scene[1], Self.scene[2],
        "d.storyboard:1:\(columnNumber): error: ambiguity: UIView a: constraints do not decide width",
        "  1 finding to look at", "1 document, 1 scene: 1 finding to look at", "",
      ])
  }

  /// A file that a folder named before holds already.
  @Test func aDocumentNamedTwiceCountsOnce() throws {
    let folder = try HostileFolder()
    try folder.write("d.storyboard", HeaderScreen.document(height: 44))
    for words in [[".", "d.storyboard"], ["d.storyboard", "./d.storyboard"]] {
      let result = try BuiltProgram.run(
        ["inspect"] + words + ["--device", "iphone-se-3"], environment: ["NO_COLOR": "1"],
        workingFolder: folder.path)
      #expect(result.status == 0, "\(result)")
      #expect(result.output.contains("1 document, 1 scene"), "\(result)")
    }
  }

  @Test func whatIsSoundIsSaidToBe() throws {
    let folder = try HostileFolder()
    try folder.write("a.storyboard", HeaderScreen.document(height: 44))
    try folder.write("b.storyboard", HeaderScreen.document(height: 44))
    let sound = Self.scene + ["  no conflict and no ambiguity"]
    let result = try Self.inspect(folder, ".", "--timing")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    #expect(
      Self.lines(result) == ["./a.storyboard"] + sound + ["./b.storyboard"] + sound
        + ["2 documents, 2 scenes: no conflict and no ambiguity", ""])
    // What cannot be read is reported, and the others are looked at.
    try folder.write("b.storyboard", "<document>")
    let broken = try Self.inspect(
      folder, "a.storyboard", "b.storyboard", "--strategy", "active-set")
    #expect(broken.status == 65 && broken.errors.hasPrefix("b.storyboard:1:"), "\(broken)")
    #expect(
      Self.lines(broken) == ["a.storyboard"] + sound + [
        "1 document, 1 scene: no conflict and no ambiguity; not every document could be read", "",
      ])
  }

  @Test(arguments: ["--strategy active-set,tableau", "--strategy all"])
  func oneStrategyLaysOut(_ words: String) throws {
    let folder = try HostileFolder()
    try folder.write("a.storyboard", HeaderScreen.document(height: 44))
    let parts = words.split(separator: " ").map(String.init)
    let result = try Self.inspect(folder, "a.storyboard", parts[0], parts[1])
    #expect(result.status == 64 && result.errors.contains("inspect takes one strategy."))
  }
}
