import Foundation
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FullDiskTests {
  /// A file that may not grow past a limit fails in the middle of writing, as on a full disk.
  ///
  /// Alone in a process of its own, since the limit is the process's.
  @Test func aWriteThatStopsHalfwayLeavesEarlierDataIntact() async {
    await #expect(processExitsWith: .success) {
      try Samples.inFolder { folder in
        let store = RunStore(folder: folder)
        let small = Samples.record()
        let path = try store.write(small)
        let size = try RunFile.encode(small).count

        var limit = rlimit()
        unsafe getrlimit(FullDisk.fileSize, &limit)
        limit.rlim_cur = numericCast(size + 1_000)
        signal(SIGXFSZ, SIG_IGN)
        #expect(unsafe setrlimit(FullDisk.fileSize, &limit) == 0)

        var large = small
        large.cases[0].steps[0].time?.samples = (0..<10_000).map { Double($0) + 0.5 }
        #expect(throws: RecordError.self) { try store.write(large, existing: .replace) }
        large.id = "ffff0000"
        #expect(throws: RecordError.self) { try store.write(large) }

        #expect(try RunStore.read(path: path) == small)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(left == [URL(filePath: path).lastPathComponent])
      }
    }
  }

  @Test(.enabled(if: FullDisk.canMount, "no right to mount a small disk here"))
  func aFullDiskLeavesEarlierDataIntact() throws {
    try Samples.inFolder { folder in
      try #require(FullDisk.mount(bytes: 65_536, at: folder))
      defer { FullDisk.unmount(folder) }
      let store = RunStore(folder: folder)
      let small = Samples.record()
      let path = try store.write(small)
      var large = small
      large.id = "ffff0000"
      large.cases[0].steps[0].time?.samples = (0..<20_000).map { Double($0) + 0.5 }
      #expect(
        throws: RecordError.notWritten(
          path: store.path(of: large), reason: "No space left on device")
      ) {
        try store.write(large)
      }
      #expect(store.paths() == [path])
      #expect(try RunStore.read(path: path) == small)
    }
  }
}

/// Small disks in memory, where the system lets us have them.
enum FullDisk {
  #if canImport(Glibc)
    static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
    static let fileSize = RLIMIT_FSIZE
  #endif

  static let canMount: Bool =
    (try? Samples.inFolder { folder in
      guard mount(bytes: 65_536, at: folder) else { return false }
      unmount(folder)
      return true
    }) ?? false

  static func mount(bytes: Int, at folder: String) -> Bool {
    getuid() == 0 && run(["mount", "-t", "tmpfs", "-o", "size=\(bytes)", "tmpfs", folder])
  }

  static func unmount(_ folder: String) {
    _ = run(["umount", folder])
  }

  private static func run(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
