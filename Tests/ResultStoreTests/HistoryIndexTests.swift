import Foundation
import ResultStore
import TestSupport
import Testing

@Suite struct HistoryIndexTests {
  private func night(_ number: Int, pivots: Int = 12, time: Double = 1_000) -> RunRecord {
    let digits = String(number + 0x1000_0000, radix: 16)
    let day = String(
      format: "%04d-%02d-%02d", 2_020 + number / 336, number / 28 % 12 + 1, number % 28 + 1)
    return Samples.record(
      id: digits, commit: String(repeating: digits, count: 5), date: "\(day)T01:00:00Z",
      cases: [Samples.oneCase(pivots: pivots, samples: [time, time, time])])
  }

  @Test func anIndexHasWhatTheRecordsHave() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      for number in 0..<12 {
        try store.write(
          night(number, pivots: number < 7 ? 12 : 14, time: number < 6 ? 1_000 : 1_200))
      }
      let (index, update) = try HistoryIndex.updating(store)
      #expect(update.added == 12 && update.problems.isEmpty)
      let inMemory = RunHistory(store)
      let key = Samples.oneCase().key
      #expect(try index.series(of: key) == inMemory.series(of: key))
      #expect(try index.runs().map(\.run) == inMemory.runs.map(\.id))
      #expect(try index.cases().map(\.key) == [key])

      let series = try index.series(of: key)
      let pivots = try #require(series.first { $0.name.metric == "pivots" }).changePoints()
      #expect(pivots.map(\.commits) == ["100000061..100000071"])
      let time = try #require(series.first { $0.name.metric == "time" }).changePoints()
      #expect(time.map(\.commits) == ["100000051..100000061"])
      #expect(time.map(\.from) == [1_000] && time.map(\.to) == [1_200])
    }
  }

  @Test func onlyWhatChangedIsReadAgain() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      try store.write(night(1))
      let last = try store.write(night(2))
      #expect(try HistoryIndex.updating(store).update.added == 2)
      #expect(try HistoryIndex.updating(store).update == HistoryUpdate())
      var changed = night(2)
      changed.cases[0].steps[0].work[0].count = 99
      try store.write(changed, existing: .replace)
      #expect(try HistoryIndex.updating(store).update.added == 1)
      let key = Samples.oneCase().key
      #expect(
        try HistoryIndex.updating(store).index.series(of: key)[0].points.map(\.value) == [12, 99])
      try FileManager.default.removeItem(atPath: last)
      #expect(try HistoryIndex.updating(store).update.removed == 1)
      #expect(try HistoryIndex.updating(store).index.series(of: key)[0].points.map(\.value) == [12])
    }
  }

  /// Times of a run whose cores were shared, before or after it, are not used; its counts are.
  @Test func timesOfSharedCoresAreLeftOut() throws {
    func calibration(_ isContended: Bool) -> Conditions.CalibrationRecord {
      Conditions.CalibrationRecord(
        queues: 2, scaling: 1, idealScaling: 2, alone: 10, isContended: isContended)
    }
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      for (number, (before, after)) in [
        (true, false), (false, true), (false, false), (false, false),
      ].enumerated() {
        var record = night(number)
        record.before.calibration = calibration(before)
        record.finish(after: Conditions(calibration: calibration(after)))
        try store.write(record)
      }
      let series = try HistoryIndex.updating(store).index.series(of: Samples.oneCase().key)
      func count(_ metric: String) -> Int? {
        series.first { $0.name.metric == metric }?.points.count
      }
      #expect(count("time") == 2 && count("pivots") == 4)
    }
  }

  @Test func aDamagedRecordHidesNoOther() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      try store.write(night(1))
      let bad = URL(filePath: folder).appending(path: "20261121T000000Z-nocommit-00000001.json")
      try Data("{".utf8).write(to: bad)
      for _ in 0..<2 {
        let (index, update) = try HistoryIndex.updating(store)
        #expect(update.problems.map(\.file) == [bad.lastPathComponent])
        #expect(try index.runs().count == 1)
      }
      try FileManager.default.removeItem(at: bad)
      #expect(try HistoryIndex.updating(store).update.problems.isEmpty)
    }
  }

  @Test(arguments: [
    "", "no database at all, but long enough to be taken for one by its size alone",
  ])
  func anIndexThatIsNoneIsMadeAnew(text: String) throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      try store.write(night(1))
      let path = URL(filePath: folder).appending(path: HistoryIndex.fileName)
      try Data(String(repeating: text, count: 100).utf8).write(to: path)
      let bytes = try Data(contentsOf: path)
      let (index, found) = try HistoryIndex.reading(store)
      #expect(try index.runs().count == 1)
      #expect(found.notes.count == 1)
      #expect(try Data(contentsOf: path) == bytes)
      let update = try HistoryIndex.updating(store).update
      #expect(update.notes.count == 1 && update.added == 1)
      #expect(try Data(contentsOf: URL(filePath: path.path() + ".damaged")) == bytes)
      #expect(try HistoryIndex.reading(store).update == HistoryUpdate())
    }
  }

  /// Bytes flipped anywhere: in the header, in a page, in the seal.
  @Test(arguments: 0..<24)
  func aFlippedByteIsNeverBelieved(part: Int) throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      for number in 0..<4 { try store.write(night(number)) }
      try HistoryIndex.updating(store)
      let path = URL(filePath: folder).appending(path: HistoryIndex.fileName)
      var bytes = try Data(contentsOf: path)
      bytes[(bytes.count - 1) * part / 23] ^= 0x10
      try bytes.write(to: path)
      let (index, update) = try HistoryIndex.reading(store)
      #expect(update.notes.count == 1)
      #expect(
        try index.series(of: Samples.oneCase().key)
          == RunHistory(store).series(of: Samples.oneCase().key))
    }
  }

  @Test func aRecordOfTheSameSizeAndDateIsSeenToHaveChanged() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.write(night(1))
      try HistoryIndex.updating(store)
      let before = try FileManager.default.attributesOfItem(atPath: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.replacing("\"count\":12", with: "\"count\":13").utf8).write(
        to: URL(filePath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(before[.modificationDate])], ofItemAtPath: path)
      let (index, _) = try HistoryIndex.reading(store)
      let pivots = try index.series(of: Samples.oneCase().key).first { $0.name.metric == "pivots" }
      #expect(pivots?.points.map(\.value) == [13])
    }
  }

  @Test func aFileThatWasRenamedOrCopiedIsNoRun() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.write(night(1))
      try FileManager.default.copyItem(
        atPath: path, toPath: folder + "/20991231T000000Z-nocommit-00000001.json")
      let (index, update) = try HistoryIndex.updating(store)
      #expect(try index.runs().count == 1)
      #expect(update.problems.map(\.date) == [night(1).date])
      #expect(throws: RecordError.self) { try store.read("latest") }
    }
  }

  @Test func timesOfOtherMachinesAndSharedCoresAreLeftOut() throws {
    do {
      let index = try HistoryIndex()
      try index.insert(night(1))
      var other = night(2, time: 5_000)
      other.machine.processor = "Another"
      try index.insert(other)
      var shared = night(3, time: 6_000)
      shared.before.calibration = .init(
        queues: 2, scaling: 1, idealScaling: 2, alone: 1, isContended: true)
      try index.insert(shared)
      var faulty = night(4, pivots: 99)
      faulty.injectedFaults = ["slow=5"]
      try index.insert(faulty)
      try index.insert(night(5, time: 1_100))
      let series = try index.series(of: Samples.oneCase().key)
      let time = try #require(series.first { $0.name.metric == "time" })
      #expect(time.points.map(\.value) == [1_000, 1_100])
      let pivots = try #require(series.first { $0.name.metric == "pivots" })
      #expect(pivots.points.map(\.value) == [12, 12, 12, 12])
    }
  }

  /// Each writes a file of its own, the last of which stays: a reader takes the rest from the records.
  @Test func manyAtOnceLoseNothing() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    let store = RunStore(folder: folder)
    let records = (0..<24).map { night($0) }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for part in 0..<4 {
        group.addTask {
          for number in stride(from: part, to: records.count, by: 4) {
            try store.write(records[number])
            _ = try HistoryIndex.updating(store)
          }
          return 0
        }
      }
      try await group.waitForAll()
    }
    #expect(try HistoryIndex.reading(store).index.runs().map(\.run) == records.map(\.id))
    let (index, update) = try HistoryIndex.updating(store)
    #expect(update.problems.isEmpty && update.notes.isEmpty)
    #expect(try index.runs().map(\.run) == records.map(\.id))
    #expect(try index.series(of: Samples.oneCase().key)[0].points.count == 24)
  }

  @Test(.enabled(if: FullDisk.canMount, "no right to mount a small disk here"))
  func aFullDiskLeavesTheIndexWhole() throws {
    try Samples.inFolder { folder in
      try #require(FullDisk.mount(bytes: 800_000, at: folder))
      defer { FullDisk.unmount(folder) }
      let store = RunStore(folder: folder)
      var stored = 0
      #expect(throws: RecordError.self) {
        for number in 0..<10_000 {
          try store.write(night(number))
          stored += 1
          try HistoryIndex.updating(store)
        }
      }
      #expect(stored > 1)
      let (index, update) = try HistoryIndex.reading(store)
      #expect(update.notes.isEmpty)
      #expect(try index.runs().count == stored)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!names.contains { $0.hasSuffix(".tmp") })
    }
  }
}
