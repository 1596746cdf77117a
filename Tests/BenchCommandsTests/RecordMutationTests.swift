import Foundation
import ProcessEnvironment
import ResultStore
import TestSupport
import Testing

/// Folders of records damaged at random, by seed: the gate never passes or regresses unless all that
/// was promised was compared, and neither it nor the history crashes or hangs.
///
/// Two nights of the same figures, the first accepted, so that nothing can have regressed. What the
/// mutation reached decides what may come out: 0 only where the gate held both cases against the
/// accepted figures as they are, and 2 never unless the candidate's own figures were changed.
/// `LAYOUTBENCH_MUTATIONS` is how many folders to damage, `LAYOUTBENCH_SEED` with which seed.
@Suite struct RecordMutationTests {
  @Test func aDamagedFolderIsNeverPassed() throws {
    let seed = EnvironmentVariable.mutationSeed.number(default: UInt64(15))
    let count = EnvironmentVariable.mutations.number(default: UInt64(60))
    for number in seed..<(seed + count) {
      var mutator = FolderMutator(seed: number)
      try Nights.inFolder(
        [Nights.night(1), Nights.night(2), Nights.night(3)], accepting: [Nights.night(1)]
      ) { nights in
        let isIndexed = number.isMultiple(of: 2)
        if isIndexed { try HistoryIndex.updating(nights.store) }
        try mutator.damage(nights.folder)
        let before = try nights.contents()
        let result = try nights.bench("gate", "--json")
        let told = Comment("seed \(number): \(mutator.done.joined(separator: ", ")): \(result)")
        #expect([0, 2, 4, 5, 65, 130].contains(result.status) && !result.wasSignaled, told)
        #expect(try nights.contents() == before, told)
        if [0, 2, 4].contains(result.status) { try Self.require(result, nights, told) }
        let history = try nights.bench("history", "list")
        #expect([0, 65].contains(history.status) && !history.wasSignaled, told)
      }
    }
  }

  /// A verdict is due only where both promised cases of the newest readable run were held against
  /// the accepted figures.
  private static func require(
    _ result: ProgramResult, _ nights: Nights, _ told: Comment
  ) throws {
    struct Document: Decodable {
      var report: GateResult
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    let report = document.report
    #expect(report.gaps.isEmpty, told)
    #expect(report.references == [RunFile.fileName(of: Nights.night(1))], told)
    let reference = try RunStore.read(path: nights.store.path(of: Nights.night(1)))
    #expect(reference == Nights.night(1), told)
    let candidate = try RunStore.read(path: nights.folder + "/" + report.candidate)
    #expect(report.comparedCaseCount == 2, told)
    #expect(candidate.cases.map(\.key) == Nights.night(3).cases.map(\.key), told)
    var allowed = ["\(Nights.night(3).id)"]
    // Where the newest is gone, the one before is the newest.
    for day in [3, 2] {
      guard nights.store.paths(ofRun: Nights.night(day).id).isEmpty else { break }
      allowed.append(Nights.night(day - 1).id)
    }
    #expect(allowed.contains(candidate.id), told)
    let isSame = Self.figures(candidate) == Self.figures(Nights.night(3))
    #expect((result.status == 0) == isSame, told)
  }

  /// All exact figures of a record.
  private static func figures(_ record: RunRecord) -> [String] {
    record.cases.flatMap { found in
      ["\(found.key) \(found.checksum ?? "")"]
        + found.steps.flatMap { step in step.work.map { "\(step.label) \($0)" } }
        + found.allocations.map { "\($0.phase) \($0.requests) \($0.bytes)" }
        + found.failures.map { "\($0)" }
    }
  }
}

/// Damages files of a folder, the same for the same seed.
struct FolderMutator {
  private var state: UInt64
  /// What was done, in words.
  private(set) var done: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  /// Damages one to three files.
  mutating func damage(_ folder: String) throws {
    for _ in 0...below(3) {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter {
        $0.hasSuffix(".json") || $0.hasSuffix(".sqlite")
      }
      guard !names.isEmpty else { return }
      try damage(folder + "/" + names[below(names.count)], among: names.map { folder + "/" + $0 })
    }
  }

  private mutating func damage(_ path: String, among all: [String]) throws {
    let manager = FileManager.default
    let url = URL(filePath: path)
    guard var bytes = manager.contents(atPath: path) else { return }
    let name = url.lastPathComponent
    switch below(10) {
    case 0:
      guard !bytes.isEmpty else { return }
      let index = below(bytes.count)
      bytes[index] ^= UInt8(1 << below(8))
      done.append("flipped a bit of \(name) at \(index)")
      try bytes.write(to: url)
    case 1:
      let length = below(bytes.count)
      done.append("cut \(name) to \(length)")
      try bytes.prefix(length).write(to: url)
    case 2:
      done.append("emptied \(name)")
      try Data().write(to: url)
    case 3:
      done.append("removed \(name)")
      try manager.removeItem(at: url)
    case 4:
      let other = "2020010\(below(9) + 1)T000000Z-copy-aaaa00\(below(90) + 10).json"
      done.append("copied \(name) to \(other)")
      try bytes.write(to: url.deletingLastPathComponent().appending(path: other))
    case 5:
      let other = "2999010\(below(9) + 1)T000000Z-moved-aaaa00\(below(90) + 10).json"
      done.append("renamed \(name) to \(other)")
      try? manager.moveItem(at: url, to: url.deletingLastPathComponent().appending(path: other))
    case 6:
      let other = all[below(all.count)]
      guard let its = manager.contents(atPath: other) else { return }
      done.append("swapped \(name) and \(URL(filePath: other).lastPathComponent)")
      try bytes.write(to: URL(filePath: other))
      try its.write(to: url)
    case 7: try change(url, "dated later") { $0["date"] = "2999-01-01T00:00:00Z" }
    case 8: try change(url, "another schema") { $0["schema"] = 99 }
    default:
      let pick = below(1_000)
      try change(url, "removed a field") { Self.remove(pick, from: &$0) }
    }
  }

  private mutating func change(
    _ url: URL, _ what: String, _ body: (inout [String: Any]) -> Void
  ) throws {
    guard let bytes = FileManager.default.contents(atPath: url.path(percentEncoded: false)),
      var object = (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
    else { return }
    body(&object)
    done.append("\(what) in \(url.lastPathComponent)")
    try JSONSerialization.data(withJSONObject: object, options: .sortedKeys).write(to: url)
  }

  /// Removes a field of the record, or of one of its cases, steps or allocations.
  private static func remove(_ pick: Int, from object: inout [String: Any]) {
    let keys = object.keys.sorted()
    guard pick % 3 > 0, var cases = object["cases"] as? [[String: Any]], !cases.isEmpty else {
      object[keys[pick % keys.count]] = nil
      return
    }
    let index = pick % cases.count
    let parts = ["steps", "allocations"]
    let part = parts[pick % 2]
    if pick % 3 == 2, var list = cases[index][part] as? [[String: Any]], !list.isEmpty {
      let own = list[0].keys.sorted()
      list[0][own[pick % own.count]] = nil
      cases[index][part] = list
    } else {
      let own = cases[index].keys.sorted()
      cases[index][own[pick % own.count]] = nil
    }
    object["cases"] = cases
  }
}
