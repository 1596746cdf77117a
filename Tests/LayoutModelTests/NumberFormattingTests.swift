import LayoutModel
import Testing

/// Expected texts are those of C's `printf("%g")`.
@Suite struct NumberFormattingTests {
  @Test(
    arguments: [(Double, String)]([
      (0.0, "0"), (1, "1"), (-13, "-13"), (120.5, "120.5"), (0.5, "0.5"), (1.0 / 3, "0.333333"),
      (2.0 / 3, "0.666667"), (999_999.5, "1e+06"), (1_234_567, "1.23457e+06"), (1e-5, "1e-05"),
      (0.0001, "0.0001"), (123_456, "123456"), (1e100, "1e+100"), (99.99996, "100"),
    ]))
  func printsLikePercentG(_ number: Double, _ text: String) {
    #expect(number.formattedLikeG == text)
  }
}
