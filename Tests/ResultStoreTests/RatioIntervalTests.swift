import ResultStore
import Statistics
import Testing

@Suite struct RatioIntervalTests {
  @Test func equalConstantsHaveRatioOne() throws {
    let found = try #require(
      RatioInterval(of: [2, 2, 2], to: [2, 2, 2], policy: GatePolicy()))
    #expect(found.ratio == 1)
    #expect(found.interval == 1...1)
  }

  @Test func nothingHasNoRatio() {
    #expect(RatioInterval(of: [], to: [1], policy: GatePolicy()) == nil)
    #expect(RatioInterval(of: [1], to: [], policy: GatePolicy()) == nil)
    #expect(RatioInterval(of: [1], to: [0, 0, 0], policy: GatePolicy()) == nil)
  }

  /// Of many pairs drawn from one distribution, the interval misses the true ratio, one, in about
  /// one of twenty; seeds are fixed, so the count is too.
  @Test func theIntervalCoversTheTruth() throws {
    var misses = 0
    let pairs = 200
    for pair in 0..<pairs {
      var random = Lehmer(seed: UInt64(pair) + 1)
      func samples() -> [Double] { (0..<30).map { _ in 100 + 20 * random.unit() } }
      var policy = GatePolicy()
      policy.resamples = 300
      let found = try #require(RatioInterval(of: samples(), to: samples(), policy: policy))
      if !found.interval.contains(1) { misses += 1 }
    }
    #expect((1...20).contains(misses), "\(misses) of \(pairs)")
  }

  /// And it sees a change of a tenth in most of them.
  @Test func theIntervalSeesAChange() throws {
    var seen = 0
    for pair in 0..<50 {
      var random = Lehmer(seed: UInt64(pair) + 1)
      let before = (0..<30).map { _ in 100 + 10 * random.unit() }
      let after = (0..<30).map { _ in 110 + 11 * random.unit() }
      let found = try #require(RatioInterval(of: after, to: before, policy: GatePolicy()))
      if found.interval.lowerBound > 1 { seen += 1 }
    }
    #expect(seen >= 48, "\(seen) of 50")
  }
}

extension RatioIntervalTests {
  /// Medians are drawn from the ranks' distribution; the samples drawn one by one must agree.
  @Test(arguments: [1, 6, 7, 8, 25, 40, 301, 1_000], [0.5, 0.8, 0.95, 0.99])
  func mediansAreDrawnAsFromDrawnSamples(count: Int, confidence: Double) throws {
    var policy = GatePolicy()
    policy.resamples = 8_000
    policy.confidence = confidence
    let samples = (1...count).map { Double($0) }
    let found = try #require(RatioInterval(of: samples, to: [1], policy: policy))
    var random = Lehmer(seed: 7)
    let draws = count > 100 ? 400 : 4_000
    var medians: [Double] = []
    for _ in 0..<draws {
      let drawn = (0..<count).map { _ in samples[Int(random.unit() * Double(count))] }.sorted()
      medians.append((drawn[(count - 1) / 2] + drawn[count / 2]) / 2)
    }
    medians.sort()
    let tail = Int((1 - confidence) / 2 * Double(draws))
    // Quantiles of so many draws are uncertain by about this many ranks.
    let tolerance = max(0.51, 0.15 * Double(count).squareRoot() * (draws < 1_000 ? 2.5 : 1))
    #expect(abs(found.interval.lowerBound - medians[tail]) <= tolerance, "\(medians[tail])")
    #expect(abs(found.interval.upperBound - medians[draws - 1 - tail]) <= tolerance)
  }
}

/// A small generator of the tests' own.
private struct Lehmer {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 2_654_435_761 | 1 }
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}
