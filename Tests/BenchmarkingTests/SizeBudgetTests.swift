import Benchmarking
import ResultStore
import Testing

/// Which size of a case is measured, where earlier runs were accepted with another one.
@Suite struct SizeBudgetTests {
  private static let key = CaseKey(scenario: "list", size: 1_000, strategy: "cold", device: "x")

  /// A budget of a second a play, with cases of earlier runs.
  private static func budget(accepted sizes: [Int?], queues: Int = 1) -> SizeBudget {
    SizeBudget(
      limit: 1,
      accepted: sizes.map {
        CaseKey(scenario: "list", size: $0, strategy: "cold", queues: queues, device: "x")
      })
  }

  /// What is kept of a verdict on a size of 1,000.
  private static func kept(
    _ verdict: SizeSearch.Outcome, accepted sizes: [Int?], queues: Int = 1
  ) -> SizeSearch.Outcome {
    budget(accepted: sizes, queues: queues).keepingAcceptedSize(verdict, of: key, wanted: 1_000)
  }

  /// The first size refused is 500, which would take so many seconds.
  private static func refused(seconds: Double) -> SizeSearch.Outcome {
    SizeSearch.Outcome(size: 250, predictedCost: seconds * 1e9, refusedSize: 500)
  }

  @Test func withoutAnAcceptedSizeTheVerdictStands() {
    let verdicts = [SizeSearch.Outcome(size: 1_000), Self.refused(seconds: 1.5)]
    for verdict in verdicts {
      #expect(Self.kept(verdict, accepted: []) == verdict)
      #expect(Self.kept(verdict, accepted: [nil]) == verdict)
      // More than the plan asks for.
      #expect(Self.kept(verdict, accepted: [1_001]) == verdict)
      let other = SizeBudget(
        limit: 1, accepted: [CaseKey(scenario: "list", size: 500, strategy: "hot")])
      #expect(other.keepingAcceptedSize(verdict, of: Self.key, wanted: 1_000) == verdict)
    }
  }

  /// A size that was refused is kept up to twice the limit.
  @Test func anAcceptedSizeThatIsRefusedByNoiseIsKept() {
    let kept = SizeSearch.Outcome(size: 500, refusedSize: 1_000)
    #expect(Self.kept(Self.refused(seconds: 1.5), accepted: [500]) == kept)
    #expect(Self.kept(Self.refused(seconds: 2), accepted: [500]) == kept)
    #expect(Self.kept(Self.refused(seconds: 2.1), accepted: [500]) == Self.refused(seconds: 2.1))
    // On any number of queues, and the greatest of several.
    #expect(Self.kept(Self.refused(seconds: 2), accepted: [500], queues: 4) == kept)
    #expect(Self.kept(Self.refused(seconds: 2), accepted: [125, 500, 250]) == kept)
    let last = SizeSearch.Outcome(size: 500, predictedCost: 1.5e9, refusedSize: 1_000)
    #expect(Self.kept(last, accepted: [1_000]) == SizeSearch.Outcome(size: 1_000))
  }

  /// A size below what is admitted is kept, however far: a case that no longer is there compares with nothing.
  @Test func aSmallerAcceptedSizeIsKept() {
    let whole = SizeSearch.Outcome(size: 1_000)
    #expect(
      Self.kept(whole, accepted: [500]) == SizeSearch.Outcome(size: 500, refusedSize: 1_000))
    #expect(
      Self.kept(whole, accepted: [125]) == SizeSearch.Outcome(size: 125, refusedSize: 1_000))
    #expect(Self.kept(whole, accepted: [1_000]) == whole)
    #expect(
      Self.kept(Self.refused(seconds: 3), accepted: [125])
        == SizeSearch.Outcome(size: 125, refusedSize: 500))
    #expect(
      Self.kept(Self.refused(seconds: 3), accepted: [16])
        == SizeSearch.Outcome(size: 16, refusedSize: 500))
    let nothing = SizeSearch.Outcome(size: nil, predictedCost: 3e9, refusedSize: 16)
    #expect(Self.kept(nothing, accepted: [8]) == nothing)
  }

  /// The largest that can be kept counts, whatever else was accepted.
  @Test func ofSeveralSizesTheLargestThatFitsIsKept() {
    let kept = SizeSearch.Outcome(size: 500, refusedSize: 1_000)
    #expect(Self.kept(Self.refused(seconds: 1.5), accepted: [500, 2_000]) == kept)
    #expect(Self.kept(Self.refused(seconds: 1.5), accepted: [1_000, 500]) == kept)
    let dear = Self.refused(seconds: 3)
    #expect(Self.kept(dear, accepted: [500, 250]) == dear)
    #expect(
      Self.kept(dear, accepted: [500, 125]) == SizeSearch.Outcome(size: 125, refusedSize: 500))
    let whole = SizeSearch.Outcome(size: 1_000)
    #expect(Self.kept(whole, accepted: [500, 1_000]) == whole)
  }

  @Test func whatIsLeftOutIsExplained() {
    let budget = Self.budget(accepted: [])
    #expect(
      budget.skipped(Self.key, Self.refused(seconds: 1.5))
        == SkippedRecord(
          key: Self.key, measuredSize: 250,
          reason: "one play at size 500 takes about 1.50 s, over the 1.00 s that it may take"))
    #expect(
      budget.skipped(Self.key, SizeSearch.Outcome(size: nil, refusedSize: 16)).reason
        == "one play at size 16 takes about 0.00 ns, over the 1.00 s that it may take")
    #expect(
      budget.skipped(Self.key, SizeSearch.Outcome(size: 500, refusedSize: 1_000))
        == SkippedRecord(
          key: Self.key, measuredSize: 500,
          reason: "accepted runs have another size, which is kept while it can be measured"))
  }

  // MARK: Sizes of a sweep

  /// Halves down to 64 or a quarter; where that is less than three, the ends and the middle.
  @Test(arguments: [
    (1_000, 1, [125, 250, 500, 1_000].map { $0 }), (64, 1, [16, 32, 64]), (100, 1, [25, 50, 100]),
    (256, 1, [64, 128, 256]), (255, 1, [63, 127, 255]), (1_000, 300, [300, 650, 1_000]),
    (1_000, 250, [250, 500, 1_000]), (8, 1, [2, 4, 8]), (3, 1, [1, 2, 3]), (2, 1, [1, 2]),
    (302, 300, [300, 301, 302]), (301, 300, [301]), (300, 300, [300]),
  ])
  func sizesOfASweepAreHalved(largest: Int, least: Int, sizes: [Int]) {
    #expect(SizeSearch.halves(of: largest, atLeast: least) == sizes)
  }

  /// Linear after one play; by the last two afterwards, no slower than linear, no faster than
  /// the fourth power.
  @Test(
    arguments: [
      ([], nil), ([(10, 0.0)], nil), ([(10, 5.0)], 10.0), ([(5, 10.0), (10, 40)], 160),
      ([(5, 40.0), (10, 40)], 80), ([(5, 1.0), (10, 1_000)], 16_000),
      ([(1, 9.0), (5, 10), (10, 40)], 160), ([(5, 0.5), (10, 2)], 8.0 / 2),
    ] as [([(Int, Double)], Double?)])
  func growthPredictsTheNextSize(known: [(Int, Double)], cost: Double?) {
    let found = SizeSearch.predictedCost(at: 20, after: known.map { (size: $0.0, cost: $0.1) })
    #expect(found.map { ($0 * 1e6).rounded() / 1e6 } == cost)
  }
}
