import Foundation
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct AtomicFileTests {
  private let text = Data("whole".utf8)

  private func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// Who may write everywhere would otherwise put a file in the place of `/dev/null`.
  @Test func aPipeIsWrittenToAndStaysAPipe() throws {
    try Samples.inFolder { folder in
      let path = folder + "/pipe"
      try #require(unsafe mkfifo(path, 0o600) == 0)
      let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
      try #require(reader >= 0)
      defer { close(reader) }
      try AtomicFile.write(text, to: path, existing: .replace)
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(reader, $0.baseAddress, 16) }
      #expect(count == text.count && Data(bytes.prefix(text.count)) == text)
      var status = stat()
      #expect(unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
    }
  }

  @Test func aLinkStaysALinkAndItsTargetIsReplaced() throws {
    try Samples.inFolder { folder in
      let target = folder + "/target"
      for name in ["first", "second"] {
        let link = folder + "/" + name
        let goal = name == "first" ? "second" : target
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: goal)
      }
      try AtomicFile.write(text, to: folder + "/first", existing: .replace)
      #expect(kind(of: folder + "/first") == .typeSymbolicLink)
      #expect(kind(of: folder + "/second") == .typeSymbolicLink)
      #expect(FileManager.default.contents(atPath: target) == text)
    }
  }

  @Test func linksThatMeanEachOtherAreRefused() throws {
    try Samples.inFolder { folder in
      let link = folder + "/loop"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
      #expect(throws: RecordError.notWritten(path: link, reason: "too many symbolic links")) {
        try AtomicFile.write(text, to: link, existing: .replace)
      }
    }
  }

  @Test(arguments: ["a b", "100%", "a%20b", "für", "a#b?c", "'\"<&>"])
  func anyNameWillDo(name: String) throws {
    try Samples.inFolder { folder in
      let path = folder + "/" + name
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try AtomicFile.write(text, to: path + "/" + name, existing: .replace)
      #expect(FileManager.default.contents(atPath: path + "/" + name) == text)
      let store = RunStore(folder: path + "/Results " + name)
      try store.write(Samples.record())
      #expect(try RunStore.read(path: store.find("latest")) == Samples.record())
      _ = try HistoryIndex.updating(store)
    }
  }
}
