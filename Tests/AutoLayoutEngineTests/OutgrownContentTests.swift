import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Content that fits without the safe area and does not with it is scrolled; nothing goes back and forth.
@Suite struct OutgrownContentTests {
  private let fixture = EngineFixture(.standard, width: 300, height: 400)
  private let scroll: ScrollView
  private let page: View
  private let text = ContentView(100, 350)
  private static let safeArea = EdgeInsets(top: 40, bottom: 20)

  /// A page whose margins keep 8 points around a text, or 48 above and up to 28 below.
  init() {
    scroll = ScrollView()
    _ = fixture.add("scroll", scroll)
    page = fixture.add("page", to: scroll)
    _ = fixture.add("text", to: page, text)
    fixture.pin(scroll, to: fixture.root)
    fixture.pin(page, to: scroll.contentLayoutGuide)
    fixture.activate(page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
    fixture.pin(text, to: page.layoutMarginsGuide)
    fixture.engine.safeAreaInsets = Self.safeArea
  }

  private func expectScrolled(height: Double, _ comment: Comment) {
    #expect(page.safeAreaInsets == .zero, comment)
    #expect(scroll.adjustedContentInset == Self.safeArea, comment)
    #expect(scroll.contentSize == Size(width: 300, height: height), comment)
    #expect(!fixture.engine.isCaughtInFeedbackLoop, comment)
  }

  private func expectFitting(height: Double, _ comment: Comment) {
    // The page ends above what is covered below.
    #expect(page.safeAreaInsets == EdgeInsets(top: 40), comment)
    #expect(scroll.adjustedContentInset == .zero, comment)
    #expect(scroll.contentSize == Size(width: 300, height: height), comment)
    #expect(!fixture.engine.isCaughtInFeedbackLoop, comment)
  }

  @Test func itsSizeDecidesAndNotWhatItWas() {
    // 324 and the margins, 16, end at 380 with the 40 points above, clear of the 20 below; 325 do not, though
    // they fit without the safe area, as all up to 384 do.
    for height in [350.0, 324, 325, 384, 385, 500, 384, 324, 500, 324, 385, 325] {
      text.content.height = height
      fixture.layOut()
      if height > 324 {
        expectScrolled(height: height + 16, "\(height)")
      } else {
        expectFitting(height: height + 56, "\(height)")
      }
    }
  }

  /// A page that has outgrown its safe area follows what changes about it, also where its size does not.
  @Test func itIsTriedAgainWhateverChanged() {
    fixture.layOut()
    expectScrolled(height: 366, "at first")
    page.insetsLayoutMarginsFromSafeArea = false
    fixture.layOut()
    expectFitting(height: 366, "the margins leave the safe area out")
    page.insetsLayoutMarginsFromSafeArea = true
    fixture.layOut()
    expectScrolled(height: 366, "the margins take it in")
    fixture.root.frame.size.height = 426
    fixture.layOut()
    expectFitting(height: 406, "there is room for both")
    fixture.root.frame.size.height = 425
    fixture.layOut()
    expectScrolled(height: 366, "there is not")
    scroll.contentInsetAdjustmentBehavior = .never
    fixture.layOut()
    #expect(page.safeAreaInsets.top == 40 && scroll.contentSize.height == 426)
    scroll.contentInsetAdjustmentBehavior = .automatic
    fixture.layOut()
    expectScrolled(height: 366, "as it was")
  }

  /// A try does not move what the user scrolled, and another engine comes to the same.
  @Test func aTryLeavesTheOffsetAlone() {
    fixture.layOut()
    #expect(scroll.contentOffset.y == -40)
    for offset in [-40.0, -25, -14, -30] {
      scroll.contentOffset.y = offset
      fixture.root.setNeedsLayout()
      fixture.layOut()
      #expect(scroll.contentOffset.y == offset)
      expectScrolled(height: 366, "at \(offset)")
    }
    fixture.engine.detach()
    let next = LayoutEngine(
      root: fixture.root, solver: SolverStrategy.standard.makeSolver(), scale: 2)
    next.silenceReports()
    next.safeAreaInsets = Self.safeArea
    next.layoutIfNeeded()
    expectScrolled(height: 366, "by another engine")
    #expect(scroll.contentOffset.y == -30)
    page.insetsLayoutMarginsFromSafeArea = false
    next.layoutIfNeeded()
    expectFitting(height: 366, "by another engine")
    #expect(scroll.contentOffset.y == 0)
  }
}
