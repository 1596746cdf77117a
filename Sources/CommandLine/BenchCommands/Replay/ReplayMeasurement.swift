package import LinearConstraints
import Metering
package import SolverCatalog
import Statistics

/// Plays one trace with one strategy: once for its answers, then for times and allocations.
package struct ReplayMeasurement {
  let trace: Trace
  let strategy: SolverStrategy
  /// Whether the play for answers checks the certificate of every solve; the timed ones never do.
  let certifies: Bool

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - trace: What is played.
  ///   - strategy: What plays it.
  ///   - certifies: Whether certificates are checked while it is played for answers.
  package init(trace: Trace, strategy: SolverStrategy, certifies: Bool = false) {
    self.trace = trace
    self.strategy = strategy
    self.certifies = certifies
  }

  /// Plays the trace.
  ///
  /// - Parameters:
  ///   - file: What the trace is called.
  ///   - repetitions: How often it is played for its times.
  ///   - name: The variable whose value is explained.
  /// - Returns: Answers, times and allocations.
  /// - Throws: at the first solve that is refused or not certified.
  package func run(
    file: String, repetitions: Int, explaining name: String?
  ) throws(ReplayError) -> ReplayReport {
    let solver = strategy.makeSolver()
    let certifying = certifies ? CertifyingSolver(solver) : nil
    var replay = TraceReplay(trace, on: certifying ?? solver)
    var report: ReplayReport
    do throws(TraceReplayError) {
      let result = try replay.run()
      report = ReplayReport(file: file, strategy: strategy.rawValue, result: result)
    } catch {
      guard case .uncertified(let failure) = error.error else { throw .refused(error) }
      throw .uncertified(
        line: error.line, reason: replay.description(of: failure),
        certifiedSolves: certifying?.certifiedSolveCount ?? 0)
    }
    report.certifiedSolves = certifying?.certifiedSolveCount
    if let name { report.explanation = replay.explanation(of: name) }
    guard repetitions > 0 else { return report }
    do throws(TraceReplayError) {
      report.labels = try measureLabels(repetitions: repetitions)
    } catch {
      throw .refused(error)
    }
    return report
  }

  /// Times and allocations of every label.
  private func measureLabels(
    repetitions: Int
  ) throws(TraceReplayError) -> [ReplayReport.Label] {
    var counting = PhaseRecorder(.allocations(.thisThread))
    for _ in 0..<2 { try play(&counting, replicas: 1) }
    let clockCost = MeterClock.threadCPU.readingCost()
    func times(replicas: Int) throws(TraceReplayError) -> [PhaseSeries] {
      var recorder = PhaseRecorder(.time(.threadCPU), clockCost: clockCost)
      for _ in 0..<repetitions { try play(&recorder, replicas: replicas) }
      return recorder.series.map { $0.sharedAmong(replicas) }
    }
    // Labels that the clock disturbs are timed over a run of equal solvers, one after another.
    var timed = try times(replicas: 1)
    let replicas = ReplicaPlan(
      medians: timed.compactMap(\.times.statistics?.median), clockCost: clockCost)
    if replicas.count > 1 {
      timed = timed.replacingShortSteps(by: try times(replicas: replicas.count))
    }
    let counted = counting.series.map(\.allocations)
    return timed.indices.map { index in
      ReplayReport.Label(
        label: timed[index].label, samples: timed[index].times.nanoseconds,
        repetitions: repetitions, allocations: counted[index].suffix(counted[index].count / 2))
    }
  }

  /// Plays all steps on fresh solvers, each step on all of them in a row.
  private func play(
    _ recorder: inout PhaseRecorder, replicas: Int
  ) throws(TraceReplayError) {
    var replays: [ReplayBox] = []
    for _ in 0..<replicas { replays.append(ReplayBox(trace, strategy)) }
    recorder.beginRound()
    for step in replays[0].replay.steps {
      try recorder.measure(step.label ?? "solve") { () throws(TraceReplayError) in
        for box in replays { try box.replay.perform(step) }
      }
    }
  }
}

/// Lets an array hold replays, which cannot be copied.
private final class ReplayBox {
  var replay: TraceReplay

  init(_ trace: Trace, _ strategy: SolverStrategy) {
    replay = TraceReplay(trace, on: strategy.makeSolver())
  }
}
