import Metering
import Testing

/// Work with a state that cannot be shared: an ordinary class.
private final class Walker {
  var position: UInt64
  init(seed: UInt64) { position = seed }
  func step() {
    for _ in 0..<1_000 { position = position &* 6_364_136_223_846_793_005 &+ 1 }
  }
}

@Suite struct ParallelRunnerTests {
  @Test(arguments: [1, 2, 5])
  func everyQueueDoesItsUnits(queues: Int) {
    let runner = ParallelRunner(queues: queues, unitsPerRound: 20, rounds: 3, warmUpRounds: 1)
    let run = runner.run(
      prepare: { Walker(seed: UInt64($0)) },
      unit: { walker in walker.step() })
    #expect(run.queues == queues)
    #expect(run.together.count == 3)
    #expect(run.together.allSatisfy { $0.count == queues })
    #expect(run.alone.allSatisfy { $0.count == 1 })
    #expect(run.throughputs.count == 3)
    #expect(run.throughput > 0)
    #expect(run.threadCPUPerUnit.allSatisfy { $0 > 0 })
    #expect(run.coreShare > 0 && run.coreShare <= 1)
    if queues == 1 { #expect(run.scaling == 1) }
  }

  @Test func oneQueueOwnsItsState() {
    let found = Found()
    let runner = ParallelRunner(queues: 3, unitsPerRound: 4, rounds: 2, warmUpRounds: 1)
    _ = runner.run(
      prepare: { index in AllocationCount(requests: index) },
      unit: { state in
        state.frees += 1
        // Each queue's last unit: four units in three rounds, and as many alone on the first.
        if state.frees == (state.requests == 0 ? 24 : 12) { found.append(state) }
      })
    #expect(found.counts.map(\.requests).sorted() == [0, 1, 2])
  }

  @Test func aCalibrationThatDoesNotScaleIsContended() {
    var calibration = Calibration(
      queues: 2, idealScaling: 2, alone: 1_000, together: [1_000, 1_100, 1_050], coreShare: 1)
    #expect(calibration.isContended == false)
    #expect((1.9...1.91).contains(calibration.scaling))
    calibration.together = [2_000, 1_900, 2_100]
    #expect(calibration.isContended)
    #expect(calibration.scaling == 1)
  }

  @Test func aCalibrationRunsEverywhere() {
    let calibration = Calibration.run(queues: 2, rounds: 2)
    #expect(calibration.alone > 0)
    #expect(calibration.together.count == 2)
    #expect(calibration.scaling > 0)
    #expect((0...1).contains(calibration.coreShare))
  }

  @Test func queuesThatDidNotHoldTheirCoresAreContended() {
    let quiet = Calibration(
      queues: 2, idealScaling: 2, alone: 1, together: [1], coreShare: 1)
    let span = WorkSpan(start: 0, end: 1_000, threadCPU: 500)
    let run = ParallelMeasurement(
      queues: 2, unitsPerRound: 1, alone: [[span]], together: [[span, span]], before: quiet,
      after: quiet)
    #expect(run.isContended)
    #expect(run.scaling == 2)
  }

  /// At least one queue and one round; as many loops at once as there are cores for.
  @Test(arguments: [(0, 0, 1, 1), (1, 2, 1, 2), (3, 1, 3, 1)])
  func aCalibrationRunsItsQueuesAndRounds(
    queues: Int, rounds: Int, usedQueues: Int, usedRounds: Int
  ) {
    let calibration = Calibration.run(queues: queues, rounds: rounds)
    #expect(calibration.queues == usedQueues && calibration.together.count == usedRounds)
    #expect(calibration.idealScaling == Double(min(usedQueues, MachineFacts.usableCores)))
    #expect(calibration.alone > 0 && calibration.alone.isFinite)
    #expect(calibration.coreShare > 0 && calibration.coreShare <= 1)
  }
}
