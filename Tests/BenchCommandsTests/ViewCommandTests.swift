import BenchCommands
import Foundation
import TestSupport
import Testing

/// What `bench view` writes and ends with, run in this process.
@Suite struct ViewCommandTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private var page: String { folder.appending(path: "page.html").path() }

  private func status(_ words: [String]) -> Int32 {
    Runs.status(["view"] + words + ["-o", page, "--no-times"])
  }

  private func written() throws -> String { try String(contentsOfFile: page, encoding: .utf8) }

  private static func project(_ path: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path).path()
  }

  private static let keyboard = project("Scenarios/bottom-bar-keyboard.yaml")
  private static let findings = project("Scenarios/interface-builder/findings.storyboard")

  @Test func aScenarioIsOnePageWithItsTimeline() throws {
    #expect(status([Self.keyboard]) == 0)
    let html = try written()
    #expect(html.hasPrefix("<!doctype html>") && html.hasSuffix("</html>\n"))
    #expect(html.contains("\"t\":\"keyboard-shown\"") && html.contains("\"n\":\"bottomBar\""))
    #expect(status([Self.keyboard]) == 0)
    #expect(try written() == html, "the same bytes again")
  }

  @Test func aDocumentHasItsScenesOrOne() throws {
    #expect(status([Self.findings, "--no-matrix"]) == 0)
    #expect(try written().contains("\"title\":\"Ambiguity\""))
    #expect(status([Self.findings, "--no-matrix", "--scene", "Conflict"]) == 0)
    let html = try written()
    #expect(html.contains("\"conflicts\":[") && !html.contains("\"title\":\"Ambiguity\""))
  }

  @Test func aFolderBecomesAGallery() throws {
    let gallery = folder.appending(path: "gallery")
    try FileManager.default.createDirectory(at: gallery, withIntermediateDirectories: true)
    for (source, name) in [(Self.keyboard, "a.yaml"), (Self.findings, "b.storyboard")] {
      try FileManager.default.copyItem(
        atPath: source, toPath: gallery.appending(path: name).path())
    }
    #expect(status([gallery.path()]) == 0)
    let html = try written()
    #expect(html.contains("\"kind\":\"document\"") && html.contains("\"kind\":\"scenario\""))
  }

  private static let badInput: [[String]] = [
    ["nonsense.yaml"], ["no-such-scenario"], ["missing.storyboard"],
    [findings, "--scene", "nobody"],
  ]

  @Test(arguments: badInput)
  func badInputWritesNothing(_ words: [String]) {
    #expect(status(words) == 65)
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  private static let misuses: [[String]] = [
    ["--scene", "x"], ["--devices", "iphone-0"], ["--strategy", "all"], ["--size", "0"],
    ["--text-sizes", "huge"],
  ]

  @Test(arguments: misuses)
  func whatMakesNoSenseIsUsageAndWritesNothing(_ options: [String]) {
    #expect(status([Self.keyboard] + options) == 64)
    #expect(status([Self.findings, "--size", "3"]) == 64)
    #expect(Runs.status(["view", Self.keyboard, "-o", page + ".png"]) == 64)
    #expect(Runs.status(["view", Self.keyboard, "-o", "-", "--watch"]) == 64)
    #expect(!FileManager.default.fileExists(atPath: page))
  }
}
