import Metering
import Testing

@Suite struct MeterClockTests {
  @Test(arguments: MeterClock.allCases)
  func neverRunsBackwards(clock: MeterClock) {
    var last = clock.now
    for _ in 0..<1_000 {
      let now = clock.now
      #expect(now >= last)
      last = now
    }
  }

  @Test(arguments: MeterClock.allCases)
  func isFineEnoughToMeasureWith(clock: MeterClock) {
    #expect(clock.resolution <= 1_000)
    let cost = clock.readingCost(readings: 200, runs: 3)
    #expect(cost > 0)
  }

  @Test func threadTimeIsNoMoreThanWallTime() {
    let wall = MeterClock.monotonic.now
    let thread = MeterClock.threadCPU.now
    var sum = 0.0
    for index in 1..<200_000 { sum += 1 / Double(index) }
    blackHole(sum)
    let threadLength = MeterClock.threadCPU.now - thread
    let wallLength = MeterClock.monotonic.now - wall
    #expect(threadLength > 0)
    #expect(threadLength <= wallLength)
  }
}
