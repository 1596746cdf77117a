import Statistics
import TestSupport
import Testing

/// Medians, intervals, ratios, change points and growth of samples from seeds, as `Tests/Stored` has
/// them.
@Suite struct StoredStatisticsTests {
  private static func samples(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in (900 + 200 * random.share()).rounded() }
  }

  private static func ratio(_ candidate: [Double], _ baseline: [Double]) -> String {
    StructureText.of(
      RatioInterval(of: candidate, to: baseline, confidence: 0.95, resamples: 200, seed: 4) as Any)
  }

  @Test func statisticsAreAsTheyWere() throws {
    var parts = StoredParts("statistics", .digest)
    var random = SeededGenerator(seed: 9)
    for count in [0, 1, 2, 3, 4, 5, 8, 9, 16, 31] {
      let (one, other) = (Self.samples(count, &random), Self.samples(count, &random))
      parts.append("samples \(count)", StructureText.of(SampleStatistics(one) as Any))
      parts.append(
        "ratio \(count)", Self.ratio(one, other.map { $0 * 1.1 }))
      let steps = one.enumerated().map { $1 * ($0 < count / 2 ? 1 : 1.5) }
      parts.append("changes \(count)", "\(EnergyDivisive().changes(in: steps))")
    }
    parts.append("ratio to nothing", Self.ratio([1, 2, 3], [0, 0, 0]))
    for exponent in [0, 0.5, 1, 1.5, 2, 3] as [Double] {
      for count in [1, 2, 3, 5, 8] {
        let points = (0..<count).map { index in
          let size = 10 << index
          var cost = 1.0
          for _ in 0..<Int(exponent * 2) { cost *= Double(size).squareRoot() }
          return GrowthFit.Point(size: size, cost: cost * (0.98 + 0.04 * random.share()))
        }
        parts.append("growth \(exponent) of \(count)", StructureText.of(GrowthFit(points) as Any))
      }
    }
    try parts.check()
  }
}
