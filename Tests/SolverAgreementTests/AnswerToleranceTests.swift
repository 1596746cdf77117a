import LinearConstraints
import SolverCatalog
import SolverOracle
import Testing

/// How far answers may be apart follows from the largest terms that a system adds up.
@Suite struct AnswerToleranceTests {
  private func solver(_ trace: String) throws -> (CertifyingSolver, [Variable]) {
    let solver = CertifyingSolver(SolverStrategy.standard.makeSolver())
    var replay = TraceReplay(try TraceReader.read("trace 1\n" + trace), on: solver)
    _ = try replay.run()
    return (solver, solver.declaredRows.variables)
  }

  /// Of several rows the one decides that moves a variable most: 1e-9 of its largest term, seen from
  /// the variable, and no less than 1e-6.
  @Test func theLargestTermOfAnyRowDecides() throws {
    let (solver, variables) = try solver(
      """
      variable x
      variable y
      variable z
      constraint small == 1000 -10 1*x
      constraint steep == 1000 -8000000 1*y
      constraint tie == 750 0 0.5*x 2*y -1*z
      solve
      """)
    let tolerances = AnswerTolerances(of: solver)
    // The largest term is 2 times 8,000,000, which z is as well: half a unit of it moves x by twice.
    #expect(abs(tolerances.value(of: variables[0]) - 0.032) < 1e-7)
    #expect(abs(tolerances.value(of: variables[1]) - 0.008) < 1e-7)
    #expect(abs(tolerances.value(of: variables[2]) - 0.016) < 1e-7)
    let (required, tie) = (try #require(Priority(1000)), try #require(Priority(750)))
    #expect(abs(tolerances.sum(at: required) - 0.008) < 1e-7)
    #expect(abs(tolerances.sum(at: tie) - 0.016) < 1e-7)
    #expect(abs(tolerances.sum(at: try #require(Priority(1))) - 1.6e-6) < 1e-11)
    #expect(variables.allSatisfy { tolerances.resolves($0) })
  }

  /// Where all terms are 0 the distance that a certificate allows a row decides, 1e-8 of its largest
  /// coefficient.
  @Test func theLargestCoefficientOfARowDecides() throws {
    let (solver, variables) = try solver(
      """
      variable x
      variable y
      constraint zero == 1000 0 1*x
      constraint tie == 1000 0 10000*x 1*y
      solve
      """)
    let tolerances = AnswerTolerances(of: solver)
    #expect(tolerances.value(of: variables[0]) == Tolerances.change)
    #expect(abs(tolerances.value(of: variables[1]) - 1e-4) < 1e-12)
    #expect(abs(tolerances.sum(at: .required) - 1e-4) < 1e-12)
  }

  @Test func smallSystemsAreComparedToTheContractsTolerance() throws {
    let (solver, variables) = try solver(
      "variable x\nconstraint a == 1000 -10 1*x\nsolve\n")
    let tolerances = AnswerTolerances(of: solver)
    #expect(tolerances.value(of: variables[0]) == Tolerances.change)
    #expect(tolerances.sum(at: .required) == Tolerances.change)
  }

  /// A coefficient of 1e-6 beside terms of 1e9: rounding alone moves the variable by a unit.
  @Test(arguments: [(1e-6, false), (1, true)])
  func whatRoundingMovesIsNotResolved(coefficient: Double, isResolved: Bool) throws {
    let (solver, variables) = try solver(
      """
      variable x
      variable y
      constraint far == 1000 -1000000000 1*y
      constraint tie == 750 0 \(coefficient)*x -1*y
      solve
      """)
    let tolerances = AnswerTolerances(of: solver)
    #expect(tolerances.resolves(variables[0]) == isResolved)
    #expect(tolerances.resolves(variables[1]))
  }
}
