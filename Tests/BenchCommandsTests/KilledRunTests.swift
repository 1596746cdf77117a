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

@Suite struct KilledRunTests {
  /// A run that is killed between two of its cases, as by a job's time limit.
  @Test func aKilledRunKeepsItsCasesAndSpoilsNothingEarlier() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    let results = folder + "/Results"
    for number in 0..<8 { _ = try Runs.writeBox("box-\(number)", in: folder) }
    let words = ["--time-budget", "0.2", "--tier", "smoke", "--quiet"]
    let store = RunStore(folder: results)
    #expect(Runs.status(["run", folder + "/box-0.yaml"] + words, results: results) == 0)
    let earlier = try #require(store.paths().first)
    let bytes = try Data(contentsOf: URL(filePath: earlier))

    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, earlier = earlier as String] in
      let results = folder + "/Results"
      Thread.detachNewThread {
        let store = RunStore(folder: results)
        while true {
          usleep(1_000)
          guard let path = store.paths().first(where: { $0 != earlier }),
            let record = try? RunStore.read(path: path), !record.cases.isEmpty
          else { continue }
          kill(getpid(), SIGKILL)
        }
      }
      _ = Runs.status(
        ["run", folder, "--time-budget", "0.2", "--tier", "smoke", "--quiet"], results: results)
    }

    #expect(try Data(contentsOf: URL(filePath: earlier)) == bytes)
    let killed = try RunStore.read(path: #require(store.paths().first { $0 != earlier }))
    #expect(killed.isPartial && killed.after == nil)
    #expect((1..<8).contains(killed.cases.count))
    #expect(Runs.status(["history"], results: results) == 0)
    let (index, update) = try HistoryIndex.updating(store)
    #expect(update.problems.isEmpty)
    #expect(try index.runs().count == 2)
    #expect(Runs.status(["run", folder + "/box-0.yaml"] + words, results: results) == 0)
    #expect(store.paths().count == 3)
  }
}
