import ResultStore

/// What a reader wants to know first: is it slower, where, since when, why.
struct ReportSummary {
  /// How good the news is; the page's colours and signs follow it.
  enum Tone: String {
    case good
    case bad
    case doubtful
    case plain
  }

  /// A question with its answer.
  struct Answer {
    var question: String
    var answer: String
    var detail: String?
    /// Where the page has more about it.
    var link: String?
  }

  var tone: Tone
  var headline: String
  var answers: [Answer]

  /// Judges a run, against another where there is one.
  init(_ input: ReportInput, _ comparison: RunComparison?) {
    let failures = input.run.cases.map(\.failures.count).reduce(0, +)
    let scenarios = Set(input.run.cases.map(\.key.scenario)).count
    let scope =
      Units.counted(input.run.cases.count, "case") + " of "
      + Units.counted(scenarios, "scenario")
    let gate = input.gate.map { GateHeadline($0) }
    guard let comparison, let baseline = input.baseline else {
      tone = failures == 0 ? .plain : .bad
      headline =
        failures == 0
        ? "\(scope) measured; every expected frame met" : Self.unmet(failures)
      if let gate { (tone, headline) = (gate.tone, gate.text) }
      answers = ReportSummary.withoutBaseline(input)
      return
    }
    let changes = MetricChanges(comparison)
    let machine = ReportSummary.machineFactor(baseline, input.run)
    (tone, headline) = ReportSummary.headline(failures: failures, changes, comparison)
    if let gate { (tone, headline) = (gate.tone, gate.text) }
    let comparisonAnswers = ComparisonAnswers(
      input: input, comparison: comparison, changes: changes, machine: machine)
    answers = comparisonAnswers.answers
  }

  private static func unmet(_ failures: Int) -> String {
    Units.counted(failures, "expectation") + " not met"
  }

  private static func headline(
    failures: Int, _ changes: MetricChanges, _ comparison: RunComparison
  ) -> (Tone, String) {
    if failures > 0 { return (.bad, "Wrong: \(unmet(failures))") }
    if !changes.differing.isEmpty {
      return (
        .bad, "Wrong: the results of \(Units.counted(changes.differing.count, "case")) differ"
      )
    }
    let uncompared = comparison.cases.count { !$0.uncompared.isEmpty } + comparison.missing.count
    if uncompared > 0, changes.slower.isEmpty, changes.heavier.isEmpty {
      return (
        .doubtful, "Undecided: \(Units.counted(uncompared, "case")) not compared, or not wholly"
      )
    }
    if let worst = changes.slower.first {
      let times = changes.times.count
      return (
        .bad,
        "Slower: \(changes.slower.count) of \(times) times, at worst "
          + "\(worst.metric.ratio.map(ReportFormat.ratio) ?? "?")"
      )
    }
    if !changes.heavier.isEmpty {
      return (
        .bad, "More work: \(Units.counted(changes.heavier.count, "counter")) grew, no time did"
      )
    }
    if !comparison.comparability.times {
      return (.doubtful, "Times not compared; no counter grew")
    }
    if changes.times.isEmpty { return (.doubtful, "Undecided: no time was compared") }
    if let best = changes.faster.first {
      return (
        .good,
        "Faster: \(changes.faster.count) of \(changes.times.count) times, at best "
          + "\(best.metric.ratio.map(ReportFormat.ratio) ?? "?")"
      )
    }
    if !changes.lighter.isEmpty {
      return (
        .good, "Less work: \(Units.counted(changes.lighter.count, "counter")) shrank, no time grew"
      )
    }
    let undecided = changes.times.count { $0.metric.verdict == .inconclusive }
    guard undecided == 0 else {
      return (
        .doubtful, "Undecided: \(undecided) of \(changes.times.count) times; no other changed"
      )
    }
    return (.good, "No slower: \(changes.times.count) times within 5 %")
  }

  private static func withoutBaseline(_ input: ReportInput) -> [Answer] {
    var answers = [
      Answer(
        question: "Is it slower?", answer: "Nothing to compare with",
        detail: "No earlier record was found; the next run will be judged against this one.")
    ]
    if let slowest = SlowestStep(input.run) {
      answers.append(slowest.answer(question: "What costs most?", on: input.focus))
    }
    return answers
  }

  /// How many times as long the fixed loop of the calibration took in the later run.
  static func machineFactor(_ baseline: RunRecord, _ run: RunRecord) -> Double {
    guard let old = baseline.before.calibration?.alone, old > 0,
      let new = run.before.calibration?.alone, new > 0
    else { return 1 }
    return new / old
  }
}
