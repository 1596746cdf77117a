import Metering
package import ResultStore
import ScenarioEngine
import SolverCatalog

/// Finds, for a strategy, the largest size of a scenario that its time budget admits.
///
/// A dear strategy is tried at small sizes first; a size that would take longer than the limit is
/// never begun. What is decided holds for all numbers of queues.
package struct SizeBudget {
  /// The most that one play may take, in seconds.
  package let limit: Double
  private var known: [CaseKey: SizeSearch.Outcome] = [:]

  /// The sizes that each case was accepted at, the largest first; keys without size and on one queue.
  private var acceptedSizes: [CaseKey: [Int]] = [:]

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - limit: The most that one play may take, in seconds.
  ///   - accepted: The cases of the tier that a run is held against. A size among them is kept while a
  ///     play of it takes at most twice the limit, as noise alone would otherwise decide from night to
  ///     night what can be compared.
  package init(limit: Double, accepted: [CaseKey] = []) {
    self.limit = limit
    for key in accepted {
      guard let size = key.size else { continue }
      acceptedSizes[Self.withoutSize(key), default: []].append(size)
    }
    for key in acceptedSizes.keys { acceptedSizes[key]?.sort(by: >) }
  }

  private static func withoutSize(_ key: CaseKey) -> CaseKey {
    var key = key
    key.size = nil
    key.queues = 1
    return key
  }

  /// What the budget admits of a case; a scenario that is written out has one size only.
  mutating func verdict(on runCase: RunCase) throws(CaseError) -> SizeSearch.Outcome {
    guard let wanted = runCase.size else { return SizeSearch.Outcome(size: nil) }
    var key = runCase.key
    key.queues = 1
    if let known = known[key] { return known }
    let search = SizeSearch(limit: limit * 1e9)
    let verdict = try search.search(upTo: wanted, from: runCase.admittedSizes.lowerBound) {
      size throws(CaseError) in
      // A busy machine is no reason to measure less.
      let clock: MeterClock =
        runCase.strategy.solvesOnSeveralQueues ? .processCPU : .threadCPU
      let start = clock.now
      let run = runCase.with(size: size).makePlayback()
      for phase in run.phases { try run.play(phase) }
      return Double(clock.now - start)
    }
    let kept = keepingAcceptedSize(verdict, of: key, wanted: wanted)
    known[key] = kept
    return kept
  }

  /// The verdict with the largest accepted size in place of the admitted one, while that costs at most
  /// twice the limit.
  ///
  /// - Parameters:
  ///   - verdict: What the limit alone admits.
  ///   - key: The case.
  ///   - wanted: The size that the plan asks for.
  /// - Returns: The verdict where no size was accepted, or only dearer ones.
  package func keepingAcceptedSize(
    _ verdict: SizeSearch.Outcome, of key: CaseKey, wanted: Int
  ) -> SizeSearch.Outcome {
    let admitted = verdict.refusedSize == nil ? wanted : verdict.size ?? 0
    for size in acceptedSizes[Self.withoutSize(key)] ?? [] where size <= wanted {
      if size == admitted { return verdict }
      if size == verdict.refusedSize, let cost = verdict.predictedCost, cost <= 2 * limit * 1e9 {
        return size == wanted
          ? SizeSearch.Outcome(size: wanted) : SizeSearch.Outcome(size: size, refusedSize: wanted)
      }
      if size < admitted {
        return SizeSearch.Outcome(size: size, refusedSize: verdict.refusedSize ?? wanted)
      }
    }
    return verdict
  }

  /// The record of what a verdict leaves out of a case.
  package func skipped(_ key: CaseKey, _ verdict: SizeSearch.Outcome) -> SkippedRecord {
    guard verdict.predictedCost != nil || verdict.size == nil else {
      return SkippedRecord(
        key: key, measuredSize: verdict.size,
        reason: "accepted runs have another size, which is kept while it can be measured")
    }
    let cost = Units.duration(nanoseconds: verdict.predictedCost ?? 0)
    let size = verdict.refusedSize ?? 0
    let most = Units.duration(nanoseconds: limit * 1e9)
    return SkippedRecord(
      key: key, measuredSize: verdict.size,
      reason: "one play at size \(size) takes about \(cost), over the \(most) that it may take")
  }
}
