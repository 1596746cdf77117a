import BenchCommands
import Testing

@Suite struct FlameGraphTests {
  @Test func foldedTextIsReadAddedUpAndSorted() {
    let stacks = FoldedStacks(text: "b;c 2\na 1\nnonsense\nb;c 3\na;x y 4\n-5\nz 0\n")
    #expect(stacks.text == "a 1\na;x y 4\nb;c 5\n")
    #expect(stacks.total == 10)
    #expect(stacks.sites.map(\.frame) == ["c", "x y", "a"])
  }

  @Test func theAllocatorAndTheWayToTheScenarioAreLeftOut() {
    let frames = [
      "main", "ScenarioRun.perform(_:)<000000000062a6c0>", "LayoutPass.run()",
      "specialized Array<Int>.append[inline]", "swift_allocObject<000000000046fda0>", "malloc",
      "prof_backtrace",
    ]
    #expect(
      AllocationFrames.readable(frames) == [
        "ScenarioRun.perform(_:)", "LayoutPass.run()", "specialized Array<Int>.append",
      ])
  }

  @Test func boxesAreAsWideAsWhatIsBelowThem() {
    let stacks = FoldedStacks(text: "a;b 30\na;c 10\nd<T> 60\n")
    let svg = FlameGraph(stacks, title: "bytes & more", unit: "bytes").svg(width: 1_000)
    #expect(svg.contains("<title>a: 40 bytes, 40.0 %</title>"))
    #expect(svg.contains("<title>all: 100 bytes, 100.0 %</title>"))
    #expect(svg.contains("<title>d&lt;T&gt;: 60 bytes, 60.0 %</title>"))
    #expect(svg.contains(#"x="400.0""#) && svg.contains(#"width="600.0""#))
    #expect(svg.contains("bytes &amp; more"))
  }

  @Test func nothingIsAnEmptyPicture() {
    let svg = FlameGraph(FoldedStacks(text: ""), title: "", unit: "bytes").svg()
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
  }
}
