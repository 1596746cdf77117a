import Foundation
import TestSupport
import Testing

/// Every reader of input from outside, fed with inputs changed by chance.
///
/// A crash, a hang or a broken promise keeps the bytes in `.build/fuzz` and names them. By default
/// a few hundred inputs a reader; `scripts/check-fuzz` reads many more.
@Suite struct ReaderFuzzTests {
  @Test(arguments: [
    ("scenarios", 120), ("traces", 400), ("visual-formats", 1_000), ("documents", 80),
    ("records", 60), ("index", 40), ("configurations", 300), ("baselines", 400), ("screens", 30),
    ("changes", 160), ("color-sets", 1_000),
  ])
  func survivesWhateverItReads(_ reader: String, _ fewRounds: Int) async throws {
    let rounds = FuzzRun.rounds ?? fewRounds
    let seed = FuzzRun.firstSeed
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(reader)-\(seed)-\(ProcessInfo.processInfo.processIdentifier)"
    let file = folder.appending(path: name).path(percentEncoded: false)
    let issuesBefore = try? FileManager.default.attributesOfItem(atPath: file)
    #expect(issuesBefore == nil)
    let result = await #expect(processExitsWith: .success) {
      [
        reader = reader as String, seed = seed as UInt64, rounds = rounds as Int,
        file = file as String
      ] in
      try FuzzRun(reader: reader, seed: seed, rounds: rounds, file: file).run()
    }
    if result != nil {
      try? FileManager.default.removeItem(atPath: file)
    } else {
      let reason = (try? String(contentsOfFile: file + ".txt", encoding: .utf8)) ?? "crash or hang"
      Issue.record("\(reader), seed \(seed), \(reason): the input is \(file)")
    }
  }

  /// Beside the builds, which version control passes over.
  private static let folder = ProjectFolder.url(of: ".build/fuzz")
}
