import LayoutModel
import Testing

@Suite struct TextMeasuringTests {
  private let measurer = WrappingTextMeasurer(metrics: SystemFontMetrics())

  /// A font in which everything is one point wide at size 1, so that lines can be counted.
  private struct Monospaced: FontMetrics {
    func lineMetrics(of font: Font) -> LineMetrics { LineMetrics(ascent: 0.8, descent: 0.2) }
    func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
      scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }

  private func lines(
    _ text: String, width: Double, limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    let attributes = TextAttributes(font: .system(1), lineLimit: limit, lineBreakMode: mode)
    let measurer = WrappingTextMeasurer(metrics: Monospaced())
    let lines = measurer.lines(text, attributes: attributes, width: width)
    let measured = measurer.measure(text, attributes: attributes, width: width, scale: 2)
    #expect(measured.lineCount == lines.count, "both count the same lines")
    let widest = lines.map { Double($0.unicodeScalars.count) }.max() ?? 0
    if !measured.isTruncated, !text.unicodeScalars.contains("\u{301}") {
      #expect(measured.size.width == widest, "both find the same widest line")
    }
    return lines
  }

  @Test func noTextTakesNoRoom() {
    for text in ["", "Label"] {
      let attributes = TextAttributes(font: .system(17), lineLimit: 1)
      let measured = measurer.measure(text, attributes: attributes, width: 100, scale: 2)
      #expect((measured == .empty) == text.isEmpty)
    }
    let empty = TextMeasurement.empty
    #expect(empty.size == .zero && empty.lineCount == 0 && !empty.isTruncated)
    #expect(empty.firstBaseline == 0 && empty.lastDescent == 0)
  }

  /// The line boxes that Interface Builder documents show for the system's font.
  @Test(
    arguments: [
      (10, 2, 12), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18),
      (16, 2, 19.5), (16, 3, 58.0 / 3), (17, 2, 20.5), (17, 3, 61.0 / 3), (20, 2, 24),
      (22, 2, 26.5),
      (24, 2, 29), (34, 2, 41), (36, 2, 43), (40, 2, 48),
    ] as [(Double, Double, Double)])
  func lineBoxes(_ size: Double, _ scale: Double, _ height: Double) {
    let attributes = TextAttributes(font: .system(size), lineLimit: 1)
    let measured = measurer.measure("Label", attributes: attributes, width: .infinity, scale: scale)
    #expect(abs(measured.size.height - height) < 1e-9)
  }

  @Test func linesAddUpBeforeTheyAreRounded() {
    let attributes = TextAttributes(font: .system(17))
    let heights = (1...3).map { count in
      let text = Array(repeating: "a", count: count).joined(separator: "\n")
      return measurer.measure(text, attributes: attributes, width: .infinity, scale: 2).size.height
    }
    #expect(heights == [20.5, 41, 61])
  }

  /// Spaces alone take the room that there is, and none where there is none.
  @Test func spacesAloneAreAsWideAsTheirRoom() {
    let measurer = WrappingTextMeasurer(metrics: Monospaced())
    func width(_ text: String, _ room: Double) -> Double {
      let attributes = TextAttributes(font: .system(1), lineBreakMode: .byWordWrapping)
      return measurer.measure(text, attributes: attributes, width: room, scale: 1000).size.width
    }
    #expect(width("   ", .infinity) == 3)
    #expect(width("   ", 2).rounded() == 2)
    #expect(width("   ", 0) == 0)
    #expect(width(" \n ", 0) == 0)
    #expect(width("  b", 0) == 1)
  }

  @Test func wordsStayWholeAndSpacesHang() {
    #expect(lines("the quick brown fox", width: 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", width: 8) == ["the", "quick", "brown", "fox"])
    #expect(lines("a   b", width: 2) == ["a", "b"])
    #expect(lines("well-known", width: 6) == ["well-", "known"])
    #expect(lines("a\u{A0}b c", width: 4) == ["a\u{A0}b", "c"], "a hard space holds")
  }

  @Test func spacesThatEndAParagraphTakeTheRoomThatThereIs() {
    let measurer = WrappingTextMeasurer(metrics: Monospaced())
    func width(_ text: String, _ limit: Double) -> Double {
      let attributes = TextAttributes(font: .system(1))
      return measurer.measure(text, attributes: attributes, width: limit, scale: 2).size.width
    }
    #expect(width("a  ", .infinity) == 3)
    #expect(width("a  ", 2) == 2)
    #expect(width("a  \nb", .infinity) == 3, "of every paragraph")
    #expect(width("aaa  b", 4) == 3, "but not where a line is broken")
  }

  @Test func linesOfATextStyleLieAsFarApartAsListed() {
    let distances = Font.TextStyle.allCases.map { attributes in
      let font = Font.preferredFont(forTextStyle: attributes)
      return (font.interlineSpacing + measurer.lineMetrics(of: font).height).rounded()
    }
    #expect(distances == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    let largest = Font.preferredFont(
      forTextStyle: .body, compatibleWith: .accessibilityExtraExtraExtraLarge)
    #expect(abs(largest.interlineSpacing + 1.193 * 53 - 63.229) < 1e-9, "never closer than high")
    #expect(Font.label.interlineSpacing == 0)
  }

  @Test func aWordWiderThanTheLineIsBrokenWhereItMust() {
    #expect(lines("incomprehensibilities", width: 8) == ["incompre", "hensibil", "ities"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"], "a line holds at least one character")
    #expect(lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"], "marks stay")
    #expect(lines("one two", width: 4, .byCharWrapping) == ["one", "two"])
    #expect(lines("one two", width: 2, .byCharWrapping) == ["on", "e", "tw", "o"])
  }

  @Test func eastAsianTextBreaksAnywhereButAroundMarks() {
    #expect(lines("苹果公司创立之初", width: 3) == ["苹果公", "司创立", "之初"])
    #expect(lines("苹果公司。创立", width: 4) == ["苹果公", "司。创立"], "no line begins with 。")
    #expect(lines("苹果公「司」创", width: 4) == ["苹果公", "「司」创"], "no line ends with 「")
    #expect(lines("公司(Apple Inc. )是", width: 7) == ["公司", "(Apple", "Inc. )是"])
    #expect(lines("iPhone智能手机", width: 8) == ["iPhone智能", "手机"])
  }

  @Test func terminatorsEndLines() {
    #expect(lines("a\nb\r\nc", width: 9) == ["a", "b", "c"])
    #expect(lines("a\n\nb", width: 9) == ["a", "", "b"])
    #expect(lines("a\n", width: 9) == ["a"], "nothing follows the last terminator")
    #expect(lines("", width: 9).isEmpty)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let text = "one two three four"
    #expect(lines(text, width: 8, limit: 2) == ["one two", "three f…"])
    #expect(lines(text, width: 8, limit: 2, .byTruncatingHead) == ["one two", "…ee four"])
    #expect(lines(text, width: 8, limit: 2, .byTruncatingMiddle) == ["one two", "thr…four"])
    #expect(lines(text, width: 8, limit: 2, .byClipping) == ["one two", "three fo"])
    #expect(lines(text, width: 8, limit: 2, .byWordWrapping) == ["one two", "three"])
    #expect(lines("one\ntwo", width: 8, limit: 1) == ["one…"])
    let measured = measurer.measure(
      text, attributes: TextAttributes(font: .system(10), lineLimit: 1), width: 30, scale: 2)
    #expect(measured.isTruncated)
    #expect(measured.size == Size(width: 30, height: 12))
  }

  @Test func charactersHaveTheirWidths() {
    let metrics = SystemFontMetrics()
    let font = Font.system(10)
    #expect(metrics.advance(of: "苹", in: font) == 10)
    #expect(metrics.advance(of: "\u{FF08}", in: font) == 10)
    #expect(metrics.advance(of: "\u{301}", in: font) == 0)
    #expect(metrics.advance(of: "i", in: font) < metrics.advance(of: "m", in: font))
    #expect(metrics.advance(of: "é", in: font) == metrics.advance(of: "e", in: font))
    #expect(metrics.advance(of: "a", in: .system(10, weight: .bold)) > 5.56)
    #expect(metrics.advance(of: "苹", in: .system(10, weight: .bold)) == 10)
  }
}
