import LayoutModel
import Testing

/// Expected texts are those of C's `printf("%g")`.
@Suite struct NumberFormattingTests {
  private static let texts: [(Double, String)] = [
    (0.0, "0"), (1, "1"), (-13, "-13"), (120.5, "120.5"), (0.5, "0.5"), (1.0 / 3, "0.333333"),
    (2.0 / 3, "0.666667"), (999_999.5, "1e+06"), (1_234_567, "1.23457e+06"), (1e-5, "1e-05"),
    (0.0001, "0.0001"), (123_456, "123456"), (1e100, "1e+100"), (99.99996, "100"),
    (-0.0, "-0"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e-10, "1e-10"),
    (-2.5e-7, "-2.5e-07"), (9_999_996, "1e+07"), (999_999, "999999"), (1e6, "1e+06"),
    (1e16, "1e+16"), (1.5e300, "1.5e+300"), (0.00012345678, "0.000123457"),
    (0.0000999999999, "0.0001"), (0.05, "0.05"), (100, "100"), (-1_200.25, "-1200.25"),
    (12_345.678, "12345.7"), (12_345.649, "12345.6"), (1.999_999_9, "2"),
  ]

  @Test(arguments: texts)
  func printsLikePercentG(_ number: Double, _ text: String) {
    #expect(number.formattedLikeG == text)
  }
}
