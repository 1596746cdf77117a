import ScenarioEngine

extension CaseMeasurement {
  /// Plays once for the conflicts, ambiguity and feedback loops that the scenario does not expect.
  ///
  /// In a play of its own: to find out what the constraints leave open, the engine gives the solver rows
  /// that a layout alone would not have. The answers stay the same, but a solver that meets these rows
  /// does other work from there on, and may round otherwise.
  func playForFindings() throws(CaseError) -> [ScenarioFinding] {
    let run = runCase.makePlayback()
    run.collectsFindings = true
    var findings: [ScenarioFinding] = []
    for phase in run.phases {
      try run.play(phase)
      findings += run.findings(after: phase)
    }
    return findings
  }
}
