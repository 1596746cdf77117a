import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What of its safe area a scroll view's content gets: what the adjusted inset does not take in.
@Suite struct ScrollSafeAreaTests {
  /// A phone on its side: 44 points at either side, 21 below.
  private static let side = EdgeInsets(left: 44, bottom: 21, right: 44)

  private final class Row: View {
    var changes: [EdgeInsets] = []
    override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
  }

  /// A scroll view that fills a root of 812 x 375, and a row of it.
  private func scene(
    content: Size = Size(width: 812, height: 2000), row frame: Rect = Rect(0, 0, 812, 60)
  ) -> (fixture: EngineFixture, scroll: ScrollView, row: Row) {
    let fixture = EngineFixture(.standard, width: 812, height: 375)
    let scroll = ScrollView(frame: fixture.root.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = content
    fixture.root.addSubview(scroll)
    let row = Row(frame: frame)
    row.autoresizingMask = .flexibleWidth
    scroll.addSubview(row)
    fixture.layOut()
    return (fixture, scroll, row)
  }

  @Test func rowsOfAListKeepClearOfItsSides() {
    let (fixture, scroll, row) = scene()
    let narrow = View(frame: Rect(100, 0, 612, 60))
    let inner = View(frame: Rect(20, 10, 792, 40))
    scroll.addSubview(narrow)
    row.addSubview(inner)
    fixture.engine.safeAreaInsets = Self.side
    fixture.layOut()
    #expect(row.safeAreaInsets == EdgeInsets(left: 44, right: 44))
    #expect(row.layoutMargins == EdgeInsets(top: 8, left: 52, bottom: 8, right: 52))
    #expect(inner.safeAreaInsets == EdgeInsets(left: 24, right: 44))
    #expect(narrow.safeAreaInsets == .zero)
    // Upright there is nothing at the sides, and a row that lies under the bar does not know it.
    fixture.root.frame = Rect(0, 0, 375, 812)
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    scroll.contentOffset.y = 20
    fixture.layOut()
    #expect(row.frame.width == 375 && row.safeAreaInsets == .zero)
    #expect(row.changes.last == .zero)
  }

  /// What wide, high and small content gets, and small content that bounces or is a controller's.
  @Test(arguments: [
    (ContentInsetAdjustmentBehavior.automatic, ["tb", "lr", "tlbr", "lr", "lr"]),
    (.scrollableAxes, ["tb", "lr", "tlbr", "lr", "tlbr"]),
    (.never, ["tlbr", "tlbr", "tlbr", "tlbr", "tlbr"]), (.always, ["", "", "", "", ""]),
  ])
  func behaviours(_ behavior: ContentInsetAdjustmentBehavior, _ expected: [String]) {
    let (fixture, scroll, row) = scene(row: Rect(0, 0, 812, 375))
    scroll.contentInsetAdjustmentBehavior = behavior
    fixture.engine.safeAreaInsets = EdgeInsets(top: 20, left: 44, bottom: 21, right: 44)
    var found: [String] = []
    func look() {
      scroll.contentOffset = .init(x: 0, y: 0)
      fixture.layOut()
      let insets = row.safeAreaInsets
      let edges = [
        ("t", insets.top), ("l", insets.left), ("b", insets.bottom), ("r", insets.right),
      ]
      found.append(edges.filter { $0.1 > 0 }.map(\.0).joined())
      // What is handed on and what the content is inset by make up the whole.
      #expect(insets + scroll.adjustedContentInset == scroll.safeAreaInsets)
    }
    for size in [(1624, 375), (812, 2000), (812, 375)] {
      scroll.contentSize = Size(width: Double(size.0), height: Double(size.1))
      look()
    }
    scroll.alwaysBounceVertical = true
    look()
    scroll.alwaysBounceVertical = false
    scroll.isContentOfNavigation = true
    look()
    #expect(found == expected)
  }

  /// Content whose insets are never adjusted sees the safe area as a regular view does: where it lies.
  @Test func scrollingMovesContentUnderInsetsThatAreHandedOn() {
    let (fixture, scroll, row) = scene()
    let next = Row(frame: Rect(0, 60, 812, 60))
    scroll.addSubview(next)
    scroll.contentInsetAdjustmentBehavior = .never
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, left: 30)
    fixture.layOut()
    for (offset, top, nextTop) in [(0.0, 44.0, 0.0), (30, 44, 14), (60, 44, 44), (-10, 34, 0)] {
      scroll.contentOffset.y = offset
      fixture.layOut()
      #expect(row.safeAreaInsets == EdgeInsets(top: top, left: 30), "at \(offset)")
      #expect(next.safeAreaInsets == EdgeInsets(top: nextTop, left: 30), "at \(offset)")
    }
    scroll.contentOffset = Point(x: -12, y: 0)
    fixture.layOut()
    #expect(row.safeAreaInsets == EdgeInsets(top: 44, left: 18))
    // So does a plain view whose bounds begin elsewhere.
    row.bounds.origin.y = 5
    let inner = View(frame: Rect(0, 30, 812, 30))
    row.addSubview(inner)
    fixture.layOut()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 19, left: 18))
  }

  /// Content that fits lies at its beginning, which the content's own inset moves, and a pull does not.
  @Test func contentThatFitsLiesAtItsBeginning() {
    let (fixture, scroll, row) = scene(content: Size(width: 812, height: 200))
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44)
    fixture.layOut()
    #expect(row.safeAreaInsets.top == 44)
    for (inset, top) in [(30.0, 14.0), (50, 0), (0, 44)] {
      scroll.contentInset.top = inset
      fixture.layOut()
      #expect(scroll.contentOffset.y == 0 - inset && row.safeAreaInsets.top == top)
    }
    scroll.contentOffset.y = -25
    fixture.layOut()
    #expect(row.safeAreaInsets.top == 44)
  }

  @Test func scrollingUnderAbsorbedInsetsIsNoWork() {
    let (fixture, scroll, row) = scene()
    fixture.engine.safeAreaInsets = EdgeInsets(top: 32, left: 44, bottom: 21, right: 44)
    fixture.layOut()
    let before = (row.changes, fixture.engine.statistics.insetChanges)
    for offset in [0.0, 10, 30, 400, -32] {
      scroll.contentOffset.y = offset
      fixture.layOut()
    }
    #expect(row.changes == before.0)
    #expect(fixture.engine.statistics.insetChanges == before.1)
  }

  @Test func nestedScrollViewsShareTheInsets() {
    let (fixture, scroll, _) = scene()
    let carousel = ScrollView(frame: Rect(0, 60, 812, 100))
    carousel.contentSize = Size(width: 3000, height: 100)
    let card = View(frame: Rect(0, 0, 812, 100))
    carousel.addSubview(card)
    scroll.addSubview(carousel)
    fixture.engine.safeAreaInsets = EdgeInsets(top: 32, left: 44, bottom: 21, right: 44)
    fixture.layOut()
    // The list absorbs what is above and below, the carousel what is at the sides.
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 32, bottom: 21))
    #expect(carousel.adjustedContentInset == EdgeInsets(left: 44, right: 44))
    #expect(carousel.contentOffset == Point(x: -44, y: 0))
    #expect(card.safeAreaInsets == .zero)
    carousel.contentSize.width = 800
    fixture.layOut()
    #expect(carousel.adjustedContentInset == .zero)
    #expect(card.safeAreaInsets == EdgeInsets(left: 44, right: 44))
  }

  @Test func viewsThatComeLaterAndThoseThatAddToItHaveThemToo() {
    let (fixture, scroll, row) = scene()
    row.additionalSafeAreaInsets = EdgeInsets(top: 3, left: 5)
    fixture.engine.safeAreaInsets = Self.side
    fixture.layOut()
    #expect(row.safeAreaInsets == EdgeInsets(top: 3, left: 49, right: 44))
    let late = View(frame: Rect(10, 60, 812, 60))
    scroll.addSubview(late)
    fixture.layOut()
    #expect(late.safeAreaInsets == EdgeInsets(left: 34, right: 44))
    late.frame.origin.x = 50
    fixture.layOut()
    #expect(late.safeAreaInsets == EdgeInsets(right: 44))
    late.removeFromSuperview()
    #expect(late.safeAreaInsets == .zero)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidesAreSidesInBothDirections(_ direction: LayoutDirection) {
    let (fixture, scroll, _) = scene()
    fixture.engine.layoutDirection = direction
    fixture.engine.safeAreaInsets = EdgeInsets(left: 44, right: 10)
    let row = fixture.add("row", to: scroll)
    let title = fixture.add("title", to: row, ContentView(100, 20))
    fixture.activate(
      row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      row.heightAnchor.constraint(equalToConstant: 60),
      row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      row.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      title.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor))
    fixture.layOut()
    #expect(row.safeAreaInsets == EdgeInsets(left: 44, right: 10))
    #expect(title.frame.minX == (direction == .leftToRight ? 52 : 812 - 18 - 100))
  }
}
