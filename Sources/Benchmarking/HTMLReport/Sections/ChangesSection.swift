import ResultStore

/// What differs between two runs, metric by metric.
struct ChangesSection {
  /// A metric before and after.
  struct Row {
    var scenario: String
    var anchor: String
    var variant: String
    var strategy: String
    var place: String
    var metric: String
    var before: String
    var after: String
    var ratio: String
    var interval: String
    var bar: String
    var verdict: String
    var sign: String
    var cause: String
  }

  var baselineName: String
  var candidateName: String
  /// What changed, the worst first.
  var rows: [Row]
  var hasRows: Bool
  /// The changes that cannot be decided.
  var undecided: [Row]
  var hasUndecided: Bool
  /// How many those are, in words.
  var undecidedCount: String
  /// What the bars of the rows refer to.
  var ground = RatioBar.ground
  /// What is not in the table, in words.
  var rest: String
  /// What a reader must know before the figures.
  var notes: [String]

  /// How many rows the table has at most; the rest is counted.
  private static let limit = 400

  init(_ input: ReportInput, _ baseline: RunRecord, _ comparison: RunComparison) {
    let changes = MetricChanges(comparison)
    let machine = ReportSummary.machineFactor(baseline, input.run)
    let told =
      changes.differing + changes.slower + changes.heavier + changes.faster + changes.lighter
    rows = told.prefix(Self.limit).map { Self.row($0, machine: machine, on: input.focus) }
    hasRows = !rows.isEmpty
    undecided = changes.undecided.prefix(Self.limit).map {
      Self.row($0, machine: machine, on: input.focus)
    }
    hasUndecided = !undecided.isEmpty
    let count = changes.undecided.count
    undecidedCount = Units.counted(count, "undecided metric")
    let all = comparison.cases.map(\.metrics.count).reduce(0, +)
    let unchanged = all - told.count - count
    rest = "\(Units.count(unchanged)) of \(Units.count(all)) metrics are unchanged"
    for (kind, left) in [("changed", told.count), ("are undecided", count)] where left > Self.limit
    {
      rest += "; \(left - Self.limit) more \(kind) than are shown"
    }
    notes = []
    if !comparison.missing.isEmpty {
      notes.append("\(Units.counted(comparison.missing.count, "case")) no longer run")
    }
    let elsewhere = comparison.onlyInBaseline.count - comparison.missing.count
    if elsewhere > 0 {
      notes.append("\(Units.counted(elsewhere, "case")) that this run did not ask for")
    }
    if !comparison.onlyInCandidate.isEmpty {
      notes.append("\(Units.counted(comparison.onlyInCandidate.count, "new case"))")
    }
    notes += comparison.notes
    baselineName =
      "\(ReportFormat.commit(baseline.build.commit)) (\(ReportFormat.date(baseline.date)))"
    candidateName =
      "\(ReportFormat.commit(input.run.build.commit)) (\(ReportFormat.date(input.run.date)))"
  }

  private static func row(
    _ change: MetricChanges.Change, machine: Double, on focus: ReportInput.Focus
  ) -> Row {
    let metric = change.metric
    let key = change.found.key
    let interval =
      metric.lowestRatio.flatMap { low in
        metric.highestRatio.map { "\(ReportFormat.ratio(low)) to \(ReportFormat.ratio($0))" }
      } ?? ""
    let style =
      switch metric.verdict {
      case .regressed: "bad"
      case .improved: "good"
      case .unchanged, .inconclusive: "plain"
      }
    let cause =
      metric.note
      ?? (metric.kind == .noisy && metric.verdict != .inconclusive
        ? Cause(change.found, at: metric.place, machine: machine).text : "")
    return Row(
      scenario: key.scenario, anchor: CaseNames.link(key.scenario, on: focus),
      variant: CaseNames.variant(key), strategy: key.strategy,
      place: metric.place.isEmpty ? "whole case" : metric.place, metric: metric.metric,
      before: metric.baseline.map { text($0, metric.unit) } ?? "–",
      after: metric.candidate.map { text($0, metric.unit) } ?? "–",
      ratio: metric.ratio.map(ReportFormat.ratio) ?? "–", interval: interval,
      bar: metric.ratio.map {
        RatioBar.markup(
          ratio: $0, low: metric.lowestRatio, high: metric.highestRatio, style: style)
      } ?? "",
      verdict: metric.verdict.rawValue, sign: sign(metric.verdict), cause: cause)
  }

  /// A sign beside the word and the colour, for readers who cannot distinguish these.
  static func sign(_ verdict: Verdict) -> String {
    switch verdict {
    case .regressed: "▲"
    case .improved: "▼"
    case .unchanged: "="
    case .inconclusive: "?"
    }
  }

  static func text(_ value: Double, _ unit: MetricComparison.Unit) -> String {
    switch unit {
    case .nanoseconds: Units.duration(nanoseconds: value)
    case .bytes: Units.bytes(value)
    case .perSecond: Units.significant(value) + " /s"
    case .count, .checksum: Units.count(Int(value))
    }
  }
}
