import Statistics
import Testing

@Suite struct SampleStatisticsTests {
  @Test func samplesThatAreNoNumbersHaveAnyMedian() throws {
    let statistics = try #require(SampleStatistics([1, .nan, 2, .nan]))
    #expect(statistics.medianInterval.contains(1))
  }

  @Test func noSamplesHaveNoStatistics() {
    #expect(SampleStatistics([]) == nil)
  }

  @Test func oneSampleIsEverything() throws {
    let statistics = try #require(SampleStatistics([7]))
    #expect(statistics.minimum == 7)
    #expect(statistics.median == 7)
    #expect(statistics.p99 == 7)
    #expect(statistics.medianAbsoluteDeviation == 0)
    #expect(statistics.medianInterval == 7...7)
    #expect(statistics.relativeUncertainty == 0)
  }

  @Test func orderDoesNotMatter() throws {
    let samples = (1...100).map(Double.init)
    let ascending = try #require(SampleStatistics(samples))
    #expect(ascending == SampleStatistics(samples.reversed()))
    #expect(ascending.minimum == 1)
    #expect(ascending.median == 50.5)
    #expect(ascending.medianAbsoluteDeviation == 25)
    #expect(ascending.p90 == 90)
    #expect(ascending.p95 == 95)
    #expect(ascending.p99 == 99)
    #expect(ascending.maximum == 100)
  }

  @Test func oneOutlierMovesOnlyTheMaximum() throws {
    let quiet = try #require(SampleStatistics([10, 11, 12, 13, 14]))
    let noisy = try #require(SampleStatistics([10, 11, 12, 13, 9_999]))
    #expect(noisy.median == quiet.median)
    #expect(noisy.minimum == quiet.minimum)
    #expect(noisy.maximum == 9_999)
  }

  /// Ranks of the sign test's 95 % interval, from printed tables (Conover, table A3).
  @Test(arguments: [(5, 1, 5), (6, 1, 6), (9, 2, 8), (10, 2, 9), (20, 6, 15), (100, 40, 61)])
  func theIntervalHasTheRanksOfTheSignTest(count: Int, lower: Int, upper: Int) throws {
    let statistics = try #require(SampleStatistics((1...count).map(Double.init)))
    #expect(statistics.medianInterval == Double(lower)...Double(upper))
  }

  @Test func theIntervalOfManySamplesDoesNotUnderflow() throws {
    let statistics = try #require(SampleStatistics((0..<10_000).map(Double.init)))
    // The normal approximation: 5000 ± 1.96 √10000 / 2.
    #expect((4_900.0...4_904).contains(statistics.medianInterval.lowerBound))
    #expect((5_095.0...5_099).contains(statistics.medianInterval.upperBound))
  }
}
