import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Offsets begin at minus the adjusted insets, and go along with them while content rests there.
@Suite struct ScrollInsetTests {
  /// A scroll view that fills a root of 400 x 600, with a page.
  private func scene(page: Size) -> (fixture: EngineFixture, scroll: ScrollView) {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    let scroll = ScrollView(frame: fixture.root.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = page
    fixture.root.addSubview(scroll)
    fixture.layOut()
    return (fixture, scroll)
  }

  @Test func contentAtItsBeginningFollowsTheSafeArea() {
    let (fixture, scroll) = scene(page: Size(width: 400, height: 2000))
    #expect(scroll.contentOffset == Point(x: 0, y: 0))
    for top in [44.0, 103, 0, 59.5] {
      fixture.engine.safeAreaInsets = EdgeInsets(top: top, left: 9, bottom: 34, right: 9)
      fixture.layOut()
      #expect(scroll.contentOffset == Point(x: 0, y: 0 - top))
    }
    // What is scrolled further stays, whichever way the inset goes.
    for offset in [-30.0, 200, 1434] {
      scroll.contentOffset.y = offset
      fixture.layOut()
      for top in [103.0, 44] {
        fixture.engine.safeAreaInsets.top = top
        fixture.layOut()
        #expect(scroll.contentOffset.y == offset)
      }
      fixture.engine.safeAreaInsets.top = 59.5
      fixture.layOut()
    }
    // The end of the content goes with the inset there.
    scroll.contentOffset.y = 1434
    fixture.engine.safeAreaInsets.bottom = 0
    fixture.layOut()
    #expect(scroll.contentOffset.y == 1400)
  }

  /// A pull beyond the content ends where a size or an inset is another after the layout than before
  /// it, and not because another engine lays the same tree out.
  @Test func onlyAChangeTakesAPullBack() {
    let (fixture, scroll) = scene(page: Size(width: 400, height: 500))
    scroll.contentOffset.y = 223
    fixture.layOut()
    #expect(scroll.contentOffset.y == 223)
    fixture.engine.detach()
    let next = LayoutEngine(
      root: fixture.root, solver: SolverStrategy.standard.makeSolver(), scale: 2)
    next.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 223)
    // There and back again within one pass.
    scroll.contentSize.height = 900
    scroll.contentSize.height = 500
    next.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 223)
    scroll.contentSize.height = 510
    next.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
  }

  /// What a layout finds on its way leaves no trace: content that another round gives back its size is as far
  /// scrolled as before.
  @Test func whatComesBetweenTheRoundsOfALayoutLeavesNoTrace() {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    let scroll = RoundsScrollView(frame: fixture.root.bounds)
    fixture.root.addSubview(scroll)
    func begin(height: Double) {
      scroll.heights = [height]
      fixture.layOut()
      scroll.contentOffset.y = 223
      fixture.layOut()
    }
    for (heights, end) in [([500, 900, 500], 223.0), ([700, 510], 0), ([900, 500, 900], 223)] {
      begin(height: 500)
      #expect(scroll.contentOffset.y == 223)
      scroll.heights = heights.map(Double.init)
      fixture.layOut()
      #expect(scroll.heights.isEmpty)
      #expect(scroll.contentOffset.y == end, "\(heights)")
    }
    // What something else moves it to on the way is where it goes on from.
    begin(height: 500)
    scroll.movesTo = 40
    scroll.heights = [900, 500]
    fixture.layOut()
    #expect(scroll.contentOffset.y == 40)
    // Also where it moves it as it is notified of where the layout put it.
    begin(height: 900)
    scroll.answersWith = 40
    scroll.heights = [700, 900]
    fixture.layOut()
    #expect(scroll.contentOffset.y == 40)
  }

  /// Content that grows while it is scrolled, and shrinks where it is not, comes to rest.
  @Test func contentThatFollowsItsOwnOffsetComesToRest() {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    let scroll = FickleScrollView(frame: fixture.root.bounds)
    scroll.contentSize = Size(width: 400, height: 2000)
    fixture.root.addSubview(scroll)
    fixture.layOut()
    scroll.contentOffset.y = 1400
    scroll.isFickle = true
    fixture.layOut()
    #expect(!fixture.engine.isCaughtInFeedbackLoop)
  }

  @Test func contentAtItsBeginningFollowsItsOwnInsetAtOnce() {
    let (fixture, scroll) = scene(page: Size(width: 900, height: 2000))
    fixture.engine.safeAreaInsets = EdgeInsets(top: 20, left: 30)
    fixture.layOut()
    #expect(scroll.contentOffset == Point(x: -30, y: -20))
    scroll.contentInset = EdgeInsets(top: 8, left: 5, bottom: 300, right: 7)
    #expect(scroll.contentOffset == Point(x: -35, y: -28))
    fixture.layOut()
    #expect(scroll.contentOffset == Point(x: -35, y: -28))
    scroll.contentOffset = Point(x: 50, y: -28)
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == Point(x: 50, y: -20))
    // Before there is an engine, too.
    let alone = ScrollView()
    alone.contentInset.top = 12
    #expect(alone.contentOffset == Point(x: 0, y: -12))
  }

  /// Which content is inset, by behaviour: wide and high, low, low and pulled.
  @Test(arguments: [
    (ContentInsetAdjustmentBehavior.automatic, [20.0, 0, 20]), (.scrollableAxes, [20, 0, 20]),
    (.never, [0, 0, 0]), (.always, [20, 20, 20]),
  ])
  func behaviours(_ behavior: ContentInsetAdjustmentBehavior, _ tops: [Double]) {
    let (fixture, scroll) = scene(page: Size(width: 900, height: 2000))
    scroll.contentInsetAdjustmentBehavior = behavior
    fixture.engine.safeAreaInsets = EdgeInsets(top: 20, left: 30)
    fixture.layOut()
    var found = [0 - scroll.contentOffset.y]
    #expect(scroll.contentOffset.x == (behavior == .never ? 0 : -30))
    scroll.contentSize = Size(width: 100, height: 100)
    fixture.layOut()
    found.append(0 - scroll.contentOffset.y)
    scroll.alwaysBounceVertical = true
    fixture.layOut()
    found.append(0 - scroll.contentOffset.y)
    #expect(found == tops)
    scroll.alwaysBounceVertical = false
    scroll.isContentOfNavigation = true
    fixture.layOut()
    #expect(
      scroll.contentOffset.y
        == (behavior == .never || behavior == .scrollableAxes ? 0 : -20))
  }

  @Test func aPullBeyondTheBeginningEndsAtTheNewOne() {
    let (fixture, scroll) = scene(page: Size(width: 400, height: 2000))
    scroll.contentOffset.y = -70
    fixture.layOut()
    #expect(scroll.contentOffset.y == -70)
    fixture.engine.safeAreaInsets.top = 44
    fixture.layOut()
    #expect(scroll.contentOffset.y == -44)
  }

  @Test func textViewsHaveTheSizeOfTheirText() {
    let fixture = EngineFixture(.standard, width: 200, height: 100)
    let text = TextView(text: String(repeating: "Many words of text. ", count: 40))
    text.frame = fixture.root.bounds
    fixture.root.addSubview(text)
    fixture.engine.safeAreaInsets.top = 10
    fixture.layOut()
    #expect(text.contentSize.width == 200 && text.contentSize.height > 300)
    #expect(text.contentOffset.y == -10)
    text.text = "Short"
    fixture.layOut()
    #expect(text.contentSize.height < 60)
    #expect(text.contentOffset.y == 0)
  }

  /// A text view that stops scrolling shows all of its text from the beginning.
  @Test func textThatStopsScrollingBeginsAtItsTop() {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    let view = TextView(text: "short")
    view.frame = Rect(x: 0, y: 0, width: 100, height: 80)
    fixture.root.addSubview(view)
    fixture.layOut()
    view.text = String(repeating: "some words ", count: 40)
    fixture.layOut()
    #expect(view.contentSize.height > 300)
    view.contentOffset.y = 120
    fixture.layOut()
    #expect(view.contentOffset.y == 120)
    view.isScrollEnabled = false
    fixture.layOut()
    #expect(view.contentSize == Size(width: 100, height: 80) && view.contentOffset == .zero)
    view.isScrollEnabled = true
    fixture.layOut()
    #expect(view.contentSize.height > 300)
  }
}

/// A scroll view whose content gets one height after another, a round of the layout each.
private final class RoundsScrollView: ScrollView {
  var heights: [Double] = [] {
    didSet { if !heights.isEmpty { setNeedsLayout() } }
  }
  /// Where the first round scrolls to.
  var movesTo: Double?
  /// Where it is scrolled to as soon as it was scrolled.
  var answersWith: Double?

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    guard let offset = answersWith else { return }
    answersWith = nil
    contentOffset.y = offset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let height = heights.first else { return }
    contentSize = Size(width: 400, height: height)
    if let offset = movesTo {
      contentOffset.y = offset
      movesTo = nil
    }
    heights.removeFirst()
  }
}

/// A scroll view with content that is short where it is scrolled far, and long where it is not.
private final class FickleScrollView: ScrollView {
  var isFickle = false {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isFickle { contentSize.height = contentOffset.y > 500 ? 900 : 2000 }
  }
}
