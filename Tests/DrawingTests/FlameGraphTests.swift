import Drawing
import Testing

/// Stacks read, added up, and drawn as boxes.
@Suite struct FlameGraphTests {
  private func drawing(_ text: String, limit: Int = 800) -> (String, FlameGraph.Omission?) {
    FlameGraph(FoldedStacks(text: text), limit: limit) { "\($0) B" }.drawing(label: "Bytes & more")
  }

  @Test func foldedTextIsReadAddedUpAndSorted() {
    let stacks = FoldedStacks(text: "b;c 2\na 1\nnonsense\nb;c 3\na;x y 4\n-5\nz 0\n")
    #expect(stacks.text == "a 1\na;x y 4\nb;c 5\n")
    #expect(stacks.total == 10)
    #expect(stacks.sites.map(\.frame) == ["c", "x y", "a"])
  }

  @Test func boxesAreAsWideAsWhatIsBelowThem() {
    let (svg, omission) = drawing("a;b 30\na;c 10\nd<T> 60\n")
    #expect(omission == nil)
    #expect(svg.contains("<title>a: 40 B, 40 %</title><rect x=\"0\" y=\"18\" width=\"359.5\""))
    #expect(svg.contains("<title>all: 100 B</title>"))
    #expect(svg.contains("data-name=\"d&lt;T&gt;\"><title>d&lt;T&gt;: 60 B, 60 %</title>"))
    #expect(svg.contains("aria-label=\"Bytes &amp; more, 5 frames\""))
  }

  @Test func theWidestBoxesAreDrawnAndTheRestIsCounted() throws {
    let text = (1...100).map { "f\($0) \($0 * 100)\n" }.joined()
    let (svg, found) = drawing(text, limit: 20)
    let omission = try #require(found)
    #expect(svg.split(separator: "class=\"flame ").count - 1 == 20)
    #expect(omission.frameCount == 81 && omission.allCount == 101)
  }

  /// A frame of the least width is drawn, and one that is narrower by a sample is not.
  @Test(arguments: [(100, 4, nil), (99, 3, 1)] as [(Int, Int, Int?)])
  func framesAreAsWideAsTheLeast(_ count: Int, _ drawn: Int, _ missing: Int?) {
    let stacks = FoldedStacks(text: "a \(count)\nb 300\nc \(600 - count)\n")
    let graph = FlameGraph(stacks, leastWidth: 100) { "\($0) B" }
    let found = graph.drawing(label: "x")
    #expect(found.markup.split(separator: "class=\"flame ").count == drawn + 1)
    #expect(found.omission?.frameCount == missing)
    #expect(found.omission?.threshold == missing.map { _ in 100 })
  }

  /// Whole percent from ten on, tenths below, and no less than one of them.
  @Test func sharesHaveAsManyDigitsAsMatter() {
    let (svg, _) = drawing("a 10000\nb 1500\nc 999\nd 1\ne 87500\n")
    #expect(svg.contains("<title>a: 10000 B, 10 %</title>"))
    #expect(svg.contains("<title>b: 1500 B, 1.5 %</title>"))
    #expect(svg.contains("<title>c: 999 B, 1.0 %</title>"))
    #expect(svg.contains("<title>e: 87500 B, 88 %</title>"))
    let (small, _) = drawing("a;x 15\nb 85\n")
    #expect(small.contains("<title>x: 15 B, 15 %</title>"))
  }

  @Test func nothingIsEmpty() {
    #expect(FlameGraph(FoldedStacks(text: "")) { "\($0)" }.isEmpty)
  }

  @Test func namesAreStrippedOfHowTheyAreReached() {
    #expect(FrameName.brief("specialized static Array.append(_:)") == "Array.append(_:)")
    #expect(FrameName.brief("protocol witness for generic f()") == "f()")
    #expect(FrameName.brief("static ") == "static ")
    #expect(FrameName.limited(String(repeating: "x", count: 500)).count == 160)
  }
}
