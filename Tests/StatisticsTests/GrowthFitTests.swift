import Statistics
import Testing

@Suite struct GrowthFitTests {
  private static let sizes = [16, 32, 64, 128, 256, 512, 1024, 2048]

  /// A natural logarithm good enough for a test, without the library that the module uses.
  private static func log(_ value: Double) -> Double {
    var value = value
    var halvings = 0.0
    while value > 1.5 {
      value /= 2
      halvings += 1
    }
    let ratio = (value - 1) / (value + 1)
    var term = ratio
    var sum = 0.0
    for index in stride(from: 1.0, through: 41, by: 2) {
      sum += term / index
      term *= ratio * ratio
    }
    return 2 * sum + halvings * 0.693_147_180_559_945_3
  }

  private static func cost(_ law: GrowthLaw, _ size: Double) -> Double {
    switch law {
    case .constant: 7
    case .logarithmic: 7 * log(size)
    case .linear: 7 * size
    case .linearithmic: 7 * size * log(size)
    case .quadratic: 7 * size * size
    case .cubic: 7 * size * size * size
    }
  }

  @Test(arguments: GrowthLaw.allCases)
  func everyLawIsRecognised(law: GrowthLaw) throws {
    let points = Self.sizes.map { GrowthFit.Point(size: $0, cost: Self.cost(law, Double($0))) }
    let fit = try #require(GrowthFit(points))
    #expect(fit.law == law)
    #expect(fit.deviation < 1e-6)
    #expect(fit.exponentInterval.contains(fit.exponent))
  }

  @Test(arguments: [(GrowthLaw.constant, 0.0), (.linear, 1), (.quadratic, 2), (.cubic, 3)])
  func exponentsOfPowersAreExact(law: GrowthLaw, exponent: Double) throws {
    let points = Self.sizes.map { GrowthFit.Point(size: $0, cost: Self.cost(law, Double($0))) }
    let fit = try #require(GrowthFit(points))
    #expect((fit.exponent - exponent).magnitude < 1e-9)
    #expect(fit.exponentInterval.upperBound - fit.exponentInterval.lowerBound < 1e-6)
  }

  /// Ten per cent of noise, up and down in turns, leaves the exponent within its interval.
  @Test func noiseWidensTheInterval() throws {
    let points = Self.sizes.enumerated().map { index, size in
      GrowthFit.Point(size: size, cost: Double(size) * (index % 2 == 0 ? 1.1 : 0.9))
    }
    let fit = try #require(GrowthFit(points))
    #expect(fit.exponentInterval.contains(1))
    #expect(!fit.exponentInterval.contains(1.5))
    #expect(fit.exponentInterval.upperBound - fit.exponentInterval.lowerBound > 0.02)
  }

  @Test func fewerThanThreeSizesFitNothing() {
    let point = GrowthFit.Point(size: 10, cost: 1)
    #expect(GrowthFit([]) == nil)
    #expect(GrowthFit([point, point, point, GrowthFit.Point(size: 20, cost: 2)]) == nil)
    #expect(GrowthFit([point, GrowthFit.Point(size: 1, cost: 2), .init(size: 5, cost: 0)]) == nil)
  }
}
