import Formatting
import ResultStore

/// The step of a run with the greatest median.
struct SlowestStep {
  var key: CaseKey
  var step: String
  var median: Double

  /// Finds it; nothing when no step was timed.
  init?(_ run: RunRecord) {
    var found: SlowestStep?
    for one in run.cases {
      for step in one.steps {
        guard let median = step.time?.summary?.median, median > found?.median ?? -1 else {
          continue
        }
        found = SlowestStep(key: one.key, step: step.label, median: median)
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(key: CaseKey, step: String, median: Double) {
    self.key = key
    self.step = step
    self.median = median
  }

  /// The step as an answer.
  func answer(question: String, on focus: ReportInput.Focus) -> ReportSummary.Answer {
    ReportSummary.Answer(
      question: question, answer: "\(key.scenario) / \(step)",
      detail:
        "\(Units.duration(nanoseconds: median)), \(Percent.text(median / FrameBudget.standard)) of a "
        + "frame at 60 Hz",
      link: "#" + CaseNames.link(key.scenario, on: focus))
  }
}
