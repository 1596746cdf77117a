import BenchCommands
import LayoutModel
import Testing

/// Lines of text that a renderer would draw in a font of another width.
@Suite struct RasterTextTests {
  /// Every letter is half as wide as the font is high, and a tenth more where it is bold.
  private struct Halves: FontMetrics {
    let factor: Double
    func lineMetrics(of font: Font) -> LineMetrics { LineMetrics(ascent: 1, descent: 0) }
    func advance(of scalar: Unicode.Scalar, in font: Font) -> Double { font.pointSize * factor }
  }

  private func fitting(_ svg: String) -> String {
    var text = RasterText { $0 == 900 ? nil : Halves(factor: $0 >= 600 ? 0.6 : 0.5) }
    return text.fitting(svg)
  }

  @Test(arguments: [
    // Five letters of 10 points have 25 points of their own.
    (
      "<text x=\"1\" font-size=\"10\" textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\">abcde</text>",
      "<text x=\"1\" font-size=\"10\" letter-spacing=\"-1.000\">abcde</text>"
    ),
    // Bold, by a class or by number; an escaped letter is one.
    (
      "<g/><text class=\"e w\" font-size=\"10\" textLength=\"33\" lengthAdjust=\"spacingAndGlyphs\">a&amp;c</text><g/>",
      "<g/><text class=\"e w\" font-size=\"10\" letter-spacing=\"5.000\">a&amp;c</text><g/>"
    ),
    (
      "<text font-size=\"10\" textLength=\".5\" lengthAdjust=\"spacingAndGlyphs\" font-weight=\"700\">a</text>",
      "<text font-size=\"10\" letter-spacing=\"-5.500\" font-weight=\"700\">a</text>"
    ),
  ])
  func widthsBecomeSpacing(svg: String, fitted: String) {
    #expect(fitting(svg) == fitted)
  }

  @Test(arguments: [
    "<svg/>", "<text font-size=\"10\">no width</text>",
    "<text font-size=\"9\" textLength=\"4\" lengthAdjust=\"spacingAndGlyphs\" font-weight=\"900\">a</text>",
    "<text font-size=\"10\" textLength=\"4\" lengthAdjust=\"spacingAndGlyphs\"></text>", "<text",
    "",
  ])
  func theRestStaysAsItIs(svg: String) {
    #expect(fitting(svg) == svg)
  }

  /// Of the numbers in between the lower one counts, and beyond both ends the last one.
  @Test(arguments: [
    (100, 0), (200, 40), (300, 50), (400, 80), (499, 80), (500, 100), (600, 180), (700, 200),
    (800, 205), (900, 210), (1_000, 210), (99, 0), (0, 0),
  ])
  func fontconfigNumbersWeightsInItsOwnWay(weight: Int, number: Int) {
    #expect(RasterText.fontconfigWeight(weight) == number)
  }
}
