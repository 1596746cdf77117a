import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The built program as tests run it.
@Suite struct BuiltProgramTests {
  @Test func itPrintsAndEnds() throws {
    let result = try BuiltProgram.run(["list", "--strategies"])
    #expect(result.status == 0 && !result.wasSignaled, "\(result)")
    #expect(result.output.contains("active-set"))
    #expect(try BuiltProgram.run(["--no-such-option"]).status == 64)
  }

  @Test func aSignalAndATimeoutAreReported() throws {
    let sleeper = try RunningProgram("/bin/sh", ["-c", "echo awake; exec sleep 100"])
    sleeper.send(SIGTERM)
    let ended = sleeper.result(timeout: 10)
    #expect(ended.wasSignaled && ended.status == SIGTERM && !ended.hasTimedOut)
    let killed = try RunningProgram("/bin/sleep", ["100"]).result(timeout: 0.05)
    #expect(killed.hasTimedOut && killed.wasSignaled)
  }
}
