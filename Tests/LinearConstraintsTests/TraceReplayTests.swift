import LinearConstraints
import Testing

@Suite struct TraceReplayTests {
  private func replay(_ body: String) throws -> TraceReplayResult {
    let trace = try TraceReader.read("trace 1\n" + body)
    var replay = TraceReplay(trace, on: PinningSolver())
    return try replay.run()
  }

  @Test func metExpectationsAreSilent() throws {
    let result = try replay(
      """
      variable x
      variable y
      variable z
      expect x 0
      expect-changed
      constraint a == 1000 -5 1*x
      constraint b == 1000 -6 2*x
      edit y 750
      suggest y 7
      solve
      expect x 5
      expect y 7.1 0.2
      expect-conflict b a
      expect-violation 1000 4
      expect-changed y x
      expect-ambiguous z
      remove b
      constant a -7
      discard z
      solve again
      expect-conflict
      expect x 7
      """)
    #expect(result.unmet.map(\.description) == [])
    #expect(result.values.map(\.name) == ["x", "y"])
    #expect(result.values.map(\.value) == [7, 7])
    #expect(result.violations == [LevelViolation(priority: .required, sum: 0)])
    #expect(result.ambiguous == [])
  }

  @Test func muchThatAStepAddsIsAnnouncedBeforeIt() throws {
    func step(_ name: String, count: Int) -> String {
      let declarations = (0..<count).map { "variable \(name)\($0)\n" }
      let constraints = (1..<count).map {
        "constraint \(name)\($0)-after == 1000 -5 1*\(name)\($0) -1*\(name)\($0 - 1)\n"
      }
      return (declarations + constraints).joined() + "solve\n"
    }
    let body = step("few", count: 10) + step("many", count: 3000) + "variable last\nsolve\n"
    let trace = try TraceReader.read("trace 1\n" + body)
    let solver = PinningSolver()
    var replay = TraceReplay(trace, on: solver)
    _ = try replay.run()
    #expect(solver.announcements == [[3000, 2999, 5998, 10]])
  }

  @Test func unmetExpectationsSayWhatWasFound() throws {
    let result = try replay(
      """
      variable x
      variable y
      constraint a == 1000 -5 1*x
      solve
      expect x 6
      expect-violation 1000 1
      expect-violated a
      expect-conflict a
      expect-changed y
      expect-ambiguous
      expect x 5
      """)
    #expect(
      result.unmet.map(\.description) == [
        "6: expected x = 6, found 5",
        "7: expected violations at priority 1000 of 1, found 0",
        "8: expected violated constraints {a}, found none",
        "9: expected conflict {a}, found none",
        "10: expected changed variables {y}, found {x}",
        "11: expected undetermined variables none, found {y}",
      ])
  }

  @Test func expectationsSpeakOfTheLastSolve() throws {
    let result = try replay(
      """
      variable x
      constraint a == 1000 -5 1*x
      constraint b == 1000 -6 1*x
      solve
      remove a
      remove b
      variable y
      expect-conflict a b
      expect x 5
      expect y 0
      discard x
      expect x 5
      """)
    #expect(result.unmet.map(\.description) == [])
  }

  @Test func aRefusedOperationIsNamedByItsLine() throws {
    let trace = try TraceReader.read("trace 1\nvariable x\nedit x 5\nsolve\n\nsuggest x 1\nsolve\n")
    let solver = PinningSolver()
    var replay = TraceReplay(trace, on: solver)
    let steps = replay.steps
    try replay.perform(steps[0])
    let x = Variable(slot: 0, generation: 0)
    try solver.endEditing(x)
    do throws(TraceReplayError) {
      try replay.perform(steps[1])
      Issue.record("the solver took the operation")
    } catch {
      #expect(error.line == 6)
      #expect(error.error == .notEditing(x))
    }
  }

  @Test func observersSeeStepsWithTheirLabels() throws {
    struct Observer: TraceReplayObserver {
      var calls: [String] = []
      mutating func willPerform(_ step: TraceStep) {
        calls.append("will \(step.label ?? "-") \(step.batch.count)")
      }
      mutating func didPerform(_ step: TraceStep) { calls.append("did \(step.line)") }
    }
    let trace = try TraceReader.read(
      "trace 1\nvariable x\nedit x 5\nsolve one\nexpect x 0\nsolve\n")
    var replay = TraceReplay(trace, on: PinningSolver())
    var observer = Observer()
    _ = try replay.run(&observer)
    #expect(observer.calls == ["will one 2", "did 4", "will - 1", "did 6"])
  }

  @Test func determinedValuesThatDifferAreNamed() throws {
    let body = { (x: String) in
      "variable x\nvariable free\nconstraint a == 1000 -\(x) 1*x\nsolve\n"
    }
    let five = try replay(body("5"))
    #expect(try replay(body("5.000001")).difference(from: five, named: "other") == nil)
    #expect(
      try replay(body("6")).difference(from: five, named: "other")
        == "x is 6.0, with other it is 5.0")
    let loose = try replay("variable x\nvariable free\nsolve\n")
    #expect(
      loose.difference(from: five, named: "other")
        == "x is not determined, with other it is")
    #expect(
      five.difference(from: loose, named: "other")
        == "x is determined, with other it is not")
  }

  /// Where an edit holds a value that was open, each strategy solves a system of its own.
  @Test func whatRestsOnAnOpenValueIsNotCompared() throws {
    let open = try replay("variable x\nsolve\nedit x 5\nsolve\n")
    let given = try replay("variable x\nsolve\nedit x 5\nsuggest x 9\nsolve\n")
    #expect(!open.isComparable && given.isComparable)
    #expect(given.difference(from: open, named: "other") == nil)
    let held = try replay(
      "variable x\nconstraint a == 1000 -5 1*x\nsolve\nedit x 5\nremove a\nsolve\n")
    #expect(held.isComparable)
  }

  @Test func aCertificateThatFailsIsToldInTheNamesOfTheTrace() throws {
    let trace = try TraceReader.read(
      "trace 1\nvariable left\nconstraint pin == 1000 -5 1*left\nsolve\n")
    let solver = CertifyingSolver(PinningSolver())
    var replay = TraceReplay(trace, on: solver)
    do throws(TraceReplayError) {
      _ = try replay.run()
      Issue.record("a solver without certificates was certified")
    } catch {
      #expect(error.line == 4)
      #expect(error.error == .uncertified(.missing))
    }
    #expect(solver.certifiedSolveCount == 0)
    let id = ConstraintID(slot: 0, generation: 0)
    #expect(
      replay.description(of: .violated(id, by: 2, tolerance: 1))
        == "required pin is violated by 2.0, over 1.0")
    let variable = Variable(slot: 0, generation: 0)
    #expect(
      replay.description(of: .unknownRow(.edit(variable)))
        == "the edit of left has a multiplier and takes no part")
  }

  @Test func theChecksumToleratesRoundingAndNothingElse() throws {
    func checksum(_ value: String) throws -> UInt64 {
      try replay("variable x\nvariable free\nconstraint a == 1000 -\(value) 1*x\nsolve\n").checksum
    }
    let reference = try checksum("0.5")
    #expect(try checksum("0.500000001") == reference)
    #expect(try checksum("0.499999999") == reference)
    #expect(try checksum("0.51") != reference)
  }
}
