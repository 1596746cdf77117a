import ActiveSetSolver
import LinearConstraints
import Testing

/// The crash looks at the values of its first basis: rows that these violate take the places of less
/// important ones before anything is exchanged.
@Suite struct CrashValueTests {
  /// A column of cards, each as tall as the tallest of its three labels, and otherwise as low as it can.
  private static func solveCards(_ count: Int) throws -> (heights: [Double], work: SolverWork) {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    var heights: [Variable] = []
    var above: (top: Variable, height: Variable)?
    for index in 0..<count {
      let unknowns = sketch.variables(5)
      let (top, height) = (unknowns[0], unknowns[1])
      if let above {
        try sketch.add(.equal, [(1, top), (-1, above.top), (-1, above.height)], -8)
      } else {
        try sketch.add(.equal, [(1, top)])
      }
      try sketch.add(.equal, [(1, height)], at: 51)
      for (label, natural) in zip(unknowns[2...], [20, 30, 10].map { Double($0 + index % 7) }) {
        try sketch.add(.equal, [(1, label)], -natural, at: 750)
        try sketch.add(.greaterThanOrEqual, [(1, height), (-1, label)])
      }
      heights.append(height)
      above = (top, height)
    }
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
    return (heights.map { certifying.value(of: $0) }, certifying.work)
  }

  @Test func theTallestLabelMakesTheCardAsTallAsItIs() throws {
    let cards = try Self.solveCards(40)
    #expect(cards.heights == (0..<40).map { Double(30 + $0 % 7) })
    #expect(cards.work.pivots == 0)
  }

  /// An exchange a card would move all cards below it.
  @Test func aColumnOfCardsTakesWorkInProportion() throws {
    let (small, large) = (try Self.solveCards(100).work, try Self.solveCards(200).work)
    #expect(large.solveNonzeros < 21 * small.solveNonzeros / 10)
  }

  /// The one more important is granted the place, and the other, which reaches farther, gets it after all.
  @Test func ofTwoClaimsTheMoreImportantIsGranted() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let width = certifying.makeVariable()
    try sketch.add(.equal, [(1, width)], at: 100)
    try sketch.add(.greaterThanOrEqual, [(1, width)], -30, at: 600)
    try sketch.add(.greaterThanOrEqual, [(1, width)], -10, at: 700)
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(certifying.value(of: width) == 30)
  }

  /// What one look puts right violates the next row, more often than the crash looks.
  @Test func aChainLongerThanTheLooksIsLeftToTheExchanges() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let widths = sketch.variables(12)
    try sketch.add(.equal, [(1, widths[0])], -1)
    for (last, width) in zip(widths, widths.dropFirst()) {
      try sketch.add(.equal, [(1, width)], at: 51)
      try sketch.add(.greaterThanOrEqual, [(1, width), (-1, last)], -1)
    }
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(widths.map { certifying.value(of: $0) } == (1...12).map(Double.init))
  }

  /// A row that lost its place to one claim, and found another one, moves its unknown once.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func whatIsDisplacedBeginsAnew(seed: UInt64) throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let random = RandomSketch(seed: seed, variableCount: 6, rowCount: 16)
    _ = try random.build(on: SystemSketch(certifying))
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
  }
}
