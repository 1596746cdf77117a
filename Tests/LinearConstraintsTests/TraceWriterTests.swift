import LinearConstraints
import Testing

@Suite struct TraceWriterTests {
  /// Operations count by position: only the names state which unknown and which row is meant.
  @Test func tracesOfOtherNamesAreOthers() throws {
    func trace(_ variable: String, _ row: String) throws -> Trace {
      try TraceReader.read(
        "trace 1\nvariable \(variable)\nconstraint \(row) == 1000 -1 1*\(variable)\nsolve\n")
    }
    #expect(try trace("x", "c") == trace("x", "c"))
    #expect(try trace("x", "c") != trace("y", "c"))
    #expect(try trace("x", "c") != trace("x", "d"))
    #expect(try trace("x", "c") != trace("y", "d"))
  }

  @Test func everyOperationReadsBackIdentically() throws {
    let text = """
      trace 1
      variable x
      variable a.b#1
      constraint c1 == 1000 -10.5 1*x -0.3333333333333333*a.b#1
      constraint c2 <= 999.5 0 1e-300*x
      constraint c3 >= 0.001 1.7976931348623157e+308 2*x 3*x
      edit x 750
      suggest x -0.1
      solve
      expect x 1
      expect x 1 0.5
      expect-violation 750 3
      expect-violation 750 3 1e-09
      expect-violated c2 c3
      expect-conflict c1
      expect-conflict
      expect-changed x a.b#1
      expect-ambiguous
      constant c1 123456789
      priority c2 1000
      rank c2 -128
      multiplier c1 -7*x
      endedit x
      remove c1
      discard a.b#1
      solve second
      """
    let trace = try TraceReader.read(text)
    let written = TraceWriter.text(of: trace)
    #expect(try TraceReader.read(written) == trace)
    #expect(written.contains("\nexpect x 1\n"))
    #expect(written.contains("\nsuggest x -0.1\n"))
    #expect(written.contains("\nconstraint c1 == 1000 -10.5 1*x "))
  }

  @Test func linesOfABuiltTraceAreThoseOfItsText() throws {
    var trace = Trace()
    let x = trace.declareVariable("x")
    _ = trace.addConstraint("a", [TraceTerm(1, x)], ConstraintShape(.equal, constant: -3))
    _ = trace.addConstraint(
      "b", [TraceTerm(2, x)], ConstraintShape(.equal, constant: 1, breakRank: 3))
    trace.append(.solve(label: nil))
    let read = try TraceReader.read(TraceWriter.text(of: trace))
    #expect(read == trace)
    #expect(read.lines == trace.lines)
  }
}
