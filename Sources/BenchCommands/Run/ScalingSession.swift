import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog

/// Measures how the generated scenarios of a plan grow, or how much of them fits a display frame.
struct ScalingSession {
  /// What is asked.
  enum Question {
    /// How costs grow, at these sizes; at the tier's and its halves when there are none.
    case sweep(sizes: [Int])
    /// The largest size that fits a display frame.
    case ramp
  }

  let cases: [RunCase]
  let question: Question
  /// Seconds for each scenario and strategy.
  let timeBudget: Double
  private(set) var recording: RunRecording
  private(set) var failures: [String] = []
  private let showsProgress: Bool

  init(
    plan: RunPlan, question: Question, timeBudget: Double, store: RunStore?, showsProgress: Bool
  ) {
    var seen: Set<CaseKey> = []
    cases = plan.cases.filter { runCase in
      var key = runCase.key
      key.size = nil
      key.queues = 1
      return runCase.file.scenario.isGenerated && seen.insert(key).inserted
    }
    self.question = question
    self.timeBudget = timeBudget
    self.showsProgress = showsProgress
    recording = RunRecording(
      arguments: Array(CommandLine.arguments.dropFirst()), store: store)
  }

  /// Measures all.
  ///
  /// - Returns: The exit status, where it is not for the findings to decide.
  mutating func run() -> ExitStatus? {
    // From the beginning, for whoever is interrupted within the first case.
    if let status = recording.saveOrReport() { return status }
    var bar = ProgressBar(total: timeBudget * Double(cases.count), isShown: showsProgress)
    defer { bar.clear() }
    for runCase in cases {
      bar.show("\(runCase.file.scenario.name) \(runCase.strategy.rawValue)")
      do throws(CaseFailure) {
        switch question {
        case .sweep(let sizes):
          let found = try SweepMeasurement(
            runCase: runCase, sizes: sizes, timeBudget: timeBudget
          ).measure()
          recording.append(found.sweeps)
          if let skipped = found.skipped { recording.skip(skipped) }
        case .ramp:
          recording.append(
            try RampMeasurement(runCase: runCase, timeBudget: timeBudget).measure())
        }
      } catch {
        switch error {
        case .interrupted:
          Interruption.answer()
          bar.clear()
          return recording.saveOrReport() ?? .interrupted
        case .run(let reason):
          failures.append("\(runCase.file.path): error: \(runCase.key): \(reason)")
        }
      }
      bar.advance(by: timeBudget)
      if let status = recording.saveOrReport() { return status }
    }
    recording.finish()
    return recording.saveOrReport()
  }

  // MARK: What is printed

  /// The table, and what was left out.
  var lines: [String] {
    var lines = sweepLines + rampLines
    for skipped in recording.record.skipped ?? [] {
      lines.append("\(skipped.key): skipped: \(skipped.reason)")
    }
    if recording.record.isPartial { lines.append("interrupted: partial") }
    return lines
  }

  private var sweepLines: [String] {
    guard let sweeps = recording.record.sweeps, !sweeps.isEmpty else { return [] }
    var table = TextTable(
      [
        ("scenario", .left), ("strategy", .left), ("step", .left), ("sizes", .left),
        ("smallest", .right), ("largest", .right), ("exponent", .right), ("95 %", .left),
        ("law", .left),
      ], expendable: ["sizes", "smallest", "95 %", "strategy", "largest"])
    for sweep in sweeps {
      let sizes = "\(sweep.sizes.first ?? 0)…\(sweep.sizes.last ?? 0)"
      table.append([
        sweep.scenario, sweep.strategy, sweep.step, sizes,
        Units.duration(nanoseconds: sweep.medians.first ?? 0),
        Units.duration(nanoseconds: sweep.medians.last ?? 0), Units.significant(sweep.exponent),
        "\(Units.significant(sweep.exponentLow))…\(Units.significant(sweep.exponentHigh))",
        sweep.law,
      ])
    }
    return table.lines + [""]
  }

  private var rampLines: [String] {
    guard let ramps = recording.record.ramps, !ramps.isEmpty else { return [] }
    var table = TextTable(
      [
        ("scenario", .left), ("strategy", .left), ("fits", .left), ("frame", .right),
        ("size", .right), ("95 %", .left), ("views", .right),
      ], expendable: ["views", "95 %", "strategy"])
    for ramp in ramps {
      let high = ramp.sizeHigh.map { Units.count($0) } ?? "or more"
      table.append([
        ramp.scenario, ramp.strategy, ramp.what, Units.duration(nanoseconds: ramp.budget),
        Units.count(ramp.size), "\(Units.count(ramp.sizeLow))…\(high)", Units.count(ramp.views),
      ])
    }
    return table.lines + [""]
  }
}
