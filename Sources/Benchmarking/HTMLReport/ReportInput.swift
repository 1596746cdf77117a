package import ResultStore

/// All that a report is made from: records, and what the caller knows of their scenarios.
package struct ReportInput: Sendable {
  /// What the reader came for; it decides the title and which parts are on the page.
  package enum Focus: Sendable {
    /// One run, judged against the run before it when there is one.
    case run
    /// Two runs that the reader named.
    case comparison
    /// How every metric went, run after run.
    case history
  }

  /// What the reader came for.
  package var focus: Focus
  /// The run that the report is about: the candidate of a comparison, the newest run of a history.
  package var run: RunRecord
  /// The run that it is judged against.
  package var baseline: RunRecord?
  /// What the gate found in the run, whose verdict is then the page's; absent for a comparison of
  /// two runs that the reader named.
  package var gate: GateResult?
  /// The runs in which a change may have begun.
  package var history: RunHistory
  /// What is known of each scenario, by its name.
  package var scenarios: [String: ScenarioDetails]
  /// Stacks with their bytes, one `frame;frame;frame count` a line, as profilers fold them.
  package var foldedStacks: String?
  /// What counts as a change.
  package var policy: GatePolicy

  /// Creates the input of a report; what is not known is left out of the page.
  package init(
    focus: Focus, run: RunRecord, baseline: RunRecord? = nil, gate: GateResult? = nil,
    history: RunHistory,
    scenarios: [String: ScenarioDetails] = [:], foldedStacks: String? = nil,
    policy: GatePolicy = GatePolicy()
  ) {
    self.focus = focus
    self.run = run
    self.baseline = baseline
    self.gate = gate
    self.history = history
    self.scenarios = scenarios
    self.foldedStacks = foldedStacks
    self.policy = policy
  }
}

/// What a report states about a scenario beside its figures.
package struct ScenarioDetails: Hashable, Sendable {
  /// What the scenario is for, in a sentence or two.
  package var purpose: String
  /// The laid-out hierarchy as one SVG document, if it could be drawn.
  package var picture: String?
  /// Where its layout can be looked into; nil for nowhere.
  package var walk: ScenarioWalk?
  /// What else is to be known of it, in a sentence.
  package var remark: String?

  /// Creates the description of a scenario.
  package init(
    purpose: String, picture: String? = nil, walk: ScenarioWalk? = nil, remark: String? = nil
  ) {
    self.purpose = purpose
    self.picture = picture
    self.walk = walk
    self.remark = remark
  }
}

/// Where a scenario's layout can be looked into, view by view and frame by frame.
package struct ScenarioWalk: Hashable, Sendable {
  /// The address of its first layout, relative to the report.
  package var address: String
  /// The address of the last frame of each step, by its label.
  package var steps: [String: String]

  /// Creates the addresses.
  package init(address: String, steps: [String: String] = [:]) {
    self.address = address
    self.steps = steps
  }
}
