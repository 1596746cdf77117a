import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What of a view's insets follows its size, and that nothing is compared where nothing does.
@Suite struct SizeAndInsetTests {
  private let fixture = EngineFixture(.standard, width: 400, height: 600)

  /// A view over the whole width, of a height that a constraint sets.
  private func bar(_ name: String) -> (view: View, height: LayoutConstraint) {
    let view = fixture.add(name)
    let height = view.heightAnchor.constraint(equalToConstant: 300)
    fixture.activate(
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor), height)
    return (view, height)
  }

  @Test func aSizeAloneAsksForNoInsets() {
    let (card, _) = bar("card")
    let text = fixture.add("text", to: card)
    fixture.activate(
      text.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20))
    fixture.layOut()
    let before = fixture.engine.statistics
    fixture.root.frame.size.width = 500
    fixture.layOut()
    #expect(text.frame == Rect(8, 8, 472, 0))
    #expect(fixture.engine.statistics.insetChanges == before.insetChanges)
    // No more than one round: nothing follows the frames.
    #expect(fixture.engine.statistics.cycles == before.cycles + 1)
  }

  /// Of a leaf whose safe area changes nothing is examined; what follows one of its guides is.
  @Test func aSafeAreaThatNothingFollowsIsNoWork() {
    let (leaf, _) = bar("leaf")
    fixture.layOut()
    var before = fixture.engine.statistics.insetChanges
    fixture.engine.safeAreaInsets.top = 44
    fixture.layOut()
    #expect(leaf.safeAreaInsets.top == 44 && leaf.layoutMargins.top == 52)
    // The root's alone: its safe area and its margins.
    #expect(fixture.engine.statistics.insetChanges - before <= 2)
    let text = fixture.add("text")
    fixture.activate(text.topAnchor.constraint(equalTo: leaf.layoutMarginsGuide.topAnchor))
    fixture.layOut()
    #expect(text.frame.minY == 52)
    before = fixture.engine.statistics.insetChanges
    fixture.engine.safeAreaInsets.top = 20
    fixture.layOut()
    #expect(text.frame.minY == 28 && fixture.engine.statistics.insetChanges > before)
    // A constraint on the margin itself, and a subview that comes later.
    let other = fixture.add("other")
    let (bare, _) = bar("bare")
    fixture.activate(
      LayoutConstraint(
        item: other, attribute: .top, relatedBy: .equal, toItem: bare, attribute: .topMargin,
        multiplier: 1, constant: 0))
    let below = fixture.add("below", to: leaf)
    fixture.activate(below.topAnchor.constraint(equalTo: leaf.topAnchor, constant: 5))
    fixture.engine.safeAreaInsets.top = 30
    fixture.layOut()
    #expect(other.frame.minY == 38 && below.safeAreaInsets.top == 25)
  }

  /// The subview stays where it is; how much of the margins reaches into it does not.
  @Test func keptMarginsFollowTheSizeOfTheSuperview() {
    let (card, height) = bar("card")
    card.layoutMargins = EdgeInsets(top: 0, left: 0, bottom: 60, right: 0)
    let inner = View(frame: Rect(0, 200, 400, 90))
    inner.layoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = true
    card.addSubview(inner)
    let text = fixture.add("text", to: inner, ContentView(20, 10))
    fixture.activate(
      text.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
    fixture.layOut()
    #expect(text.frame.maxY == 40)
    height.constant = 330
    fixture.layOut()
    #expect(inner.layoutMargins.bottom == 20)
    #expect(text.frame.maxY == 70)
  }

  @Test func theSafeAreaFollowsFramesThatMasksGive() {
    fixture.engine.safeAreaInsets = EdgeInsets(bottom: 40)
    let wide = View(frame: Rect(0, 0, 400, 600))
    wide.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let low = View(frame: Rect(0, 500, 400, 100))
    low.autoresizingMask = [.flexibleTopMargin]
    let still = View(frame: Rect(0, 500, 400, 100))
    wide.addSubview(still)
    fixture.root.addSubview(wide)
    fixture.root.addSubview(low)
    fixture.layOut()
    #expect([wide, low, still].map(\.safeAreaInsets.bottom) == [40, 40, 40])
    fixture.root.frame.size.height = 630
    fixture.layOut()
    #expect([wide, low, still].map(\.safeAreaInsets.bottom) == [40, 40, 10])
    still.autoresizingMask = .flexibleTopMargin
    fixture.root.frame.size.height = 660
    fixture.layOut()
    #expect([wide, low, still].map(\.safeAreaInsets.bottom) == [40, 40, 10])
    low.autoresizingMask = []
    fixture.root.frame.size.height = 680
    fixture.layOut()
    #expect(low.safeAreaInsets.bottom == 20)
  }

  @Test func theKeyboardsGuideFollowsTheSize() {
    let (view, height) = bar("view")
    let field = fixture.add("field", to: view, ContentView(20, 10))
    let guide = view.keyboardLayoutGuide
    guide.keyboard = KeyboardPlacement(frame: Rect(0, 280, 400, 320), isDocked: true)
    fixture.activate(
      field.bottomAnchor.constraint(equalTo: guide.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor))
    fixture.layOut()
    #expect(field.frame.maxY == 280)
    height.constant = 500
    fixture.layOut()
    #expect(field.frame.maxY == 280)
  }

  @Test func theReadableGuideFollowsTheSizeOfAViewThatConstraintsPlace() {
    let (view, _) = bar("view")
    let text = fixture.add("text", to: view)
    fixture.activate(
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor))
    fixture.layOut()
    #expect(text.frame.width == 384)
    fixture.root.frame.size.width = 1366
    fixture.layOut()
    #expect(text.frame == Rect(347, 0, 672, 0))
  }

  /// A length is related across the axes: what counts is the guide's own.
  @Test func rowsFollowTheEdgesOfAGuideAlongTheirAxis() {
    let (view, _) = bar("view")
    let box = fixture.add("box", to: view)
    let guide = view.layoutMarginsGuide
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2))
    fixture.layOut()
    #expect(box.frame == Rect(8, 8, 142, 192))
    view.layoutMargins.left = 28
    fixture.layOut()
    #expect(box.frame == Rect(28, 8, 142, 182))
    view.layoutMargins.bottom = 18
    fixture.layOut()
    #expect(box.frame == Rect(28, 8, 137, 182))
    view.layoutMargins = .all(0)
    fixture.layOut()
    #expect(box.frame == Rect(0, 0, 150, 200))
  }
}
