package import ResultStore
import ScenarioEngine
import SolverCatalog

/// Measures how the generated scenarios of a plan grow, or how much of them fits a display frame.
package struct ScalingSession: MeasuringSession {
  /// What is asked.
  package enum Question {
    /// How costs grow, at these sizes; at the tier's and its halves when there are none.
    case sweep(sizes: [Int])
    /// The largest size that fits a display frame.
    case ramp
  }

  package let cases: [RunCase]
  /// What is asked.
  package let question: Question
  /// Seconds for each scenario and strategy.
  package let timeBudget: Double
  package var recording: RunRecordWriter
  package var failures: [String] = []
  package var costOfCase: Double { timeBudget }

  /// Creates a session for the generated scenarios of a plan; nothing is measured yet.
  package init(plan: RunPlan, question: Question, timeBudget: Double, store: RunStore?) {
    var seen: Set<CaseKey> = []
    cases = plan.cases.filter { runCase in
      var key = runCase.key
      key.size = nil
      key.queues = 1
      return runCase.file.scenario.isGenerated && seen.insert(key).inserted
    }
    self.question = question
    self.timeBudget = timeBudget
    recording = RunRecordWriter(
      arguments: Array(CommandLine.arguments.dropFirst()), store: store)
  }

  package func title(of runCase: RunCase) -> String {
    "\(runCase.file.scenario.name) \(runCase.strategy.rawValue)"
  }

  package mutating func measure(_ runCase: RunCase) throws(CaseError) {
    switch question {
    case .sweep(let sizes):
      let found = try SweepMeasurement(
        runCase: runCase, sizes: sizes, timeBudget: timeBudget
      ).measure()
      recording.append(found.sweeps)
      if let skipped = found.skipped { recording.skip(skipped) }
    case .ramp:
      recording.append(try RampMeasurement(runCase: runCase, timeBudget: timeBudget).measure())
    }
  }
}
