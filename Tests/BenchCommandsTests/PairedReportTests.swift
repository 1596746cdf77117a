import Foundation
import ResultStore
import TestSupport
import Testing

/// What `bench ab` prints of two programs whose times are made up, and how it runs them.
@Suite struct PairedReportTests {
  private static func words(
    _ a: StandInProgram, _ b: StandInProgram, _ scenario: String
  ) -> [String] {
    [
      "ab", a.path, b.path, "--scenario", scenario, "--budget", "0", "--rounds", "1", "--quiet",
    ]
  }

  private static func run(_ words: [String]) throws -> ProgramResult {
    try BuiltProgram.run(words, environment: ["COLUMNS": "160", "NO_COLOR": "1"])
  }

  /// Five rounds are the fewest that decide, of two pairs each, whose programs are started at once.
  @Test func eachRoundIsTwoPairs() throws {
    try Runs.inFolder { folder in
      let log = folder + "log"
      let a = try StandInProgram(
        "aa", nanoseconds: 1e6, in: folder, before: "echo \"a $*\" >>'\(log)'")
      let b = try StandInProgram(
        "bb", nanoseconds: 1e6, in: folder, before: "echo \"b $*\" >>'\(log)'")
      let scenario = try Runs.writeBox("one-box", in: folder)
      let result = try Self.run(
        Self.words(a, b, scenario) + ["--inject", "counter", "--time-budget", "0.5"])
      #expect(result.status == 0, "\(result)")
      let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      let pairs = stride(from: 0, to: calls.count, by: 2).map {
        calls[$0..<min($0 + 2, calls.count)]
      }
      #expect(
        pairs.count == 10 && pairs.allSatisfy { Set($0.map(\.first)) == ["a", "b"] }, "\(calls)")
      let common =
        " run \(scenario) --tier smoke --time-budget 1.0 --strategy active-set"
      let end = " --no-save --json --quiet"
      #expect(calls.filter { $0 == "a" + common + end }.count == 10)
      #expect(calls.filter { $0 == "b" + common + " --inject counter" + end }.count == 10)
    }
  }

  /// B takes a tenth longer in every sample, so that every interval is that ratio alone.
  @Test func everyStepIsALineAndTheVerdictTheLast() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let b = try StandInProgram(
        "bb", nanoseconds: 1.1e6, in: folder,
        change: { record in
          record.cases[0].steps[0].work[0].count = 101
          record.injectedFaults = ["counter"]
        })
      let scenario = try Runs.writeBox("one-box", in: folder)
      let result = try Self.run(Self.words(a, b, scenario))
      #expect(result.status == 2, "\(result)")
      let rows = result.lines.map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      #expect(rows.count == 21, "\(result)")
      #expect(rows[0] == "case step A B B/A interval rounds verdict")
      let figures = "1.00 ms 1.10 ms 1.100 [1.100, 1.100] 5 regressed"
      #expect(rows[2] == "list/7 tableau start " + figures, "\(result)")
      #expect(rows[2...13].allSatisfy { $0.hasSuffix(figures) }, "\(result)")
      #expect(
        rows[14...] == [
          "", "all steps together: 1.100 [1.100, 1.100], regressed", "exact metrics: regressed",
          "list/7 tableau start pivots 100 101 1.010 regressed",
          "FAULTS WERE PUT INTO B ON PURPOSE: counter", "verdict: regressed", "",
        ], "\(result)")
    }
  }

  /// A scenario that the baseline does not know has nothing to be compared with; that is reported, and
  /// the others decide.
  @Test func whatTheBaselineLacksIsTold() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram(
        "aa", nanoseconds: 1e6, in: folder,
        before: "case $2 in *second*) echo 'error: unknown' >&2; echo more >&2; exit 65;; esac")
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder)
      let first = try Runs.writeBox("first", in: folder)
      let second = try Runs.writeBox("second", in: folder)
      let both = try Self.run(Self.words(a, b, first) + ["--scenario", second])
      #expect(both.status == 0, "\(both)")
      let reason = "\(second): \(a.path): error: ended with status 65: error: unknown"
      #expect(both.lines.contains(reason), "\(both)")
      let none = try Self.run(Self.words(a, b, second))
      #expect(none.status == 65 && none.output.isEmpty, "\(none)")
      #expect(
        none.errors == "\(b.path): error: no scenario can be compared: \(reason)\n", "\(none)")
    }
  }

  /// A median of 1 ms is long enough for a clock that costs 4 µs, a 250th of it, and no dearer one.
  @Test(arguments: [(4_000.0, 0), (4_001, 5)])
  func samplesAreLongBesideTheClock(_ cost: Double, _ status: Int32) throws {
    try Runs.inFolder { folder in
      let dear: (inout RunRecord) -> Void = { record in
        record.meters.append(
          MeterRecord(name: "time.threadCPU", version: 1, kind: .noisy, overhead: cost))
      }
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, change: dear)
      let b = try StandInProgram("bb", nanoseconds: 1e6, in: folder, change: dear)
      let result = try Self.run(Self.words(a, b, try Runs.writeBox("one-box", in: folder)))
      #expect(result.status == status, "\(result)")
    }
  }

  /// Five steps are the fewest that decide together.
  @Test(arguments: [(4, "inconclusive; 4 steps are too few for a verdict"), (5, "regressed")])
  func fewStepsDecideNothingTogether(_ count: Int, _ words: String) throws {
    try Runs.inFolder { folder in
      let few: (inout RunRecord) -> Void = { record in
        var left = count
        for index in record.cases.indices {
          let kept = min(record.cases[index].steps.count, left)
          record.cases[index].steps.removeLast(record.cases[index].steps.count - kept)
          left -= kept
        }
        record.cases.removeAll { $0.steps.isEmpty }
      }
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, change: few)
      let b = try StandInProgram("bb", nanoseconds: 1.1e6, in: folder, change: few)
      let result = try Self.run(Self.words(a, b, try Runs.writeBox("one-box", in: folder)))
      let together = try #require(result.lines.first { $0.hasPrefix("all steps together") })
      #expect(together == "all steps together: 1.100 [1.100, 1.100], " + words)
    }
  }

  /// What all steps show together is no verdict where the cores were shared in every round.
  @Test func whatWasDisturbedDecidesNothingTogether() throws {
    try Runs.inFolder { folder in
      let busy: (inout RunRecord) -> Void = { $0.finish(after: Conditions(stolenShare: 0.5)) }
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder, change: busy)
      let b = try StandInProgram("bb", nanoseconds: 1.1e6, in: folder, change: busy)
      let result = try Self.run(Self.words(a, b, try Runs.writeBox("one-box", in: folder)))
      #expect(result.status == 5, "\(result)")
      #expect(
        result.lines.contains(
          "all steps together: 1.100 [1.100, 1.100], regressed; most was disturbed, which decides nothing"
        ),
        "\(result)")
    }
  }

  @Test func theSameProgramTwiceCountsFalseAlarms() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let result = try Self.run(Self.words(a, a, try Runs.writeBox("one-box", in: folder)))
      #expect(result.status == 0, "\(result)")
      #expect(
        result.lines.suffix(3) == [
          "the same program twice: 0 false alarms of 12 steps", "verdict: unchanged", "",
        ], "\(result)")
    }
  }

  @Test func whatIsNoProgramAndWhatHasNoTierIsRefused() throws {
    try Runs.inFolder { folder in
      let a = try StandInProgram("aa", nanoseconds: 1e6, in: folder)
      let scenario = try Runs.writeBox("one-box", in: folder)
      let missing = try Self.run(["ab", a.path, folder + "none", "--scenario", scenario])
      #expect(missing.status == 65, "\(missing)")
      #expect(missing.errors == "\(folder)none: error: there is no such program\n")
      let text = try Self.run(["ab", a.path, scenario, "--scenario", scenario])
      #expect(text.status == 65, "\(text)")
      #expect(text.errors == "\(scenario): error: is no program that may be run\n")
      let broken = try Runs.inFolder { other in
        let path = other + "bb"
        try Runs.writeProgram("echo nonsense", to: path)
        return try Self.run(["ab", path, path, "--scenario", scenario, "--budget", "0"])
      }
      #expect(broken.status == 65, "\(broken)")
      #expect(broken.errors.contains("its record cannot be read"), "\(broken)")
    }
  }
}
