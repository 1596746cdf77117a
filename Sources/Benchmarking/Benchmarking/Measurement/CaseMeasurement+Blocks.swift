import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Statistics

// One hierarchy, its independent blocks solved on several queues.
extension CaseMeasurement {
  /// Plays one hierarchy with its blocks on one queue and on several, in turns.
  ///
  /// - Returns: Wall times; nothing for a strategy that does not know blocks.
  /// - Throws: why a play ended early.
  func blockScaling(firstPlay: Double) throws(CaseError) -> BlockScalingRecord? {
    guard runCase.strategy.solvesOnSeveralQueues else { return nil }
    let rounds = MeasuringEffort(timeBudget: timeBudget, firstPlay: firstPlay).blockRounds
    var alone: (start: [Double], timeline: [Double]) = ([], [])
    var together = alone
    for _ in 0..<rounds {
      let first = try wallTimes(blockQueues: 1)
      alone.start.append(first.start)
      alone.timeline.append(first.timeline)
      let second = try wallTimes(blockQueues: runCase.queues)
      together.start.append(second.start)
      together.timeline.append(second.timeline)
    }
    func median(_ samples: [Double]) -> Double { SampleStatistics(samples)?.median ?? 0 }
    return BlockScalingRecord(
      queues: runCase.queues, rounds: rounds, firstLayoutAlone: median(alone.start),
      firstLayout: median(together.start), timelineAlone: median(alone.timeline),
      timeline: median(together.timeline))
  }

  /// Nanoseconds of wall time for the first layout and for all steps.
  private func wallTimes(
    blockQueues: Int
  ) throws(CaseError) -> (start: Double, timeline: Double) {
    let run = runCase.makePlayback(blockQueues: blockQueues)
    var start = 0.0
    var timeline = 0.0
    for phase in run.phases {
      try run.play(phase) { () throws(ScenarioPlaybackError) in
        let before = MeterClock.monotonic.now
        try run.perform(phase)
        let time = Double(MeterClock.monotonic.now - before)
        switch phase.kind {
        case .build, .activate: break
        case .layout: start += time
        case .step: timeline += time
        }
      }
    }
    return (start, timeline)
  }
}
