import Metering
import Testing

@Suite struct FrameClockTests {
  @Test(arguments: [
    (60.0, 1.0, 0.0), (60, 16.0, 0), (60, 17.0, 16.667), (60, 40.0, 33.333), (120, 8.0, 0),
    (120, 17.0, 16.667), (120, 9.0, 8.333),
  ])
  func lateFramesAreShownAtTheNextTick(rate: Double, latency: Double, hitch: Double) {
    let found = FrameClock(refreshRate: rate).hitchTime(ofLatency: latency * 1e6) / 1e6
    #expect((found - hitch).magnitude < 0.001)
  }

  /// 57 frames on time and three that miss one tick each: 60 periods and 3 more make 1.05 s.
  @Test func theRatioIsHitchTimeToDuration() {
    var frames = FrameStatistics(clock: FrameClock(refreshRate: 60))
    for index in 0..<60 { frames.record(index % 20 == 7 ? 20_000_000 : 2_000_000) }
    #expect((frames.duration / 1e9 - 1.05).magnitude < 1e-9)
    #expect((frames.hitchTime / 1e6 - 50).magnitude < 1e-6)
    #expect((frames.hitchTimeRatio - 50 / 1.05).magnitude < 1e-6)
    #expect(frames.lateFrames == 3)
    #expect(frames.latencies.count(longerThan: FrameStatistics.budgets[0]) == 3)
  }

  @Test func withoutFramesThereAreNoHitches() {
    let frames = FrameStatistics(clock: FrameClock(refreshRate: 120))
    #expect(frames.hitchTimeRatio == 0)
    #expect(frames.lateFrames == 0)
  }

  @Test func mergingAddsUp() {
    var first = FrameStatistics(clock: FrameClock(refreshRate: 120))
    var second = first
    first.record(1_000)
    second.record(9_000_000)
    first.merge(second)
    #expect(first.latencies.count == 2)
    #expect(first.lateFrames == 1)
    #expect((first.hitchTime - FrameClock(refreshRate: 120).period).magnitude < 1)
  }
}
