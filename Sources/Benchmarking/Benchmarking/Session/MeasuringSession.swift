package import ResultStore

/// What a session is about to do, or has done.
package enum SessionProgress {
  /// A case begins: its name, for people.
  case begins(String)
  /// A case is over, which was to take so many seconds.
  case ends(cost: Double)
}

/// How a session ended.
package enum SessionEnd {
  /// Every case was measured or failed by itself.
  case finished
  /// A signal ended it; the record has what was measured until then.
  case interrupted
  /// The record could not be written.
  case notSaved(RecordError)
}

/// Cases that are measured one after another into one record.
///
/// The record is saved after each case, so that a run that is killed leaves what it had.
package protocol MeasuringSession {
  /// What is measured, in order.
  var cases: [RunCase] { get }
  /// The seconds that a case takes, as far as one can know.
  var costOfCase: Double { get }
  /// The record, and where it is saved.
  var recording: RunRecordWriter { get set }
  /// Cases that could not be measured, and why.
  var failures: [String] { get set }
  /// A case's name, for people who wait.
  func title(of runCase: RunCase) -> String
  /// Measures a case into the record.
  mutating func measure(_ runCase: RunCase) throws(CaseError)
}

extension MeasuringSession {
  /// Measures all cases.
  ///
  /// - Parameter observe: Called before and after each case.
  /// - Returns: How the session ended.
  package mutating func run(_ observe: (SessionProgress) -> Void = { _ in }) -> SessionEnd {
    do throws(RecordError) {
      // From the beginning, for runs that are interrupted within the first case.
      try recording.saveWhole()
      for runCase in cases {
        observe(.begins(title(of: runCase)))
        do throws(CaseError) {
          try measure(runCase)
        } catch {
          switch error {
          case .interrupted:
            Interruption.acknowledge()
            try recording.saveWhole()
            return .interrupted
          case .run(let reason):
            failures.append("\(runCase.file.path): error: \(runCase.key): \(reason)")
          }
        }
        observe(.ends(cost: costOfCase))
        try recording.saveWhole()
      }
      recording.finish()
      try recording.saveWhole()
      return .finished
    } catch {
      return .notSaved(error)
    }
  }
}
