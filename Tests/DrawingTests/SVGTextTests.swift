import Drawing
import Testing

/// Text and numbers between tags, whatever they hold.
@Suite struct SVGTextTests {
  @Test func markupBecomesText() {
    #expect(SVGText.escaped("<a href=\"x\">'&'") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;")
    #expect(SVGText.escaped("a\u{0}b\u{202E}c") == "a\u{FFFD}b\u{FFFD}c")
    #expect(SVGText.escaped("a\nb\tc") == "a b c")
  }

  @Test func numbersHaveNoExponent() {
    #expect(SVGText.number(1e300) == "10000000")
    #expect(SVGText.number(-0.004) == "0" && SVGText.number(.nan) == "0")
    #expect(SVGText.number(-0.25) == "-.25" && SVGText.readable(-0.25) == "-0.25")
  }

  @Test func chartsEscapeWhatTheyAreGiven() {
    var canvas = SVGCanvas(width: 10, height: 10, label: "a < b")
    canvas.text("<script>", x: 0, y: 0)
    canvas.rect(x: 0, y: 0, width: 1, height: 1, "bar", title: "\"&\"")
    canvas.open("group", data: "<x>", title: "<y>")
    canvas.close()
    #expect(!canvas.markup.contains("<script>") && !canvas.markup.contains("<x>"))
    #expect(
      canvas.markup.contains("aria-label=\"a &lt; b\"") && canvas.markup.hasSuffix("</g></svg>"))
  }

  @Test func intervalsHaveAnEndAtEachSide() {
    var canvas = SVGCanvas(width: 10, height: 10, label: "")
    canvas.interval(x: 5, from: 2, to: 8, "spread")
    #expect(canvas.markup.contains("<path class=\"spread\" d=\"M5 2v6M2 2h6M2 8h6\"/>"))
  }
}
