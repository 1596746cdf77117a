import Metering
import Testing

/// What a calibration makes of the times that its loops took.
@Suite struct CalibrationTests {
  private static func span(_ start: UInt64, _ end: UInt64, held: UInt64) -> WorkSpan {
    WorkSpan(start: start, end: end, threadCPU: held)
  }

  @Test func roundsAreSummedUp() {
    let found = Calibration(
      queues: 2, cores: 4, alone: [Self.span(0, 120, held: 120), Self.span(300, 400, held: 90)],
      together: [
        [Self.span(120, 220, held: 100), Self.span(130, 260, held: 65)],
        [Self.span(400, 510, held: 55), Self.span(410, 470, held: 60)],
      ])
    #expect(found.queues == 2 && found.idealScaling == 2)
    #expect(found.alone == 100, "the least")
    // From the first start to the last end.
    #expect(found.together == [140, 110])
    #expect(found.coreShare == 280.0 / 400)
  }

  @Test(arguments: [(1, 1.0), (2, 2), (3, 2)])
  func queuesCannotScaleBeyondTheCores(queues: Int, scaling: Double) {
    let found = Calibration(queues: queues, cores: 2, alone: [], together: [])
    #expect(found.idealScaling == scaling)
  }

  /// Clocks of a core may be ahead of the clock on the wall, and spans may last no time at all.
  @Test(arguments: [(UInt64(100), UInt64(101), 1.0), (100, 25, 0.25), (0, 0, 1), (100, 0, 0)])
  func noMoreThanAllOfACoreIsHeld(wall: UInt64, held: UInt64, share: Double) {
    let spans = [Self.span(7, 7 + wall, held: held)]
    #expect(Calibration(queues: 1, cores: 2, alone: spans, together: [spans]).coreShare == share)
  }

  /// What each of some measurements would scale by, and which of them are taken.
  @Test(arguments: [
    ([1.6, 2, 2], 1, 1.6), ([1.5, 1.7, 2], 2, 1.7), ([1.5, 1.2, 1.4], 3, 1.5),
    ([1.2, 1.5, 1.4], 3, 1.5), ([1.2, 1.4, 1.5], 3, 1.5), ([1.2, 1.4, 1.7], 3, 1.7),
  ])
  func aContendedMeasurementIsRepeated(scalings: [Double], count: Int, scaling: Double) {
    var taken = 0
    let best = Calibration.best {
      defer { taken += 1 }
      return Calibration(
        queues: 2, idealScaling: 2, alone: scalings[taken], together: [2], coreShare: 1)
    }
    #expect(taken == count && best.scaling == scaling)
  }
}
