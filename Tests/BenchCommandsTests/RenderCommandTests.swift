import ArgumentParser
import BenchCommands
import Foundation
import TestSupport
import Testing

/// What `bench render` writes and ends with, run in this process.
@Suite struct RenderCommandTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func status(_ words: [String]) -> Int32 {
    Runs.status(["render"] + words)
  }

  private var picture: String { folder.appending(path: "picture.svg").path() }

  private func drawn() throws -> String { try String(contentsOfFile: picture, encoding: .utf8) }

  private static let keyboard = ProjectFolder.url(of: "Scenarios/bottom-bar-keyboard.yaml").path()
  private static let findings = ProjectFolder.url(
    of: "Scenarios/interface-builder/findings.storyboard"
  ).path()

  @Test(arguments: [
    [], ["--step", "1"], ["--step", "keyboard-shown"], ["--step", "last"], ["--step", "all"],
    ["--step", "all", "--every", "2"], ["--compare", "start,1"], ["--constraints", "--dark"],
    ["--device", "ipad-pro-11", "--orientation", "landscape"], ["--light", "--width", "400"],
    ["--strategy", "tableau"], ["--blueprint"], ["--rtl"],
  ])
  func aScenarioIsDrawn(_ options: [String]) throws {
    #expect(status([Self.keyboard, "-o", picture] + options) == 0)
    let svg = try drawn()
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("bottom-bar-keyboard"))
  }

  @Test func aStripShowsEveryStep() throws {
    #expect(status([Self.keyboard, "-o", picture, "--step", "all"]) == 0)
    let svg = try drawn()
    for title in ["start", "keyboard-shown", "keyboard-hidden"] {
      #expect(svg.contains(">\(title)</text>"))
    }
  }

  @Test func aDocumentsScenesAreDrawnTogetherOrAlone() throws {
    #expect(status([Self.findings, "-o", picture]) == 0)
    #expect(try drawn().contains(">Ambiguity</text>"))
    #expect(status([Self.findings, "-o", picture, "--scene", "Conflict"]) == 0)
    let svg = try drawn()
    #expect(svg.contains("broken: ") && !svg.contains("Ambiguity"))
  }

  @Test func aDocumentIsDrawnOnSeveralDevicesAndForItsReaders() throws {
    let devices = ["--device", "iphone-se-3,iphone-16", "--scene", "Conflict"]
    #expect(status([Self.findings, "-o", picture] + devices) == 0)
    let svg = try drawn()
    #expect(svg.contains(">Conflict, iPhone SE") && svg.contains(">Conflict, iPhone 16<"))
    #expect(status([Self.findings, "-o", picture, "--rtl", "--size-category", "AX3"]) == 0)
    #expect(try drawn().contains("text size AX3, right to left"))
    #expect(status([Self.findings, "-o", picture, "--size-category", "huge"]) == 64)
    #expect(status([Self.keyboard, "-o", picture, "--device", "iphone-se-3,iphone-16"]) == 64)
  }

  @Test func aTimelinePlaysAsAnAnimation() throws {
    #expect(status([Self.keyboard, "-o", picture, "--animate"]) == 0)
    #expect(try drawn().contains("@keyframes fr"))
    #expect(status([Self.keyboard, "-o", picture, "--animate", "--every", "4"]) == 0)
    for words in [
      ["--animate", "--step", "last"], ["--animate", "--compare", "start,last"],
      ["--every", "2", "--step", "start"],
    ] {
      #expect(status([Self.keyboard, "-o", picture] + words) == 64)
    }
    #expect(status([Self.keyboard, "-o", picture + ".png", "--animate"]) == 64)
    #expect(status([Self.findings, "-o", picture, "--animate"]) == 64)
  }

  @Test func theDocumentsOfAFolderAreDrawnTogether() throws {
    #expect(
      status([ProjectFolder.url(of: "Scenarios/interface-builder").path(), "-o", picture]) == 0)
    let svg = try drawn()
    #expect(svg.contains(">Ambiguity") && svg.contains("findings."))
  }

  @Test func aRecordedTraceIsDrawnAsItsScenario() throws {
    let trace = folder.appending(path: "recorded.trace").path()
    let scenarios = ProjectFolder.url(of: "Scenarios").path()
    var record = try BenchCommand.parseAsRoot(
      ["trace", "form", "-o", trace, "--size", "7", "--scenarios", scenarios])
    try record.run()
    #expect(status([trace, "-o", picture, "--scenarios", scenarios]) == 0)
    #expect(try drawn().contains("size 7"))
    let foreign = folder.appending(path: "foreign.trace")
    try Data("trace 1\nvariable x\nsolve\n".utf8).write(to: foreign)
    #expect(status([foreign.path(), "-o", picture + ".svg"]) == 65)
  }

  /// A picture of the scenario would not show what the edited trace does.
  @Test(arguments: ["render", "view"])
  func aTraceThatIsNotWhatItsScenarioDoesIsRefused(verb: String) throws {
    let scenarios = ProjectFolder.url(of: "Scenarios").path()
    let trace = folder.appending(path: "edited.trace")
    let words = ["trace", "guide-and-view", "-o", trace.path(), "--scenarios", scenarios]
    try #require(try BuiltProgram.run(words).status == 0)
    let output = verb == "view" ? picture + ".html" : picture
    let draw = [verb, trace.path(), "-o", output, "--scenarios", scenarios]
    #expect(try BuiltProgram.run(draw).status == 0)
    try FileManager.default.removeItem(atPath: output)
    let text = try String(contentsOf: trace, encoding: .utf8)
    let line = "constraint top == 1000 -64 "
    try #require(text.contains(line))
    try Data(text.replacing(line, with: "constraint top == 1000 -65 ").utf8).write(to: trace)
    let result = try BuiltProgram.run(draw)
    #expect(result.status == 65 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors.contains(
        "guide-and-view.yaml, from which the trace was recorded, does something else now"),
      "\(result)")
    #expect(result.errors.contains("edited.trace:4:1: error: "), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  /// A strip holds 24 moments: the first ones and the last.
  @Test(arguments: [(23, nil), (24, "25"), (30, "31")] as [(Int, String?)])
  func aLongTimelineIsCut(_ steps: Int, _ moments: String?) throws {
    let path = folder.appending(path: "long.yaml").path()
    let timeline = (1...steps).map {
      "  - {step: turn-\($0), rotate: \($0.isMultiple(of: 2) ? "portrait" : "landscape")}\n"
    }
    try Data("\(Runs.box("long"))\ntimeline:\n\(timeline.joined())".utf8)
      .write(to: URL(filePath: path))
    for (words, noun) in [([], "moments"), (["--every", "1"], "frames")] as [([String], String)] {
      let result = try BuiltProgram.run(
        ["render", path, "--step", "all", "-o", picture] + words)
      let note = moments.map { "note: Of \($0) \(noun), 24 are drawn.\n" } ?? ""
      #expect(result.status == 0 && result.errors == note, "\(result)")
      let svg = try drawn()
      #expect(svg.contains("turn-22") && svg.contains("turn-\(steps)"))
      #expect(svg.contains("turn-23") == (steps == 23), "the last but the one at the end")
    }
  }

  private static let badInput: [[String]] = [
    ["nonsense.yaml"], ["no-such-scenario"], ["missing.storyboard"],
    [findings, "--scene", "nobody"],
  ]

  @Test(arguments: badInput)
  func badInputWritesNothing(_ words: [String]) {
    #expect(status(words + ["-o", picture]) == 65)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  private static let misuses: [[String]] = [
    ["--step", "nobody"], ["--step", "9"], ["--compare", "1"], ["--compare", "1,start"],
    ["--dark", "--light"], ["--width", "1"], ["--every", "2"], ["--device", "iphone-0"],
    ["--strategy", "all"], ["--scene", "x"], ["--size", "0"], ["--step", "1", "--compare", "0,1"],
  ]

  @Test(arguments: misuses)
  func whatMakesNoSenseIsUsageAndWritesNothing(_ options: [String]) {
    #expect(status([Self.keyboard, "-o", picture] + options) == 64)
    #expect(status([Self.findings, "-o", picture, "--step", "1"]) == 64)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func anUnknownFormatIsUsage() {
    let path = folder.appending(path: "picture.gif").path()
    #expect(status([Self.keyboard, "-o", path]) == 64)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aFolderThatIsNotThereIsToldOf() {
    #expect(status([Self.keyboard, "-o", folder.appending(path: "no/p.svg").path()]) == 69)
  }

  @Test func aPNGIsMadeOrItsPackageNamed() throws {
    let path = folder.appending(path: "picture.png").path()
    let status = status([Self.keyboard, "-o", path, "--width", "200"])
    let bytes = FileManager.default.contents(atPath: path)
    if status == 0 {
      #expect(bytes?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      #expect(try width(ofPNG: path) == 200)
      // Two pixels a point without a width, and at most 2400.
      for (words, most) in [([], 2_400), (["--step", "all"], 2_400)] as [([String], Int)] {
        #expect(self.status([Self.keyboard, "-o", path] + words) == 0)
        #expect(self.status([Self.keyboard, "-o", picture] + words) == 0)
        let start = try #require(try drawn().firstRange(of: "width=\"")).upperBound
        let points = try #require(Double(try drawn()[start...].prefix { $0 != "\"" }))
        #expect(try width(ofPNG: path) == min(Int(points * 2), most))
      }
    } else {
      #expect(status == 69)
      #expect(bytes == nil)
    }
  }

  /// The width in pixels that a PNG file says in its first chunk.
  private func width(ofPNG path: String) throws -> Int {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return bytes[16..<20].reduce(0) { $0 * 256 + Int($1) }
  }

  @Test func oneScenarioIsDrawnAtATime() throws {
    let scenarios = folder.appending(path: "scenarios").path()
    try FileManager.default.createDirectory(atPath: scenarios, withIntermediateDirectories: true)
    for name in ["one", "two"] { _ = try Runs.writeBox(name, in: scenarios) }
    let result = try BuiltProgram.run(
      ["render", "*", "-o", picture, "--scenarios", scenarios])
    #expect(result.status == 64)
    #expect(result.errors == "*: error: 2 scenarios; one is expected\n")
    #expect(!FileManager.default.fileExists(atPath: picture))
  }
}
