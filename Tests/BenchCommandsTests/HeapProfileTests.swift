import Foundation
import Metering
import TestSupport
import Testing

/// What the profiles of allocations need.
enum HeapProfiling {
  /// Whether the allocator of the tests, which is that of the program, has its heap profiler.
  static var isBuiltIn: Bool {
    #if os(Linux)
      Jemalloc.isOn("config.prof") == true
    #else
      false
    #endif
  }
}

/// Where memory was asked for, with a stand-in for the program that gives the sites their names.
@Suite(.enabled(if: HeapProfiling.isBuiltIn, "the allocator has no heap profiler"))
struct HeapProfileTests {
  @Test func theAllocatorsOwnProfileIsNamed() throws {
    try Runs.inFolder { folder in
      let path = try Runs.writeBox("box", in: folder)
      // Prints a stack where the last word is a profile that the allocator wrote.
      try Runs.writeProgram(
        #"for last in "$@"; do :; done; grep -q '^heap_v2/' "$last" && echo 'main;makeBoxes 1234'"#,
        to: folder + "jeprof")
      let result = try BuiltProgram.run(
        ["profile", path, "--seconds", "0"], environment: ["PATH": "\(folder):/usr/bin:/bin"])
      #expect(result.status == 0, "\(result)")
      #expect(result.output.contains("makeBoxes"), "\(result)")
    }
  }

  @Test func aPhaseThatTheScenarioDoesNotHaveIsNamed() throws {
    try Runs.inFolder { folder in
      let path = try Runs.writeBox("box", in: folder)
      let result = try BuiltProgram.run(["profile", path, "--seconds", "0", "--phase", "strat"])
      #expect(result.status == 64 && result.output.isEmpty, "\(result)")
      #expect(
        result.errors.contains(
          "error: there is no phase 'strat'; there are build, activate, start"), "\(result)")
    }
  }
}
