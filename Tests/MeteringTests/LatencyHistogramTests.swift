import Metering
import Testing

@Suite struct LatencyHistogramTests {
  @Test func anEmptyOneHasNothing() {
    let histogram = LatencyHistogram()
    #expect(histogram.count == 0)
    #expect(histogram.percentile(99) == 0)
    #expect(histogram.maximum == 0)
  }

  @Test func percentilesHoldToThreeDigits() {
    var histogram = LatencyHistogram()
    for value in 1...10_000 { histogram.record(UInt64(value) * 1_000) }
    #expect(histogram.count == 10_000)
    for (percent, expected) in [(50.0, 5e6), (99, 9.9e6), (100, 1e7)] {
      let found = Double(histogram.percentile(percent))
      #expect((found - expected).magnitude <= 0.001 * expected, "p\(percent)")
    }
  }

  @Test func queuesCanBeMerged() {
    var first = LatencyHistogram()
    var second = LatencyHistogram()
    first.record(100)
    second.record(5_000)
    first.merge(second)
    #expect(first.count == 2)
    #expect(first.minimum == 100)
    #expect(first.maximum >= 5_000)
  }

  @Test func missedFramesAreCounted() {
    var histogram = LatencyHistogram()
    for length: UInt64 in [1_000_000, 8_000_000, 9_000_000, 20_000_000] { histogram.record(length) }
    #expect(histogram.count(longerThan: 8_333_333) == 2)
    #expect(histogram.count(longerThan: 16_666_667) == 1)
  }

  /// What lasts as long as the limit is not longer.
  @Test(arguments: [(99, 2), (100, 1), (101, 0)] as [(UInt64, Int)])
  func theLimitItselfIsNotLonger(limit: UInt64, count: Int) {
    var histogram = LatencyHistogram()
    for length: UInt64 in [100, 101] { histogram.record(length) }
    #expect(histogram.count(longerThan: limit) == count)
  }

  @Test func aVeryLongFrameIsKept() {
    var histogram = LatencyHistogram()
    histogram.record(.max)
    #expect(histogram.count == 1)
    #expect(histogram.count(longerThan: 1_000_000_000) == 1)
  }

  @Test(.enabled(if: AllocationCount.isAvailable)) func recordingAllocatesNothing() {
    var histogram = LatencyHistogram()
    histogram.record(1)
    let (_, count) = AllocationCount.measure {
      for value in 1...1_000 { histogram.record(UInt64(value) * 7_919) }
    }
    #expect(count.requests == 0)
  }
}
