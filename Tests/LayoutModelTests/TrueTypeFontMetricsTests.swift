import LayoutModel
import Testing

@Suite struct TrueTypeFontMetricsTests {
  /// A font of 1,000 units an em with three glyphs, 500, 250 and 1,000 units wide.
  private func font(_ characterMap: [UInt8]) -> [UInt8] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: big(1000))
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.replaceSubrange(4..<6, with: big(900))
    hhea.replaceSubrange(6..<8, with: big(UInt16(bitPattern: -200)))
    hhea.replaceSubrange(34..<36, with: big(3))
    let hmtx = big(500, 0, 250, 0, 1000, 0)
    let map = big(0, 1, 3, 10, 0, 12) + characterMap
    let tables = [("cmap", map), ("head", head), ("hhea", hhea), ("hmtx", hmtx)]
    var directory = big(0, 1, UInt16(tables.count), 0, 0, 0)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + big(0, 0, 0, UInt16(start + body.count), 0, 0)
      body += bytes
    }
    return directory + body
  }

  private func big(_ numbers: UInt16...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Format 4: `a` and `b` by difference, `z` by list, and the closing segment.
  private var segments: [UInt8] {
    let ends = big(98, 122, 0xFFFF, 0)
    let starts = big(97, 122, 0xFFFF)
    let differences = big(UInt16(bitPattern: 1 - 97), 0, 1)
    // The list lies two entries behind the second segment's own.
    return big(4, 42, 0, 6, 0, 0, 0) + ends + starts + differences + big(0, 4, 0) + big(2)
  }

  /// Format 12: `a` and `b`, and a character of a higher plane.
  private var groups: [UInt8] {
    big(12, 0, 0, 40, 0, 0, 0, 2) + big(0, 97, 0, 98, 0, 1) + big(2, 0, 2, 0, 0, 2)
  }

  @Test func readsHeightsAndWidths() throws {
    for map in [segments, groups] {
      let metrics = try TrueTypeFontMetrics(bytes: font(map))
      let font = Font.system(20)
      #expect(metrics.lineMetrics(of: font) == LineMetrics(ascent: 18, descent: 4))
      #expect(metrics.advance(of: "a", in: font) == 5)
      #expect(metrics.advance(of: "b", in: font) == 20)
      #expect(metrics.advance(of: "c", in: font) == 10, "the missing glyph")
    }
    let basic = try TrueTypeFontMetrics(bytes: font(segments))
    #expect(basic.advance(of: "z", in: .system(10)) == 10)
    let full = try TrueTypeFontMetrics(bytes: font(groups))
    #expect(full.advance(of: "\u{20000}", in: .system(10)) == 10)
  }

  /// A segment whose glyphs pass the last of 16 bits goes on with the first: `a` and `b` are beyond all
  /// glyphs, which are as wide as the last one, then come the three that there are.
  @Test func glyphsWrapAroundWithinASegment() throws {
    let wrapping =
      big(4, 32, 0, 4, 0, 0, 0) + big(101, 0xFFFF, 0) + big(97, 0xFFFF)
      + big(UInt16(bitPattern: -2 - 97), 1) + big(0, 0)
    let metrics = try TrueTypeFontMetrics(bytes: font(wrapping))
    let widths = "abcde".unicodeScalars.map { metrics.advance(of: $0, in: .system(20)) }
    #expect(widths == [20, 20, 10, 5, 20])
  }

  @Test func measuresText() throws {
    let measurer = WrappingTextMeasurer(metrics: try TrueTypeFontMetrics(bytes: font(groups)))
    let size = measurer.measure(
      "ab ab", attributes: TextAttributes(font: .system(20)), width: 30, scale: 1
    ).size
    #expect(size == Size(width: 25, height: 44))
  }

  @Test func refusesWhatIsNoFont() {
    let whole = font(groups)
    #expect(throws: TrueTypeFontMetrics.ReadingError.truncated) {
      try TrueTypeFontMetrics(bytes: [])
    }
    #expect(throws: TrueTypeFontMetrics.ReadingError.missingTable("head")) {
      try TrueTypeFontMetrics(bytes: big(0, 1, 0, 0, 0, 0))
    }
    #expect(throws: TrueTypeFontMetrics.ReadingError.unsupportedCharacterMap) {
      try TrueTypeFontMetrics(bytes: font(big(6, 0, 0, 0)))
    }
    // Wherever the bytes end, it is stated and nothing worse happens.
    for length in stride(from: 0, to: whole.count - 2, by: 3) {
      #expect(throws: TrueTypeFontMetrics.ReadingError.self) {
        try TrueTypeFontMetrics(bytes: Array(whole.prefix(length)))
      }
    }
  }
}
