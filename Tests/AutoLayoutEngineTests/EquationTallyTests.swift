import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Statistics
import Testing

/// A tally of equations says whether they determine an item's extents, as counting them does.
@Suite struct EquationTallyTests {
  /// Equations on one item, counted one by one.
  private struct Count {
    var places = 0
    var extents = 0
    var lengths = 0
    var isEnough: Bool { lengths > 0 || extents > 0 && places + extents >= 2 }
  }

  private static let nearEdges: [LayoutAttribute] = [
    .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin,
  ]
  private static let vertical: [LayoutAttribute] = [
    .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func isWhatCountingSays(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tally = EquationTally()
    var counts: [LayoutAxis: Count] = [:]
    for _ in 0..<4 {
      let attribute = LayoutAttribute(rawValue: .random(in: 1...20, using: &generator))!
      var equation = ConstraintRecord()
      equation.first = 3
      equation.firstAttribute = attribute
      equation.owner = Bool.random(using: &generator) ? 3 : 0
      let isLength = attribute == .width || attribute == .height
      if !isLength || Bool.random(using: &generator) {
        equation.second = 5
        equation.secondAttribute = attribute
      }
      tally.add(EquationTally(equation, on: 3, seenFrom: 3))
      tally.add(EquationTally())
      let axis: LayoutAxis = Self.vertical.contains(attribute) ? .vertical : .horizontal
      if equation.second < 0 {
        counts[axis, default: Count()].lengths += 1
      } else if !Self.nearEdges.contains(attribute) {
        counts[axis, default: Count()].extents += 1
      } else if equation.owner != 3 {
        counts[axis, default: Count()].places += 1
      }
      let x = counts[.horizontal]?.isEnough ?? false
      let y = counts[.vertical]?.isEnough ?? false
      #expect(tally.isEnough(.horizontal) == x)
      #expect(tally.isEnough(.vertical) == y)
      #expect(tally.isEnough(for: (x: true, y: true)) == (x && y))
      #expect(tally.isEnough(for: (x: true, y: false)) == x)
      #expect(tally.isEnough(for: (x: false, y: true)) == y)
    }
  }

  /// Rows of a list whose equations come and go: as many sizes rest at zero as in a list made anew, where no equation
  /// was ever forgotten.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func asManySizesRestAsInATreeMadeAnew(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = Screen()
    screen.fixture.layOut()
    for step in 0..<12 {
      for constraint in screen.constraints where Int.random(in: 0..<3, using: &generator) == 0 {
        constraint.isActive.toggle()
      }
      screen.fixture.layOut()
      // The same unknowns, and then no equation that was counted before.
      let anew = Screen()
      anew.fixture.layOut()
      LayoutConstraint.deactivate(anew.constraints)
      anew.fixture.layOut()
      for (constraint, other) in zip(screen.constraints, anew.constraints) {
        other.isActive = constraint.isActive
      }
      anew.fixture.layOut()
      let expected = anew.fixture.engine.restingRowCount
      #expect(screen.fixture.engine.restingRowCount == expected, "seed \(seed), step \(step)")
    }
  }

  /// What is pinned to a scroll view's content says nothing of how large the scroll view is.
  @Test(arguments: SolverStrategy.allCases)
  func contentOfAScrollViewIsNotCounted(strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let scrollViews = (0..<3).map { fixture.add("scroll view \($0)", ScrollView()) as! ScrollView }
    for (index, scrollView) in scrollViews.enumerated() {
      let content = fixture.add("content \(index)", to: scrollView, ContentView(300, 40))
      fixture.pin(content, to: scrollView.contentLayoutGuide)
      fixture.activate(
        scrollView.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        scrollView.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor),
        scrollView.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        scrollView.heightAnchor.constraint(equalToConstant: 100))
    }
    fixture.layOut()
    #expect(scrollViews.map(\.frame.width) == [0, 0, 0])
    #expect(fixture.engine.restingRowCount == 3)
  }

  /// Twelve rows that have equations of the same shapes, some of them of guides.
  private struct Screen {
    let fixture = EngineFixture(.activeSet)
    let constraints: [LayoutConstraint]

    init() {
      var constraints: [LayoutConstraint] = []
      for index in 0..<12 {
        let row = fixture.add("row \(index)")
        let label = fixture.add("label \(index)", to: row)
        constraints += [
          row.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 4),
          row.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -4),
          row.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10 * Double(index)),
          row.heightAnchor.constraint(equalToConstant: 40),
          label.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: row.layoutMarginsGuide.trailingAnchor),
          label.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
          label.bottomAnchor.constraint(equalTo: row.layoutMarginsGuide.bottomAnchor),
          label.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5),
          label.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
        ]
      }
      self.constraints = constraints
      // So that none of what may be missing contradicts the rest.
      for constraint in constraints where constraint.firstAttribute == .width {
        constraint.priority = 900
      }
      LayoutConstraint.activate(constraints)
    }
  }
}
