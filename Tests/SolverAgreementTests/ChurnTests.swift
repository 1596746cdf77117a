import LinearConstraints
import Metering
import SolverCatalog
import Testing

/// Rows of constraints that come and go for ever, beside one that stays.
@Suite(.serialized) struct ChurnTests {
  /// A row of boxes: each begins at its predecessor's end, at least so wide, and no wider if it can
  /// be helped.
  ///
  /// So its edges lie at whole multiples of the width.
  private struct Row {
    var edges: [Variable] = []
    var constraints: [ConstraintID] = []
    let width: Double

    init(_ count: Int, width: Double, in solver: any IncrementalSolver) throws {
      self.width = width
      for index in 0..<count {
        let edge = solver.makeVariable()
        var terms = [Term(1, edge)]
        if let last = edges.last { terms.append(Term(-1, last)) }
        edges.append(edge)
        let wish = try #require(Priority(500 + Double(index)))
        for (relation, priority) in [
          (Relation.greaterThanOrEqual, Priority.required), (.equal, wish),
        ] {
          let constant = relation == .equal ? -width / 2 : -width
          let shape = ConstraintShape(relation, constant: constant, priority: priority)
          constraints.append(try solver.add(terms.span, shape))
        }
      }
    }

    func isInPlace(in solver: any IncrementalSolver) -> Bool {
      edges.enumerated().allSatisfy { index, edge in
        (solver.value(of: edge) - Double(index + 1) * width).magnitude < 1e-6
      }
    }

    func remove(from solver: any IncrementalSolver) throws {
      for constraint in constraints { try solver.remove(constraint) }
      for edge in edges { try solver.discard(edge) }
    }
  }

  /// What the last rows ask of the allocator is no more than what as many before them did: a solver
  /// that never gives back what a row left grows without end.
  @Test func whatIsGoneTakesNoRoom() throws {
    let solver = SolverStrategy.activeSet.makeSolver()
    let kept = try Row(30, width: 7, in: solver)
    var waiting: [Row] = []
    func churn(_ rounds: Range<Int>) throws {
      for round in rounds {
        waiting.append(
          try Row(2 + round * 7 % 11, width: 1 + Double(round % 13), in: solver))
        if waiting.count > 5 { try waiting.remove(at: round % 5).remove(from: solver) }
        try solver.solve()
        guard round % 100 == 0 else { continue }
        #expect(kept.isInPlace(in: solver) && waiting.allSatisfy { $0.isInPlace(in: solver) })
      }
    }
    try churn(0..<300)
    let middle = try AllocationCount.measure(.thisThread) { try churn(300..<700) }.1
    let last = try AllocationCount.measure(.thisThread) { try churn(700..<1_100) }.1
    #expect(last.bytes <= middle.bytes + 64 << 10, "\(middle.bytes) then \(last.bytes) bytes")
    for row in waiting { try row.remove(from: solver) }
    try solver.solve()
    #expect(kept.isInPlace(in: solver))
  }
}
