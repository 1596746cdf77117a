import LinearConstraints
import Testing

@Suite struct TraceReaderTests {
  /// A text that is not a trace, and where and why it is refused.
  struct MalformedText: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// For each finding its line and column, and a part of its message.
    var findings: [String]

    init(_ name: String, _ body: String, _ findings: String...) {
      testDescription = name
      text = "trace 1\n" + body
      self.findings = findings
    }

    init(whole text: String, _ name: String, _ findings: String...) {
      testDescription = name
      self.text = text
      self.findings = findings
    }
  }

  static let malformed: [MalformedText] = [
    MalformedText(whole: "", "empty file", "1:1 first line to be 'trace 1', found nothing"),
    MalformedText(whole: "trace 2\n", "other version", "1:1 found 'trace 2'"),
    MalformedText(whole: "trace 1 \n", "space after the version", "1:1 found 'trace 1 '"),
    MalformedText(whole: "# a\ntrace 1\n", "comment first", "1:1 'trace 1'", "2:1 found 'trace'"),
    MalformedText(
      whole: "variable x\nsuggest x 1\n", "no first line", "1:1 'trace 1'", "2:9 'edit' first"),
    MalformedText(whole: "\u{FEFF}trace 2\n", "byte order mark", "1:1 'trace 1'"),
    MalformedText("unknown operation", "minimise x\n", "2:1 found 'minimise'"),
    MalformedText("operation with a capital", "Variable x\n", "2:1 found 'Variable'"),
    MalformedText("two spaces", "variable  x\n", "2:10 a space too many"),
    MalformedText("space at the end", "variable x \n", "2:12 a space too many"),
    MalformedText("space at the start", " variable x\n", "2:1 a space too many"),
    MalformedText("tab", "variable\tx\n", "2:9 control character 9"),
    MalformedText("no name", "variable\n", "2:1 'variable <name>', found 0 fields"),
    MalformedText("two names", "variable x y\n", "2:1 'variable <name>', found 2 fields"),
    MalformedText("star in a name", "variable x*y\n", "2:10 without '*'"),
    MalformedText("declared twice", "variable x\nvariable x\n", "3:10 'x' is declared already"),
    MalformedText("discarded undeclared", "discard x\n", "2:9 declared variable, found 'x'"),
    MalformedText(
      "used after discard", "variable x\ndiscard x\nedit x 1\n", "4:6 'x', which was discarded"),
    MalformedText(
      "discarded in use", "variable x\nconstraint a == 1000 0 1*x\ndiscard x\n",
      "4:9 found one with 1 constraint"),
    MalformedText(
      "discarded under edit", "variable x\nedit x 1\ndiscard x\n", "4:9 found one with an edit"),
    MalformedText(
      "bad relation", "variable x\nconstraint a = 1000 0 1*x\n", "3:14 '==', '<=' or '>='"),
    MalformedText(
      "priorities",
      "variable x\nconstraint a == 0 0 1*x\nconstraint b == 1000.5 0 1*x\n"
        + "constraint c == -1 0 1*x\npriority a 1001\n",
      "3:17 above 0 and up to 1000, found '0'", "4:17 found '1000.5'", "5:17 found '-1'",
      "6:12 found '1001'"),
    MalformedText(
      "numbers",
      "variable x\nconstraint a == 1000 0x10 1*x\nconstant a nan\nconstant a inf\n"
        + "constant a 1e999\nconstant a 1,5\nconstant a .\nconstant a 1e\nconstant a --1\n"
        + "constant a infinity\nconstant a 1_000\n",
      "3:22 found '0x10'", "4:12 found 'nan'", "5:12 found 'inf'", "6:12 found '1e999'",
      "7:12 found '1,5'", "8:12 found '.'", "9:12 found '1e'", "10:12 found '--1'",
      "11:12 found 'infinity'", "12:12 found '1_000'"),
    MalformedText(
      "all of one line", "constraint a = 2000 x 0*y z 1*\n",
      "2:14 found '='", "2:16 found '2000'", "2:21 found 'x'", "2:23 other than 0",
      "2:25 declared variable, found 'y'", "2:27 '<coefficient>*<name>', found 'z'",
      "2:31 found nothing"),
    MalformedText(
      "coefficient that underflows", "variable x\nconstraint a == 1000 0 1e-999*x\n",
      "3:24 other than 0"),
    MalformedText(
      "coefficients that overflow",
      "variable x\nconstraint a == 1000 0 1e308*x 1e308*x\n", "3:39 is finite"),
    MalformedText("no terms", "constraint a == 1000 0\n", "2:23 at least one term"),
    MalformedText(
      "terms that cancel", "variable x\nconstraint a == 1000 0 1*x -1*x\n", "3:32 cancel"),
    MalformedText(
      "constraint declared twice",
      "variable x\nconstraint a == 1000 0 1*x\nconstraint a == 1000 0 1*x\n",
      "4:12 'a' is declared already"),
    MalformedText("removed undeclared", "remove a\n", "2:8 declared constraint, found 'a'"),
    MalformedText(
      "removed twice", "variable x\nconstraint a == 1000 0 1*x\nremove a\nremove a\n",
      "5:8 'a', which was removed"),
    MalformedText(
      "ranks",
      "variable x\nconstraint a == 1000 0 1*x\nrank a 128\nrank a -129\nrank a 1.5\nrank a\n"
        + "rank b 1\n",
      "4:8 whole number from -128 to 127, found '128'", "5:8 found '-129'", "6:8 found '1.5'",
      "7:1 'rank <id> <integer>', found 1 fields", "8:6 declared constraint, found 'b'"),
    MalformedText(
      "multiplier of a stranger",
      "variable x\nvariable y\nconstraint a == 1000 0 1*x\nmultiplier a 1*y\nmultiplier a 0*x\n",
      "5:14 a variable of constraint 'a'", "6:14 other than 0"),
    MalformedText("edited twice", "variable x\nedit x 1\nedit x 2\n", "4:6 'x' is edited already"),
    MalformedText("required edit", "variable x\nedit x 1000\n", "3:8 below 1000"),
    MalformedText("suggested without edit", "variable x\nsuggest x 1\n", "3:9 'edit' first"),
    MalformedText("ended without edit", "variable x\nendedit x\n", "3:9 'edit' first"),
    MalformedText(
      "ended twice", "variable x\nedit x 1\nendedit x\nendedit x\n", "5:9 'edit' first"),
    MalformedText("two labels", "solve a b\n", "2:1 'solve [label]', found 2 fields"),
    MalformedText(
      "expectations",
      "expect x 1\nexpect-violated a\nexpect-conflict a b\nexpect-changed x\n"
        + "expect-ambiguous x\nexpect-violation 0 1\nexpect-violation 1\nexpect-sum 1 1\n",
      "2:8 declared variable", "3:17 declared constraint", "4:17 'a'", "4:19 'b'", "5:16 'x'",
      "6:18 'x'", "7:18 above 0", "8:1 found 1 fields", "9:1 found 'expect-sum'"),
    MalformedText(
      "tolerance below 0", "variable x\nexpect x 1 -1\n", "3:12 tolerance of 0 or more"),
    MalformedText(
      "a bad constraint is still declared",
      "variable x\nconstraint a == 1000 oops 1*x\nconstant a 3\nremove a\n", "3:22 found 'oops'"),
    MalformedText(
      "long fields are cut", String(repeating: "x", count: 1_000) + "\n",
      "2:1 found 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"),
    MalformedText(
      "names by bytes", "variable \u{E9}\nedit e\u{301} 1\n", "3:6 declared variable"),
  ]

  @Test(arguments: malformed)
  func allFindingsAreReported(_ malformed: MalformedText) {
    let diagnostics = diagnostics(of: Array(malformed.text.utf8))
    #expect(diagnostics.count == malformed.findings.count, "\(diagnostics)")
    for (diagnostic, finding) in zip(diagnostics, malformed.findings) {
      let position = "\(diagnostic.line):\(diagnostic.column) "
      #expect(finding.hasPrefix(position), "\(diagnostic)")
      #expect(diagnostic.message.contains(finding.dropFirst(position.count)), "\(diagnostic)")
    }
  }

  @Test func otherBytesThanUTF8AreRefused() {
    let diagnostics = diagnostics(of: Array("trace 1\nvariable ".utf8) + [0xFF, 0xC0])
    #expect(diagnostics.map(\.line) == [2])
    #expect(diagnostics.first?.message.contains("UTF-8") == true)
  }

  @Test func commentsBlankLinesAndCarriageReturnsDoNotCount() throws {
    let plain = try TraceReader.read("trace 1\nvariable x\nedit x 1\nsolve\n")
    let spaced = try TraceReader.read("trace 1\r\n\r\n# x\r\nvariable x\r\n  \r\nedit x 1\r\nsolve")
    #expect(plain == spaced)
    #expect(spaced.lines == [4, 6, 7])
  }

  @Test(arguments: ["1.", ".5", "+1", "-0", "1E+2", "0001", "1e-400", "5e-324", "-.5e-1"])
  func decimalNumbersAreRead(_ number: String) throws {
    let text = "trace 1\nvariable x\nedit x 1\nsuggest x \(number)\n"
    let trace = try TraceReader.read(text)
    let again = try TraceReader.read(TraceWriter.text(of: trace))
    #expect(trace == again)
  }

  @Test func namesAndIdsMayBeUsedAgain() throws {
    let trace = try TraceReader.read(
      "trace 1\nvariable x\nconstraint a == 1000 0 1*x\nremove a\ndiscard x\n"
        + "variable x\nconstraint a == 1000 0 1*x\nsolve\nremove a\nexpect-conflict a\n")
    #expect(trace.variableNames == ["x", "x"])
    #expect(trace.constraintNames == ["a", "a"])
    let second = TraceConstraint(index: 1)
    #expect(trace.operations.last == .expect(.conflict([second])))
  }

  /// A quadratic reader would need an hour.
  @Test(.timeLimit(.minutes(5))) func aLongLineAndManyErrorsAreReadInLinearTime() {
    let count = 60_000
    let terms = String(repeating: " 1*x", count: count)
    let bad = String(repeating: "remove a\n", count: count)
    let text =
      "trace 1\nvariable x\nconstraint a == 1000 0\(terms)\nconstraint b == 0 0\(terms)z\n"
    #expect(diagnostics(of: Array((text + bad).utf8)).count == 2 + count - 1)
  }

  private func diagnostics(of bytes: [UInt8]) -> [TraceDiagnostic] {
    do {
      _ = try TraceReader.read(bytes)
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test func boundsOfNumbersAreWithin() throws {
    let text = """
      trace 1
      variable x
      constraint a == 1000 0 1*x
      constraint b == 0.5 0 1*x
      rank a -128
      rank b 127
      solve 1
      expect x 0 0
      expect-violation 0.5 0 0

      """
    let trace = try TraceReader.read(text)
    #expect(trace.hasSolve && trace.operations.count == 8)
    #expect(TraceWriter.text(of: trace).contains("rank a -128\nrank b 127\n"))
    #expect(try !TraceReader.read("trace 1\nvariable x\n").hasSolve)
  }

  /// Every variable of a constraint takes a coefficient, and none beside or between them.
  @Test func multipliersAreThoseOfTheConstraintsVariables() throws {
    let declared =
      "trace 1\n" + (0..<9).map { "variable v\($0)\n" }.joined()
      + "constraint a == 1000 0 1*v7 1*v1 1*v5 1*v3\n"
    for index in 0..<9 {
      let diagnostics = diagnostics(of: Array((declared + "multiplier a 2*v\(index)\n").utf8))
      #expect(diagnostics.isEmpty == [1, 3, 5, 7].contains(index), "v\(index): \(diagnostics)")
    }
    let cancelled = "variable x\nvariable y\nconstraint a == 1000 0 1*x 1*y -1*x\n"
    let text = "trace 1\n" + cancelled + "multiplier a 2*y\ndiscard x\nmultiplier a 3*y\n"
    #expect(diagnostics(of: Array(text.utf8)).isEmpty)
  }

  @Test func usesAreCountedAndEndWithTheirConstraints() {
    let uses = "variable x\nconstraint a == 1000 0 1*x\nconstraint b == 1000 0 2*x\n"
    func findings(_ body: String) -> [String] {
      diagnostics(of: Array(("trace 1\n" + uses + body).utf8)).map(\.message)
    }
    #expect(findings("discard x\n").first?.hasSuffix("found one with 2 constraints") == true)
    #expect(
      findings("remove a\ndiscard x\n").first?.hasSuffix("found one with 1 constraint") == true)
    #expect(findings("remove a\nremove b\ndiscard x\n") == [])
  }

  /// Expectations speak of the last solve: of what stood then, though it is gone or its name is another's.
  @Test func expectationsNameWhatStoodAtTheLastSolve() throws {
    let declared = "trace 1\nvariable x\nedit x 1\nsolve\nendedit x\ndiscard x\n"
    let (first, second) = (TraceVariable(index: 0), TraceVariable(index: 1))
    let gone = try TraceReader.read(declared + "expect-changed x\n")
    #expect(gone.operations.last == .expect(.changed([first])))
    let renewed = try TraceReader.read(declared + "variable x\nexpect-changed x\n")
    #expect(renewed.operations.last == .expect(.changed([first])))
    let later = try TraceReader.read(declared + "variable x\nsolve\nexpect-changed x\n")
    #expect(later.operations.last == .expect(.changed([second])))
    // One solve later what is gone is forgotten.
    let findings = diagnostics(of: Array((declared + "solve\nexpect-changed x\n").utf8))
    #expect(findings.map(\.line) == [8])
    // What was never there at a solve is not remembered.
    let brief = "trace 1\nvariable x\ndiscard x\nexpect-changed x\n"
    #expect(diagnostics(of: Array(brief.utf8)).map(\.line) == [4])
  }
}
