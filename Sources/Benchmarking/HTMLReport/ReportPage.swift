import Mustache
import ResultStore

/// A whole report as one page of HTML that needs nothing beside it.
package struct ReportPage {
  private let model: PageModel

  /// What the page states first, in one line.
  package var verdict: String { model.summary.headline }

  /// Judges and lays out what there is.
  ///
  /// - Complexity: O(*metrics* · *resamples* · *samples*), as the comparison's.
  package init(_ input: ReportInput) {
    model = PageModel(input)
  }

  /// The page.
  ///
  /// - Returns: UTF-8 text, the same for the same input.
  /// - Throws: The template parser's error, which would be a fault of this program.
  package func html() throws -> String {
    let library = try Templates.library()
    return library.render(model, withTemplate: "page") ?? ""
  }
}

/// What the templates see.
struct PageModel {
  /// A part of the page, for the list at its head.
  struct Link {
    var target: String
    var name: String
  }

  var title: String
  var subtitle: String
  var styleSheet: String
  var script: String
  var tone: String
  var summary: ReportSummary
  var links: [Link]
  var conditions: ConditionsSection
  var gate: GateSection?
  var changes: ChangesSection?
  var overview: OverviewSection?
  var scenarios: [ScenarioSection]
  var hasScenarios: Bool
  /// Which cases there is no room for, in a sentence.
  var omittedCases: String?
  var sweeps: SweepsSection?
  var flameGraph: FlameSection?
  /// The file that has every sample.
  var recordFile: String
  var history: HistorySection?

  init(_ input: ReportInput) {
    let run = input.run
    let comparison = input.baseline.map {
      RunComparison(baseline: $0, candidate: run, policy: input.policy)
    }
    summary = ReportSummary(input, comparison)
    tone = summary.tone.rawValue
    conditions = ConditionsSection(input, comparison)
    gate = input.gate.map { GateSection($0) }
    changes = comparison.flatMap { comparison in
      input.baseline.map { ChangesSection(input, $0, comparison) }
    }
    let showsCases = input.focus != .history
    overview = showsCases ? OverviewSection(run, comparison, scenarios: input.scenarios) : nil
    let room = DetailBudget(run)
    scenarios = showsCases ? Self.scenarios(input, room) : []
    omittedCases = showsCases ? room.omission : nil
    hasScenarios = !scenarios.isEmpty
    sweeps = SweepsSection(run)
    flameGraph = input.foldedStacks.flatMap { FlameSection(folded: $0) }
    recordFile = RunFile.fileName(of: run)
    history = HistorySection(input)
    (title, subtitle) = Self.titles(input)
    styleSheet = Templates.styleSheet
    script = Templates.script
    let parts: [(Bool, String, String)] = [
      (gate != nil, "gate", "Gate"), (changes != nil, "changes", "Changes"),
      (overview != nil, "overview", "Cases"),
      (hasScenarios, "scenarios", "Scenarios"), (sweeps != nil, "sweeps", "Growth"),
      (flameGraph != nil, "flame-graph", "Memory"), (history != nil, "history", "History"),
      (true, "conditions", "Conditions"),
    ]
    links = parts.filter(\.0).map { Link(target: $0.1, name: $0.2) }
  }

  private static func titles(_ input: ReportInput) -> (String, String) {
    let run = input.run
    let commit = ReportFormat.commit(run.build.commit)
    let place = "\(run.machine.processor), \(run.machine.cores) cores"
    return switch input.focus {
    case .run: ("LayoutBench at \(commit)", "\(ReportFormat.date(run.date)) on \(place)")
    case .comparison:
      (
        "LayoutBench: \(ReportFormat.commit(input.baseline?.build.commit)) → \(commit)",
        "\(ReportFormat.date(run.date)) on \(place)"
      )
    case .history:
      ("LayoutBench: history to \(commit)", "\(input.history.runs.count) runs, \(place)")
    }
  }

  private static func scenarios(_ input: ReportInput, _ room: DetailBudget) -> [ScenarioSection] {
    var names: [String] = []
    for found in input.run.cases where !names.contains(found.key.scenario) {
      names.append(found.key.scenario)
    }
    return names.map { name in
      ScenarioSection(
        name: name, cases: input.run.cases.filter { $0.key.scenario == name },
        details: input.scenarios[name], room: room, policy: input.policy)
    }
  }
}
