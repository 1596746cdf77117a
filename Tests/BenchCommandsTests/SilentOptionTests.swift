import Foundation
import TestSupport
import Testing

/// What an input or an option says and a verb cannot do: the built program says so, and writes nothing.
@Suite struct SilentOptionTests {
  private func folder() throws -> HostileFolder {
    let folder = try HostileFolder()
    try folder.write("box.yaml", Runs.box("box"))
    try folder.write("view.xib", BadDocument.text())
    return folder
  }

  private func expect(
    _ status: Int32, _ text: String, _ words: [String], in folder: HostileFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.names
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(
      result.status == status && !result.wasSignaled, "\(result)", sourceLocation: sourceLocation)
    #expect(
      (result.errors + result.output).contains(text), "\(result)", sourceLocation: sourceLocation)
    #expect(try folder.names == before, sourceLocation: sourceLocation)
  }

  @Test(
    "an output without a name is refused before anything is done",
    arguments: [
      ["inspect", "view.xib", "--html", ""], ["snapshot", "view.xib", "--output", ""],
      ["profile", "./box.yaml", "--seconds", "0", "-o", ""], ["trace", "./box.yaml", "-o", ""],
      ["run", "./box.yaml", "--no-save", "--trace-events", ""],
      ["inspect", "view.xib", "--sarif", ""],
    ])
  func noName(_ words: [String]) throws {
    try expect(69, "'': error: cannot be written", words, in: folder())
  }

  @Test(
    "a seed is refused where nothing is generated",
    arguments: [
      ["run", "./box.yaml", "--no-save", "--seed", "3"],
      ["trace", "./box.yaml", "-o", "t", "--seed", "3"],
      ["render", "./box.yaml", "--seed", "3"],
      ["view", "./box.yaml", "-o", "p.html", "--seed", "3"],
    ])
  func seed(_ words: [String]) throws {
    try expect(64, "--seed is for generated scenarios, and none of these is", words, in: folder())
  }

  @Test(arguments: [["render", "bad.trace"], ["view", "bad.trace", "-o", "p.html"]])
  func aDamagedTraceIsNotDrawn(_ words: [String]) throws {
    let folder = try folder()
    try folder.write("bad.trace", "trace 1\n# scenario feed size 3\nvariable x\nsolv\n")
    try expect(65, "bad.trace:4:1: error:", words, in: folder)
  }

  @Test func allScenariosOfAFolderAreLookedAt() throws {
    let folder = try HostileFolder()
    for name in ["a", "b"] { try folder.write("\(name).yaml", "name: [\n") }
    let result = try BuiltProgram.run(
      ["view", ".", "-o", "p.html"], workingFolder: folder.path)
    #expect(result.status == 65, "\(result)")
    #expect(result.errors.contains("a.yaml:") && result.errors.contains("b.yaml:"), "\(result)")
  }

  @Test(
    "what Auto Layout refuses of a document is a finding, however it is laid out",
    arguments: [
      (#"multiplier="0""#, "creates an illegal constraint"),
      (#"priority="1001""#, "priority"),
    ])
  func refused(_ attribute: String, _ reason: String) throws {
    let folder = try HostileFolder()
    try folder.write("view.xib", BadDocument.text(constraint: attribute))
    for mode in [[], ["--timing"]] {
      let result = try BuiltProgram.run(
        ["inspect", "view.xib"] + mode, workingFolder: folder.path)
      #expect(result.status != 0, "\(mode): \(result)")
      #expect((result.output + result.errors).contains(reason), "\(mode): \(result)")
    }
  }

  @Test(
    "what Auto Layout refuses of a document is a warning where it is only drawn or run",
    arguments: [
      ["render", "view.xib"], ["view", "view.xib", "--no-matrix", "-o", "p.html"],
      ["run", "view.xib", "--no-save", "--time-budget", "0.001"],
    ])
  func refusedAndDrawn(_ words: [String]) throws {
    let folder = try HostileFolder()
    try folder.write("view.xib", BadDocument.text(constraint: #"multiplier="0""#))
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status != 65 && !result.wasSignaled, "\(result)")
    #expect(
      result.errors.contains(
        "view.xib:13:1: warning: laid out without it, since Auto Layout refuses"),
      "\(result)")
  }
}
