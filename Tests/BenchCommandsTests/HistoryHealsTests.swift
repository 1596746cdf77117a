import Foundation
import ResultStore
import TestSupport
import Testing

/// The index of the history as a cache, through the built program.
@Suite struct HistoryHealsTests {
  private var index: String { HistoryIndex.fileName }

  @Test func eightRebuildsAtOnceAllWork() throws {
    try Nights.inFolder([Nights.night(1), Nights.night(2)]) { nights in
      for _ in 0..<3 {
        let programs = try (0..<8).map { _ in
          try BuiltProgram.start(["history", "--rebuild", "--results", nights.folder])
        }
        for program in programs {
          let result = program.result()
          #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        }
      }
      let names = try nights.contents().keys
      #expect(names.filter { $0.contains("history") } == [index])
    }
  }

  @Test(arguments: [8, 200])
  func flippedBytesAreSetAsideAndRebuilt(count: Int) throws {
    try Nights.inFolder([Nights.night(1), Nights.night(2)], accepting: [Nights.night(1)]) {
      nights in
      let built = try nights.bench("history", "--rebuild")
      #expect(built.status == 0)
      let path = URL(filePath: nights.folder + "/" + index)
      var bytes = try Data(contentsOf: path)
      for number in 0..<count { bytes[(bytes.count / count) * number + 11] ^= 0xFF }
      try bytes.write(to: path)
      // Readers go by the records, and write nothing.
      let before = try nights.contents()
      for words in [["gate"], ["history"], ["history", "list"]] {
        let result = try BuiltProgram.run(words + ["--results", nights.folder])
        #expect(result.status == 0, "\(result)")
        #expect(result.errors.components(separatedBy: "note: it is damaged").count == 2)
      }
      #expect(try nights.contents() == before)
      // The next to write heals it.
      try BuiltProgramRun.box(into: nights)
      #expect(FileManager.default.fileExists(atPath: path.path() + ".damaged"))
      let healed = try nights.bench("history")
      #expect(healed.status == 0 && healed.errors.isEmpty, "\(healed)")
    }
  }

  @Test func whatOnlyReadsNeverWrites() throws {
    try Nights.inFolder([Nights.night(1), Nights.night(2)], accepting: [Nights.night(1)]) {
      nights in
      for isIndexed in [false, true] {
        if isIndexed { _ = try nights.bench("history", "--rebuild") }
        let before = try nights.contents()
        let verbs = [
          ["gate"], ["history"], ["history", "list"], ["history", "--export", "csv"],
          ["compare", "aaaa0001", "aaaa0002"], ["compare", "--strategies"],
          ["report", "-o", nights.folder + "-report"],
        ]
        for words in verbs {
          let result = try BuiltProgram.run(words + ["--results", nights.folder])
          #expect(result.status == 0, "\(words): \(result)")
        }
        #expect(try nights.contents() == before)
      }
    }
  }

  /// A folder that may not be written to; who runs as the superuser may write all the same.
  @Test func aReadOnlyFolderIsRead() throws {
    try Nights.inFolder([Nights.night(1), Nights.night(2)], accepting: [Nights.night(1)]) {
      nights in
      let manager = FileManager.default
      for isIndexed in [false, true] {
        if isIndexed { _ = try nights.bench("history", "--rebuild") }
        try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: nights.folder)
        defer {
          try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: nights.folder)
        }
        let gate = try nights.bench("gate")
        #expect(gate.status == 0, "\(gate)")
        let history = try nights.bench("history", "list")
        #expect(history.status == 0 && history.output.contains("2 runs"), "\(history)")
      }
    }
  }

  @Test func aRunKeepsAnIndexThatIsThereUpToDate() throws {
    try Nights.inFolder([Nights.night(1)]) { nights in
      try BuiltProgramRun.box(into: nights)
      #expect(!FileManager.default.fileExists(atPath: nights.folder + "/" + index))
      _ = try nights.bench("history", "--rebuild")
      try BuiltProgramRun.box(into: nights)
      let update = try HistoryIndex.reading(nights.store).update
      #expect(update == HistoryUpdate())
    }
  }
}

/// Runs of a small scenario by the built program.
enum BuiltProgramRun {
  /// Runs the scenario of one box into a folder of records.
  @discardableResult
  static func box(into nights: Nights, _ more: [String] = [], status: Int32 = 0) throws
    -> ProgramResult
  {
    try Runs.inFolder { folder in
      let scenario = try Runs.writeBox("one-box", in: folder)
      let result = try BuiltProgram.run(
        ["run", scenario, "--time-budget", "0.05", "--tier", "smoke", "--quiet"] + more
          + ["--results", nights.folder])
      #expect(result.status == status, "\(result)")
      return result
    }
  }
}
