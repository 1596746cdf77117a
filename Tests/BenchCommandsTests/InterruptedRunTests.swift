import BenchCommands
import Foundation
import ResultStore
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs that a signal ends.
@Suite struct InterruptedRunTests {
  @Test func aRunHasARecordFromItsFirstCaseOn() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
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
