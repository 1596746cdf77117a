import FlatStorage
import LinearConstraints
import SolverCatalog
import Testing

/// Constraints added in one call are those added one after the other, for every strategy.
@Suite struct ConstraintBatchTests {
  /// A width of 30, another twice as large, and a limit that the second one breaks.
  private func fill(
    _ batch: inout ConstraintBatch, _ first: Variable, _ second: Variable, isPlain: Bool = true
  ) {
    batch.append(Term(1, first))
    batch.close(ConstraintShape(.equal, constant: -30), isPlain: isPlain)
    batch.append(Term(1, second))
    batch.append(Term(-1, first))
    batch.close(ConstraintShape(.equal, constant: -30), isPlain: isPlain)
    batch.append(Term(1, second))
    batch.close(ConstraintShape(.lessThanOrEqual, constant: -50, priority: .low))
  }

  @Test(arguments: SolverStrategy.allCases, [false, true])
  func aBatchIsItsConstraints(strategy: SolverStrategy, isPlain: Bool) throws {
    let solver = strategy.makeSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    var batch = ConstraintBatch()
    fill(&batch, first, second, isPlain: isPlain)
    var ids = FlatArray<ConstraintID>()
    try solver.add(batch, from: 0, to: &ids)
    #expect(ids.count == 3)
    try solver.solve()
    #expect(solver.value(of: first) == 30)
    #expect(solver.value(of: second) == 60)
    #expect(solver.violation(of: ids[2]) == 10)
    try solver.setConstant(-70, of: ids[2])
    try solver.remove(ids[1])
    try solver.solve()
    #expect(solver.violation(of: ids[2]) == 0)
  }

  /// Those before the refused one are added, and those after it may be.
  @Test(arguments: SolverStrategy.allCases)
  func aRefusedConstraintLeavesThoseBeforeIt(strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    var batch = ConstraintBatch()
    fill(&batch, first, second)
    batch.append(Term(1, first))
    batch.close(ConstraintShape(.equal, constant: .infinity), isPlain: true)
    batch.append(Term(1, Variable(slot: 99, generation: 0)))
    batch.close(ConstraintShape(.equal))
    batch.close(ConstraintShape(.equal))
    batch.append(Term(1, second))
    batch.close(ConstraintShape(.lessThanOrEqual, constant: -40, priority: .low))
    var ids = FlatArray<ConstraintID>()
    for (count, error) in [
      (3, SolverError.notFinite(.infinity)),
      (4, .unknownVariable(Variable(slot: 99, generation: 0))), (5, .noTerms),
    ] {
      #expect(throws: error) { try solver.add(batch, from: ids.count, to: &ids) }
      #expect(ids.count == count)
      ids.append(ConstraintID(slot: -1, generation: 0))
    }
    try solver.add(batch, from: ids.count, to: &ids)
    #expect(ids.count == 7)
    try solver.solve()
    #expect(solver.violation(of: ids[2]) == 10)
    #expect(solver.violation(of: ids[6]) == 20)
  }

  /// The terms of a constraint that is withdrawn are no part of the next one.
  @Test func aWithdrawnConstraintLeavesNoTerms() {
    var batch = ConstraintBatch()
    let variable = Variable(slot: 3, generation: 0)
    batch.append(Term(1, variable))
    batch.withdraw()
    batch.append(Term(2, variable))
    let openCounts = [batch.openCount, batch.withOpenTerms { $0.count }]
    #expect(openCounts == [1, 1])
    batch.close(ConstraintShape(.equal, constant: 5))
    batch.append(Term(3, variable))
    var seen: [(terms: [Double], constant: Double)] = []
    batch.forEach(from: 0) { terms, shape, isPlain in
      seen.append((terms.indices.map { terms[$0].coefficient }, shape.constant))
      #expect(!isPlain)
    }
    #expect(seen.count == 1)
    #expect(seen.first?.terms == [2])
    #expect(seen.first?.constant == 5)
    batch.removeAll()
    let counts = [batch.count, batch.openCount]
    #expect(counts == [0, 0])
  }
}

extension Priority {
  fileprivate static var low: Priority { Priority(250) ?? .required }
}
