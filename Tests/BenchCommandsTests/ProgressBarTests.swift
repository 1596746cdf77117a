import BenchCommands
import Testing

/// The line of a run that takes long, after a time that the test chooses.
@Suite struct ProgressBarTests {
  /// Up to a tenth the estimate of 40 seconds serves, then what the part that is done took.
  @Test(arguments: [
    (0.0, 7.0, 0, "0 %, 40.0 s left"), (4, 7, 2, "10 %, 36.0 s left"),
    (5, 8, 3, "12 %, 56.0 s left"), (20, 30, 12, "50 %, 30.0 s left"),
    (40, 50, 24, "100 %, 0.00 ns left"), (80, 90, 24, "100 %, 0.00 ns left"),
  ])
  func theTimeThatIsLeftFollowsFromWhatIsDone(
    done: Double, elapsed: Double, filled: Int, text: String
  ) {
    var bar = ProgressBar(total: 40, isShown: false)
    bar.advance(by: done / 2)
    bar.advance(by: done / 2)
    let blocks =
      String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    #expect(bar.line("a case\u{1B}", elapsed: elapsed).hasPrefix("\(blocks) \(text)  a case"))
  }

  /// The cursor has the last column; below 21 columns a terminal breaks the line.
  @Test(arguments: [(80, 79), (30, 29), (22, 21), (21, 20), (20, 20), (0, 20)])
  func theLineFitsTheTerminal(width: Int, count: Int) {
    let bar = ProgressBar(total: 40, isShown: false)
    let what = String(repeating: "x", count: 100)
    let whole = bar.line(what, elapsed: 7)
    #expect(bar.line(what, elapsed: 7, width: width) == String(whole.prefix(count)))
    #expect(bar.line("it", elapsed: 7, width: 200) == bar.line("it", elapsed: 7))
  }

  /// Without an estimate nothing is divided by zero.
  @Test func anUnknownTotalIsDoneAtOnce() {
    var bar = ProgressBar(total: 0, isShown: false)
    #expect(bar.line("it", elapsed: 1).contains(" 0 %, 1.00 ns left  it"))
    bar.advance(by: 1)
    #expect(bar.line("it", elapsed: 1).contains(" 100 %, 0.00 ns left  it"))
  }
}
