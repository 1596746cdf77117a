import ActiveSetSolver
import LinearConstraints
import Testing

/// A method whose exchanges do not seem to end: it starts anew from the basis that stands, and gives up
/// when that does not help either.
@Suite struct ExchangeLimitTests {
  /// Lines with gaps of at least 6 points, and of 6 rather than more, that a window pulls together:
  /// each preferred gap gives way to the required one.
  private struct Form {
    let solver: LexicographicSolver
    private let certifying: CertifyingSolver
    private let tops: [Variable]

    init(on solver: LexicographicSolver) throws {
      self.solver = solver
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      tops = sketch.variables(12)
      try sketch.add(.equal, [(1, tops[0])])
      for (above, top) in zip(tops, tops.dropFirst()) {
        try sketch.add(.greaterThanOrEqual, [(1, top), (-1, above)], -6)
        try sketch.add(.equal, [(1, top), (-1, above)], -6, at: 250)
      }
      try sketch.add(.equal, [(1, tops[11])], -10, at: 500)
    }

    func solve() throws {
      try certifying.solve()
      #expect(solver.invariantViolations().isEmpty)
      #expect(tops.map { certifying.value(of: $0) } == (0..<12).map { Double(6 * $0) })
    }
  }

  private static func form(exchangeLimit: Int) throws -> Form {
    try Form(on: LexicographicSolver(zeroStepLimit: nil, exchangeLimit: exchangeLimit))
  }

  @Test func theLastExchangeThatIsAllowedIsMade() throws {
    let usual = try Form(on: LexicographicSolver())
    try usual.solve()
    let count = usual.solver.work.pivots
    #expect(count > 2 && usual.solver.work.refinements == 0, "\(usual.solver.work)")
    let limited = try Self.form(exchangeLimit: count)
    try limited.solve()
    #expect(limited.solver.work == usual.solver.work)
    // One fewer, and all is computed anew before the last of them.
    let refined = try Self.form(exchangeLimit: count - 1)
    try refined.solve()
    #expect(refined.solver.work.refinements == 1)
    #expect(refined.solver.work.pivots == count)
  }

  @Test func whatDoesNotEndEitherTimeIsABreakdown() throws {
    let form = try Self.form(exchangeLimit: 2)
    #expect(
      throws: SolverError.numericalBreakdown(
        "too many exchanges; from nothing: too many exchanges")
    ) { try form.solver.solve() }
  }
}
