import Statistics
import Testing

@Suite struct PowerLawTests {
  /// Points without a logarithm are left out, on either side of zero.
  @Test(arguments: [(0.0, 5.0), (5, 0), (-1, 5), (5, -1), (0, 0)])
  func whatIsNotAboveZeroIsLeftOut(size: Double, cost: Double) throws {
    let points = [1.0, 2, 4].map { (size: $0, cost: 3 * $0 * $0) }
    let law = try #require(PowerLaw(points + [(size: size, cost: cost)]))
    #expect((law.exponent - 2).magnitude < 1e-12 && (law.factor - 3).magnitude < 1e-12)
    #expect((law.uncertainty ?? 1) < 1e-6)
    #expect(PowerLaw([(size: 1, cost: 1), (size: size, cost: cost)]) == nil)
  }

  @Test func twoSizesHaveNoUncertainty() throws {
    let law = try #require(PowerLaw([(size: 1, cost: 4), (size: 4, cost: 2)]))
    #expect((law.exponent + 0.5).magnitude < 1e-12 && law.uncertainty == nil)
    #expect(PowerLaw([(size: 2, cost: 1), (size: 2, cost: 3)]) == nil)
  }
}
