import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Synchronization

// The same scenario on several queues, each with trees of its own.
extension CaseMeasurement {
  /// Plays the scenario on several queues at once.
  ///
  /// The frames of every queue are compared to the last bit before anything is timed.
  func parallel(
    firstPlay: Double, checksum: String?, _ failures: inout [FailureRecord]
  ) throws(CaseError) -> ParallelRecord {
    let runCase = runCase
    let wanted = checksum ?? ""
    let differing = Mutex<[String]>([])
    let effort = MeasuringEffort(timeBudget: timeBudget, firstPlay: firstPlay)
    let runner = ParallelRunner(
      queues: runCase.queues, unitsPerRound: effort.unitsPerRound, rounds: effort.rounds,
      warmUpRounds: effort.warmUpRounds)
    let result = runner.run(
      prepare: { queue in
        let own = (try? runCase.makePlayback().playComputingExactChecksum()).map {
          $0.hexadecimal
        }
        if own != wanted {
          differing.withLock { $0.append("queue \(queue): \(own ?? "failed")") }
        }
        return runCase
      },
      unit: { runCase in
        if !Interruption.isRequested { _ = try? runCase.makePlayback().play() }
      })
    if Interruption.isRequested { throw .interrupted }
    for found in differing.withLock({ $0.sorted() }) {
      failures.append(
        FailureRecord(
          step: "parallel", subject: "bits of all frames", expected: wanted, found: found))
    }
    return ParallelRecord(result)
  }

  /// Plays the scenario once more on every queue, and notes what each does when.
  func recordTimelines() -> [QueueTimeline] {
    let runCase = runCase
    return ParallelRunner(queues: runCase.queues, unitsPerRound: 1).recordTimelines { timeline in
      let run = runCase.makePlayback()
      let start = MeterClock.monotonic.now
      let held = MeterClock.threadCPU.now
      for phase in run.phases {
        for _ in 0..<phase.repetitions {
          run.prepare(phase)
          // A run that failed was reported when it was measured.
          let isPlayed = (try? timeline.record(phase.name) { try run.perform(phase) }) != nil
          if !isPlayed || Interruption.isRequested { return }
        }
      }
      timeline.add(
        "\(runCase.file.scenario.name) \(runCase.strategy.rawValue)", from: start,
        held: MeterClock.threadCPU.now - held)
    }
  }
}
