import Drawing
import TestSupport
import Testing

/// Flame graphs, scales, numbers and names as text, as `Tests/Stored` has them.
@Suite struct StoredDrawingTests {
  @Test func drawingsAreAsTheyWere() throws {
    var parts = StoredParts("drawings", .digest)
    let folded = """
      main;layout;solve 1200
      main;layout;frames 300
      main;layout;frames;round 4
      main;read;yaml<é> 17
      start 0
      other;$s4main3fooyyF;deep;deeper;deepest 88
      """
    let stacks = FoldedStacks(text: folded)
    parts.append("stacks", StructureText.of(stacks))
    parts.append("mapped", StructureText.of(stacks.mapFrames { $0.map { $0.uppercased() } }))
    for limit in [800, 4, 1] {
      for width in [1, 0.1, 60] as [Double] {
        let graph = FlameGraph(stacks, limit: limit, leastWidth: width) { "\($0) bytes" }
        parts.append("flames \(limit) \(width)", StructureText.of(graph.drawing(label: "flames")))
      }
    }
    let numbers = [0, -0.04, 0.05, 0.5, 1, 1.25, 12.345, 99.95, 1_234.5, 1e6, 2e6, -3e7, 1e-9]
    parts.append("numbers", numbers.map { SVGText.number($0) }.joined(separator: " "))
    parts.append("readable", numbers.map { SVGText.readable($0) }.joined(separator: " "))
    parts.append("canvas", numbers.map { SVGCanvas.number($0) }.joined(separator: " "))
    let odd = [Double.nan, .infinity, -.infinity]
    parts.append("odd", odd.map { SVGText.number($0) }.joined(separator: " "))
    parts.append("escaped", SVGText.escaped("<a href=\"x\">&'\u{0}\u{1B}é</a>"))
    let linear = LinearScale(low: 3, high: 17, from: 10, to: 210)
    let log = LogScale([1, 7, 450], from: 0, to: 300)
    parts.append("linear", numbers.map { SVGText.number(linear.place($0)) }.joined(separator: " "))
    parts.append(
      "log",
      [1, 2, 10, 99, 450, 1_000].map { "\(SVGText.number(log.place($0))) \(log.contains($0))" }
        .joined(separator: " "))
    parts.append("scales", StructureText.of([linear as Any, log]))
    for name in ["short", "$s4main3fooyyF", String(repeating: "long ", count: 80), "a.b(c:d:)", ""]
    {
      parts.append("name \(name.prefix(8))", FrameName.brief(name) + "|" + FrameName.limited(name))
    }
    parts.append("marks", (0..<9).map { SVGCanvas.legendMark(series: $0) }.joined())
    try parts.check()
  }
}
