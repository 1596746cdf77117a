import Metering
import Testing

/// When warming up and sampling end, by lengths and a clock that the test gives.
@Suite struct SamplingProgressTests {
  /// Half as long as the budget for sampling, which the plans below have for warming up.
  private static let warmUpBudget: UInt64 = 500

  private func plan(
    _ minimum: Int, _ maximum: Int, uncertainty: Double = 0.01
  ) -> SamplingPlan {
    SamplingPlan(
      warmUpBudget: Self.warmUpBudget, timeBudget: 1_000, minimumSamples: minimum,
      maximumSamples: maximum, targetUncertainty: uncertainty)
  }

  /// After which sample sampling ends, of lengths that each take `ticks` of the clock.
  private func count(
    _ plan: SamplingPlan, ticks: UInt64 = 0, _ length: (Int) -> Double
  ) -> Int {
    let clock = Clock()
    var progress = SamplingProgress(plan: plan) { clock.now }
    for index in 1...10_000 {
      clock.now += ticks
      progress.append(length(index))
      if progress.isComplete { return index }
    }
    return .max
  }

  private func warmUpCount(ticks: UInt64 = 0, _ length: (Int) -> Double) -> Int {
    let clock = Clock()
    var progress = SamplingProgress(plan: plan(1, 100)) { clock.now }
    for index in 1...10_000 {
      clock.now += ticks
      progress.append(length(index))
      if progress.isWarm { return index }
    }
    return .max
  }

  private final class Clock { var now: UInt64 = 7 }

  @Test func theFewestAndTheMostSamplesAreKept() {
    #expect(count(plan(12, 100)) { _ in 5 } == 12)
    #expect(count(plan(8, 100)) { Double($0 % 2) } == 100)
    #expect(count(plan(8, 8)) { Double($0 % 2) } == 8)
    #expect(count(plan(8, 3)) { Double($0 % 2) } == 8, "the most is no less than the fewest")
    #expect(count(plan(0, 0)) { _ in 1 } == 1)
  }

  @Test func theBudgetEndsWhatIsUncertain() {
    #expect(count(plan(2, 100), ticks: 100) { Double($0 % 2) } == 10)
    #expect(count(plan(2, 100), ticks: 101) { Double($0 % 2) } == 10)
    #expect(count(plan(2, 100), ticks: 99) { Double($0 % 2) } == 11)
    #expect(count(plan(20, 100), ticks: 100) { Double($0 % 2) } == 20, "the fewest come first")
  }

  /// Six samples give an interval; the next look is when there are half as many more.
  @Test func certaintyEndsIt() {
    #expect(count(plan(2, 100)) { _ in 5 } == 6)
    #expect(count(plan(2, 100, uncertainty: 0)) { _ in 5 } == 6, "as certain as asked")
    #expect(count(plan(2, 100)) { $0 <= 1 ? 50 : 5 } == 9)
    #expect(count(plan(10, 100)) { $0 <= 2 ? 50 : 5 } == 15)
  }

  /// Two windows of three whose medians lie within 5 % of the earlier one.
  @Test func warmingUpEndsWhereTwoWindowsAgree() {
    #expect(warmUpCount { _ in 100 } == 6)
    #expect(warmUpCount { $0 <= 3 ? 100 : 95 } == 6)
    #expect(warmUpCount { $0 <= 3 ? 100 : 105 } == 6)
    #expect(warmUpCount { $0 <= 3 ? 100 : 94.9 } == 8)
    #expect(warmUpCount { $0 <= 3 ? 100 : 105.1 } == 8)
    #expect(warmUpCount { $0 == 2 || $0 == 5 ? 900 : 100 } == 6, "one slow round is none")
    #expect(warmUpCount { 100 * Double($0) * Double($0) } > 20)
  }

  @Test func theBudgetEndsWarmingUp() {
    #expect(warmUpCount(ticks: 250) { Double($0) } == 2)
    #expect(warmUpCount(ticks: 249) { Double($0) } == 3)
  }
}
