import Foundation
import ResultStore
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole processes on one folder of records: killed, and two at once.
@Suite struct ProcessTests {
  static func record(_ number: Int, samples: Int = 20) -> RunRecord {
    let digits = String(number + 0x1000_0000, radix: 16)
    return Samples.record(
      id: digits,
      cases: [Samples.oneCase(samples: (0..<samples).map { 1_000 + Double($0) / 7 })])
  }

  /// Killed at moments that fall into the midst of writing records and the index.
  @Test(arguments: [5, 30, 80, 200])
  func aKilledProcessLeavesEarlierDataIntact(milliseconds: Int) async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    let store = RunStore(folder: folder)
    let first = try store.write(Self.record(0))
    let bytes = try Data(contentsOf: URL(filePath: first))

    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, milliseconds = milliseconds as Int] in
      let store = RunStore(folder: folder)
      _ = try HistoryIndex.updating(store)
      Thread.detachNewThread {
        usleep(UInt32(milliseconds) * 1_000)
        kill(getpid(), SIGKILL)
      }
      for number in 1... {
        try store.write(ProcessTests.record(number, samples: 5_000))
        _ = try HistoryIndex.updating(store)
      }
    }

    #expect(try Data(contentsOf: URL(filePath: first)) == bytes)
    for path in store.paths() { _ = try RunStore.read(path: path) }
    let (index, update) = try HistoryIndex.updating(store)
    #expect(update.problems.isEmpty && update.removed == 0)
    #expect(try index.runs().count == store.paths().count)
    try store.write(Self.record(99_999))
    #expect(try HistoryIndex.updating(store).update.added == 1)
  }

  @Test func twoProcessesOnOneHistoryLoseNothing() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    async let first: Void = Self.writeInProcess(0, folder: folder)
    async let second: Void = Self.writeInProcess(1, folder: folder)
    _ = await (first, second)
    let store = RunStore(folder: folder)
    #expect(store.paths().count == 24)
    let (index, update) = try HistoryIndex.updating(store)
    #expect(update.problems.isEmpty && update.notes.isEmpty)
    #expect(try index.series(of: Samples.oneCase().key)[0].points.count == 24)
  }

  /// Every second record of 24, each taken into the index at once.
  private static func writeInProcess(_ part: Int, folder: String) async {
    await #expect(processExitsWith: .success) {
      [part = part as Int, folder = folder as String] in
      let store = RunStore(folder: folder)
      for number in stride(from: part, to: 24, by: 2) {
        try store.write(ProcessTests.record(number))
        _ = try HistoryIndex.updating(store)
      }
    }
  }
}
