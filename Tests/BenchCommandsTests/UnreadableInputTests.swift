import Foundation
import TestSupport
import Testing

/// Inputs that cannot be read, given to the built program: it ends at once with the reason.
@Suite struct UnreadableInputTests {
  @Test(arguments: [
    ["inspect", "p.xib"], ["replay", "p.trace"], ["render", "p.yaml"], ["render", "p.trace"],
    ["view", "p.yaml", "-o", "x.html"], ["view", "p.xib", "-o", "x.html"],
    ["run", "p.yaml", "--no-save"], ["record", "p.yaml", "-o", "x.trace"], ["profile", "p.yaml"],
    ["vfl", "--cases", "p.json"], ["report", "--stacks", "p.stacks"],
    ["compare", "./p.json", "./p.json"],
    ["list", "--scenarios", "piped"], ["inspect", "--conformance", "piped"],
    ["report", "--results", "records"],
  ])
  func aPipeWithoutAWriterHangsNoVerb(_ words: [String]) throws {
    let folder = try HostileFolder()
    for name in ["p.xib", "p.trace", "p.yaml", "p.json", "p.stacks"] { try folder.makePipe(name) }
    for name in ["piped", "records"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    try folder.makePipe("piped/a.yaml")
    try folder.makePipe("piped/b.xib")
    try folder.makePipe("records/20260101T000000Z-nocommit-00000001.json")
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status == 65 && !result.wasSignaled, "\(result)")
    #expect(result.errors.contains("no program writes into this pipe"), "\(result)")
  }

  @Test func aPipeWithAWriterIsReadToItsEnd() throws {
    let folder = try HostileFolder()
    try folder.makePipe("pipe")
    let result = try folder.shell(
      """
      (printf 'trace 1\\nvariable x\\nconstraint a == 1000 -5 1*x\\n'; sleep 0.2
       printf 'solve\\nexpect x 5\\n') > pipe &
      "$BENCH" replay pipe --repeat 0 --quiet
      """)
    #expect(result.status == 0, "\(result)")
  }

  @Test(arguments: [
    ("--version", Int32(0)), ("list --strategies", 0), ("run --help", 0), ("replay x.trace", 65),
    ("list --scenarios here", 65), ("report --results here", 65), ("inspect x.xib", 65),
  ])
  func aWorkingFolderThatWasDeletedHangsNoVerb(_ words: String, _ status: Int32) throws {
    let folder = try HostileFolder()
    let result = try folder.shell("mkdir gone; cd gone; rmdir ../gone; \"$BENCH\" \(words)")
    #expect(result.status == status && !result.wasSignaled, "\(result)")
  }

  @Test(arguments: [
    (["compare", "./f", "./f"], "f"), (["report", "./f"], "f"), (["replay", "f"], "f"),
    (["vfl", "--cases", "f"], "f"), (["report", "--stacks", "f"], "f"),
    (["history", "--import", "f"], "f"),
  ])
  func aFolderIsToldAsOne(_ words: [String], _ name: String) throws {
    let folder = try HostileFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/f", withIntermediateDirectories: true)
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status == 65, "\(result)")
    #expect(result.errors.contains("f: error: cannot be read: it is a folder"), "\(result)")
  }

  /// `inspect --conformance` of nothing, and of documents of which one is broken.
  @Test func agreementOfWhatCannotBeReadIsNoSuccess() throws {
    let folder = try HostileFolder()
    let missing = try folder.bench("inspect", "--conformance", "none")
    #expect(missing.status == 65 && missing.output.isEmpty, "\(missing)")
    #expect(missing.errors.contains("none: error: "), "\(missing)")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/docs", withIntermediateDirectories: true)
    let empty = try folder.bench("inspect", "--conformance", "docs")
    #expect(empty.status == 65 && empty.output.isEmpty, "\(empty)")
    #expect(empty.errors.contains("docs: error: no storyboard or xib is below"), "\(empty)")
    try folder.write("docs/good.xib", BadDocument.text(frame: "x=\"0\" y=\"0\""))
    #expect(try folder.bench("inspect", "--conformance", "docs").status == 0)
    try folder.write("docs/cut.xib", "<?xml version=\"1.0\"?><document")
    let broken = try folder.bench("inspect", "--conformance", "docs")
    #expect(broken.status == 65, "\(broken)")
    #expect(broken.errors.contains("docs/cut.xib:1:"), "\(broken)")
  }

  /// A log without the document that could not be read would call it clean.
  @Test func theLogForCodeHostsHasAnUnreadableDocument() throws {
    let folder = try HostileFolder()
    try folder.write("good.xib", BadDocument.text(frame: "x=\"0\" y=\"0\""))
    try folder.write("cut.xib", "<?xml version=\"1.0\"?>\n<document")
    let result = try folder.bench(
      "inspect", "good.xib", "cut.xib", "none.xib", "--sarif", "log.sarif")
    #expect(result.status == 65, "\(result)")
    let log = try JSONSerialization.jsonObject(with: folder.bytes("log.sarif")) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let places = notes.compactMap { note -> String? in
      let location = (note["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let physical = location as? [String: Any]
      let uri = (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
      let line = (physical?["region"] as? [String: Any])?["startLine"] as? Int
      return uri.map { "\($0):\(line ?? 0)" }
    }
    #expect(places == ["cut.xib:2", "none.xib:0"])
    #expect(notes.allSatisfy { $0["level"] as? String == "error" })
  }
}
