import Formatting
import Testing

@Suite struct FormattingTests {
  @Test func digitsAfterThePointAreAsManyAsAskedFor() {
    #expect(Decimals.fixed(1.5, 2) == "1.50" && Decimals.fixed(1.005, 0) == "1")
    #expect(Decimals.fixed(-0.25, 3) == "-0.250" && Decimals.fixed(-0.0004, 3) == "0.000")
    #expect(Decimals.fixed(9.996, 2) == "10.00" && Decimals.fixed(12_345.678, 1) == "12345.7")
  }

  @Test func zerosAtTheEndAreLeftOut() {
    #expect(Decimals.shortest(1.50, upTo: 2) == "1.5" && Decimals.shortest(3, upTo: 2) == "3")
    #expect(
      Decimals.shortest(-0.05, upTo: 3) == "-0.05" && Decimals.shortest(100, upTo: 1) == "100")
    #expect(Decimals.shortest(0.07, upTo: 2, startsWithPoint: true) == ".07")
    #expect(Decimals.shortest(-0.5, upTo: 2, startsWithPoint: true) == "-.5")
    #expect(Decimals.shortest(units: -1_050, 3) == "-1.05")
    #expect(Decimals.shortest(-0.001, upTo: 2) == "0")
  }

  @Test func whatNoIntegerHoldsIsWrittenInFull() {
    #expect(Decimals.fixed(.infinity, 2) == "inf" && Decimals.shortest(.nan, upTo: 1) == "nan")
    #expect(Decimals.shortest(1e300, upTo: 2) == "1e+300")
  }

  @Test func sharesHaveATenthBelowTenPercent() {
    #expect(Percent.text(0.125) == "13 %" && Percent.text(0.0312) == "3.1 %")
    #expect(Percent.text(0.0004) == "< 0.1 %" && Percent.text(12.34) == "1,234 %")
  }

  @Test func countsAreGroupedAndHaveTheirNoun() {
    #expect(
      1_234_567.grouped == "1,234,567" && (-1_000).grouped == "-1,000" && 999.grouped == "999")
    #expect(1.counted("view") == "1 view" && 0.counted("view") == "0 views")
    #expect(2_000.counted("view") == "2,000 views")
  }

  @Test func stringsOfJSONAreSafeInPages() {
    #expect(JSONString.quoted("a\"b\\c\nd") == #""a\"b\\c\nd""#)
    #expect(JSONString.quoted("</script>\u{1}\u{2028}é") == #""\u003c/script\u003e\u0001\u2028é""#)
  }
}
