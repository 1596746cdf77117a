import BenchCommands
import Foundation
import ResultStore
import TestSupport
import Testing

/// Programs that print more than they may, and how others end.
@Suite struct ChildProcessTests {
  private static func outcome(
    of script: String, outputLimit: Int
  ) throws -> ChildProcess.Outcome {
    try #require(ChildProcess("/bin/sh", ["-c", script])).outcome(outputLimit: outputLimit)
  }

  private static func turns(_ processes: [ChildProcess], limit: Double) -> ChildTurns {
    ChildTurns(processes.map { ChildOutput(of: $0, limit: limit, outputLimit: 100) })
  }

  /// As much as it may print is not too much.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func theLastByteDecides(count: Int, isExcessive: Bool) throws {
    let found = try Self.outcome(
      of: "head -c \(count) /dev/zero; exec >&-; exit 0", outputLimit: 1_000)
    #expect(found.wasExcessive == isExcessive && !found.wasInterrupted)
    #expect(found.output.count == (isExcessive ? 0 : count))
  }

  /// It would print forever, and so would what it started.
  @Test func aProgramThatPrintsTooMuchIsEnded() throws {
    let found = try Self.outcome(of: "yes & yes; wait", outputLimit: 100_000)
    #expect(found.wasExcessive && found.output.isEmpty)
    #expect(found.status == 128 + 9)
  }

  @Test func ofManyErrorsTheLastAreKept() throws {
    let found = try Self.outcome(
      of: "head -c 3500000 /dev/zero >&2; printf last >&2; exit 3", outputLimit: 0)
    #expect(found.status == 3 && !found.wasExcessive)
    #expect((1 << 20...2 << 20).contains(found.errors.count))
    #expect(String(decoding: found.errors.suffix(4), as: UTF8.self) == "last")
  }

  @Test func itsStatusAndBothOutputsAreTaken() throws {
    let found = try Self.outcome(of: "printf one; printf two >&2; exit 7", outputLimit: 1_000)
    #expect(String(decoding: found.output, as: UTF8.self) == "one")
    #expect(String(decoding: found.errors, as: UTF8.self) == "two")
    #expect(found.status == 7 && !found.wasExcessive)
    #expect(ChildProcess("/nonexistent/program", []) == nil)
  }

  #if os(Linux)
    /// Each ends when it has seen the other stopped, and the other has seen it.
    @Test func ofTwoThatTakeTurnsOneIsStopped() throws {
      try Runs.inFolder { folder in
        func script(_ own: String, _ other: String) -> String {
          """
          cd '\(folder)'; echo $$ >\(own).new; mv \(own).new \(own)
          until [ -e \(other) ]; do :; done
          until grep -q '^State:.T' /proc/$(cat \(other))/status; do :; done
          touch \(own).saw; until [ -e \(other).saw ]; do :; done; echo \(own)
          """
        }
        let processes = try [("one", "two"), ("two", "one")].map {
          try #require(ChildProcess("/bin/sh", ["-c", script($0.0, $0.1)]))
        }
        var turns = Self.turns(processes, limit: 60)
        let found = turns.outcomes()
        #expect(found.map(\.status) == [0, 0])
        #expect(found.map { String(decoding: $0.output, as: UTF8.self) } == ["one\n", "two\n"])
      }
    }
  #endif

  /// It has closed its outputs when it is stopped, and ends all the same.
  @Test func oneThatPrintsNoMoreIsNotForgotten() throws {
    let first = try #require(ChildProcess("/bin/sh", ["-c", "sleep 0.2"]))
    let second = try #require(ChildProcess("/bin/sh", ["-c", "exec >&- 2>&-; sleep 0.4; exit 3"]))
    usleep(100_000)
    var turns = Self.turns([first, second], limit: 60)
    #expect(turns.outcomes().map(\.status) == [0, 3])
  }

  /// The time of one that waits for its turn does not count.
  @Test func theOneThatHangsIsEnded() throws {
    let hanging = try #require(ChildProcess("/bin/sh", ["-c", "while :; do :; done"]))
    let other = try #require(ChildProcess("/bin/sh", ["-c", "echo done"]))
    var turns = Self.turns([hanging, other], limit: 0.5)
    let found = turns.outcomes()
    #expect(found.map(\.wasEndless) == [true, false])
    #expect(found.map(\.status) == [128 + 9, 0])
  }

  /// Two million bytes where a record may hold one; as many where it may hold three are no record.
  @Test(arguments: [
    (1 << 20, "printed more than a record may hold, 1 MiB"), (3 << 20, "its record cannot be read"),
  ])
  func aRecordHasALimit(outputLimit: Int, reason: String) throws {
    try Runs.inFolder { folder in
      let path = folder + "program"
      try Runs.writeProgram("head -c 2000000 /dev/zero", to: path)
      let error = #expect(throws: ChildRunError.self) {
        try ChildRun(program: path, words: [], outputLimit: outputLimit).record()
      }
      let text = try #require(error?.description)
      #expect(text.hasPrefix("\(path): error: \(reason)"), "\(text)")
    }
  }
}
