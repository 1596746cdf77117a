import ArgumentParser
import BenchCommands
import Foundation
import TestSupport
import Testing

/// Scenario files that make no sense end a run with 65, and nothing is written.
@Suite struct BadScenarioTests {
  private static let box = "hierarchy: {views: [{id: box, content-size: [1, 1]}]}"

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
