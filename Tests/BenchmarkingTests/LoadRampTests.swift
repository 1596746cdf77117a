import Benchmarking
import Testing

@Suite struct LoadRampTests {
  /// A cost of 1 for each of the size, uncertain by a share.
  private func linear(_ size: Int, uncertainty: Double) -> CostEstimate {
    let cost = Double(size)
    return CostEstimate(
      median: cost, interval: (cost * (1 - uncertainty))...(cost * (1 + uncertainty)))
  }

  @Test(arguments: [1_000.0, 777, 8_333, 3])
  func theCrossingIsFound(budget: Double) {
    var measured = 0
    let found = LoadRamp(budget: budget, sizes: 1...100_000).search { size in
      measured += 1
      return linear(size, uncertainty: 0)
    }
    #expect(found.low <= Int(budget))
    #expect((found.high ?? 0) >= Int(budget))
    #expect(Double(found.size) <= budget * 1.03 && Double(found.size) >= budget * 0.97 - 1)
    #expect(measured < 30)
  }

  /// What costs all of the budget and no more still fits; what may cost all of it is not too much.
  @Test func theBudgetItselfFits() {
    let exact = LoadRamp(budget: 64, sizes: 1...64).search { linear($0, uncertainty: 0) }
    #expect(exact.low == 64 && exact.high == nil)
    // 48 +- a third is 32 ... 64, 96 +- a third is 64 ... 128.
    let unsure = LoadRamp(budget: 64, sizes: 48...96).search { linear($0, uncertainty: 1.0 / 3) }
    #expect(unsure.low == 48 && unsure.high == nil)
  }

  /// Four is the smallest size that is tried, where the scenario has it.
  @Test(arguments: [(1...90, 4...90), (4...90, 4...90), (5...90, 5...90), (1...3, 3...3)])
  func smallSizesAreNotTried(admitted: ClosedRange<Int>, tried: ClosedRange<Int>) {
    #expect(LoadRamp.sizes(among: admitted) == tried)
  }

  /// Doubled until it is too much, then halved by ratio until 2 % are left: 1,002 over 991 is less.
  @Test func theStepsOfTheSearchAreThese() {
    var tried: [Int] = []
    let found = LoadRamp(budget: 1_000, sizes: 1...100_000).search { size in
      tried.append(size)
      return linear(size, uncertainty: 0)
    }
    #expect(
      tried == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 724, 861, 939, 981, 1_002, 991])
    #expect(found.low == 991 && found.high == 1_001)
    #expect((999...1_000).contains(found.size))
  }

  /// 64 does not surely fit, and neither does what lies above; both ends of the doubt are narrowed.
  @Test func bothEndsOfWhatIsUnsureAreNarrowed() {
    var tried: [Int] = []
    let found = LoadRamp(budget: 100, sizes: 8...512, precision: 0.1).search { size in
      tried.append(size)
      return linear(size, uncertainty: 0.5)
    }
    // 66 x 1.5 = 99 fits and 67 does not; 200 x 0.5 may fit and 201 does not.
    #expect(found.low <= 66 && found.low >= 60, "\(found)")
    #expect((found.high ?? 0) >= 200 && (found.high ?? 0) <= 220, "\(found)")
    #expect(tried.prefix(6) == [8, 16, 32, 64, 128, 256], "\(tried)")
  }

  /// With 10 % of uncertainty, 909 surely fits 1,000 and 1,112 surely does not.
  @Test func theIntervalHoldsWhatSamplesCannotTell() throws {
    let found = LoadRamp(budget: 1_000, sizes: 1...100_000, precision: 0.01).search { size in
      linear(size, uncertainty: 0.1)
    }
    #expect((890...909).contains(found.low))
    #expect((1_111...1_130).contains(try #require(found.high)))
    #expect((950...1_050).contains(found.size))
  }

  @Test func whatAlwaysFitsHasNoUpperEnd() {
    let found = LoadRamp(budget: 10, sizes: 4...1_000).search { _ in
      CostEstimate(median: 1, interval: 1...1)
    }
    #expect(found == LoadRamp.Result(size: 1_000, low: 1_000, high: nil))
  }

  @Test func whatNeverFitsIsZero() {
    let found = LoadRamp(budget: 10, sizes: 4...1_000).search { _ in
      CostEstimate(median: 11, interval: 11...11)
    }
    #expect(found == LoadRamp.Result(size: 0, low: 0, high: 3))
  }

  @Test func anExhaustedSearchTellsWhatItKnows() {
    var left = 5
    let found = LoadRamp(budget: 1_000, sizes: 1...100_000).search(
      isExhausted: { left == 0 },
      measure: { size in
        left -= 1
        return linear(size, uncertainty: 0)
      })
    #expect(found == LoadRamp.Result(size: 16, low: 16, high: nil))
  }
}

@Suite struct SizeSearchTests {
  @Test func theLadderEndsAtTheSizeWanted() {
    #expect(SizeSearch.trialSizes(upTo: 1_000) == [31, 62, 125, 250, 500, 1_000])
    #expect(SizeSearch.trialSizes(upTo: 16) == [16])
    #expect(SizeSearch.trialSizes(upTo: 1) == [1])
  }

  @Test func whatIsCheapIsAdmitted() {
    var tried: [Int] = []
    let verdict = SizeSearch(limit: 1e9).search(upTo: 1_000) { size in
      tried.append(size)
      return Double(size) * 1_000
    }
    #expect(verdict == SizeSearch.Outcome(size: 1_000))
    #expect(tried == [31, 62, 125, 250, 500])
  }

  /// A cubic cost of one a unit: 500³ is within 2e8, 1,000³ is not.
  @Test func whatIsDearIsRefusedBeforeItIsTried() {
    var tried: [Int] = []
    let verdict = SizeSearch(limit: 2e8).search(upTo: 1_000) { size in
      tried.append(size)
      return Double(size) * Double(size) * Double(size)
    }
    #expect(verdict.size == 500)
    #expect(verdict.refusedSize == 1_000)
    #expect(((verdict.predictedCost ?? 0) - 1e9).magnitude < 1e3)
    #expect(tried == [31, 62, 125, 250, 500])
  }

  @Test func nothingMayBeAdmitted() {
    let verdict = SizeSearch(limit: 10).search(upTo: 64) { Double($0) }
    #expect(verdict == SizeSearch.Outcome(size: nil, predictedCost: 16, refusedSize: 16))
  }

  /// The growth between the last two sizes goes on, no slower than the size and no faster than its
  /// fourth power.
  @Test func costsArePredictedByTheirGrowth() throws {
    func predicted(_ known: [(size: Int, cost: Double)]) -> Double? {
      SizeSearch.predictedCost(at: 40, after: known)
    }
    #expect(predicted([]) == nil)
    #expect(predicted([(10, 0)]) == nil, "what cost nothing predicts nothing")
    #expect(predicted([(10, 100)]) == 400)
    func expect(_ known: [(size: Int, cost: Double)], _ cost: Double) throws {
      let found = try #require(predicted(known))
      #expect((found / cost - 1).magnitude < 1e-9, "\(found) and not \(cost)")
    }
    try expect([(10, 100), (20, 400)], 1_600)
    try expect([(10, 100), (20, 800)], 6_400)
    try expect([(10, 100), (20, 110)], 220)
    try expect([(10, 100), (20, 50)], 100)
    try expect([(10, 1), (20, 1_000)], 16_000)
    // Only the last two count.
    try expect([(5, 1e9), (10, 100), (20, 400)], 1_600)
  }
}
