import Foundation
import TestSupport
import Testing

/// `bench snapshot --output` and `--check`: what is written, different, gone, and clashes.
@Suite struct SnapshotTextTests {
  /// A folder with a document in each of some folders.
  private static func folder(_ names: String...) throws -> HostileFolder {
    let folder = try HostileFolder()
    for name in names {
      let place = URL(filePath: "\(folder.path)/\(name)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.write(name, HeaderScreen.document(height: 44))
    }
    return folder
  }

  private static func check(_ examples: [CommandExample], in folder: HostileFolder) throws {
    for example in examples {
      try CommandExample(example, verb: "snapshot").check(in: folder, adding: HeaderScreen.options)
    }
  }

  @Test func onlyWhatIsDifferentIsWritten() throws {
    let folder = try Self.folder("App/d.storyboard")
    try Self.check(
      [
        CommandExample(
          "App --check shots", "d.storyboard/Main.screen: there is no such file yet",
          "0 scenes as written before, 1 different, 0 stale", status: 1),
        CommandExample(
          "App -o shots", "d.storyboard/Main.screen: written",
          "0 scenes as written before, 1 written, 0 removed"),
        CommandExample("App --check shots", "1 scene as written before"),
        CommandExample("App -o shots", "1 scene as written before, 0 written, 0 removed"),
      ], in: folder)
    let text = String(decoding: try folder.bytes("shots/d.storyboard/Main.screen"), as: UTF8.self)
    #expect(
      text == """
        layoutbench snapshot 1
        scene "Main" s of d.storyboard
        on iphone-se-3; portrait; L; ltr

        root v, as large as the screen
        view v 0 0 375 667
          view a 0 0 50 44

        """)
    try folder.write("App/d.storyboard", HeaderScreen.document(height: 45))
    let lines = ["  -   view a 0 0 50 44", "  +   view a 0 0 50 45"]
    try Self.check(
      [
        CommandExample(
          "App --check shots/", "d.storyboard/Main.screen: different", lines[0], lines[1],
          "0 scenes as written before, 1 different, 0 stale", status: 1),
        CommandExample(
          "App -o shots", "d.storyboard/Main.screen: written", lines[0], lines[1],
          "0 scenes as written before, 1 written, 0 removed"),
        CommandExample("App --check shots", "1 scene as written before"),
      ], in: folder)
  }

  /// Only what reads whole folders knows that a scene is gone.
  @Test func whatIsGoneIsStale() throws {
    let folder = try Self.folder("App/d.storyboard", "App/e.storyboard")
    try Self.check(
      [
        CommandExample(
          "App -o shots", "d.storyboard/Main.screen: written", "e.storyboard/Main.screen: written",
          "0 scenes as written before, 2 written, 0 removed")
      ], in: folder)
    try folder.write("shots/notes.txt", "kept")
    try folder.write("shots/notes.screen", "layoutbench snapshots are kept here\n")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/e.storyboard")
    try Self.check(
      [
        CommandExample("App/d.storyboard --check shots", "1 scene as written before"),
        CommandExample(
          "App --check shots", "e.storyboard/Main.screen: stale: its scene is gone",
          "1 scene as written before, 0 different, 1 stale", status: 1),
        CommandExample(
          "App --check shots --json", "{", #"  "changed" : ["#, "", "  ],",
          #"  "isWritten" : false,"#, #"  "missing" : ["#, "", "  ],", #"  "sameCount" : 1,"#,
          #"  "stale" : ["#, #"    "e.storyboard/Main.screen""#, "  ],", #"  "version" : 1"#, "}",
          status: 1),
        CommandExample(
          "App -o shots", "e.storyboard/Main.screen: removed, its scene is gone",
          "1 scene as written before, 0 written, 1 removed"),
        CommandExample("App --check shots", "1 scene as written before"),
      ], in: folder)
    #expect(try folder.bytes("shots/notes.screen").count == 36)
    #expect(try folder.bytes("shots/notes.txt").count == 4)
  }

  /// More lines than a screen holds are counted, in files and of files.
  @Test func longReportsAreCut() throws {
    let folder = try Self.folder("App/d.storyboard")
    try Self.check(
      [
        CommandExample(
          "App -o shots", "d.storyboard/Main.screen: written",
          "0 scenes as written before, 1 written, 0 removed")
      ], in: folder)
    let path = "shots/d.storyboard/Main.screen"
    let text = String(decoding: try folder.bytes(path), as: UTF8.self)
    try folder.write(path, text + (1...14).map { "line \($0)\n" }.joined())
    let told = (1...12).map { "  - line \($0)" }
    let result = try folder.bench(
      "snapshot", "App", "--check", "shots", "--devices", "iphone-se-3", "--orientations",
      "portrait", "--text-sizes", "L", "--directions", "ltr", "--no-doubled-text")
    #expect(
      result.lines == ["d.storyboard/Main.screen: different"] + told
        + ["  and 2 more lines", "0 scenes as written before, 1 different, 0 stale", ""])
    for index in 0..<61 {
      try folder.write("shots/x\(index).screen", "layoutbench snapshot 1\n")
    }
    let stale = try folder.bench(
      "snapshot", "App", "-o", "shots", "--devices", "iphone-se-3", "--orientations",
      "portrait", "--text-sizes", "L", "--directions", "ltr", "--no-doubled-text")
    #expect(
      stale.lines.suffix(3) == [
        "and 2 more files; --all tells them", "0 scenes as written before, 1 written, 61 removed",
        "",
      ], "\(stale)")
  }

  @Test func documentsOfOneNameClash() throws {
    let folder = try Self.folder("App/d.storyboard", "Kit/d.storyboard")
    try Self.check(
      [
        CommandExample(
          "App Kit -o shots", status: 64,
          errors: "Error: App/d.storyboard and Kit/d.storyboard would have the same files; name "
            + "the folder that holds both."),
        CommandExample(
          ". -o shots", "App/d.storyboard/Main.screen: written",
          "Kit/d.storyboard/Main.screen: written",
          "0 scenes as written before, 2 written, 0 removed"),
      ], in: folder)
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsCompared() throws {
    let folder = try Self.folder("App/d.storyboard")
    try folder.write("App/bad.xib", "<document>")
    let first = try folder.bench("snapshot", "App/bad.xib", "--check", "shots")
    #expect(first.status == 65 && first.output.isEmpty, "\(first)")
    let both = try folder.bench("snapshot", "App", "--check", "shots", "--devices", "iphone-se-3")
    #expect(both.status == 65, "\(both)")
    #expect(both.errors.hasPrefix("App/bad.xib:"), "\(both)")
    #expect(both.output.hasSuffix("0 scenes as written before, 1 different, 0 stale\n"), "\(both)")
  }
}
