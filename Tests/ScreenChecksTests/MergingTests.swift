import LayoutModel
import ScreenChecks
import Simulation
import Testing

struct MergingTests {
  private func ranges(_ isMember: (ScreenConfiguration) -> Bool) -> String {
    let matrix = ScreenMatrix()
    let all = matrix.configurations(at: matrix.places { _ in true }).filter { !$0.isDoubled }
    return ConfigurationRanges(all.filter(isMember), of: all, in: matrix).text
  }

  @Test("configurations are told as the fewest ranges")
  func words() {
    let matrix = ScreenMatrix()
    func isPhone(_ one: ScreenConfiguration) -> Bool {
      one.device.map { matrix.devices[$0].idiom == .phone } ?? false
    }
    #expect(ranges { _ in true } == "in all configurations")
    #expect(ranges { isPhone($0) && $0.isLandscape } == "all phones in landscape")
    #expect(ranges { $0.textSize >= .accessibilityExtraLarge } == "from AX3")
    #expect(ranges { $0.textSize == .large } == "up to L")
    #expect(ranges { $0.direction == .rightToLeft } == "right to left")
    #expect(
      ranges { $0.device == 0 && !$0.isLandscape && $0.textSize > .large }
        == "width <= 375 in portrait, from xxxL")
    #expect(ranges { $0.device == 1 } == "iphone-16")
    #expect(
      ranges { $0.isLandscape && isPhone($0) || $0.textSize > .extraExtraExtraLarge }
        == "from AX3; all phones in landscape")
  }

  @Test("what the base has already is told once, as it is there")
  func base() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label("a", "First line") + ScreenSketch.label("b", "Second line"),
      SeededFault.top("a") + ["b.top = a.top + 12", "b.leading = a.leading + 12"])
    let found = try #require(try sketch.check().first { $0.rule == "text-overlap" })
    #expect(found.isInBase && found.configurations == "in the base")
  }

  @Test("text that is cut off in the base too is meant, and only a note")
  func intended() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label("a", "A title of some length", style: "Body"),
      SeededFault.top("a") + ["a.width = 60"])
    #expect(try !sketch.check().contains { $0.rule == "text-truncated" })
    let note = try sketch.check(.strict).first { $0.rule == "text-truncated" }
    #expect(note?.severity == .note)
  }

  @Test("all that leaves the safe area of one screen is one fault, by the ids of the screen")
  func oneFaultAScreen() throws {
    let sketch = ScreenSketch(
      ScreenSketch.button("a", "Close") + ScreenSketch.button("b", "Help"),
      [
        "a.top = s.top + 20", "a.leading = v.leading + 8", "b.top = a.bottom + 20",
        "b.leading = v.leading + 8",
      ])
    let found = try sketch.check().filter { $0.rule == "outside-safe-area" }
    #expect(found.map(\.identity) == [["v"]])
    #expect(found.first?.elements.map(\.id).sorted() == ["a", "b"])
  }

  /// A finding on a text is doubted where code may set another.
  @Test func findingsOnTextThatCodeMayReplaceSayWhy() throws {
    let title = SeededFault.texts[0].fault()
    func remark(_ sketch: ScreenSketch) throws -> String? {
      try #require(try sketch.check().first { $0.rule == "text-truncated" }).remark
    }
    var named = title
    named.outlets = ["a": "titleLabel"]
    #expect(try remark(title) == nil)
    #expect(try remark(named) == "code may replace the text (outlet titleLabel)")
  }
}
