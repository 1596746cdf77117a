import Formatting
import ResultStore

/// Every case of the run on one line.
struct OverviewSection {
  /// A case.
  struct Row {
    var scenario: String
    var anchor: String
    var variant: String
    var size: String
    var strategy: String
    var slowest: String
    /// The address of a page that shows what that step did.
    var slowestAddress: String?
    var median: String
    var frameShare: String
    /// The same as the length of a bar, in percent, at most 100.
    var frameBar: String
    var isOverFrame: Bool
    var allocations: String
    var verdict: String
    var sign: String
  }

  var rows: [Row]
  /// Whether there is anything that cases are judged against.
  var hasVerdicts: Bool
  /// Whether cases differ in their strategy.
  var hasSeveralStrategies: Bool
  /// What was asked for and not measured, and why.
  var skipped: [String]

  init(
    _ run: RunRecord, _ comparison: RunComparison?, scenarios: [String: ScenarioDetails] = [:]
  ) {
    skipped = (run.skipped ?? []).map { "not measured: \($0.key), \($0.reason)" }
    hasVerdicts = comparison != nil || run.cases.contains { !$0.failures.isEmpty }
    hasSeveralStrategies = Set(run.cases.map(\.key.strategy)).count > 1
    rows = run.cases.map { found in
      let timed = found.steps.filter { $0.time?.summary != nil }
      let slowest = timed.max { Self.median($0) < Self.median($1) }
      let median = slowest.map(Self.median) ?? 0
      let requests = found.allocations.map(\.requests).reduce(0, +)
      let verdict = comparison?.cases.first { $0.key == found.key }.map { compared in
        compared.exactVerdict == .regressed || compared.exactVerdict == .inconclusive
          ? compared.exactVerdict : compared.noisyVerdict
      }
      let hasFailures = !found.failures.isEmpty
      return Row(
        scenario: found.key.scenario, anchor: CaseNames.anchor(found.key.scenario),
        variant: CaseNames.variant(found.key), size: found.key.size.map(Units.count) ?? "–",
        strategy: found.key.strategy, slowest: slowest?.label ?? "–",
        slowestAddress: slowest.flatMap { scenarios[found.key.scenario]?.walk?.steps[$0.label] },
        median: slowest == nil ? "–" : Units.duration(nanoseconds: median),
        frameShare: slowest == nil ? "–" : Percent.text(median / FrameBudget.standard),
        frameBar: Units.significant(min(100 * median / FrameBudget.standard, 100)),
        isOverFrame: median > FrameBudget.standard,
        allocations: found.allocations.isEmpty ? "–" : Units.count(requests),
        verdict: hasFailures ? "wrong" : verdict?.rawValue ?? "new",
        sign: hasFailures ? "✗" : verdict.map(ChangesSection.sign) ?? "•")
    }
  }

  private static func median(_ step: PhaseRecord) -> Double { step.time?.summary?.median ?? 0 }
}
