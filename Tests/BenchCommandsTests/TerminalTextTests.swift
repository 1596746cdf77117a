import BenchCommands
import Testing

@Suite struct TerminalTextTests {
  private func table() -> TextTable {
    var table = TextTable([("step", .left), ("median", .right), ("empty", .right), ("max", .right)])
    table.append(["build", "1.23 ms", "", "2.00 ms"])
    table.append(["a-step-with-a-very-long-name", "950 ns", "", "1.20 µs"])
    return table
  }

  @Test func columnsAreAlignedAndEmptyOnesLeftOut() {
    #expect(
      table().lines(width: nil) == [
        "step                           median      max",
        "----------------------------------------------",
        "build                         1.23 ms  2.00 ms",
        "a-step-with-a-very-long-name   950 ns  1.20 µs",
      ])
  }

  @Test func aNarrowTerminalShortensTexts() {
    let lines = table().lines(width: 36)
    #expect(lines.last == "a-step-w…long-name   950 ns  1.20 µs")
    #expect(lines.allSatisfy { $0.count <= 36 })
  }

  @Test func aVeryNarrowTerminalGetsParagraphs() {
    #expect(
      table().lines(width: 24) == [
        "build", "  median  1.23 ms", "  max     2.00 ms", "a-step-with…ry-long-name",
        "  median  950 ns", "  max     1.20 µs",
      ])
  }

  @Test(arguments: 16...120)
  func noLineIsWiderThanTheTerminal(width: Int) {
    #expect(table().lines(width: width).allSatisfy { $0.count <= width })
  }

  @Test func aNarrowTerminalDoesWithoutTheLeastTellingColumns() {
    var table = TextTable(
      [("step", .left), ("median", .right), ("p95", .right), ("bytes", .right)],
      expendable: ["bytes", "p95"])
    table.append(["start", "1.23 ms", "1.50 ms", "20.1 KiB"])
    #expect(table.lines(width: 40).last == "start  1.23 ms  1.50 ms  20.1 KiB")
    #expect(table.lines(width: 30).last == "start  1.23 ms  1.50 ms")
    #expect(table.lines(width: 16).last == "start  1.23 ms")
    #expect(table.lines(width: nil).last == "start  1.23 ms  1.50 ms  20.1 KiB")
  }

  @Test func aLastColumnOfProseIsWrapped() {
    var table = TextTable([("what", .left), ("found", .left)])
    table.appendHeading("this machine")
    table.append(["cores", "two of them, and both are busy with other work"])
    #expect(
      table.lines(width: 34).dropFirst(2) == [
        "this machine", "cores  two of them, and both are", "       busy with other work",
      ])
  }

  @Test(arguments: [
    (0.0, ""), (-1, ""), (.nan, ""), (0.0001, "▏"), (0.5, "████"), (0.53, "████▎"),
    (1, "████████"), (1.01, "███████▶"),
  ])
  func barsAreAnEighthFine(share: Double, text: String) {
    #expect(Bar.text(share) == text)
  }

  @Test func proseBreaksBetweenWords() {
    #expect(
      Paragraph.lines("one two  three\nfour", width: 20, indentation: 4)
        == ["    one two three", "    four"])
    #expect(Paragraph.lines("one two", width: nil) == ["    one two"])
    #expect(Paragraph.lines("  ", width: 10).isEmpty)
  }

  @Test(arguments: [
    ("plain ✓ für", "plain ✓ für"), ("a\tb\nc", "a\tb\nc"), ("\u{1B}[31mred", "␛[31mred"),
    ("a\rb", "a␍b"), ("a\r\nb", "a\r\nb"), ("\u{7F}\u{0}", "␡␀"),
    ("\u{202E}\u{9B}x", "\u{FFFD}\u{FFFD}x"), ("end\r", "end␍"),
  ])
  func noTextSteersTheTerminal(text: String, expected: String) {
    #expect(Terminal.printable(text) == expected)
  }

  /// What a terminal reports counts as it is; what the environment states within bounds.
  @Test(arguments: [
    (80, 120, 80), (3, 120, 3), (0, 120, 120), (0, 23, 24), (0, 24, 24), (0, -5, 24),
    (0, 10_000, 10_000), (0, 10_001, 10_000),
  ])
  func theWidthIsTheTerminals(reported: Int, stated: Int, width: Int) {
    #expect(Terminal.width(reported: reported, stated: stated) == width)
  }

  @Test func aCellIsOneLine() {
    var table = TextTable([("name", .left)])
    table.append(["a\nb\u{1B}[2J"])
    #expect(table.lines(width: nil).last == "a␊b␛[2J")
  }

  @Test func aTableWithoutRowsHasNoLines() {
    #expect(TextTable([("name", .left)]).lines(width: nil).isEmpty)
  }

  @Test func aVerdictIsPlainTextWithoutColour() {
    #expect(Terminal.styled("fine", .good, isColored: false) == "fine")
    let tones: [(Terminal.Tone, String)] = [
      (.good, "1;32"), (.bad, "1;31"), (.doubtful, "1;33"), (.plain, "1"),
    ]
    for (tone, code) in tones {
      #expect(Terminal.styled("it", tone, isColored: true) == "\u{1B}[\(code)mit\u{1B}[0m")
    }
  }
}
