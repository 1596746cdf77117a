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
    var values = [Double](repeating: .nan, count: asked.count)
    var span = values.mutableSpan
    solver.readValues(of: asked.span, to: &span)
    #expect(values == [2, 0, 0.5, 0, 2, 2.5])
    #expect(values == asked.map(solver.value))
  }

  @Test func ofNothingNothingIsRead() {
    for strategy in SolverStrategy.installed {
      var values: [Double] = []
      var span = values.mutableSpan
      strategy.makeSolver().readValues(of: [Variable]().span, to: &span)
      #expect(values.isEmpty)
    }
  }
}
