import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What verbs of the built program write: never an input, and never half a file.
@Suite struct OutputSafetyTests {
  private func folderWithInputs() throws -> HostileFolder {
    let folder = try HostileFolder()
    try folder.write("box.yaml", Runs.box("box"))
    try folder.write("view.xib", BadDocument.text())
    try folder.write("flames", "main;run 10\n")
    return folder
  }

  /// Every verb with an output that a link makes one of its inputs.
  private static let overwriting: [(words: [String], input: String, output: String)] = [
    (["trace", "box.yaml", "-o", "out"], "box.yaml", "out"),
    (["render", "box.yaml", "-o", "out.svg"], "box.yaml", "out.svg"),
    (["render", "view.xib", "-o", "out.svg"], "view.xib", "out.svg"),
    (["view", "box.yaml", "-o", "out.html"], "box.yaml", "out.html"),
    (["inspect", "view.xib", "--sarif", "out"], "view.xib", "out"),
    (["run", "box.yaml", "--no-save", "--trace-events", "out"], "box.yaml", "out"),
    (["ab", "prog", "prog", "--scenario", "./box.yaml", "-o", "out"], "prog", "out"),
    (["ab", "prog", "prog", "--scenario", "./box.yaml", "-o", "out"], "box.yaml", "out"),
  ]

  @Test(arguments: overwriting.indices, ["name", "symbolic", "chain", "hard"])
  func anInputIsNotOverwritten(_ index: Int, _ link: String) throws {
    let (template, input, output) = Self.overwriting[index]
    let folder = try folderWithInputs()
    try folder.write("prog", "#!/bin/sh\nexit 3\n")
    try #require(unsafe chmod(folder.path + "/prog", 0o755) == 0)
    let before = try folder.bytes(input)
    var words = template
    let manager = FileManager.default
    let target = folder.path + "/" + output
    switch link {
    case "name":
      // The output is the input's own name, spelt in another way.
      guard !output.contains(".") else { return }
      words = words.map {
        $0 == output ? "./../\(URL(filePath: folder.path).lastPathComponent)/\(input)" : $0
      }
    case "symbolic": try manager.createSymbolicLink(atPath: target, withDestinationPath: input)
    case "chain":
      try manager.createSymbolicLink(atPath: target, withDestinationPath: "between")
      try manager.createSymbolicLink(
        atPath: folder.path + "/between", withDestinationPath: folder.path + "/" + input)
    default: try manager.linkItem(atPath: folder.path + "/" + input, toPath: target)
    }
    let names = try folder.names
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status == 64, "\(result)")
    #expect(result.errors.contains("it would overwrite an input of this command"), "\(result)")
    #expect(try folder.bytes(input) == before)
    #expect(try folder.names == names)
  }

  /// A place that cannot be written is reported before anything is measured.
  @Test(arguments: [
    ["run", "box.yaml", "--trace-events", "sub", "--results", "Results"],
    ["run", "box.yaml", "--trace-events", "none/x", "--results", "Results"],
    ["trace", "box.yaml", "-o", "sub"], ["render", "box.yaml", "-o", "sub/none/x.svg"],
    ["inspect", "view.xib", "--sarif", "sub"], ["report", "-o", "box.yaml"],
  ])
  func aPlaceThatCannotBeWrittenIsToldAtOnce(_ words: [String]) throws {
    let folder = try folderWithInputs()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub", withIntermediateDirectories: true)
    if words[0] == "report" {
      #expect(
        try folder.bench("run", "box.yaml", "--time-budget", "0.01", "--results", "R").status == 0)
    }
    let words = words + (words[0] == "report" ? ["--results", "R"] : [])
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status == 69, "\(result)")
    #expect(result.errors.contains("error: cannot be written: "), "\(result)")
    #expect(try !folder.names.contains("Results"))
  }

  /// A record that cannot be saved is no interruption.
  @Test func aFolderOfRecordsThatCannotBeWrittenIsToldAsThat() throws {
    let folder = try folderWithInputs()
    for words in [["--results", "box.yaml/x"], ["--results", "/proc/none"]] {
      let result = try BuiltProgram.run(
        ["run", "box.yaml", "--time-budget", "0.01"] + words, workingFolder: folder.path)
      #expect(result.status == 69, "\(result)")
      #expect(!result.output.contains("interrupt"), "\(result)")
      let refusals = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      #expect(refusals.contains { $0.contains("cannot be written") }, "\(result)")
      for refusal in refusals {
        #expect(refusal.components(separatedBy: "error:").count == 2, "\(refusal)")
      }
    }
  }

  /// What a killed process left beside its target goes with the next write there, what a living one
  /// is writing stays.
  @Test func leftFilesAreCleared() throws {
    let folder = try folderWithInputs()
    try folder.write(".box.trace.1234567.0123abcd.tmp", "half")
    try folder.write(".other.99999.89abcdef.tmp", "half")
    try folder.write(".mine.tmp", "kept")
    try folder.write(".notes.2026.draft.tmp", "kept")
    let living = folder.path + "/.box.trace.1.ffff0000.tmp"
    let descriptor = unsafe open(living, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    let result = try folder.bench("trace", "box.yaml", "-o", "box.trace")
    #expect(result.status == 0, "\(result)")
    #expect(
      try folder.names == [
        ".box.trace.1.ffff0000.tmp", ".mine.tmp", ".notes.2026.draft.tmp", "box.trace",
        "box.yaml", "flames", "view.xib",
      ])
  }

  /// Programs that write into one folder at once clear what was left, and never what another is
  /// about to write.
  @Test func programsThatWriteAtOnceDoNotClearEachOthersFiles() throws {
    let folder = try folderWithInputs()
    for round in 0..<3 {
      let running = try (0..<8).map { number in
        try BuiltProgram.start(
          ["trace", "box.yaml", "-o", "\(round)-\(number).trace"], workingFolder: folder.path)
      }
      for program in running {
        let result = program.result()
        #expect(result.status == 0, "\(result)")
      }
    }
    #expect(try folder.names.count { $0.hasSuffix(".trace") } == 24)
    #expect(try !folder.names.contains { $0.hasSuffix(".tmp") })
  }

  @Test func aPipeWithoutAReaderIsNotWaitedFor() throws {
    let folder = try folderWithInputs()
    try folder.makePipe("pipe")
    let result = try folder.bench("trace", "box.yaml", "-o", "pipe")
    #expect(result.status == 69, "\(result)")
    #expect(result.errors.contains("no program reads from this pipe"), "\(result)")
  }

  @Test func aNameAsLongAsTheFileSystemAllowsIsWritten() throws {
    let folder = try folderWithInputs()
    let name = String(repeating: "n", count: 249) + ".trace"
    let result = try folder.bench("trace", "box.yaml", "-o", name)
    #expect(result.status == 0, "\(result)")
    #expect(try folder.bytes(name).starts(with: Data("trace 1\n".utf8)))
  }
}
