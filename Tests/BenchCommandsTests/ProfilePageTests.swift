import BenchCommands
import Drawing
import Testing

/// What `bench profile` makes of stacks.
@Suite struct ProfilePageTests {
  @Test func theAllocatorAndTheWayToTheScenarioAreLeftOut() {
    let frames = [
      "main", "ScenarioPlayback.perform(_:)<000000000062a6c0>", "LayoutPass.run()",
      "specialized Array<Int>.append[inline]", "swift_allocObject<000000000046fda0>", "malloc",
      "prof_backtrace",
    ]
    #expect(
      ReadableFrames.of(frames) == [
        "ScenarioPlayback.perform(_:)", "LayoutPass.run()", "Array<Int>.append",
      ])
  }

  @Test func aPageHoldsItsGraphsAndNothingElse() {
    let page = ProfilePage(
      title: "<feed>",
      graphs: [
        ProfilePage.Graph(title: "Bytes", stacks: FoldedStacks(text: "a;b 30\na 10\n")) {
          "\($0) B"
        },
        ProfilePage.Graph(title: "Time", stacks: FoldedStacks(text: "")) { "\($0)" },
      ])
    #expect(page.html.contains("<h1>&lt;feed&gt;</h1>"))
    #expect(page.html.contains("<title>a: 40 B, 100 %</title>"))
    #expect(page.html.contains("<h2>Time</h2>\n<p>Nothing was counted.</p>"))
    #expect(!page.html.contains("http://") && !page.html.contains("https://"))
  }

  /// The list has a data symbol between two functions, and the program lies at 0x1000.
  @Test func anAddressHasTheFunctionThatBeginsBeforeIt() {
    let symbols = ProgramSymbols(
      list:
        "0000000000000200 T later\n0000000000000100 t first\n0000000000000180 D data\n nonsense\n",
      base: 0x1000)
    #expect(symbols.symbol(at: 0x10FF) == nil && symbols.symbol(at: 0x10) == nil)
    #expect(symbols.symbol(at: 0x1100) == "first" && symbols.symbol(at: 0x11FF) == "first")
    #expect(symbols.symbol(at: 0x1200) == "later" && symbols.symbol(at: .max) == "later")
  }
}
