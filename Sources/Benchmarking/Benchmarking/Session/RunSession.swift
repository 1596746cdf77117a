import Foundation
package import Metering
package import ResultStore
import ScenarioEngine
import SolverCatalog

/// Measures the cases of a plan one after another, and keeps the record of it.
package struct RunSession: MeasuringSession {
  /// What is measured.
  package let plan: RunPlan
  package var recording: RunRecordWriter
  /// What was found, in the order of measuring.
  package private(set) var outcomes: [CaseOutcome] = []
  /// The files of the cases measured, as ``outcomes``.
  package private(set) var paths: [String] = []
  package var failures: [String] = []
  /// What each queue did, where that was asked for.
  package private(set) var trace = ChromeTrace()
  private let timeBudget: Double
  private let fault: FaultInjection
  private let recordsTimelines: Bool
  private let certifies: Bool
  /// How many solves were certified; nil where that was not asked for.
  package private(set) var certifiedSolves: Int?
  private var sizes: SizeBudget
  private var measured: Set<CaseKey> = []

  /// The record so far.
  package var record: RunRecord { recording.record }
  package var cases: [RunCase] { plan.cases }
  package var costOfCase: Double { timeBudget * 1.5 }

  /// Creates a session; nothing is measured yet.
  ///
  /// - Parameters:
  ///   - plan: What is measured.
  ///   - planRecord: What identifies the plan in the record.
  ///   - timeBudget: Seconds of samples a case.
  ///   - store: Where the record is saved, if anywhere.
  ///   - recordsTimelines: Whether to note what each queue does when.
  ///   - certifies: Whether the certificate of every solve is checked first.
  ///   - fault: What is put in on purpose.
  package init(
    plan: RunPlan, planRecord: PlanRecord? = nil, timeBudget: Double, store: RunStore?,
    recordsTimelines: Bool = false, certifies: Bool = false,
    fault: FaultInjection = .none
  ) {
    self.certifies = certifies
    certifiedSolves = certifies ? 0 : nil
    self.fault = fault
    self.plan = plan
    self.timeBudget = timeBudget
    self.recordsTimelines = recordsTimelines
    let isFree = planRecord?.scope?.sizes == nil
    let acceptances = isFree ? (try? store?.acceptances()) ?? [] : []
    // Another tier's sizes are larger, and what was retired is no longer missed.
    let accepted = acceptances.standing.filter { $0.tier == nil || $0.tier == planRecord?.tier }
    sizes = SizeBudget(limit: timeBudget / 3, accepted: accepted.map(\.key))
    recording = RunRecordWriter(
      arguments: Array(CommandLine.arguments.dropFirst()), store: store,
      queues: max(2, plan.cases.map(\.queues).max() ?? 1), plan: planRecord,
      planned: plan.cases.map(\.key), faults: fault.names)
  }

  package func title(of runCase: RunCase) -> String { "\(runCase.key)" }

  /// Measures a case, or what of it the budget admits.
  package mutating func measure(_ wanted: RunCase) throws(CaseError) {
    let verdict = try sizes.verdict(on: wanted)
    var runCase = wanted
    if verdict.refusedSize != nil {
      recording.skip(sizes.skipped(wanted.key, verdict))
      guard let size = verdict.size else { return }
      runCase = wanted.with(size: size)
    }
    try measure(admitted: runCase)
    guard runCase.size != wanted.size else { return }
    // At a size of its own a strategy has nothing beside it: the others are measured there as well.
    for partner in plan.cases where partner.isPartner(of: wanted) {
      let size = try sizes.verdict(on: partner).admitted(of: partner)
      guard let size, let own = runCase.size, size >= own else { continue }
      try measure(admitted: partner.with(size: own))
    }
    if runCase.strategy != .standard, !plan.cases.contains(where: { $0.strategy == .standard }),
      let outcome = outcomes.last(where: { $0.record.key == runCase.key })
    {
      try compareWithStandard(outcome, runCase)
    }
  }

  /// Measures a case at a size that the budget admits, unless it was measured before.
  private mutating func measure(admitted runCase: RunCase) throws(CaseError) {
    guard measured.insert(runCase.key).inserted else { return }
    if certifies { certifiedSolves = (certifiedSolves ?? 0) + (try runCase.certify()) }
    let measurement = CaseMeasurement(
      runCase: runCase, timeBudget: UInt64(timeBudget * 1e9), recordsTimelines: recordsTimelines,
      fault: fault)
    let outcome = try measurement.measure()
    outcomes.append(outcome)
    paths.append(runCase.file.path)
    recording.append(outcome.record)
    guard recordsTimelines else { return }
    let parallel = outcome.record.parallel
    trace.add(
      "\(outcome.record.key)", timelines: outcome.timelines,
      isContended: parallel?.isContended ?? false,
      figures: parallel.map {
        [
          (name: "throughput_per_s", value: $0.throughput), (name: "scaling", value: $0.scaling),
          (name: "efficiency", value: $0.scaling / Double(outcome.record.key.queues)),
          (name: "core_share", value: $0.coreShare),
        ]
      } ?? [])
  }

  /// A case at a size of its own, in a run without the standard strategy: that is played once.
  private mutating func compareWithStandard(
    _ outcome: CaseOutcome, _ runCase: RunCase
  ) throws(CaseError) {
    let run = runCase.with(strategy: .standard).makePlayback()
    do throws(ScenarioPlaybackError) {
      _ = try run.play()
    } catch {
      throw .run(error)
    }
    guard let engine = run.engine else { return }
    let reference = DeterminedFrames(of: engine)
    guard let index = outcome.determined.firstDifference(from: reference) else { return }
    failures.append(
      outcome.disagreement(at: index, reference, named: SolverStrategy.standard.rawValue))
  }
}

extension RunCase {
  /// Whether this is the same question to another strategy.
  fileprivate func isPartner(of other: RunCase) -> Bool {
    strategy != other.strategy && with(strategy: other.strategy).key == other.key
  }
}

extension SizeSearch.Outcome {
  /// The greatest size that a case is measured at; nil for none.
  fileprivate func admitted(of runCase: RunCase) -> Int? {
    refusedSize == nil ? runCase.size : size
  }
}
