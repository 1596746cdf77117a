import ResultStore

/// The four answers of a comparison.
struct ComparisonAnswers {
  let input: ReportInput
  let comparison: RunComparison
  let changes: MetricChanges
  /// How many times as long a fixed loop took on the machine.
  let machine: Double

  /// Is it slower, where, since when, why; in that order.
  var answers: [ReportSummary.Answer] {
    let told =
      changes.slower.isEmpty
      ? (changes.heavier.first ?? changes.faster.first) : changes.slower.first
    return [isItSlower, whereIsIt(told)] + (told.map { [sinceWhen($0), why($0)] } ?? [])
  }

  private var isItSlower: ReportSummary.Answer {
    let undecided = changes.undecided.count { $0.metric.kind == .noisy }
    var parts = ["\(changes.faster.count) faster"]
    if undecided > 0 { parts.append("\(undecided) undecided") }
    let steady = changes.times.count { $0.metric.verdict == .unchanged }
    parts.append("\(steady) within 5 %")
    let answer: String
    if !changes.slower.isEmpty {
      answer = "Yes: \(changes.slower.count) of \(changes.times.count) times"
    } else if !comparison.comparability.times || changes.times.isEmpty {
      answer = "Times cannot tell"
      parts = comparison.comparability.reasons
    } else {
      answer = "No"
    }
    return ReportSummary.Answer(
      question: "Is it slower?", answer: answer, detail: parts.joined(separator: ", "),
      link: "#changes")
  }

  private func whereIsIt(_ change: MetricChanges.Change?) -> ReportSummary.Answer {
    guard let change else {
      return SlowestStep(input.run)?.answer(question: "What costs most?", on: input.focus)
        ?? ReportSummary.Answer(question: "Where?", answer: "Nowhere")
    }
    var seen = [ComparisonAnswers.place(change)]
    var others: [String] = []
    for other in changes.slower
    where !seen.contains(ComparisonAnswers.place(other)) && others.count < 3 {
      seen.append(ComparisonAnswers.place(other))
      others.append(
        "\(ComparisonAnswers.place(other)) \(other.metric.ratio.map(ReportFormat.ratio) ?? "")")
    }
    let ratio = change.metric.ratio.map(ReportFormat.ratio) ?? ""
    return ReportSummary.Answer(
      question: "Where?", answer: "\(ComparisonAnswers.place(change)) \(ratio)",
      detail: others.isEmpty ? change.found.key.strategy : "then " + others.joined(separator: ", "),
      link: "#" + CaseNames.link(change.found.key.scenario, on: input.focus))
  }

  private func sinceWhen(_ change: MetricChanges.Change) -> ReportSummary.Answer {
    let question = "Since when?"
    guard let onset = onset(of: change) else {
      return ReportSummary.Answer(
        question: question,
        answer: "since the baseline, \(ReportFormat.commit(input.baseline?.build.commit))")
    }
    return ReportSummary.Answer(
      question: question, answer: "commit \(ReportFormat.commit(onset.point.commit))",
      detail: ReportFormat.date(onset.point.date)
        + (onset.before.map { ", after \(ReportFormat.commit($0.commit))" } ?? "")
        + (onset.runs > 1 ? "; \(onset.runs) runs so far" : ""),
      link: input.history.runs.count > 1 ? "#history" : "#changes")
  }

  private func why(_ change: MetricChanges.Change) -> ReportSummary.Answer {
    let cause = Cause(change.found, at: change.metric.place, machine: machine)
    return ReportSummary.Answer(
      question: "Why?", answer: cause.name.prefix(1).uppercased() + cause.name.dropFirst(),
      detail: cause.detail, link: "#changes")
  }

  /// The first run of the unbroken series of runs at the metric's current value.
  func onset(of change: MetricChanges.Change) -> Onset? {
    guard let old = change.metric.baseline, let new = change.metric.candidate else { return nil }
    let series = input.history.series(of: change.found.key, on: input.run.machine).first {
      $0.name.place == change.metric.place && $0.name.metric == change.metric.metric
    }
    return series.flatMap { Onset(in: $0, from: old, to: new) }
  }

  private static func place(_ change: MetricChanges.Change) -> String {
    let scenario = change.found.key.scenario
    return change.metric.place.isEmpty ? scenario : "\(scenario) / \(change.metric.place)"
  }
}
