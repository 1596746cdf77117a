import Statistics
import Testing

@Suite struct EnergyDivisiveTests {
  /// Levels of so many values each, with noise of a share of the level, from a seed.
  private func series(_ levels: [(value: Double, count: Int)], noise: Double, seed: UInt64)
    -> [Double]
  {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func uniform() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }
    return levels.flatMap { level in
      (0..<level.count).map { _ in
        // The sum of four uniform numbers is near enough to a normal one.
        level.value * (1 + noise * (uniform() + uniform() + uniform() + uniform() - 2))
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aStepOfFivePercentIsFoundNearItsPlace(seed: UInt64) {
    let values = series([(1_000, 40), (1_050, 40)], noise: 0.02, seed: seed)
    let found = EnergyDivisive().changes(in: values)
    #expect(found.count == 1, "seed \(seed): \(found)")
    #expect(found.allSatisfy { (38...42).contains($0) }, "seed \(seed): \(found)")
  }

  @Test func twoStepsAreFoundInOrder() {
    let values = series([(100, 30), (120, 30), (90, 30)], noise: 0.03, seed: 4)
    let found = EnergyDivisive().changes(in: values)
    #expect(found.count == 2)
    #expect(zip(found, [30, 60]).allSatisfy { ($0 - $1).magnitude <= 1 }, "\(found)")
  }

  /// One in a hundred still series may show a change that is none: that is the significance.
  @Test func noiseAloneIsRarelyAChange() {
    let alarms = (1...50 as ClosedRange<UInt64>).count { seed in
      !EnergyDivisive().changes(
        in: series([(1_000, 24)], noise: 0.05, seed: seed)
      ).isEmpty
    }
    #expect(alarms <= 3)
  }

  @Test func aSingleOutlierIsNoChange() {
    var values = series([(1_000, 40)], noise: 0.02, seed: 9)
    values[20] = 3_000
    #expect(EnergyDivisive().changes(in: values).isEmpty)
  }

  @Test(arguments: [[], [1], [1, 2, 3, 4, 5], Array(repeating: 7, count: 50)] as [[Double]])
  func fewOrEqualValuesHaveNone(values: [Double]) {
    #expect(EnergyDivisive().changes(in: values).isEmpty)
  }

  @Test func theSameSeriesGivesTheSameAnswer() {
    let values = series([(1_000, 60), (1_015, 60)], noise: 0.03, seed: 3)
    let method = EnergyDivisive()
    #expect(method.changes(in: values) == method.changes(in: values))
  }

  /// With four values a side, the statistic as its definition has it.
  @Test func theSplitMaximisesTheEnergyDistance() {
    let values: [Double] = [1, 3, 2, 1, 2, 9, 8, 9, 7, 9, 8, 8]
    #expect(EnergyDivisive().changes(in: values) == [5])
  }
}
