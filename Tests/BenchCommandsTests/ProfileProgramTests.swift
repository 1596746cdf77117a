import Foundation
import TestSupport
import Testing

/// What `bench profile` asks of the programs that name sites, samples and writes; with stand-ins for
/// them.
@Suite(.enabled(if: HeapProfiling.isBuiltIn, "the allocator has no heap profiler"))
struct ProfileProgramTests {
  /// What a test reads of the document.
  private struct Document: Decodable {
    struct Phase: Decodable {
      var name: String
      var samples: Int?
    }
    struct Site: Decodable {
      var site: String
      var count: Int
    }
    struct Time: Decodable {
      var phases: [Phase]
      var sites: [Site]
    }
    var unit: String
    var phases: [Phase]
    var sites: [Site]
    var time: Time?
  }

  /// Stand-ins that name every function of the program alike, and every site.
  private static func writeTools(in folder: String) throws {
    try Runs.writeProgram(
      "echo \"$@\" >> '\(folder)words'; echo 'main;site 1234'", to: folder + "jeprof")
    try Runs.writeProgram("echo '0 T all'", to: folder + "nm")
  }

  private static func profile(_ words: [String], in folder: String) throws -> ProgramResult {
    try BuiltProgram.run(
      ["profile"] + words, environment: ["PATH": "\(folder):/usr/bin:/bin"], timeout: 120)
  }

  private static func document(_ words: [String], in folder: String) throws -> Document {
    let result = try profile(words + ["--json"], in: folder)
    #expect(result.status == 0, "\(result)")
    return try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
  }

  /// Some milliseconds of work.
  private static let list = """
    name: list
    purpose: A column of boxes, for a profile.
    device: iphone-x
    generator: {name: feed, size: 40}

    """

  @Test func bytesOrRequestsAreAskedFor() throws {
    try Runs.inFolder { folder in
      try Self.writeTools(in: folder)
      let path = try Runs.writeBox("box", in: folder)
      for (words, unit) in [([], "bytes"), (["--requests"], "requests")] {
        let found = try Self.document([path, "--seconds", "0"] + words, in: folder)
        #expect(found.unit == unit && found.time == nil)
        #expect(found.sites.map(\.site) == ["site"] && found.sites.map(\.count) == [1234])
      }
      let words = try String(contentsOfFile: folder + "words", encoding: .utf8)
        .split(separator: "\n")
      #expect(words.count == 2)
      #expect(words.first?.hasPrefix("--collapsed --alloc_space ") == true)
      #expect(words.last?.hasPrefix("--collapsed --alloc_objects ") == true)
    }
  }

  /// After the least time it is played on until there is a sample, and of one phase, the others are
  /// not sampled.
  @Test func phasesAreSampled() throws {
    try Runs.inFolder { folder in
      try Self.writeTools(in: folder)
      let path = folder + "list.yaml"
      try Data(Self.list.utf8).write(to: URL(filePath: path))
      let whole = try Self.document([path, "--seconds", "0.0001"], in: folder)
      let names = whole.phases.map(\.name)
      let time = try #require(whole.time)
      #expect(names.count > 1 && !time.phases.isEmpty)
      #expect(time.phases.allSatisfy { names.contains($0.name) && ($0.samples ?? 0) > 0 })
      #expect(time.sites.contains { $0.site == "all" })
      let longest = try #require(
        time.phases.max { ($0.samples ?? 0) < ($1.samples ?? 0) }
      ).name
      let one = try Self.document(
        [path, "--seconds", "0.0001", "--phase", longest], in: folder)
      #expect(one.phases.map(\.name) == names)
      #expect(one.time?.phases.map(\.name) == [longest])
    }
  }

  @Test func stacksAndAPageAreWritten() throws {
    try Runs.inFolder { folder in
      try Self.writeTools(in: folder)
      let path = try Runs.writeBox("box", in: folder)
      let output = folder + "out"
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: output).sorted()
      }
      let words = [path, "-o", output, "--seconds"]
      let without = try Self.profile(words + ["0"], in: folder)
      #expect(without.status == 0, "\(without)")
      #expect(try names() == ["allocations.folded", "profile.html"])
      let with = try Self.profile(words + ["0.0001"], in: folder)
      #expect(with.status == 0, "\(with)")
      #expect(try names() == ["allocations.folded", "profile.html", "time.folded"])
      let stacks = try String(contentsOfFile: output + "/allocations.folded", encoding: .utf8)
      #expect(stacks == "main;site 1234\n")
    }
  }

  /// Without the programs there is no profile, and the reason names what to install.
  @Test(arguments: [
    ("jeprof", "0", "jeprof is needed to name allocation sites"),
    ("nm", "0.0001", "nm is needed to name functions"),
  ])
  func withoutItsProgramsThereIsNone(tool: String, seconds: String, reason: String) throws {
    try Runs.inFolder { folder in
      try Self.writeTools(in: folder)
      try Runs.writeProgram("exit 1", to: folder + tool)
      let path = try Runs.writeBox("box", in: folder)
      let result = try Self.profile([path, "--seconds", seconds], in: folder)
      #expect(result.status == 69 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains("error: \(reason)"), "\(result)")
    }
  }
}
