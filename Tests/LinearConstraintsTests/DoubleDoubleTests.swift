import LinearConstraints
import Testing

/// Numbers of twice a double's digits, held against sums and products that are known exactly.
@Suite struct DoubleDoubleTests {
  /// What is left of a number after a double is taken away, as a double.
  private func rest(of number: DoubleDouble, after double: Double) -> Double {
    (number - DoubleDouble(double)).value
  }

  @Test func aSumKeepsWhatADoubleLoses() {
    let sum = DoubleDouble(1) + DoubleDouble(0x1p-80)
    #expect(sum.value == 1)
    #expect(rest(of: sum, after: 1) == 0x1p-80)
    // In the other order, and with both signs.
    #expect(rest(of: DoubleDouble(0x1p-80) + DoubleDouble(-1), after: -1) == 0x1p-80)
    #expect(rest(of: DoubleDouble(1) - DoubleDouble(0x1p-80), after: 1) == -0x1p-80)
  }

  @Test func restsAreAddedUp() {
    let left = DoubleDouble(1) + DoubleDouble(0x1p-70)
    let right = DoubleDouble(2) + DoubleDouble(0x1p-71)
    #expect(rest(of: left + right, after: 3) == 0x1p-70 + 0x1p-71)
    #expect(rest(of: left - right, after: -1) == 0x1p-71)
    #expect((left - left).value == 0)
    #expect((left + -left).value == 0)
  }

  /// (1 + 2^-30)^2 has 61 digits in base two, eight more than a double.
  @Test func aProductIsExactToItsLastDigit() {
    let factor = DoubleDouble(1 + 0x1p-30)
    let square = factor * factor
    #expect(square.value == 1 + 0x1p-29)
    #expect(rest(of: square, after: 1 + 0x1p-29) == 0x1p-60)
  }

  /// Each factor's rest times the other factor: (1 + a)(1 + b) without ab, which is below 1e-32.
  @Test func aProductCountsTheRestsOfBothFactors() {
    let left = DoubleDouble(3) + DoubleDouble(0x1p-70)
    let right = DoubleDouble(5) + DoubleDouble(0x1p-72)
    #expect(rest(of: left * right, after: 15) == 5 * 0x1p-70 + 3 * 0x1p-72)
  }

  /// A third times three is one, within 1e-31: a double's third misses it by 5e-17.
  @Test(arguments: [3.0, -7, 0.3, 1e-9, 1e13])
  func aQuotientTimesItsDivisorIsTheDividend(divisor: Double) {
    let quotient = DoubleDouble(1) / DoubleDouble(divisor)
    #expect(abs(rest(of: quotient * DoubleDouble(divisor), after: 1)) < 1e-30)
    let small = DoubleDouble(divisor) + DoubleDouble(divisor * 0x1p-60)
    let ratio = DoubleDouble(2) / small
    #expect(abs(rest(of: ratio * small, after: 2)) < 1e-30)
  }

  @Test func productsAreAddedWithoutRounding() {
    var sum = DoubleDouble.zero
    sum.add(1 + 0x1p-30, times: 1 + 0x1p-30)
    sum.add(-1, times: 1 + 0x1p-29)
    #expect(sum.value == 0x1p-60)
  }
}
