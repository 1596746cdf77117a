import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Which constraints are turned around from right to left, and what follows margins that are kept.
@Suite struct MirroringTests {
  /// Each attribute against the middle and against a directional edge, by hand: 300 wide, the box
  /// 40 wide.
  private static let cases: [(LayoutAttribute, LayoutAttribute, Double, Double, Double)] = [
    // box's attribute, root's attribute, constant, minX from left to right, from right to left.
    (.leading, .centerX, 10, 160, 100), (.trailing, .centerX, 10, 120, 140),
    (.left, .centerX, 10, 160, 160), (.right, .centerX, 10, 120, 120),
    (.centerX, .centerX, 10, 140, 140), (.centerX, .leading, 10, -10, 270),
    (.centerX, .trailing, -10, 270, -10), (.leading, .leading, 10, 10, 250),
    (.left, .left, 10, 10, 10),
  ]

  @Test(arguments: SolverStrategy.allCases, cases.indices)
  func onlyDirectionalAttributesTurnAround(_ strategy: SolverStrategy, _ index: Int) {
    let (own, other, constant, leftToRight, rightToLeft) = Self.cases[index]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let fixture = EngineFixture(strategy, width: 300, height: 100)
      fixture.engine.layoutDirection = direction
      let box = fixture.add("box", ContentView(40, 20))
      fixture.activate(
        LayoutConstraint(
          item: box, attribute: own, relatedBy: .equal, toItem: fixture.root, attribute: other,
          multiplier: 1, constant: constant))
      fixture.layOut()
      let expected = direction == .leftToRight ? leftToRight : rightToLeft
      #expect(box.frame.minX == expected, "\(own.name) \(other.name) \(direction)")
    }
  }

  /// A view that keeps its superview's margins has wider ones of its own as the superview's edge
  /// comes nearer, though its own frame stays.
  @Test(arguments: SolverStrategy.allCases)
  func keptMarginsFollowASuperviewThatNarrows(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 100)
    let card = fixture.add("card")
    card.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 30)
    let row = fixture.add("row", to: card)
    row.preservesSuperviewLayoutMargins = true
    let mark = fixture.add("mark", to: row, ContentView(10, 10))
    let width = card.widthAnchor.constraint(equalToConstant: 200)
    fixture.activate(
      width, card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 50),
      row.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      row.topAnchor.constraint(equalTo: card.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 100),
      row.heightAnchor.constraint(equalToConstant: 20),
      mark.topAnchor.constraint(equalTo: row.topAnchor),
      mark.trailingAnchor.constraint(equalTo: row.layoutMarginsGuide.trailingAnchor))
    fixture.layOut()
    // 100 points from the card's edge, its own margin of 8 counts.
    #expect(mark.frame == Rect(82, 0, 10, 10))
    for (cardWidth, x) in [(120.0, 80.0), (105, 65), (100, 60), (130, 82), (110, 70)] {
      width.constant = cardWidth
      fixture.layOut()
      #expect(row.frame == Rect(0, 0, 100, 20))
      // 30 less what lies between the row and the card's edge.
      #expect(mark.frame.minX == x, "card of \(cardWidth)")
    }
    // The card's own margins change, and nothing else.
    card.layoutMargins.right = 40
    fixture.layOut()
    #expect(mark.frame.minX == 60)
  }
}
