import ActiveSetSolver
import LinearConstraints
import Testing

/// A row gives its place to a parallel one that is met as well, and nothing but the work shows it.
@Suite struct ParallelExchangeTests {
  /// Lines one below the other, with gaps of at least 6 points that prefer to be 6, in a window that
  /// pulls them together.
  private struct Form {
    let solver = LexicographicSolver()
    let certifying: CertifyingSolver
    var tops: [Variable] = []
    var window: ConstraintID

    /// Builds and solves it.
    ///
    /// The required gaps are multiplied by `scale`, and a negative one turns their relation. Every other
    /// line, from the first or the second one, has so many bounds that always hold.
    init(
      lines count: Int, scale: Double = 1, height: Double, bounds: Int = 0, firstBound: Int = 0
    ) throws {
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      tops = sketch.variables(count)
      try sketch.add(.equal, [(1, tops[0])])
      for (above, top) in zip(tops, tops.dropFirst()) {
        try sketch.add(
          scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
          [(scale, top), (-scale, above)], -6 * scale)
        try sketch.add(.equal, [(1, top), (-1, above)], -6, at: 250)
      }
      for top in stride(from: firstBound, to: count, by: 2) {
        for bound in 0..<bounds {
          try sketch.add(.lessThanOrEqual, [(1, tops[top])], -Double(10_000 + bound), at: 100)
        }
      }
      window = try sketch.add(.equal, [(1, tops[count - 1])], -height, at: 500)
      try solve()
    }

    func solve() throws {
      try certifying.solve()
      #expect(solver.invariantViolations().isEmpty)
    }

    var values: [Double] { tops.map { certifying.value(of: $0) } }
  }

  @Test(arguments: [1, 2, -1, -3])
  func theRequiredGapHoldsWhereThePreferredOneWouldGiveWay(scale: Double) throws {
    let form = try Form(lines: 20, scale: scale, height: 10)
    #expect(form.values == (0..<20).map { Double(6 * $0) })
    #expect(form.certifying.violations.map(\.sum) == [0, 6 * 19 - 10, 0])
  }

  /// Pulled the other way the preferred gaps hold against each other, and one of them gives way.
  @Test func theWindowMayPullBothWays() throws {
    let form = try Form(lines: 10, height: 20)
    for height in [200, 10, 54, 100, 53] as [Double] {
      try form.certifying.setConstant(-height, of: form.window)
      try form.solve()
      #expect(form.values.last == max(height, 54))
      for (above, top) in zip(form.values, form.values.dropFirst()) { #expect(top - above >= 6) }
    }
  }

  /// A walk along the lines below for each gap would grow with their square.
  @Test func aFormIsBuiltWithWorkInProportion() throws {
    let (small, large) = (
      try Form(lines: 100, height: 10).certifying.work,
      try Form(lines: 200, height: 10).certifying.work
    )
    #expect(large.pivots > 150)
    #expect(large.solveNonzeros < 21 * small.solveNonzeros / 10)
  }

  /// Of the two lines of a gap the one that fewer rows mention is looked at, whichever it is.
  @Test(arguments: [0, 1])
  func manyRowsOfOneLineDoNotHideTheParallelOne(firstBound: Int) throws {
    func work(_ count: Int) throws -> SolverWork {
      try Form(lines: count, height: 10, bounds: 20, firstBound: firstBound).certifying.work
    }
    let (small, large) = (try work(60), try work(120))
    #expect(large.solveNonzeros < 21 * small.solveNonzeros / 10)
  }

  /// A row that is parallel but not met where the other is does not take its place.
  @Test func aParallelRowElsewhereIsNoMatch() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let width = certifying.makeVariable()
    try sketch.add(.greaterThanOrEqual, [(1, width)], -4)
    try sketch.add(.equal, [(1, width)], -6, at: 250)
    try sketch.add(.equal, [(1, width)], -1, at: 500)
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(certifying.value(of: width) == 4)
  }
}
