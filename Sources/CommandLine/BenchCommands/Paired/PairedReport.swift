import Foundation
import ResultStore

/// What `bench ab` prints.
struct PairedReport {
  private let comparison: PairedComparison
  private let policy = GatePolicy()
  private let verdicts: [(step: PairedComparison.Step, found: PairedVerdict?)]
  private let suite: PairedVerdict?
  /// Whether the verdict on all steps had to use disturbed rounds.
  private let isSuiteDisturbed: Bool

  init(_ comparison: PairedComparison) {
    self.comparison = comparison
    let policy = policy
    verdicts = comparison.steps.map { step in
      (step, PairedVerdict(step, threshold: policy.minimumTimeChange, policy: policy))
    }
    let clean = PairedVerdict(
      suiteOf: comparison, threshold: policy.minimumSuiteChange, policy: policy)
    isSuiteDisturbed = clean.map { $0.rounds < policy.minimumSuiteStepCount } ?? true
    suite =
      isSuiteDisturbed
      ? PairedVerdict(
        suiteOf: comparison, threshold: policy.minimumSuiteChange, includesDisturbed: true,
        policy: policy) : clean
  }

  /// The verdict on exact metrics and times together.
  ///
  /// Inconclusive where not one step was decided: nothing was learnt of times; and where the
  /// candidate could not measure what the baseline could.
  var verdict: Verdict {
    guard comparison.hasDecidedStep(policy), comparison.losses == nil else { return .inconclusive }
    if comparison.isSameProgram { return .unchanged }
    var all = verdicts.map { $0.found?.verdict ?? .inconclusive }
    if let suite, suite.rounds >= policy.minimumSuiteStepCount {
      // A disturbed measurement decides nothing, but what is no slower in it needs no second look.
      let isMoot = suite.verdict == .unchanged || !isSuiteDisturbed
      all.append(isMoot ? suite.verdict : .inconclusive)
    }
    // Noise of single steps decides nothing when all of them together are clear.
    if suite?.verdict == .unchanged { all.removeAll { $0 == .inconclusive } }
    if let exact = comparison.exact { all.append(exact.verdict) }
    return .worst(of: all)
  }

  /// The verdict in a word, which an interrupted measurement does not have.
  var outcome: String {
    comparison.isInterrupted == true ? "interrupted" : verdict.rawValue
  }

  /// Steps that were reported as changed: with the same program twice, false alarms.
  private var alarms: Int {
    verdicts.count { $0.found?.verdict == .regressed || $0.found?.verdict == .improved }
  }

  /// Why the verdict on all steps together is none; empty where it is one.
  private func reservation(on suite: PairedVerdict) -> String {
    if suite.rounds < policy.minimumSuiteStepCount {
      return "; \(suite.rounds) steps are too few for a verdict"
    }
    return isSuiteDisturbed ? "; most was disturbed, which decides nothing" : ""
  }

  var lines: [String] {
    var table = TextTable(
      [
        ("case", .left), ("step", .left), ("A", .right), ("B", .right), ("B/A", .right),
        ("interval", .left), ("rounds", .right), ("verdict", .left),
      ], expendable: ["rounds", "A", "B", "interval"])
    for (step, found) in verdicts {
      let rounds = step.isDisturbed.count
      let disturbed = step.isDisturbed.count { $0 }
      table.append([
        step.key.description, step.place, Self.middle(step.baseline), Self.middle(step.candidate),
        found.map { Self.ratio($0.ratio) } ?? "",
        found.map { "[\(Self.ratio($0.lowest)), \(Self.ratio($0.highest))]" } ?? "",
        disturbed == 0 ? "\(rounds)" : "\(rounds - disturbed)/\(rounds)",
        found.map(\.verdict.rawValue) ?? "inconclusive (disturbed)",
      ])
    }
    var lines = table.lines + [""]
    if let suite {
      lines.append(
        "all steps together: \(Self.ratio(suite.ratio)) "
          + "[\(Self.ratio(suite.lowest)), \(Self.ratio(suite.highest))], \(suite.verdict.rawValue)"
          + reservation(on: suite))
    }
    lines += comparison.problems
    lines += (comparison.losses ?? []).map { "not compared: \($0)" }
    if !comparison.hasDecidedStep(policy) {
      lines.append(
        "not compared: no step was measured often enough for a verdict; give more --budget or "
          + "--time-budget")
    }
    if comparison.isSameProgram {
      lines.append("the same program twice: \(alarms) false alarms of \(verdicts.count) steps")
    } else if let exact = comparison.exact {
      lines.append("exact metrics: \(exact.verdict.rawValue)")
      for row in ComparisonTable(exact, includesUnchanged: false).rows
      where row[2] != "time" && row[2] != "throughput" {
        lines.append("  " + row.filter { !$0.isEmpty }.joined(separator: "  "))
      }
    }
    if let faults = comparison.injectedFaults {
      lines.append("FAULTS WERE PUT INTO B ON PURPOSE: \(faults.joined(separator: ", "))")
    }
    lines.append("verdict: \(outcome)")
    return lines
  }

  func json() throws -> String {
    let document = Document(
      verdict: outcome, isSameProgram: comparison.isSameProgram, alarms: alarms, suite: suite,
      steps: verdicts.map { .init(key: $0.step.key, place: $0.step.place, found: $0.found) },
      comparison: comparison)
    return try SortedJSON.document(document)
  }

  private struct Document: Encodable {
    struct Step: Encodable {
      var key: CaseKey
      var place: String
      var found: PairedVerdict?
    }

    var verdict: String
    var isSameProgram: Bool
    var alarms: Int
    var suite: PairedVerdict?
    var steps: [Step]
    var comparison: PairedComparison
  }

  private static func middle(_ values: [Double]) -> String {
    TimeSummary(values).map { Units.duration(nanoseconds: $0.median) } ?? ""
  }

  private static func ratio(_ value: Double) -> String { String(format: "%.3f", value) }
}
