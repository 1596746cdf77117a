package import Metering
package import ResultStore
package import ScenarioEngine

/// What was found for a case: its record, and what the record does not keep.
package struct CaseOutcome {
  /// Its record.
  package var record: CaseRecord
  /// The frames after the last step.
  package var frames: FrameSnapshot
  /// The unrounded frames after the last step, without what the constraints leave open.
  package var determined: DeterminedFrames
  package var mismatches: [FrameMismatch]
  /// Conflicts, ambiguity and feedback loops that the scenario does not expect.
  package private(set) var findings: [ScenarioFinding] = []
  /// What each queue did, when that was asked for.
  package var timelines: [QueueTimeline] = []

  /// Adds findings, which are failures of the record as well.
  mutating func add(_ found: [ScenarioFinding]) {
    findings += found
    record.failures += found.map { finding in
      FailureRecord(
        step: finding.step, subject: finding.subject, expected: "\(finding.kind.rawValue): none",
        found: finding.message)
    }
  }
}

/// Why a case gave no figures.
package enum CaseError: Error {
  /// A signal asked for the end.
  case interrupted
  /// The scenario could not be played on.
  case run(ScenarioPlaybackError)
}
