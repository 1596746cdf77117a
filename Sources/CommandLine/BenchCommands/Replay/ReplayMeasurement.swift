import LinearConstraints
import Metering
import SolverCatalog
import Statistics

/// Plays one trace with one strategy: once for its answers, then for times and allocations.
struct ReplayMeasurement {
  let trace: Trace
  let strategy: SolverStrategy
  /// Whether the play for answers checks the certificate of every solve; the timed ones never do.
  var certifies = false

  /// Why a replay ended early.
  enum ReplayError: Error {
    /// The solver refused an operation, which no trace that was read should cause.
    case refused(TraceReplayError)
    /// A solve's certificate does not hold.
    case uncertified(line: Int32, reason: String, certifiedSolves: Int)
  }

  /// Plays the trace.
  ///
  /// - Throws: at the first solve that is refused or not certified.
  func run(
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
    if let name { report.explanation = explanation(of: name, in: replay) }
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
    var timing = PhaseRecorder(.time(.threadCPU))
    for _ in 0..<repetitions { try play(&timing, replicas: 1) }
    let clockCost = MeterClock.threadCPU.readingCost()
    let coarse = timing.series
    let shortest = coarse.compactMap(\.times.statistics?.median).min() ?? 0
    // Labels that the clock disturbs are timed over a run of equal solvers, one after another.
    let replicas = ReplayMeasurement.replicas(for: shortest, clockCost: clockCost)
    var fine: [PhaseSeries] = []
    if replicas > 1 {
      var recorder = PhaseRecorder(.time(.threadCPU))
      for _ in 0..<repetitions { try play(&recorder, replicas: replicas) }
      fine = recorder.series
    }
    return coarse.indices.map { index in
      let isShort =
        (coarse[index].times.statistics?.median ?? 0) < SamplingPlan.clockCostsPerSample * clockCost
      let times =
        isShort && !fine.isEmpty
        ? fine[index].times.nanoseconds.map { $0 / Double(replicas) }
        : coarse[index].times.nanoseconds
      return ReplayReport.Label(
        label: coarse[index].label, samples: times, repetitions: repetitions,
        allocations: counting.series[index].allocations.suffix(
          counting.series[index].allocations.count / 2))
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

  /// How many solvers make a step long enough for the clock, within reason.
  private static func replicas(for shortest: Double, clockCost: Double) -> Int {
    let wanted = SamplingPlan.clockCostsPerSample * clockCost / max(shortest, 1)
    return min(max(Int(wanted.rounded(.up)), 1), 64)
  }

  private func explanation(of name: String, in replay: borrowing TraceReplay) -> [String] {
    replay.explanation(of: name)
  }
}

/// Lets an array hold replays, which cannot be copied.
private final class ReplayBox {
  var replay: TraceReplay

  init(_ trace: Trace, _ strategy: SolverStrategy) {
    replay = TraceReplay(trace, on: strategy.makeSolver())
  }
}
