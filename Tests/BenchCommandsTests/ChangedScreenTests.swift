import Foundation
import TestSupport
import Testing

/// `bench snapshot --against`: which documents of a repository are compared, and all that it prints
/// and writes of them.
@Suite struct ChangedScreenTests {
  private static let git = """
    set -e
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.example GIT_COMMITTER_NAME=a
    export GIT_COMMITTER_EMAIL=a@b.example GIT_CONFIG_NOSYSTEM=1 HOME=$PWD

    """

  /// A repository with documents of headers that are 44 points high, in one commit.
  private static func repository(_ names: String...) throws -> HostileFolder {
    let folder = try HostileFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App/Images.xcassets", withIntermediateDirectories: true)
    for name in names { try folder.write("App/\(name)", HeaderScreen.document(height: 44)) }
    try run("git init -q -b main . && git add -A && git commit -q --allow-empty -m one", in: folder)
    return folder
  }

  private static func run(_ lines: String, in folder: HostileFolder) throws {
    let result = try folder.shell(git + lines)
    try #require(result.status == 0, "\(result)")
  }

  private static func check(_ examples: [CommandExample], in folder: HostileFolder) throws {
    for example in examples {
      try CommandExample(example, verb: "snapshot").check(in: folder, adding: HeaderScreen.options)
    }
  }

  /// What a header does that grows by some points.
  private static func grown(_ name: String, from height: Int = 44, by points: Int) -> [String] {
    [
      // The document's own canvas, and the phone.
      "\(name): Main (v): 1 view in 2 of 2 configurations",
      "  line 1: UIView a.height == \(height) -> UIView a.height == \(height + points)",
      "      UIView a: \(points) higher, in all configurations",
    ]
  }

  /// Five documents: changed, gone, new, under another name, and as it was.
  @Test func everyKindOfChangeIsTold() throws {
    let folder = try Self.repository(
      "a.storyboard", "gone.storyboard", "old.storyboard", "same.storyboard")
    try folder.write("App/old.storyboard", HeaderScreen.document(height: 144))
    try Self.run("git commit -qam two", in: folder)
    try folder.write("App/a.storyboard", HeaderScreen.document(height: 45))
    try folder.write("App/new.storyboard", HeaderScreen.document(height: 44))
    try Self.run(
      "git mv App/old.storyboard App/name.storyboard; rm App/gone.storyboard", in: folder)
    try folder.write("App/name.storyboard", HeaderScreen.document(height: 146))
    for name in ["a.strings", "b.xcstrings", "c.stringsdict", "Images.xcassets/i.png", "d.txt"] {
      try folder.write("App/\(name)", "text")
    }
    let summary = [
      "compared with COMMIT (main): 4 of 4 documents changed, 4 screens different, 0 as before",
      "not looked at: 4 changed files of translations and images, which are no part of a document",
      "no new finding; 0 fixed, 0 as before",
    ]
    let others = [
      "App/gone.storyboard: Main (v): the screen is gone"
    ]
    let example = CommandExample(
      line: "App --against main --markdown m.md", status: 0,
      output: Self.grown("App/a.storyboard", by: 1) + others
        + Self.grown("App/name.storyboard", from: 144, by: 2)
        + ["App/new.storyboard: Main (v): new screen"] + summary, errors: [])
    try Self.check([example], in: folder)
    try Self.checkStored(folder)
    let comment = String(decoding: try folder.bytes("m.md"), as: UTF8.self)
      .replacing(#/with [0-9a-f]{10}/#, with: "with COMMIT")
    #expect(
      comment == """
        <!-- layoutbench screens -->
        ### ✅ Screens: no new finding; 0 fixed, 0 as before


        **App/a.storyboard: Main (v): 1 view in 2 of 2 configurations**
        - `line 1: UIView a.height == 44 -> UIView a.height == 45`
          - UIView a: 1 higher, in all configurations

        **App/gone.storyboard: Main (v): the screen is gone**

        **App/name.storyboard: Main (v): 1 view in 2 of 2 configurations**
        - `line 1: UIView a.height == 144 -> UIView a.height == 146`
          - UIView a: 2 higher, in all configurations

        **App/new.storyboard: Main (v): new screen**

        <details><summary>What was looked at</summary>

        - compared with COMMIT (main): 4 of 4 documents changed, 4 screens different, 0 as before
        - not looked at: 4 changed files of translations and images, which are no part of a document

        </details>

        """)
  }

  /// The machine's forms of the same: JSON, SARIF and the page, as `Tests/Stored` has them.
  private static func checkStored(_ folder: HostileFolder) throws {
    var parts = StoredParts("outputs-changes", .digest)
    let words = ["App", "--against", "main", "--json", "--sarif", "a.sarif", "--html", "a.html"]
    let result = try BuiltProgram.run(
      ["snapshot"] + words + HeaderScreen.options, workingFolder: folder.path)
    let texts = [
      "json": result.output, "sarif": String(decoding: try folder.bytes("a.sarif"), as: UTF8.self),
      "html": String(decoding: try folder.bytes("a.html"), as: UTF8.self),
    ]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      parts.append(name, text.replacing(#/[0-9a-f]{10} \(main\)/#, with: "COMMIT (main)"))
    }
    try parts.check()
  }

  /// A branch that left main at 44, made it 45, while main made it 60.
  @Test func theEarlierSideIsWhereTheBranchLeft() throws {
    let folder = try Self.repository("a.storyboard")
    try Self.run("git checkout -q -b side", in: folder)
    try folder.write("App/a.storyboard", HeaderScreen.document(height: 45))
    try Self.run("git commit -qam side && git checkout -q main", in: folder)
    try folder.write("App/a.storyboard", HeaderScreen.document(height: 60))
    try Self.run("git commit -qam main && git checkout -q side", in: folder)
    func example(_ revision: String, _ reference: String, _ lines: [String]) -> CommandExample {
      CommandExample(
        line: "App/a.storyboard --against \(revision)", status: 0,
        output: lines + [
          "compared with COMMIT\(reference): 1 of 1 document changed, 1 screen different, 0 as "
            + "before",
          "no new finding; 0 fixed, 0 as before",
        ], errors: [])
    }
    let one = Self.grown("App/a.storyboard", by: 1)
    let shrunk = [
      one[0], "  line 1: UIView a.height == 60 -> UIView a.height == 45",
      "      UIView a: 15 lower, in all configurations",
    ]
    try Self.check(
      [
        example("main", ", where this branch left main", one),
        example("main...side", ", where this branch left main", one),
        example("main...", ", where this branch left main", one),
        example("main..side", " (main)", shrunk), example("main..", " (main)", shrunk),
        CommandExample(
          "App --against ..side",
          "compared with COMMIT (HEAD): 0 of 1 document changed, 0 screens different, 0 as before",
          "no new finding; 0 fixed, 0 as before"),
        CommandExample(
          "App --against nowhere", status: 64,
          errors: "error: the repository has no commit 'nowhere'; a shallow clone has only the "
            + "newest (fetch-depth: 0 of actions/checkout has all)"),
      ], in: folder)
  }

  @Test func whatCannotBeComparedIsToldAndTheRestIsCompared() throws {
    let folder = try Self.repository("a.storyboard", "b.storyboard", "c.storyboard")
    try folder.write("App/b.storyboard", "version https://git-lfs.github.com/spec/v1\n")
    try folder.write("App/c.storyboard", "<document>")
    try folder.write("App/a.storyboard", HeaderScreen.document(height: 47))
    let line = "App --against HEAD"
    let result = try BuiltProgram.run(
      ["snapshot"] + line.split(separator: " ").map(String.init) + HeaderScreen.options,
      workingFolder: folder.path)
    #expect(result.status == 65, "\(result)")
    #expect(
      result.errors.hasPrefix(
        "App/b.storyboard:1:1: error: is kept by git's large file storage and was not "
          + "fetched\nApp/c.storyboard:1:"), "\(result)")
    #expect(
      result.lines.prefix(3) == Self.grown("App/a.storyboard", by: 3)[...], "\(result)")
    #expect(
      result.output.hasSuffix(
        "no new finding; 0 fixed, 0 as before; not every document could be read\n"), "\(result)")
    // A change that makes a document readable is not the one to blame.
    try Self.run("git commit -qam two", in: folder)
    try folder.write("App/c.storyboard", HeaderScreen.document(height: 44))
    let mended = try BuiltProgram.run(
      ["snapshot", "App/c.storyboard", "--against", "HEAD"] + HeaderScreen.options,
      workingFolder: folder.path)
    #expect(mended.status == 0, "\(mended)")
    #expect(
      mended.errors.hasPrefix(
        "note: App/c.storyboard: the earlier revision cannot be read, so all of it counts as new: "),
      "\(mended)")
    #expect(mended.lines[0] == "App/c.storyboard: Main (v): new screen", "\(mended)")
  }
}
