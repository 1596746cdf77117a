import LinearConstraints
import Testing

/// What a solver was told is recorded beside it, operation by operation.
@Suite struct CertifyingSolverTests {
  private let solver = CertifyingSolver(PinningSolver())

  private func row(_ name: Certificate.Row) -> DeclaredRows.Row? {
    solver.declaredRows.rows.first { $0.name == name }
  }

  @Test func constraintsAreRecordedAsTheyStand() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.declaredRows.variables == [x, y])
    let id = try solver.add(
      LinearConstraint(
        [Term(1, x), Term(3, y), Term(2, x)], ConstraintShape(.lessThanOrEqual, constant: -5)))
    let name = Certificate.Row.constraint(id)
    #expect(row(name)?.terms == [Term(3, x), Term(3, y)])
    #expect(row(name)?.shape == ConstraintShape(.lessThanOrEqual, constant: -5))
    try solver.setConstant(-7, of: id)
    try solver.setPriority(try #require(Priority(250)), of: id)
    try solver.setBreakRank(3, of: id)
    try solver.setCoefficient(-4, of: y, in: id)
    #expect(
      row(name)?.shape
        == ConstraintShape(
          .lessThanOrEqual, constant: -7, priority: try #require(Priority(250)), breakRank: 3))
    #expect(row(name)?.terms == [Term(3, x), Term(-4, y)])
    try solver.remove(id)
    #expect(row(name) == nil)
    #expect(solver.declaredRows.rows.isEmpty)
    try solver.discard(x)
    #expect(solver.declaredRows.variables == [y])
    let again = solver.makeVariable()
    #expect(again.slot == x.slot)
    #expect(solver.declaredRows.variables == [again, y])
  }

  @Test func editsAreRowsOfTheirTarget() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([Term(1, x)], ConstraintShape(.equal, constant: -5)))
    #expect(throws: SolverError.uncertified(.missing)) { try solver.solve() }
    let strong = try #require(Priority(750))
    try solver.beginEditing(x, priority: strong)
    #expect(row(.edit(x))?.terms == [Term(1, x)])
    #expect(row(.edit(x))?.shape == ConstraintShape(.equal, constant: -5, priority: strong))
    try solver.suggest(9, for: x)
    #expect(row(.edit(x))?.shape.constant == -9)
    #expect(throws: SolverError.notEditing(y)) { try solver.suggest(1, for: y) }
    #expect(row(.edit(y)) == nil)
    try solver.endEditing(x)
    #expect(row(.edit(x)) == nil)
  }

  /// What is broken after a solve is so in the records, until a solve brings it back.
  @Test func brokenConstraintsAreMarkedAtTheSolve() throws {
    let x = solver.makeVariable()
    let first = try solver.add(
      LinearConstraint([Term(1, x)], ConstraintShape(.equal, constant: -5)))
    let second = try solver.add(
      LinearConstraint([Term(1, x)], ConstraintShape(.equal, constant: -6)))
    #expect(throws: SolverError.uncertified(.missing)) { try solver.solve() }
    #expect(row(.constraint(first))?.isBroken == false)
    #expect(row(.constraint(second))?.isBroken == true)
    #expect(
      solver.declaredRows.conflicts == [Conflict(members: [first, second], broken: second)])
    try solver.setConstant(-5, of: second)
    #expect(throws: SolverError.uncertified(.missing)) { try solver.solve() }
    #expect(row(.constraint(second))?.isBroken == false)
  }

  @Test func termsThatCancelOutAreNone() {
    let (x, y) = (Variable(slot: 0, generation: 0), Variable(slot: 1, generation: 0))
    let row = DeclaredRows.Row(
      .edit(x), [Term(1, x), Term(2, y), Term(-1, x), Term(0.5, y)], ConstraintShape(.equal))
    #expect(row.terms == [Term(2.5, y)])
    #expect(!row.isBroken)
  }

  @Test(arguments: [
    (Relation.lessThanOrEqual, 3.0, 0.0), (.equal, 3, 3), (.greaterThanOrEqual, 0, 3),
  ])
  func violationsAreThoseOfTheWrongSide(relation: Relation, above: Double, below: Double) {
    #expect(relation.violation(of: 3) == above)
    #expect(relation.violation(of: -3) == below)
    #expect(relation.violation(of: 0) == 0)
    #expect(Relation(symbol: relation.symbol) == relation)
  }

  @Test func prioritiesAreAboveNothingAndUpToRequired() {
    #expect(Priority(0) == nil && Priority(-1) == nil && Priority(.nan) == nil)
    #expect(Priority(1000.0.nextUp) == nil)
    #expect(Priority(.leastNonzeroMagnitude) != nil)
    #expect(Priority(1000) == .required && Priority(1000)?.isRequired == true)
    #expect(Priority(1000.0.nextDown)?.isRequired == false)
  }
}
