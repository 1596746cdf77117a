import ActiveSetSolver
import LinearConstraints
import Testing

/// Factors of rows as proofs that these cannot hold together.
@Suite struct RowBalanceTests {
  private typealias Row = (terms: [Double], shape: ConstraintShape)

  private func row(_ terms: [Double], _ relation: Relation, _ constant: Double) -> Row {
    (terms, ConstraintShape(relation, constant: constant))
  }

  private func isContradiction(
    _ rows: [Row], _ factors: [Double], leaving least: Double = 0
  ) -> Bool {
    let answers = RowBalanceKernel.isContradiction(rows, factors: factors, leaving: least)
    // Nothing is left of a question for the next.
    #expect(Set(answers).count == 1)
    return answers[0]
  }

  /// x <= -1 against x >= 0, each once: the constants leave 1.
  @Test func oppositeBoundsContradict() {
    let rows = [row([1], .lessThanOrEqual, 1), row([1], .greaterThanOrEqual, 0)]
    #expect(isContradiction(rows, [1, -1]))
    #expect(isContradiction(rows, [1, -1], leaving: 0.5))
    #expect(!isContradiction(rows, [1, -1], leaving: 2))
    // Signs that turn an inequality around prove nothing.
    #expect(!isContradiction(rows, [-1, 1]))
    // Nor does what leaves a multiple of x.
    #expect(!isContradiction(rows, [1, -0.5]))
    #expect(!isContradiction(rows, [1]))
  }

  /// x == y and x >= 2 contradict y <= 1, and not y <= 3.
  @Test func aChainContradictsByItsConstantAlone() {
    func proves(_ bound: Double) -> Bool {
      isContradiction(
        [
          row([1, -1], .equal, 0), row([1, 0], .greaterThanOrEqual, -2),
          row([0, 1], .lessThanOrEqual, -bound),
        ], [1, -1, 1])
    }
    #expect(proves(1))
    #expect(!proves(3))
  }

  /// What rounding leaves of a balance is none; a part in a million is.
  @Test func onlyRoundingMayBeLeftOfTheBalance() {
    func proves(_ coefficient: Double) -> Bool {
      isContradiction(
        [row([1], .lessThanOrEqual, 1), row([coefficient], .greaterThanOrEqual, 0)], [1, -1])
    }
    #expect(proves(1 + 1e-12))
    #expect(!proves(1 + 1e-6))
  }
}
