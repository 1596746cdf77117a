import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// Two optional inequalities of one unknown that meet in one number are one row, and nothing shows it
/// but the work: values, violations, certificates and reasons are those of two.
@Suite struct PairTests {
  /// A label of a natural width in a room: it may grow at `hugging` and shrink at `resistance`.
  private struct Label: CheckedSystem {
    let solver = LexicographicSolver()
    let certifying: CertifyingSolver
    let width: Variable
    let hugging: ConstraintID
    let resistance: ConstraintID
    let room: ConstraintID

    init(
      natural: Double = 100, hugging: Double = 250, resistance: Double = 750, room: Double = 100
    ) throws {
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      width = certifying.makeVariable()
      self.hugging = try sketch.add(.lessThanOrEqual, [(1, width)], -natural, at: hugging)
      self.resistance = try sketch.add(.greaterThanOrEqual, [(1, width)], -natural, at: resistance)
      self.room = try sketch.add(.equal, [(1, width)], -room, at: 500)
      try solve()
    }

    var value: Double { certifying.value(of: width) }
    func violation(_ row: ConstraintID) -> Double { certifying.violation(of: row) }

    /// Moves the natural width, by both rows as a layout does.
    func setNatural(_ natural: Double) throws {
      try certifying.setConstant(-natural, of: hugging)
      try certifying.setConstant(-natural, of: resistance)
    }
  }

  /// Whether declared at once or one after the other, a pair means the same and is the same work.
  @Test(arguments: [(250.0, 750.0), (750, 250), (1000, 500), (300, 1000), (400, 400)])
  func declaredAtOnceIsDeclaredOneAfterTheOther(_ atMost: Double, _ atLeast: Double) throws {
    let priorities = try (#require(Priority(atMost)), #require(Priority(atLeast)))
    for room in [40.0, 100, 160] {
      let (atOnce, inTurn) = (LexicographicSolver(), LexicographicSolver())
      let (width, other) = (atOnce.makeVariable(), inTurn.makeVariable())
      let pair = try atOnce.addPair(width, meetingAt: 100, priorities, breakRank: 0)
      let sketch = SystemSketch(inTurn)
      let first = try sketch.add(.lessThanOrEqual, [(1, other)], -100, at: atMost)
      let second = try sketch.add(.greaterThanOrEqual, [(1, other)], -100, at: atLeast)
      try SystemSketch(atOnce).add(.equal, [(1, width)], -room, at: 500)
      try sketch.add(.equal, [(1, other)], -room, at: 500)
      // A row that leaves a pair, before and after it was solved.
      for isSolved in [false, true] {
        if isSolved {
          try atOnce.solve()
          try inTurn.solve()
        }
        try atOnce.setConstant(-90, of: pair.atLeast)
        try inTurn.setConstant(-90, of: second)
        try atOnce.solve()
        try inTurn.solve()
        #expect(atOnce.value(of: width) == inTurn.value(of: other))
        #expect(atOnce.violation(of: pair.atMost) == inTurn.violation(of: first))
        #expect(atOnce.violation(of: pair.atLeast) == inTurn.violation(of: second))
        try atOnce.setConstant(-100, of: pair.atLeast)
        try inTurn.setConstant(-100, of: second)
      }
      #expect(atOnce.work == inTurn.work)
      #expect(atOnce.violations.map(\.sum) == inTurn.violations.map(\.sum))
    }
  }

  /// Of a content 100 wide that something at 500 wants to be narrower or wider, the lesser side yields.
  @Test(arguments: SolverStrategy.allCases)
  func eachSideHoldsAtItsPriority(strategy: SolverStrategy) throws {
    for (atMost, atLeast, wanted, expected) in [
      (750.0, 250.0, 200.0, 100.0), (750, 250, 20, 20), (250, 750, 200, 200), (250, 750, 20, 100),
    ] {
      let solver = strategy.makeSolver()
      let width = solver.makeVariable()
      let priorities = try (#require(Priority(atMost)), #require(Priority(atLeast)))
      _ = try solver.addPair(width, meetingAt: 100, priorities, breakRank: 0)
      try SystemSketch(solver).add(.equal, [(1, width)], -wanted, at: 500)
      try solver.solve()
      #expect(abs(solver.value(of: width) - expected) < 1e-9, "\(atMost) \(wanted)")
    }
  }

  @Test func aPairOfWhatIsNoNumberIsRefused() throws {
    let solver = LexicographicSolver()
    let width = solver.makeVariable()
    let priority = try #require(Priority(250))
    #expect(throws: SolverError.self) {
      try solver.addPair(width, meetingAt: .infinity, (priority, priority), breakRank: 0)
    }
    let stranger = Variable(slot: 7, generation: 0)
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.addPair(stranger, meetingAt: 1, (priority, priority), breakRank: 0)
    }
    try solver.discard(width)
  }

  /// 500 lies between hugging and resistance: the room stretches the label, and does not compress it.
  @Test func eachSidePullsAtItsOwnLevel() throws {
    let wide = try Label(room: 160)
    #expect(wide.value == 160)
    #expect(wide.violation(wide.hugging) == 60 && wide.violation(wide.resistance) == 0)
    #expect(wide.violation(wide.room) == 0)
    let narrow = try Label(room: 40)
    #expect(narrow.value == 100)
    #expect(narrow.violation(narrow.hugging) == 0 && narrow.violation(narrow.resistance) == 0)
    #expect(narrow.violation(narrow.room) == 60)
    #expect(
      narrow.certifying.violations.map(\.priority.value) == [750, 500, 250]
        && narrow.certifying.violations.map(\.sum) == [0, 60, 0])
  }

  @Test func theRowThatPullsIsTheReason() throws {
    let held = try Label(room: 40)
    #expect(held.certifying.explanation(of: held.width).active == [held.resistance])
    let tight = try Label(hugging: 750, resistance: 250, room: 160)
    #expect(tight.value == 100)
    #expect(tight.certifying.explanation(of: tight.width).active == [tight.hugging])
    let stretched = try Label(room: 160)
    #expect(stretched.certifying.explanation(of: stretched.width).active == [stretched.room])
    #expect(stretched.certifying.explanation(of: stretched.width).violated == [stretched.hugging])
  }

  /// A label that begins and ceases to be stretched changes sides: no row is exchanged for another.
  @Test func theRowOfAPairIsFlippedAndNotExchanged() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let (width, room) = (solver.makeVariable(), solver.makeVariable())
    try sketch.add(.lessThanOrEqual, [(1, width)], -100, at: 250)
    try sketch.add(.greaterThanOrEqual, [(1, width)], -100, at: 250)
    try sketch.add(.equal, [(1, width), (-1, room)])
    let size = try sketch.add(.equal, [(1, room)], -160)
    try solver.solve()
    let before = solver.work
    for step in 1...10 {
      try solver.setConstant(step % 2 == 0 ? -160 : -40, of: size)
      try solver.solve()
      #expect(solver.value(of: width) == (step % 2 == 0 ? 160 : 40))
    }
    #expect(solver.work.pivots == before.pivots)
    #expect(solver.work.flips - before.flips == 10)
  }

  @Test func bothMoveTogether() throws {
    let label = try Label(room: 40)
    for natural in [120.0, 30, 80] {
      try label.setNatural(natural)
      try label.solve()
      #expect(label.value == max(natural, 40))
    }
  }

  /// What makes them differ ends the pair: the rows go on as any two.
  @Test(arguments: ["constant", "priority", "coefficient", "removal"])
  func aChangeOfOneRowSeparatesThem(change: String) throws {
    for isSecond in [false, true] {
      let label = try Label(room: 160)
      let row = isSecond ? label.resistance : label.hugging
      switch change {
      case "constant": try label.certifying.setConstant(-130, of: row)
      case "priority": try label.certifying.setPriority(Priority(600) ?? .required, of: row)
      case "coefficient": try label.certifying.setCoefficient(2, of: label.width, in: row)
      default: try label.certifying.remove(row)
      }
      try label.solve()
      // Hugging at 600 is stronger than the room.
      #expect(label.value == (change == "priority" && !isSecond ? 100 : 160))
      try label.certifying.setConstant(-40, of: label.room)
      try label.solve()
      let least: [String: (first: Double, second: Double)] = [
        "constant": (100, 130), "priority": (100, 100), "coefficient": (100, 50),
        "removal": (100, 40),
      ]
      let expected = try #require(least[change])
      #expect(label.value == (isSecond ? expected.second : expected.first))
      // Where the two meet again they are two rows all the same.
      for other in [label.hugging, label.resistance] where change != "removal" || other != row {
        try label.certifying.setConstant(-90, of: other)
      }
      try label.solve()
    }
  }

  /// The same between declaration and the first solve.
  @Test func aPairMayEndBeforeItWasSolved() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let widths = sketch.variables(4)
    let pairs = try widths.map {
      (
        try sketch.add(.lessThanOrEqual, [(1, $0)], -100, at: 250),
        try sketch.add(.greaterThanOrEqual, [(1, $0)], -100, at: 750)
      )
    }
    try solver.setConstant(-70, of: pairs[0].1)
    try solver.remove(pairs[1].0)
    try solver.remove(pairs[2].1)
    try solver.setCoefficient(4, of: widths[3], in: pairs[3].1)
    for width in widths { try sketch.add(.equal, [(1, width)], 0, at: 500) }
    try solver.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(widths.map(solver.value(of:)) == [70, 100, 0, 25])
  }

  /// An unknown is in use as long as either row is there.
  @Test func anUnknownBelongsToBothRows() throws {
    let label = try Label()
    try label.certifying.remove(label.room)
    try label.certifying.remove(label.hugging)
    #expect(throws: SolverError.self) { try label.certifying.discard(label.width) }
    try label.certifying.remove(label.resistance)
    try label.certifying.discard(label.width)
    try label.solve()
  }
}
