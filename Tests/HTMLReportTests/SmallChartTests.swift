import HTMLReport
import Statistics
import Testing

/// Charts of a table's cell, and the words beside them.
@Suite struct SmallChartTests {
  // MARK: Samples

  @Test func fewSamplesAreShownOneByOne() {
    #expect(SampleChart.markup([]).isEmpty && SampleChart.markup([3]).isEmpty)
    #expect(SampleChart.markup([3, 1, 2]).contains("d=\"M0 1l40 14 40-7\""))
    let forty = (0..<40).map { Double($0 * 7 % 40) }
    #expect(SampleChart.thinned(forty) == forty)
  }

  /// Of 41 samples twenty stretches of two or three are left, each by its extremes as they came.
  @Test func manySamplesAreShownByTheirExtremes() {
    let samples = (0..<41).map { Double($0 * 7 % 41) }
    let shown = SampleChart.thinned(samples)
    #expect(shown.count == 40)
    #expect(Array(shown.prefix(4)) == [0, 7, 14, 21])
    #expect(Array(shown.suffix(3)) == [13, 20, 34])
    var outlier = [Double](repeating: 5, count: 1_000)
    (outlier[499], outlier[500]) = (90, 1)
    let thinned = SampleChart.thinned(outlier)
    #expect(thinned.count == 40 && thinned.filter { $0 != 5 } == [90, 1])
  }

  // MARK: Ratios

  /// Where the mark of a ratio begins, and its interval.
  private func bar(_ ratio: Double, _ low: Double?, _ high: Double?) -> [String] {
    RatioBar.markup(ratio: ratio, low: low, high: high, style: "worse")
      .split(separator: "\"").filter { $0.hasPrefix("M") }.map(String.init)
  }

  @Test func aRatioStandsBetweenAHalfAndADouble() {
    #expect(bar(1, 0.5, 2) == ["M4 8h112", "M58 3h4v10h-4z"])
    #expect(bar(0.5, nil, nil) == ["M60 8h-56", "M2 3h4v10h-4z"])
    #expect(bar(2, nil, nil) == ["M60 8h56", "M114 3h4v10h-4z"])
    #expect(bar(9, 1, nil) == ["M60 8h56", "M114 3h4v10h-4z"])
    #expect(bar(0, 0, 9) == ["M4 8h112", "M2 3h4v10h-4z"])
  }

  // MARK: Growth

  @Test(arguments: [
    (0.149, "constant"), (0.15, "less than linear"), (0.849, "less than linear"), (0.85, "linear"),
    (1.199, "linear"), (1.2, "more than linear"), (1.699, "more than linear"), (1.7, "quadratic"),
    (2.299, "quadratic"), (2.3, "cubic or worse"),
  ])
  func growthHasAName(exponent: Double, name: String) throws {
    var law = try #require(PowerLaw([(size: 1, cost: 1), (size: 2, cost: 2)]))
    #expect(law.text == "n^1.00")
    law.exponent = exponent
    #expect(law.name == name)
    law.uncertainty = 0.05
    #expect(law.text.hasPrefix("n^") && law.text.hasSuffix(" ± 0.05"))
  }
}
