import Foundation
import Metering
import ResultStore

/// Measures the cases of a plan one after another, and keeps the record of it.
///
/// The record is saved after each case, so that a run that is killed leaves what it had.
struct RunSession {
  let plan: RunPlan
  private(set) var recording: RunRecording
  private(set) var outcomes: [CaseOutcome] = []
  /// Cases that could not be measured, and why.
  private(set) var failures: [String] = []
  private(set) var savedPath: String?
  private let timeBudget: Double
  private let fault: FaultInjection
  private let showsProgress: Bool

  var record: RunRecord { recording.record }

  init(
    plan: RunPlan, planRecord: PlanRecord? = nil, timeBudget: Double, store: RunStore?,
    showsProgress: Bool, fault: FaultInjection = .none
  ) {
    self.fault = fault
    self.plan = plan
    self.timeBudget = timeBudget
    self.showsProgress = showsProgress
    recording = RunRecording(
      arguments: Array(CommandLine.arguments.dropFirst()), store: store,
      queues: max(2, plan.cases.map(\.queues).max() ?? 1), plan: planRecord,
      faults: fault.names)
  }

  /// Runs all cases.
  ///
  /// - Returns: The exit status, where it is not for the findings to decide.
  mutating func run() -> ExitStatus? {
    Interruption.listen()
    var bar = ProgressBar(
      total: timeBudget * 1.5 * Double(plan.cases.count), isShown: showsProgress)
    defer { bar.clear() }
    for runCase in plan.cases {
      bar.show("\(runCase.key)")
      let measurement = CaseMeasurement(
        runCase: runCase, timeBudget: UInt64(timeBudget * 1e9), fault: fault)
      do throws(CaseFailure) {
        let outcome = try measurement.measure()
        outcomes.append(outcome)
        recording.append(outcome.record)
      } catch {
        switch error {
        case .interrupted:
          bar.clear()
          return save() ?? .interrupted
        case .run(let reason):
          failures.append("\(runCase.file.path): error: \(runCase.key): \(reason)")
        }
      }
      bar.advance(by: timeBudget * 1.5)
      if let status = save() { return status }
    }
    recording.finish()
    return save()
  }

  /// Writes the record as it is now.
  ///
  /// - Returns: A status when it could not be written.
  private mutating func save() -> ExitStatus? {
    do throws(RecordError) {
      savedPath = try recording.save()
      return nil
    } catch {
      Terminal.report("error: \(error.description)")
      return .unavailable
    }
  }
}
