import ArgumentParser
import BenchCommands
import Foundation
import TestSupport
import Testing

/// Scenario files that make no sense end a run with 65, and nothing is written.
@Suite struct BadScenarioTests {
  private static let box = "hierarchy: {views: [{id: box, content-size: [1, 1]}]}"

  /// All that is wrong with a file is reported at once, a line each.
  @Test(arguments: [
    (["run", "a"], "bogus: 1\nmore: 2\n", 6),
    (["inspect", "x.xib", "--baseline", "a"], "b\nc\n", 2),
    (["inspect", "x.xib", "--configuration", "a"], "bogus: 1\nmore: 2\n", 2),
  ])
  func eachFaultIsALine(words: [String], text: String, count: Int) throws {
    let folder = try HostileFolder()
    let name = words[0] == "run" ? "a.yaml" : "a"
    try folder.write(name, text)
    try folder.write("x.xib", BadDocument.text(constraint: #"multiplier="1""#))
    let result = try BuiltProgram.run(
      words.map { $0 == "a" ? name : $0 }, workingFolder: folder.path)
    #expect(result.status == 65, "\(result)")
    let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix(name + ":") }
    #expect(lines.count == count && !result.errors.contains("\u{240A}"), "\(result)")
    #expect(lines.allSatisfy { $0.contains(#/^[a-z.]+:\d+:\d+: error: /#) }, "\(result)")
  }

  @Test(arguments: [
    // An event for a view that is not there.
    box + "\ntimeline: [{step: a, remove: [nobody]}]",
    box + "\ntimeline: [{step: a, scroll: {view: nobody, fling: [0, 1]}}]",
    // Sizes that no tree has.
    "generator: {name: feed, size: 0}",
    "generator: {name: feed, size: 1000000000}",
    "generator: {name: feed, size: {standard: 1e9}}",
    // Keyboards that the device does not have.
    box + "\ntimeline: [{step: a, keyboard: {float: [0, 0]}}]",
    box + "\ntimeline: [{step: a, keyboard: {split: 10}}]",
    // Timelines that never end.
    box + "\ntimeline: [{step: a, rotate: landscape, repeat: 1000000000}]",
    box + "\ntimeline: [{step: a, rotate: landscape, animate: 1e300}]",
    box + "\ntimeline: [{step: a, keyboard: show, animate: 60, repeat: 60}]",
    // A scenario within itself: there is no such key.
    box + "\ninclude: bad.yaml",
    box + "\nhierarchy: bad.yaml",
  ])
  func areRefused(_ body: String) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.url
    let path = folder.appending(path: "bad.yaml")
    let text = "name: bad\npurpose: What makes no sense.\ndevice: iphone-x\n\(body)\n"
    try Data(text.utf8).write(to: path)
    let results = folder.appending(path: "Results").path()
    do {
      var command = try BenchCommand.parseAsRoot(["run", path.path(), "--results", results])
      try command.run()
      Issue.record("accepted: \(body)")
    } catch {
      #expect(BenchCommand.exitCode(for: error).rawValue == 65)
    }
    #expect(!FileManager.default.fileExists(atPath: results))
  }
}
