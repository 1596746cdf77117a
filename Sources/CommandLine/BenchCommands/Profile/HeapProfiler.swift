import Drawing
import Foundation
import Metering

/// jemalloc's heap profiler: where memory was asked for.
enum HeapProfiler {
  /// Why there is no profile, in a sentence, and what to end with.
  struct Failure: Error {
    var reason: String
    var status: ExitStatus
  }

  private static let mark = "LAYOUTBENCH_HEAP_PROFILE"

  /// Makes sure that the profiler is on, which must be said when a process starts: the first time,
  /// the process becomes itself again with jemalloc told so.
  static func restartProfiled() throws(Failure) {
    #if os(Linux)
      if Jemalloc.isOn("opt.prof") == true { return }
      guard Jemalloc.isOn("config.prof") == true else {
        throw Failure(
          reason: "this jemalloc was built without its heap profiler; Debian's libjemalloc2 has it",
          status: .unavailable)
      }
      guard ProcessInfo.processInfo.environment[mark] == nil else {
        throw Failure(
          reason: "the heap profiler could not be switched on", status: .internalError)
      }
      unsafe setenv(mark, "1", 1)
      // Every request is a sample, so that counts are exact; nothing until the work begins.
      unsafe setenv(
        "MALLOC_CONF", "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0", 1)
      var arguments = unsafe CommandLine.arguments.map { unsafe strdup($0) } + [nil]
      unsafe execv("/proc/self/exe", &arguments)
      throw Failure(reason: "the program could not be started again", status: .internalError)
    #else
      throw Failure(reason: "allocation sites are profiled on Linux only", status: .unavailable)
    #endif
  }

  /// Runs `body` with the profiler on.
  static func record<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if os(Linux)
      Jemalloc.setProfiling(true)
      defer { Jemalloc.setProfiling(false) }
    #endif
    return try body()
  }

  /// The stacks of all requests that were recorded, with the bytes or the requests of each.
  static func stacks(counting requests: Bool) throws(Failure) -> FoldedStacks {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-\(UUID().uuidString).heap").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #if os(Linux)
      guard Jemalloc.dumpHeapProfile(to: path) else {
        throw Failure(reason: "the heap profile could not be written", status: .unavailable)
      }
    #endif
    guard
      let folded = output(
        of: [
          "jeprof", "--collapsed", requests ? "--alloc_objects" : "--alloc_space", programPath,
          path,
        ], input: nil)
    else {
      throw Failure(
        reason: "jeprof is needed to name allocation sites: install libjemalloc-dev and binutils",
        status: .unavailable)
    }
    return FoldedStacks(text: demangled(folded)).mapFrames(AllocationFrames.readable)
  }

  /// The file of the running program.
  static var programPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// A text with the names of functions as in the sources.
  ///
  /// Without the toolchain's tool names stay mangled, which is still a profile.
  static func demangled(_ text: String) -> String {
    output(of: ["swift", "demangle", "--simplified"], input: text) ?? text
  }

  /// What a program prints, or nothing if it is not there or fails.
  static func output(of words: [String], input: String?) -> String? {
    let folder = FileManager.default.temporaryDirectory
    let inputPath = folder.appending(path: "layoutbench-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: inputPath) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    var environment = ProcessInfo.processInfo.environment
    environment["MALLOC_CONF"] = nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    if let input {
      // A file, as two full pipes would wait for each other.
      guard (try? Data(input.utf8).write(to: inputPath)) != nil,
        let handle = try? FileHandle(forReadingFrom: inputPath)
      else { return nil }
      process.standardInput = handle
    }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

/// Which frames of an allocation's stack a reader wants to see.
package enum AllocationFrames {
  /// The allocator and the runtime's own steps, which every stack ends with.
  private static let allocators: Set<String> = [
    "malloc", "calloc", "realloc", "free", "posix_memalign", "aligned_alloc", "memalign", "valloc",
    "swift_slowAlloc", "swift_slowAllocTyped", "swift_allocObject", "_swift_allocObject_",
    "swift_allocObjectTyped", "count_request", "current_slot", "new_block", "operator new",
  ]

  /// A stack without the way to the scenario at its beginning and the allocator at its end.
  package static func readable(_ frames: [String]) -> [String] {
    var kept = frames.map(shortened)[...]
    if let start = kept.lastIndex(where: { $0.contains("ScenarioPlayback.perform(") }) {
      kept = kept[start...]
    }
    while let last = kept.last, isAllocator(last) { kept.removeLast() }
    return Array(kept)
  }

  private static func isAllocator(_ frame: String) -> Bool {
    allocators.contains(frame) || frame.hasPrefix("je_") || frame.hasPrefix("prof_")
      || frame.hasPrefix("swift::") || frame.hasPrefix("imalloc") || frame.hasPrefix("0x")
  }

  /// A frame without the address or the mark of an inlined call that jeprof puts behind its name.
  private static func shortened(_ frame: String) -> String {
    var name = frame[...]
    if name.hasSuffix("[inline]") { name = name.dropLast("[inline]".count) }
    if name.hasSuffix(">"), let open = name.lastIndex(of: "<") {
      let address = name[name.index(after: open)...].dropLast()
      if address.count == 16, address.allSatisfy(\.isHexDigit) { name = name[..<open] }
    }
    return FrameName.brief(name.trimmingCharacters(in: .whitespaces))
  }
}
