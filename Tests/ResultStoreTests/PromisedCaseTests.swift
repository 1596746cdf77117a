import ResultStore
import Testing

/// What a gate cannot hold a run against: parts of a whole, cases that an accepted run lacks, and cases
/// that a run of an earlier version set out to measure.
@Suite struct PromisedCaseTests: JudgedRuns {
  /// The first acceptance names a run, whose record lacks the case.
  @Test func anAcceptedRunWithoutTheCaseIsAGap() throws {
    let other = Samples.oneCase(scenario: "grid")
    var both = candidate(Samples.oneCase())
    both.cases.append(other)
    let accepted = [Samples.oneCase().key, other.key].map {
      Acceptance(
        key: $0, run: Samples.record().id, reason: "a baseline", date: Samples.record().date,
        file: RunFile.fileName(of: Samples.record()))
    }
    let report = try judge(both, accepting: accepted)
    #expect(report.comparedCaseCount == 1)
    let gap = try #require(report.gaps.first)
    #expect(report.gaps.count == 1 && gap.cause == .referenceChanged && gap.key == other.key)
    let file = RunFile.fileName(of: Samples.record())
    #expect(gap.reason == "the accepted run, \(file), does not have this case")
    #expect(
      gap.advice
        == "restore the record, as from version control, or accept it: bench accept CASE --record "
        + "\(RunFile.fileName(of: both)) --reason WORDS")
    #expect(report.verdict == .inconclusive)
  }

  // MARK: Plans

  /// A plan of some cases, as an earlier version recorded it.
  private func plan(_ cases: Int, shard: ShardRecord? = nil) -> PlanRecord {
    PlanRecord(tier: "smoke", timeBudget: 1, cases: cases, hash: "aa", shard: shard)
  }

  @Test func aShardIsNoWhole() throws {
    var part = candidate()
    part.plan = plan(4, shard: ShardRecord(index: 2, count: 4))
    let gaps = try judge(part).gaps
    #expect(gaps.map(\.cause) == [.shard])
    #expect(gaps.map(\.reason) == ["the run is shard 2/4 of a whole"])
    #expect(
      gaps.map(\.advice) == ["merge all shards, and judge the whole: bench history --import FILE…"])
  }

  @Test(arguments: [
    (1, nil), (2, "1 case of the plan's 2 is not in the run, whose version does not name them"),
    (4, "3 cases of the plan's 4 are not in the run, whose version does not name them"),
  ])
  func casesOfAPlanThatNamesNoneAreCounted(cases: Int, reason: String?) throws {
    var run = candidate()
    run.plan = plan(cases)
    run.planned = nil
    let gaps = try judge(run).gaps
    #expect(gaps.map(\.reason) == [reason].compactMap(\.self))
    #expect(gaps.allSatisfy { $0.cause == .missingCase && $0.advice == "run it again" })
  }

  /// What was skipped whole is not missed; what was measured at a smaller size is in the run.
  @Test func whatTheBudgetLeftOutIsNotMissed() throws {
    var key = Samples.oneCase().key
    key.scenario = "another"
    var run = candidate()
    run.plan = plan(3)
    run.planned = nil
    run.skipped = [
      SkippedRecord(key: key, measuredSize: nil, reason: "too dear"),
      SkippedRecord(key: key, measuredSize: 50, reason: "too dear"),
    ]
    let report = try judge(run)
    #expect(
      report.gaps.map(\.reason) == [
        "1 case of the plan's 3 is not in the run, whose version does not name them"
      ])
    #expect(
      report.notes.contains("2 cases of the plan at sizes that the time budget did not admit"))
    run.plan = plan(2)
    #expect(try judge(run).gaps == [])
  }

  /// A size that the budget chose, and that no run was accepted with, was promised by nobody; but a run of
  /// nothing else is compared with nothing.
  @Test func sizesThatTheBudgetChoseAreNotPromised() throws {
    var run = candidate()
    run.planned = [Samples.oneCase().key]
    let smaller = Samples.oneCase(size: 25)
    run.cases.append(smaller)
    let report = try judge(run)
    #expect(report.gaps == [] && report.comparedCaseCount == 1 && report.verdict == .unchanged)
    #expect(
      report.notes.contains(
        "1 case at sizes that the time budget chose, of which none is accepted (\(smaller.key)): later "
          + "runs are held against them once they are: bench accept CASE --record "
          + "\(RunFile.fileName(of: run)) --reason WORDS"), "\(report.notes)")
    // What the plan asks for is promised.
    run.planned?.append(smaller.key)
    #expect(try judge(run).gaps.map(\.key) == [smaller.key])
    run.cases = [smaller]
    run.planned = [Samples.oneCase(scenario: "another").key]
    run.skipped = run.planned?.map { SkippedRecord(key: $0, measuredSize: 25, reason: "too dear") }
    let alone = try judge(run)
    #expect(alone.comparedCaseCount == 0 && alone.verdict == .inconclusive)
    #expect(alone.gaps.contains { $0.cause == .notAccepted && $0.key == smaller.key })
  }

  /// A plan that names its cases is held to them, and not to their number.
  @Test func aPlanThatNamesItsCasesIsNotCounted() throws {
    var run = candidate()
    run.plan = plan(4)
    run.planned = [Samples.oneCase().key]
    #expect(try judge(run).gaps == [])
    var other = Samples.oneCase().key
    other.scenario = "another"
    run.planned = [Samples.oneCase().key, other]
    let gaps = try judge(run).gaps
    #expect(gaps.map(\.key) == [other])
    #expect(gaps.map(\.reason) == ["asked for, and not in the run"])
  }
}
