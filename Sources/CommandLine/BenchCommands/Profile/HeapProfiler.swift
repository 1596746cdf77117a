import Drawing
import Foundation
import Metering
import ProcessEnvironment

/// jemalloc's heap profiler: where memory was asked for.
enum HeapProfiler {
  /// Makes sure that the profiler is on, which must be set when a process starts: the first time,
  /// the process replaces itself with jemalloc's option set.
  static func restartProfiled() throws(ProfileError) {
    #if os(Linux)
      if Jemalloc.isOn("opt.prof") == true { return }
      guard Jemalloc.isOn("config.prof") == true else {
        throw ProfileError(
          reason: "this jemalloc was built without its heap profiler; Debian's libjemalloc2 has it",
          status: .unavailable)
      }
      guard !EnvironmentVariable.isHeapProfiled.isSet else {
        throw ProfileError(
          reason: "the heap profiler could not be switched on", status: .internalError)
      }
      EnvironmentVariable.isHeapProfiled.set("1")
      // Every request is a sample, so that counts are exact; nothing until the work begins.
      EnvironmentVariable.allocatorOptions.set(
        "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0")
      var arguments = unsafe CommandLine.arguments.map { unsafe strdup($0) } + [nil]
      unsafe execv("/proc/self/exe", &arguments)
      throw ProfileError(reason: "the program could not be started again", status: .internalError)
    #else
      throw ProfileError(
        reason: "allocation sites are profiled on Linux only", status: .unavailable)
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
  static func stacks(countingRequests countsRequests: Bool) throws(ProfileError) -> FoldedStacks {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-\(UUID().uuidString).heap").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #if os(Linux)
      guard Jemalloc.dumpHeapProfile(to: path) else {
        throw ProfileError(reason: "the heap profile could not be written", status: .unavailable)
      }
    #endif
    guard
      let folded = ProfilingTools.output(
        of: [
          "jeprof", "--collapsed", countsRequests ? "--alloc_objects" : "--alloc_space",
          ProfilingTools.programPath, path,
        ], input: nil)
    else {
      throw ProfileError(
        reason: "jeprof is needed to name allocation sites: install libjemalloc-dev and binutils",
        status: .unavailable)
    }
    return FoldedStacks(text: ProfilingTools.demangled(folded)).mapFrames(ReadableFrames.of)
  }
}
