import CassowaryTableau
import LinearConstraints
import Testing

/// Which of two rows leaves that limit a step almost equally.
@Suite struct TableauTieTests {
  /// Where an unknown ends that is pulled up, between 0 and two bounds: one, and one a gap beyond it in
  /// a row with the coefficient.
  private static func end(
    bound: Double, gap: Double, coefficient: Double, isLooseFirst: Bool
  ) throws -> Double {
    var kernel = TableauKernel(unknownCount: 1)
    _ = kernel.insert([1], ConstraintShape(.greaterThanOrEqual))
    let bounds = [(1.0, bound), (coefficient, bound + gap)]
    for (factor, place) in isLooseFirst ? bounds.reversed() : bounds {
      _ = kernel.insert([factor], ConstraintShape(.lessThanOrEqual, constant: -factor * place))
    }
    let priority = try #require(Priority(500))
    _ = kernel.insert([1], ConstraintShape(.equal, constant: -1e6, priority: priority))
    let isFeasible = try kernel.optimize()
    #expect(isFeasible)
    return kernel.value(of: 0)
  }

  /// Of steps that differ by a millionth of a millionth the one with the greater element is taken.
  ///
  /// Its digits are the better ones. Steps below 1 are measured by 1.
  @Test(
    arguments: [
      (1_000, 5e-10, true), (1_000, 2e-9, false), (0.5, 7e-13, true), (0.5, 1.5e-12, false),
      (1, 0.9e-12, true),
    ] as [(Double, Double, Bool)], [true, false])
  func nearlyEqualStepsAreATie(_ example: (Double, Double, Bool), isLooseFirst: Bool) throws {
    let (bound, gap, isTie) = example
    let end = try Self.end(
      bound: bound, gap: gap, coefficient: 4, isLooseFirst: isLooseFirst)
    #expect(end == (isTie ? bound + gap : bound))
    // The other way round the tight row has the greater element.
    let tight = try Self.end(
      bound: bound, gap: gap, coefficient: 0.25, isLooseFirst: isLooseFirst)
    #expect(tight == bound)
  }
}
