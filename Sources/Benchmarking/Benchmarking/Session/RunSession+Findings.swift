import LayoutModel
import ResultStore
import ScenarioEngine

// What makes a run fail.
extension RunSession {
  /// Cases that failed, expected frames that were missed, findings that are not expected, and answers
  /// that differ between strategies, queues or plays; a sentence each.
  package var findings: [String] {
    var found = failures
    for (path, outcome) in zip(paths, outcomes) {
      let key = outcome.record.key
      for mismatch in outcome.mismatches { found.append("\(path): \(key): \(mismatch)") }
      for finding in outcome.findings { found.append("\(path): \(key): \(finding)") }
      for failure in outcome.record.failures where ["parallel", "again"].contains(failure.step) {
        found.append(
          "\(path): \(key): \(failure.subject): \(failure.found), expected \(failure.expected)")
      }
    }
    return found + disagreements
  }

  /// Strategies that give other determined frames than the first one of the same case, and queue
  /// counts of a strategy whose frames are not the same to the last bit.
  private var disagreements: [String] {
    var first: [CaseKey: CaseOutcome] = [:]
    var firstOfStrategy: [CaseKey: CaseOutcome] = [:]
    var found: [String] = []
    for outcome in outcomes {
      var key = outcome.record.key
      key.queues = 1
      if let own = firstOfStrategy[key] {
        if own.record.exactChecksum != outcome.record.exactChecksum {
          found.append(
            "\(outcome.record.key): other bits than on \(own.record.key.queues) queues")
        }
      } else {
        firstOfStrategy[key] = outcome
      }
      key.strategy = ""
      guard let reference = first[key] else {
        first[key] = outcome
        continue
      }
      guard let index = outcome.determined.firstDifference(from: reference.determined)
      else { continue }
      found.append(
        outcome.disagreement(
          at: index, reference.determined, named: reference.record.key.strategy))
    }
    return found
  }
}

extension CaseOutcome {
  /// That a frame differs from the one that another strategy found, in a sentence.
  func disagreement(
    at index: Int, _ reference: DeterminedFrames, named strategy: String
  ) -> String {
    let key = record.key
    guard index < frames.entries.count, index < reference.frames.count else {
      return "\(key): other views than with \(strategy)"
    }
    return "\(key): \(frames.entries[index].name) has "
      + "\(determined.frames[index].frameNotation), but "
      + "\(reference.frames[index].frameNotation) with \(strategy)"
  }
}
