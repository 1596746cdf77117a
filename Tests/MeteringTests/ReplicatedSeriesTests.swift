import Metering
import Testing

/// Steps too short for the clock are those of many copies, the others those of one alone.
@Suite struct ReplicatedSeriesTests {
  /// What a recorder whose clock costs 25 ns has of some steps.
  private static func series(_ steps: [(label: String, nanoseconds: [Double])]) -> [PhaseSeries] {
    var recorder = PhaseRecorder(.time(.threadCPU), clockCost: 25)
    for step in steps { recorder.measure(step.label) {} }
    return zip(recorder.series, steps).map { series, step in
      var series = series
      series.times.nanoseconds = step.nanoseconds
      return series
    }
  }

  @Test func eachCopyHasItsShare() {
    let share = Self.series([("a", [50, 100, 200])])[0].sharedAmong(5)
    #expect(share.times.nanoseconds == [10, 20, 40])
    #expect(share.times.repetitions == 5)
    #expect(share.times.clockCost == 25)
  }

  /// A sample should last a thousand times what the clock costs: the median decides, to the nanosecond.
  @Test(
    arguments: [(24_999, [10, 20, 40]), (25_000, [1, 25_000, 90_000])] as [(Double, [Double])])
  func onlyShortStepsAreReplaced(median: Double, expected: [Double]) {
    let alone = Self.series([("a", [1, median, 90_000])])
    let copies = Self.series([("a", [50, 100, 200])]).map { $0.sharedAmong(5) }
    #expect(alone.replacingShortSteps(by: copies).map(\.times.nanoseconds) == [expected])
  }

  /// Steps are found by what they are called: copies may have met them in another order.
  @Test func stepsAreFoundByLabel() {
    let alone = Self.series([("a", [1]), ("b", [30_000]), ("c", [2])])
    let copies = Self.series([("c", [300]), ("a", [100])]).map { $0.sharedAmong(10) }
    let timed = alone.replacingShortSteps(by: copies)
    #expect(timed.map(\.label) == ["a", "b", "c"])
    #expect(timed.map(\.times.nanoseconds) == [[10], [30_000], [30]])
    #expect(timed.map(\.times.repetitions) == [10, 1, 10])
  }

  @Test func aStepThatNoCopyMetStays() {
    let alone = Self.series([("a", [1])])
    #expect(alone.replacingShortSteps(by: []) == alone)
  }
}
