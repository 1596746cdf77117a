import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Statistics
import Testing

/// Safe areas in scroll views after random changes are those of a tree that is built with all of them.
@Suite struct ScrollSafeAreaPropertyTests {
  @Test(arguments: 0..<60)
  func incrementalIsAsBuiltAnew(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollingPageSettings()
    for _ in 0..<4 { settings.change(with: &random) }
    let page = ScrollingPage(settings)
    page.fixture.layOut()
    for step in 0..<16 {
      for _ in 0...random.number(below: 3) { settings.change(with: &random) }
      page.apply(settings)
      page.fixture.layOut()
      for scroll in page.scrollViews where random.number(below: 3) == 0 {
        let offset = Point(
          x: Double(random.number(below: 200)) - 60, y: Double(random.number(below: 300)) - 80)
        scroll.contentOffset = scroll.resting(offset)
        page.fixture.layOut()
      }
      #expect(!page.fixture.engine.isCaughtInFeedbackLoop, "seed \(seed), step \(step)")
      let fresh = ScrollingPage(settings)
      fresh.fixture.layOut()
      for (scroll, other) in zip(fresh.scrollViews, page.scrollViews) {
        scroll.contentOffset = other.contentOffset
        fresh.fixture.layOut()
      }
      #expect(page.outcome == fresh.outcome, "seed \(seed), step \(step): \(settings)")
      if page.outcome != fresh.outcome { return }
    }
  }
}

/// What of a page may change.
struct ScrollingPageSettings {
  static let rowCount = 3
  var size = Size(width: 320, height: 400)
  var safeArea = EdgeInsets(top: 20, left: 30, bottom: 15, right: 30)
  var behaviors: [ContentInsetAdjustmentBehavior] = [.automatic, .automatic]
  var bounces = [false, false]
  var contentInsets: [EdgeInsets] = [.zero, .zero]
  var heights: [Double] = [80, 90, 60]
  var usesSafeArea = [false, true, false]
  var insetsMargins = [true, true, true]
  var additional: [EdgeInsets] = [.zero, .zero, .zero]
  var excessWidth: Double = 0
  var cardWidth: Double = 500
  var isRightToLeft = false

  /// Makes one change.
  mutating func change(with random: inout SeededGenerator) {
    func length(_ bound: Int) -> Double { Double(random.number(below: bound)) }
    let row = random.number(below: Self.rowCount)
    switch random.number(below: 12) {
    case 0: size = Size(width: 250 + length(300), height: 250 + length(300))
    case 1:
      safeArea = EdgeInsets(
        top: length(50), left: length(50), bottom: length(40), right: length(50))
    case 2: safeArea = .zero
    case 3:
      let all: [ContentInsetAdjustmentBehavior] = [
        .automatic, .scrollableAxes, .never, .always, .automatic,
      ]
      behaviors[random.number(below: 2)] = all[random.number(below: all.count)]
    case 4: bounces[random.number(below: 2)].toggle()
    case 5, 6: heights[row] = 20 + length(150)
    case 7: insetsMargins[row].toggle()
    case 8: additional[row] = EdgeInsets(top: length(9), left: length(9))
    case 9:
      excessWidth = random.number(below: 3) == 0 ? length(90) : 0
      cardWidth = 200 + length(400)
    case 10: contentInsets[random.number(below: 2)] = EdgeInsets(top: length(30), left: length(9))
    default: isRightToLeft.toggle()
    }
  }
}

/// Rows in a list, one of which is a strip of cards that scrolls sideways.
///
///     +--------------------------------+
///     | row: text within margins       |
///     | row: text within the safe area |
///     | row: text within margins       |
///     | strip: [ card .................|.... ]
///     +--------------------------------+
final class ScrollingPage {
  let fixture = EngineFixture(.standard)
  let scrollViews = [ScrollView(), ScrollView()]
  private var rows: [View] = []
  private var texts: [ContentView] = []
  private var card = View()
  private var excess: LayoutConstraint?
  private var cardWidth: LayoutConstraint?

  init(_ settings: ScrollingPageSettings) {
    let (list, strip) = (scrollViews[0], scrollViews[1])
    fixture.pin(fixture.add("list", list), to: fixture.root)
    let content = list.contentLayoutGuide
    var above = content.topAnchor
    for index in 0..<ScrollingPageSettings.rowCount {
      let row = fixture.add("row\(index)", to: list)
      let text = ContentView(100, 0)
      _ = fixture.add("text\(index)", to: row, text)
      fixture.pin(
        text, to: settings.usesSafeArea[index] ? row.safeAreaLayoutGuide : row.layoutMarginsGuide)
      place(row, below: above, in: content)
      above = row.bottomAnchor
      rows.append(row)
      texts.append(text)
    }
    place(fixture.add("strip", to: list, strip), below: above, in: content)
    let width = content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor)
    _ = fixture.add("card", to: strip, card)
    fixture.pin(card, to: strip.contentLayoutGuide)
    let extent = card.widthAnchor.constraint(equalToConstant: 0)
    fixture.activate(
      strip.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      strip.heightAnchor.constraint(equalToConstant: 70),
      card.heightAnchor.constraint(equalToConstant: 46), width, extent)
    (excess, cardWidth) = (width, extent)
    apply(settings)
  }

  private func place(_ row: View, below above: YAxisAnchor, in content: LayoutGuide) {
    fixture.activate(
      row.topAnchor.constraint(equalTo: above),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor))
  }

  func apply(_ settings: ScrollingPageSettings) {
    fixture.root.frame.size = settings.size
    fixture.engine.safeAreaInsets = settings.safeArea
    fixture.engine.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    for (index, scroll) in scrollViews.enumerated() {
      scroll.contentInsetAdjustmentBehavior = settings.behaviors[index]
      scroll.alwaysBounceVertical = settings.bounces[index]
      scroll.contentInset = settings.contentInsets[index]
    }
    for (index, row) in rows.enumerated() {
      texts[index].content.height = settings.heights[index]
      row.insetsLayoutMarginsFromSafeArea = settings.insetsMargins[index]
      row.additionalSafeAreaInsets = settings.additional[index]
    }
    excess?.constant = settings.excessWidth
    cardWidth?.constant = settings.cardWidth
  }

  /// All that is to be the same.
  var outcome: [String] {
    scrollViews.map { "\($0.contentSize) \($0.adjustedContentInset) \($0.contentOffset)" }
      + (rows + texts + [card] + scrollViews).map { "\($0.frame) \($0.safeAreaInsets)" }
  }
}
