import Metering
import Testing

/// The figures of a parallel run, by hand from spans that the test gives.
@Suite struct ParallelMeasurementTests {
  private static let quiet = Calibration(
    queues: 2, idealScaling: 2, alone: 1_000, together: [1_000], coreShare: 1)

  private static let contended = Calibration(
    queues: 2, idealScaling: 2, alone: 1_000, together: [2_000], coreShare: 0.5)

  /// Two queues of ten units a round; the rounds together last 1, 2 and 4 µs.
  private static func measurement(
    _ queues: Int = 2, held: UInt64 = 900, before: Calibration = quiet, after: Calibration = quiet
  ) -> ParallelMeasurement {
    func round(_ length: UInt64) -> [WorkSpan] {
      // The second queue begins later, and both end together.
      (0..<queues).map { queue in
        WorkSpan(start: UInt64(queue) * 100, end: length, threadCPU: held)
      }
    }
    return ParallelMeasurement(
      queues: queues, unitsPerRound: 10,
      alone: [[WorkSpan(start: 0, end: 2_000, threadCPU: 1_500)]],
      together: [round(1_000), round(2_000), round(4_000)], before: before, after: after)
  }

  @Test func throughputIsOfAllQueuesFromTheFirstStartToTheLastEnd() {
    let found = Self.measurement()
    #expect(found.throughputs == [20e6, 10e6, 5e6])
    #expect(found.throughput == 10e6)
    #expect(found.throughputAlone == 5e6)
    #expect(found.scaling == 2)
  }

  @Test func aUnitHoldsACoreForItsShareOfTheSpans() {
    #expect(Self.measurement().threadCPUPerUnit == [90, 90, 90])
    // Held for 5,400 of 1,000 + 900 + 2,000 + 1,900 + 4,000 + 3,900 ns.
    #expect(Self.measurement().coreShare == 5_400.0 / 13_700)
    #expect(Self.measurement(held: 50_000).coreShare == 1, "clocks may disagree by a little")
  }

  @Test func withoutSpansNothingIsKnown() {
    let none = ParallelMeasurement(
      queues: 2, unitsPerRound: 10, alone: [], together: [], before: Self.quiet, after: Self.quiet)
    #expect(none.throughput == 0 && none.throughputAlone == 0 && none.scaling == 0)
    #expect(none.coreShare == 1)
    let still = WorkSpan(start: 5, end: 5, threadCPU: 0)
    let instant = ParallelMeasurement(
      queues: 1, unitsPerRound: 10, alone: [[still]], together: [[still]], before: Self.quiet,
      after: Self.quiet)
    #expect(instant.throughputs == [0], "a round that took no time says nothing")
    #expect(instant.throughputAlone == 0 && instant.scaling == 0)
    #expect(instant.coreShare == 1)
    #expect(!none.isContended)
  }

  /// A calibration before or after, or cores that were not held; more queues than cores cannot hold them.
  @Test func eachSignOfNeighboursCounts() {
    #expect(!Self.measurement(held: 2_000).isContended)
    #expect(Self.measurement(held: 2_000, before: Self.contended).isContended)
    #expect(Self.measurement(held: 2_000, after: Self.contended).isContended)
    #expect(Self.measurement(held: 100).isContended)
    #expect(!Self.measurement(3, held: 100).isContended)
  }
}
