import LinearConstraints
import Testing

@Suite struct TraceRecorderTests {
  /// Each edit reaches the solver that is recorded, and one that it refuses is not recorded.
  @Test func editsReachTheBase() throws {
    let base = PinningSolver()
    let recorder = TraceRecorder(base)
    let x = recorder.makeVariable()
    let constraint = try recorder.add(
      LinearConstraint([Term(1, x)], ConstraintShape(.equal, constant: -1)))
    let low = try #require(Priority(5))
    try recorder.setConstant(-8, of: constraint)
    try recorder.setPriority(low, of: constraint)
    try recorder.setBreakRank(-2, of: constraint)
    #expect(
      base.shape(of: constraint)
        == ConstraintShape(.equal, constant: -8, priority: low, breakRank: -2))
    try recorder.remove(constraint)
    #expect(base.shape(of: constraint) == nil)
    try recorder.solve()
    let recorded = TraceWriter.text(of: recorder.trace)
    #expect(throws: SolverError.self) { try recorder.setConstant(1, of: constraint) }
    #expect(throws: SolverError.self) { try recorder.setPriority(low, of: constraint) }
    #expect(throws: SolverError.self) { try recorder.setBreakRank(1, of: constraint) }
    #expect(throws: SolverError.self) { try recorder.remove(constraint) }
    #expect(TraceWriter.text(of: recorder.trace) == recorded)
  }

  @Test func whatIsRecordedReplaysTheSame() throws {
    let names = ["left edge", "a*b", "a_b", ""]
    let recorder = TraceRecorder(
      PinningSolver(), variableName: { names[Int($0.slot)] }, constraintName: { _ in "pin" })
    let variables = names.map { _ in recorder.makeVariable() }
    var constraints: [ConstraintID] = []
    for (index, variable) in variables.dropLast().enumerated() {
      let constraint = LinearConstraint(
        [Term(1, variable)],
        ConstraintShape(.equal, constant: -Double(index), breakRank: Int8(index)))
      constraints.append(try recorder.add(constraint))
    }
    try recorder.beginEditing(variables[3], priority: #require(Priority(750)))
    try recorder.suggest(9, for: variables[3])
    recorder.label = "first pass"
    try recorder.solve()
    try recorder.setConstant(-8, of: constraints[1])
    try recorder.setCoefficient(2, of: variables[2], in: constraints[2])
    try recorder.setPriority(#require(Priority(5)), of: constraints[2])
    try recorder.setBreakRank(-2, of: constraints[1])
    try recorder.endEditing(variables[3])
    try recorder.remove(constraints[0])
    try recorder.discard(variables[0])
    recorder.label = nil
    try recorder.solve()
    #expect(throws: SolverError.self) { try recorder.remove(constraints[0]) }

    let text = TraceWriter.text(of: recorder.trace)
    #expect(
      text == """
        trace 1
        variable left_edge
        variable a_b
        variable a_b~2
        variable _
        constraint pin == 1000 0 1*left_edge
        constraint pin~2 == 1000 -1 1*a_b
        rank pin~2 1
        constraint pin~3 == 1000 -2 1*a_b~2
        rank pin~3 2
        edit _ 750
        suggest _ 9
        solve first_pass
        constant pin~2 -8
        multiplier pin~3 2*a_b~2
        priority pin~3 5
        rank pin~2 -2
        endedit _
        remove pin
        discard left_edge
        solve

        """)
    var replay = TraceReplay(try TraceReader.read(text), on: PinningSolver())
    let result = try replay.run()
    #expect(result.values.map(\.value) == variables.dropFirst().map { recorder.value(of: $0) })
  }

  @Test func namesAreAskedForAtTheSolve() throws {
    var asked = 0
    let recorder = TraceRecorder(
      PinningSolver(),
      variableName: { _ in
        asked += 1
        return "x"
      })
    let variable = recorder.makeVariable()
    #expect(asked == 0)
    try recorder.solve()
    #expect(asked == 1)
    try recorder.discard(variable)
    _ = recorder.makeVariable()
    try recorder.solve()
    #expect(recorder.trace.variableNames == ["x", "x"])
    #expect(throws: Never.self) { try TraceReader.read(TraceWriter.text(of: recorder.trace)) }
  }
}
