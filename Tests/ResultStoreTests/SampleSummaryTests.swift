import ResultStore
import Testing

/// The summary of samples in a record, by hand.
@Suite struct SampleSummaryTests {
  @Test(arguments: [
    // How many of the samples 1, 2, 3, …; ranks 0.95 n and 0.99 n, rounded up.
    (1, 1.0, 1.0), (2, 2, 2), (19, 19, 19), (20, 19, 20), (21, 20, 21), (30, 29, 30),
    (99, 95, 99), (100, 95, 99), (101, 96, 100), (200, 190, 198), (1_000, 950, 990),
  ])
  func percentilesAreTheNearestRank(_ count: Int, _ p95: Double, _ p99: Double) throws {
    let samples = (1...count).reversed().map(Double.init)
    let summary = try #require(TimeSummary(samples))
    #expect(summary.p95 == p95)
    #expect(summary.p99 == p99)
    #expect(summary.minimum == 1 && summary.maximum == Double(count))
  }

  @Test func middleAndSpreadAreMedians() throws {
    let odd = try #require(TimeSummary([9, 1, 5]))
    #expect(odd.median == 5 && odd.medianAbsoluteDeviation == 4)
    let even = try #require(TimeSummary([1, 2, 4, 9]))
    // Distances from 3 are 2, 1, 1 and 6.
    #expect(even.median == 3 && even.medianAbsoluteDeviation == 1.5)
    #expect(TimeSummary([]) == nil)
  }
}
