import Metering
import ResultStore
import Scaling
import ScenarioEngine

/// Finds, for a strategy, the largest size of a scenario that its time budget admits.
///
/// A dear strategy is tried at small sizes first; a size that would take longer than the limit is
/// never begun. What is decided holds for all numbers of queues.
struct SizeBudget {
  /// The most that one play may take, in seconds.
  let limit: Double
  private var known: [CaseKey: Admission.Verdict] = [:]

  init(limit: Double) {
    self.limit = limit
  }

  /// What the budget admits of a case; a scenario that is written out has one size only.
  mutating func verdict(on runCase: RunCase) throws(CaseFailure) -> Admission.Verdict {
    guard let wanted = runCase.size else { return Admission.Verdict(size: nil) }
    var key = runCase.key
    key.queues = 1
    if let known = known[key] { return known }
    let admission = Admission(limit: limit * 1e9)
    let verdict = try admission.admit(wanted, from: runCase.admittedSizes.lowerBound) {
      size throws(CaseFailure) in
      // A busy machine is no reason to measure less.
      let start = MeterClock.threadCPU.now
      let run = runCase.with(size: size).makeRun()
      for phase in run.phases { try run.play(phase) }
      return Double(MeterClock.threadCPU.now - start)
    }
    known[key] = verdict
    return verdict
  }

  /// The record of what a verdict leaves out of a case.
  func skipped(_ runCase: RunCase, _ verdict: Admission.Verdict) -> SkippedRecord {
    let cost = Units.duration(nanoseconds: verdict.predictedCost ?? 0)
    let size = verdict.refusedSize ?? 0
    let most = Units.duration(nanoseconds: limit * 1e9)
    return SkippedRecord(
      key: runCase.key, measuredSize: verdict.size,
      reason: "one play at size \(size) takes about \(cost), over the \(most) that it may take")
  }
}
