import Foundation
import ResultStore
import TestSupport
import Testing

@Suite struct RunStoreTests {
  @Test func whatIsWrittenCanBeRead() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder + "/Results")
      #expect(store.paths().isEmpty)
      let path = try store.write(Samples.record())
      #expect(store.paths() == [path])
      #expect(try RunStore.read(path: path) == Samples.record())
    }
  }

  @Test func aSecondRunNeverOverwritesTheFirst() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.write(Samples.record())
      var other = Samples.record()
      other.toolVersion = "other"
      #expect(throws: RecordError.exists(path: path)) { try store.write(other) }
      #expect(try RunStore.read(path: path).toolVersion == "0.1.0")
      // Two runs at once have different ids.
      other.id = "4567abcd"
      try store.write(other)
      #expect(store.paths().count == 2)
    }
  }

  @Test func manyRunsAtOnceAllArrive() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    let store = RunStore(folder: folder)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          do {
            try store.write(Samples.record(id: RunIdentity.newID()))
          } catch {
            Issue.record("\(error)")
          }
        }
      }
    }
    #expect(store.paths().count == 16)
    for path in store.paths() { _ = try RunStore.read(path: path) }
  }

  @Test func aRunMaySaveItselfAgain() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      var record = Samples.record()
      record.isPartial = true
      record.after = nil
      try store.write(record)
      record.finish(after: Conditions())
      let path = try store.write(record, existing: .replace)
      #expect(store.paths() == [path])
      #expect(try RunStore.read(path: path).isPartial == false)
    }
  }

  @Test func whatAKilledProcessLeftIsPassedOver() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.write(Samples.record())
      let name = URL(filePath: path).lastPathComponent
      for rest in [".\(name).17.0000aaaa.tmp", "notes.json", "README.md"] {
        try Data("{".utf8).write(to: URL(filePath: folder).appending(path: rest))
      }
      #expect(store.paths() == [path])
    }
  }

  /// Only what has the whole form of such a name goes: the name, a process and an id.
  @Test func whatAKilledProcessLeftIsRemovedByTheNextThatWrites() throws {
    try Samples.inFolder { folder in
      let kept = [
        ".run.json.17.0000AAAA.tmp", ".run.json.17.0000aaa.tmp", ".run.json.17.0000aaaag.tmp",
        ".run.json.0.0000aaaa.tmp", ".17.0000aaaa.tmp", "run.json.17.0000aaaa.tmp",
      ]
      for name in kept + [".run.json.17.0000aaaa.tmp"] {
        try Data("{".utf8).write(to: URL(filePath: folder).appending(path: name))
      }
      let path = try RunStore(folder: folder).write(Samples.record())
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(Set(names) == Set(kept + [URL(filePath: path).lastPathComponent]))
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try Samples.inFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(filePath: file))
      let store = RunStore(folder: file + "/Results")
      #expect(throws: RecordError.self) { try store.write(Samples.record()) }
    }
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: RecordError.self) { try RunStore.read(path: "/nonexistent/run.json") }
  }

  @Test func recordsAreFoundByWhatUsersCallThem() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let first = try store.write(
        Samples.record(id: "aaaa0001", commit: String(repeating: "1", count: 40)))
      let second = try store.write(
        Samples.record(
          id: "aaaa0002", commit: String(repeating: "2", count: 40), date: "2026-11-22T00:00:00Z"))
      let third = try store.write(
        Samples.record(
          id: "bbbb0003", commit: String(repeating: "2", count: 40), date: "2026-11-23T00:00:00Z"))
      #expect(try store.find("latest") == third)
      #expect(try store.find("no/such.json") == "no/such.json", "a path is taken as it is")
      #expect(try store.find(first) == first)
      #expect(try store.find(URL(filePath: second).lastPathComponent) == second)
      #expect(try store.find("aaaa0002") == second)
      #expect(try store.find("bbbb") == third)
      #expect(try store.find("1111") == first)
      #expect(try store.find(String(repeating: "2", count: 40)) == third)
      #expect(throws: RecordError.self) { try store.find("aaaa") }
      #expect(throws: RecordError.notFound(name: "ffff", folder: folder)) {
        try store.find("ffff")
      }
      #expect(throws: RecordError.noRecords(folder: folder + "/none")) {
        try RunStore(folder: folder + "/none").find("latest")
      }
    }
  }
}
