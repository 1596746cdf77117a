import Foundation
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file beside a target that takes its name in the end: it needs two descriptors and a name.
@Suite struct TemporaryFileTests {
  #if canImport(Glibc)
    private static let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let descriptors = RLIMIT_NOFILE
  #endif

  /// A name may be as long as the file system allows, with letters of four bytes too.
  @Test(arguments: [
    String(repeating: "a", count: 255), String(repeating: "\u{1F600}", count: 63),
  ])
  func theLongestNamesAreWritten(name: String) throws {
    try Samples.inFolder { folder in
      let path = "\(folder)/\(name)"
      try AtomicFile.write(Data("first".utf8), to: path, existing: .keep)
      #expect(throws: RecordError.exists(path: path)) {
        try AtomicFile.write(Data("second".utf8), to: path, existing: .keep)
      }
      #expect(FileManager.default.contents(atPath: path) == Data("first".utf8))
      try AtomicFile.write(Data("third".utf8), to: path, existing: .replace)
      #expect(FileManager.default.contents(atPath: path) == Data("third".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
    }
  }

  /// A process without descriptors, and one with a last one, which does for the file and not for its
  /// lock: both say so, and neither leaves anything behind.
  @Test(arguments: [0, 1])
  func withoutDescriptorsNothingIsLeft(more: Int) async {
    await #expect(processExitsWith: .success) { [more] in
      try Samples.inFolder { folder in
        let path = folder + "/target"
        // What is looked at once for all is looked at before.
        try AtomicFile.write(Data("old".utf8), to: path, existing: .replace)
        let next = unsafe open("/dev/null", O_RDONLY)
        close(next)
        var limit = rlimit()
        try #require(unsafe getrlimit(Self.descriptors, &limit) == 0)
        let old = limit.rlim_cur
        limit.rlim_cur = rlim_t(Int(next) + more)
        try #require(unsafe setrlimit(Self.descriptors, &limit) == 0)
        var found: RecordError?
        do throws(RecordError) {
          try AtomicFile.write(Data("new".utf8), to: path, existing: .replace)
        } catch {
          found = error
        }
        limit.rlim_cur = old
        try #require(unsafe setrlimit(Self.descriptors, &limit) == 0)
        let reason = unsafe String(cString: strerror(EMFILE))
        #expect(found == .notWritten(path: path, reason: reason))
        #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["target"])
      }
    }
  }
}
