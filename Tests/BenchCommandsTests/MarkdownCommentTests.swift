import Foundation
import TestSupport
import Testing

/// The comment of `bench inspect --markdown`: what documents and files are called is never markup.
@Suite struct MarkdownCommentTests {
  /// The comment on a document of one label that is cut off.
  private static func comment(_ text: String, file: String = "a.storyboard") throws -> String {
    let folder = try HostileFolder()
    try folder.write(
      file, InspectMatrixTests.faulty.replacing("text=\"Name\"", with: "text=\"\(text)\""))
    let result = try folder.bench(
      "inspect", "--devices", "iphone-se-3", "--orientations", "portrait", "--no-explanations",
      "--markdown", "a.md", file)
    #expect(result.status == 1, "\(result)")
    return String(decoding: try folder.bytes("a.md"), as: UTF8.self)
  }

  @Test(arguments: [
    ("`b``c` *_[g]|~$", #"UILabel '\`b\`\`c\` \*\_\[g\]\|\~\$'"#),
    ("! http://h \\ &lt;i&gt; &amp;", #"UILabel '\! http:\#u{2060}//h \\ &lt;i&gt; &amp;'"#),
    ("@d #1", "UILabel '@\u{2060}d #\u{2060}1'"), ("a&#9;b", "UILabel 'a\u{2409}b'"),
  ])
  func textIsNeitherMarkupNorALink(_ text: String, _ expected: String) throws {
    let comment = try Self.comment(text)
    #expect(comment.contains("a.storyboard:3`: \(expected) "), "\(comment)")
  }

  @Test(arguments: [
    ("a.storyboard", "`a.storyboard:3`"), ("a`b.storyboard", "`` a`b.storyboard:3 ``"),
    ("a``b`c.storyboard", "``` a``b`c.storyboard:3 ```"),
    ("a\nb\tc.storyboard", "`a\u{240A}b\u{2409}c.storyboard:3`"),
  ])
  func codeEndsWhereItShould(_ file: String, _ expected: String) throws {
    let comment = try Self.comment("Name", file: file)
    #expect(comment.hasPrefix("<!-- layoutbench screens -->\n### ❌ Screens: 1 document: 1 "))
    #expect(comment.contains(" at \(expected): "), "\(comment)")
    #expect(comment.hasSuffix("\n\n</details>\n"), "\(comment)")
  }

  /// A host takes 65,536 characters; what has no room is counted, and nothing is cut in two.
  @Test func whatHasNoRoomIsCounted() throws {
    let folder = try HostileFolder()
    let count = 160
    for number in 0..<count {
      let name = "\(1_000 + number)" + String(repeating: "x", count: 220) + ".storyboard"
      try folder.write(name, InspectMatrixTests.faulty)
    }
    let result = try folder.bench(
      "inspect", "--devices", "iphone-se-3", "--orientations", "portrait", "--text-sizes",
      "L,xxxL", "--no-explanations", "--markdown", "a.md", ".")
    #expect(result.status == 1, "\(result)")
    let comment = String(decoding: try folder.bytes("a.md"), as: UTF8.self)
    #expect((50_000...60_000).contains(comment.utf16.count))
    let told = comment.matches(of: /- \*\*error\*\*/).count
    #expect(told < count)
    #expect(
      comment.hasSuffix("\nand \(count - told) more, for which a comment has no room.\n"),
      "\(told): \(comment.suffix(200))")
  }
}
