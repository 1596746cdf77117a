import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// A view whose height takes its bottom inset in follows it into what is covered and back, and comes to an
/// end.
@Suite struct DriftingInsetTests {
  private let fixture = EngineFixture(.standard, width: 300, height: 400)
  private let page = View()
  private let text = ContentView(100, 0)

  /// A page in the root, or in a scroll view over it, that keeps a text within its margins.
  private func build(in scroll: ScrollView?) {
    let place: View
    if let scroll {
      place = fixture.add("scroll", scroll)
      fixture.pin(scroll, to: fixture.root)
    } else {
      place = fixture.root
    }
    _ = fixture.add("page", to: place, page)
    _ = fixture.add("text", to: page, text)
    let margins = page.layoutMarginsGuide
    fixture.activate(
      page.topAnchor.constraint(equalTo: scroll?.contentLayoutGuide.topAnchor ?? place.topAnchor),
      page.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      page.widthAnchor.constraint(equalTo: fixture.root.widthAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    if let scroll {
      page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
    }
    fixture.engine.safeAreaInsets = EdgeInsets(bottom: 34)
  }

  /// At 350.5 the text and its margins, 16, end half a point below the 366 that nothing covers.
  private func expectNoLoop(height: Double, inset: Double) {
    let before = fixture.engine.statistics.cycles
    fixture.layOut()
    #expect(!fixture.engine.isCaughtInFeedbackLoop)
    #expect(fixture.engine.statistics.cycles - before <= 20)
    #expect(page.frame.height == height && page.safeAreaInsets.bottom == inset)
  }

  @Test func aViewGrowsToAllOfTheInset() {
    build(in: nil)
    text.content.height = 350
    expectNoLoop(height: 366, inset: 0)
    text.content.height = 350.5
    expectNoLoop(height: 400.5, inset: 34)
    text.content.height = 349.5
    expectNoLoop(height: 365.5, inset: 0)
  }

  @Test func soDoesContentWhoseInsetsAreNotAdjusted() {
    let scroll = ScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    build(in: scroll)
    text.content.height = 350.5
    expectNoLoop(height: 400.5, inset: 34)
  }

  @Test func contentThatGrowsOutOfAScrollViewIsScrolled() {
    let scroll = ScrollView()
    build(in: scroll)
    text.content.height = 350.5
    expectNoLoop(height: 366.5, inset: 0)
    #expect(scroll.adjustedContentInset.bottom == 34)
  }
}
