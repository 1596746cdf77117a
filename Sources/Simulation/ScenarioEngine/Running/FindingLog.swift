import AutoLayoutEngine
import LayoutModel

/// What a run's engine reports while it is played, and which of it the scenario expects.
struct FindingLog {
  private let expected: ExpectedFindings
  /// Conflicts and loops since the last question.
  private var conflicts: [LayoutConflict] = []
  private var loops: [LayoutFeedbackLoop] = []
  /// What was found so far, by kind and subject.
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    var kind: ScenarioFinding.Kind
    var subject: String
  }

  init(expected: ExpectedFindings) {
    self.expected = expected
  }

  mutating func note(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  mutating func note(_ loop: LayoutFeedbackLoop) {
    loops.append(loop)
  }

  /// What was found since the last question and is not expected; each only once in a run.
  mutating func unexpected(
    after step: String, _ engine: LayoutEngine, findsAmbiguity: Bool
  ) -> [ScenarioFinding] {
    var found: [ScenarioFinding] = []
    for conflict in conflicts {
      let others = conflict.constraints.filter { $0 !== conflict.broken }
      found.append(
        ScenarioFinding(
          step: step, kind: .conflicts,
          subject: conflict.broken.identifier ?? conflict.broken.equation,
          message: "conflict: \(conflict.broken.findingName) was given up"
            + (others.isEmpty
              ? ": no frame can fulfil it"
              : " against " + others.map(\.findingName).joined(separator: ", "))))
    }
    for loop in loops {
      for view in loop.views {
        found.append(
          ScenarioFinding(
            step: step, kind: .feedbackLoops, subject: view.reportName,
            message: "feedback loop: the layout of \(view.reportName) does not settle; it keeps "
              + "the last frame"))
      }
    }
    for ambiguity in findsAmbiguity ? engine.ambiguities() : [] {
      found.append(
        ScenarioFinding(
          step: step, kind: .ambiguity, subject: ambiguity.view.reportName,
          message: "ambiguity: the constraints do not determine "
            + ambiguity.unknowns.map(\.description).joined(separator: ", ")
            + " of \(ambiguity.view.reportName)"))
    }
    conflicts = []
    loops = []
    return found.filter { finding in
      let isNew = seen.insert(Key(kind: finding.kind, subject: finding.subject)).inserted
      return isNew && !expected[finding.kind].includes(finding.subject)
    }
  }

  /// What is expected and was not found in the whole run.
  func missing(after step: String) -> [ScenarioFinding] {
    ScenarioFinding.Kind.allCases.flatMap { kind -> [ScenarioFinding] in
      switch expected[kind] {
      case .none: return []
      case .any:
        guard !seen.contains(where: { $0.kind == kind }) else { return [] }
        return [
          ScenarioFinding(
            step: step, kind: kind, subject: "any",
            message: "\(kind.rawValue): expected, and there are none")
        ]
      case .subjects(let subjects):
        return subjects.filter { !seen.contains(Key(kind: kind, subject: $0)) }.map { subject in
          ScenarioFinding(
            step: step, kind: kind, subject: subject,
            message: "\(kind.rawValue): expected of '\(subject)', and there is none")
        }
      }
    }
  }
}

extension LayoutConstraint {
  /// Identifier and equation.
  fileprivate var findingName: String {
    identifier.map { "'\($0)' (\(equation))" } ?? equation
  }
}
