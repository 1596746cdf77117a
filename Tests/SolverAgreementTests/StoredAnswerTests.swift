import LinearConstraints
import SolverCatalog
import SolverOracle
import SolverWorkloads
import TestSupport
import Testing

/// The answers and the work of every strategy, as `Tests/Stored` has them.
///
/// Answers are compared with each other elsewhere. Here the work counters pin which way each strategy
/// takes, and what is answered besides values: explanations, certificates, what changed.
@Suite struct StoredAnswerTests {
  /// All that one strategy answers to a trace, and what it counted.
  private static func play(_ trace: Trace, _ strategy: SolverStrategy) -> (String, SolverWork) {
    let solver = strategy.makeSolver(queueCount: 1)
    var replay = TraceReplay(trace, on: solver)
    var text = ""
    for step in replay.steps {
      do throws(TraceReplayError) {
        try replay.perform(step)
      } catch {
        return (text + "\(error)", solver.work)
      }
      text += "\(step.label ?? "-") \(names(replay, solver.changedVariables))\n"
      for level in solver.violations {
        text += "\(level.priority.value) \(StructureText.number(level.sum)) "
      }
      text += replay.declarations(of: solver.violatedConstraints).map { trace.name(of: $0) }
        .joined(separator: " ")
      for conflict in solver.conflicts {
        let members = replay.declarations(of: conflict.members).map { trace.name(of: $0) }
        text += " conflict \(members), \(replay.declarations(of: [conflict.broken]))"
      }
      text += " open \(names(replay, solver.ambiguousVariables()))\n"
    }
    text += StructureText.of(replay.unmetExpectations(afterSteps: replay.steps.count))
    for name in trace.variableNames.prefix(12) {
      text += replay.explanation(of: name).joined(separator: "; ") + "\n"
    }
    let result = replay.result(unmet: [])
    text += result.values.map { "\($0.name) \(StructureText.number($0.value))\n" }.joined()
    text += "\(result.isComparable) \(result.ambiguous)\n"
    if let certificate = solver.certificate() { text += StructureText.of(certificate) }
    return (text, solver.work)
  }

  private static func names(_ replay: borrowing TraceReplay, _ variables: [Variable]) -> String {
    let trace = replay.trace
    return replay.declarations(of: variables).map { trace.name(of: $0) }.sorted()
      .joined(separator: " ")
  }

  private static func counts(_ work: SolverWork) -> String {
    work.entries.map { "\($0.count)" }.joined(separator: " ")
  }

  /// Compares what every strategy answers to traces of seeds, and what it counts for all of them.
  ///
  /// - Parameters:
  ///   - name: What the stored parts are named after.
  ///   - kind: The same, after `answers` and `work`.
  ///   - counts: How many seeds the strategy that everyone uses plays, and the slower ones.
  ///   - trace: The trace of a seed.
  /// - Throws: Where stored parts cannot be read or written.
  private func check(
    _ name: String, _ kind: String, seeds counts: (standard: UInt64, other: UInt64),
    _ trace: (UInt64) -> Trace
  ) throws {
    var answers = StoredParts("\(name)-answers-\(kind)", .digest)
    var work = StoredParts("\(name)-work-\(kind)", .text)
    for strategy in SolverStrategy.allCases {
      var sum = SolverWork()
      for seed in 1...(strategy == .standard ? counts.standard : counts.other) {
        let (text, counted) = Self.play(trace(seed), strategy)
        answers.append("\(strategy.rawValue) \(seed)", text)
        sum = sum + counted
      }
      work.append(strategy.rawValue, Self.counts(sum))
    }
    try answers.check()
    try work.check()
  }

  @Test(arguments: TimelineKind.allCases)
  func timelinesAreAnsweredAsBefore(_ kind: TimelineKind) throws {
    try check("timeline", kind.rawValue, seeds: (16, 4)) { RandomTimeline.trace(kind, seed: $0) }
  }

  @Test func workloadsAreAnsweredAsBefore() throws {
    var answers = StoredParts("workload-answers", .digest)
    var work = StoredParts("workload-work", .text)
    for workload in SolverWorkload.all {
      let trace = workload.make(9, 3)
      answers.append("\(workload.name) trace", TraceWriter.text(of: trace))
      for strategy in SolverStrategy.allCases {
        let (text, counted) = Self.play(trace, strategy)
        answers.append("\(workload.name) \(strategy.rawValue)", text)
        work.append("\(workload.name) \(strategy.rawValue)", Self.counts(counted))
      }
    }
    try answers.check()
    try work.check()
  }

  /// Systems so large that bases have blocks, bumps and dense rests, which small ones lack.
  @Test func largeWorkloadsAreAnsweredAsBefore() throws {
    var answers = StoredParts("large-answers", .digest)
    var work = StoredParts("large-work", .text)
    for workload in SolverWorkload.all {
      let (text, counted) = Self.play(workload.make(40, 3), .standard)
      answers.append(workload.name, text)
      work.append(workload.name, Self.counts(counted))
    }
    try answers.check()
    try work.check()
  }

  /// Random views whose constraints come, change and go, with and without contradictions.
  @Test(arguments: [false, true])
  func randomSystemsAreAnsweredAsBefore(_ hasConflicts: Bool) throws {
    try check("random", hasConflicts ? "conflicts" : "consistent", seeds: (24, 6)) {
      RandomSystem.trace(seed: $0, views: Int($0), solves: 8, hasConflicts: hasConflicts)
    }
  }
}
