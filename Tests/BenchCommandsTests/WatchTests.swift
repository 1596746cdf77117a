import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `--watch` does anew after a change, and after what it goes on.
///
/// Each test waits for what the program reports, however long that takes.
@Suite struct WatchTests {
  /// A program that watches, ended with the test.
  private final class Watch {
    let program: RunningProgram

    init(_ words: [String]) throws {
      program = try BuiltProgram.start(words + ["--watch"])
    }

    deinit { program.send(SIGKILL) }

    /// Waits until some words were reported so many times; false when the program does not do so.
    func reports(_ words: String, times: Int) -> Bool {
      for _ in 0..<12_000 {
        if count(of: words) >= times { return true }
        usleep(5_000)
      }
      return false
    }

    func count(of words: String) -> Int {
      program.errors.components(separatedBy: words).count - 1
    }
  }

  /// Writes a file at once, so that it is never seen half written.
  private static func write(_ text: String, to path: String) throws {
    let folder = try TemporaryFolder()
    let draft = folder.url.appending(path: "draft")
    try Data(text.utf8).write(to: draft)
    try #require(unsafe rename(draft.path(), path) == 0)
  }

  /// The page lies in the folder that is watched, and is no change of it.
  @Test func aChangedFileIsWrittenAnew() throws {
    try Runs.inFolder { folder in
      let path = try Runs.writeBox("one", in: folder)
      let page = folder + "page.html"
      func text() throws -> String { try String(contentsOfFile: page, encoding: .utf8) }
      let watch = try Watch(["view", folder, "-o", page, "--no-times"])
      #expect(watch.reports("\(page): written; watching \(folder)\n", times: 1))
      #expect(try text().contains("\"name\":\"one\""))
      try Self.write(Runs.box("another"), to: path)
      #expect(watch.reports("written; watching\n", times: 1))
      #expect(try text().contains("\"name\":\"another\""))
      // What cannot be read is told, and the page stays.
      let before = try text()
      try Self.write("name: [", to: path)
      #expect(watch.reports("\(page): kept as it was\n", times: 1))
      #expect(watch.count(of: "error: ") > 0)
      #expect(try text() == before)
      try Self.write(Runs.box("third"), to: path)
      #expect(watch.reports("written; watching\n", times: 2))
      #expect(try text().contains("\"name\":\"third\""))
      // A new file is a change as well, and so is one that goes.
      let other = folder + "fourth.yaml"
      try Self.write(Runs.box("fourth"), to: other)
      #expect(watch.reports("written; watching\n", times: 3))
      #expect(try text().contains("\"name\":\"fourth\""))
      try FileManager.default.removeItem(atPath: other)
      #expect(watch.reports("written; watching\n", times: 4))
      #expect(try !text().contains("\"name\":\"fourth\""))
      #expect(watch.count(of: "watching") == 5 && watch.count(of: "kept") == 1)
    }
  }

  /// A finding is what a watch is for, the first time as well; nothing is written.
  @Test func findingsDoNotEndIt() throws {
    let folder = try TemporaryFolder()
    let document = folder.url.appending(path: "a.storyboard")
    let findings = ProjectFolder.url(of: "Scenarios/interface-builder/findings.storyboard")
    let text = try String(contentsOf: findings, encoding: .utf8)
    try Self.write(text, to: document.path())
    let watch = try Watch(["inspect", document.path(), "--rtl"])
    #expect(watch.reports("watching \(document.path())\n", times: 1))
    try Self.write(text + "\n", to: document.path())
    #expect(watch.reports("watching\n", times: 1))
    #expect(!watch.program.errors.contains("kept") && !watch.program.errors.contains("written"))
    #expect(watch.program.output.components(separatedBy: "to look at").count == 5)
  }

  /// Without any findings, what cannot be done the first time ends it.
  @Test func aBadBeginningEndsIt() throws {
    try Runs.inFolder { folder in
      let path = folder + "bad.yaml"
      try Self.write("name: [", to: path)
      let words = ["view", path, "-o", folder + "page.html", "--watch"]
      let result = try BuiltProgram.run(words, timeout: 60)
      #expect(result.status == 65 && !result.hasTimedOut, "\(result)")
      #expect(!result.errors.contains("watching"), "\(result)")
    }
  }
}
