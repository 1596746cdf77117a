import FlatStorage
import LinearConstraints
import SolverCatalog
import Testing

/// Many values at once are those that a solver gives one by one.
@Suite struct ValueReadingTests {
  @Test(arguments: SolverStrategy.installed)
  func valuesReadAtOnceAreThoseOfEach(strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      _ = try solver.add(
        LinearConstraint(
          [Term(2, variable)], ConstraintShape(.equal, constant: -Double(index) - 1)))
    }
    try solver.solve()
    let gone = solver.makeVariable()
    try solver.discard(gone)
    let nobody = Variable(slot: -1, generation: 0)
    let asked = [variables[3], nobody, variables[0], gone, variables[3], variables[4]]
    var values = FlatArray<Double>()
    values.append(7)
    solver.readValues(of: asked.span, to: &values)
    let read = (0..<values.count).map { values[$0] }
    #expect(read == [7, 2, 0, 0.5, 0, 2, 2.5])
    #expect(read.dropFirst() == ArraySlice(asked.map(solver.value)))
  }

  /// The changes at once are the unknowns that changed, with their values, behind what was there.
  @Test(arguments: SolverStrategy.installed)
  func changesReadAtOnceAreThoseOfEach(strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      _ = try solver.add(
        LinearConstraint([Term(1, variable)], ConstraintShape(.equal, constant: -Double(index))))
    }
    try solver.solve()
    var changes = FlatArray<VariableChange>()
    changes.append(VariableChange(variables[0], value: 9))
    solver.readChanges(to: &changes)
    let read = (0..<changes.count).map { changes[$0] }
    #expect(read.first == VariableChange(variables[0], value: 9))
    #expect(read.dropFirst().map(\.variable) == solver.changedVariables)
    #expect(Set(read.dropFirst().map(\.value)) == [1, 2, 3, 4])
  }

  @Test func ofNothingNothingIsRead() {
    for strategy in SolverStrategy.installed {
      var values = FlatArray<Double>()
      strategy.makeSolver().readValues(of: [Variable]().span, to: &values)
      let count = values.count
      #expect(count == 0)
    }
  }
}
