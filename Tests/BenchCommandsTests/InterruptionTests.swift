import BenchCommands
import Foundation
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals, each in a process of its own.
@Suite struct InterruptionTests {
  @Test func whatLooksForNoSignalIsEndedAfterTheGrace() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.listen(grace: 1)
      kill(getpid(), SIGTERM)
      while true { usleep(1_000) }
    }
  }

  @Test func aSecondSignalEndsAtOnce() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.listen()
      kill(getpid(), SIGINT)
      // Whichever thread takes a signal, it may take it a little later.
      while !Interruption.isRequested { usleep(1_000) }
      kill(getpid(), SIGINT)
      usleep(10_000_000)
    }
  }

  @Test func whatMustNotBeCutOffIsNot() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.listen(grace: 1)
      kill(getpid(), SIGTERM)
      Interruption.holdingOff {
        // A signal cuts a sleep short: sleep in small pieces.
        let end = Date().addingTimeInterval(1.5)
        while Date() < end { usleep(1_000) }
        _exit(7)
      }
    }
  }

  @Test func whoHasAnsweredEndsByItself() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.listen(grace: 1)
      kill(getpid(), SIGTERM)
      Interruption.answer()
      let end = Date().addingTimeInterval(1.5)
      while Date() < end { usleep(1_000) }
      _exit(7)
    }
  }

  @Test func aRunHasARecordFromItsFirstCaseOn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutbench-\(UUID().uuidString)"
    ).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      name: large
      purpose: So large that its first layout takes far longer than the grace.
      device: iphone-x
      generator: {name: long-row, size: 200000}
      """
    try Data(text.utf8).write(to: URL(filePath: folder + "/large.yaml"))
    await #expect(processExitsWith: .exitCode(130)) { [folder = folder as String] in
      Thread.detachNewThread {
        let store = RunStore(folder: folder + "/Results")
        while store.paths().isEmpty { usleep(1_000) }
        kill(getpid(), SIGTERM)
      }
      let status = Runs.status(
        ["run", folder + "/large.yaml", "--time-budget", "3600", "--quiet"],
        results: folder + "/Results")
      _exit(status)
    }
    let record = try RunStore.read(
      path: #require(RunStore(folder: folder + "/Results").paths().first))
    #expect(record.isPartial && record.cases.isEmpty)
  }
}
