import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Statistics

/// What of a page may change: where its cards are, and what their surroundings give to them.
struct MovingPageSettings {
  static let homeCount = 4
  var homes = [0, 1]
  var size = Size(width: 320, height: 400)
  var safeArea = EdgeInsets(top: 20, left: 30, bottom: 15, right: 10)
  var gap = 4.0
  var height = 60.0
  var margin = 12.0
  var isRightToLeft = false

  /// Makes one change, a move more often than not.
  mutating func change(with random: inout SeededGenerator) {
    func length(_ bound: Int) -> Double { Double(random.number(below: bound)) }
    switch random.number(below: 12) {
    case 0: size = Size(width: 250 + length(300), height: 300 + length(300))
    case 1: safeArea = EdgeInsets(top: length(50), left: length(50), right: length(50))
    case 2: gap = length(20)
    case 3: height = 20 + length(90)
    case 4: margin = length(30)
    case 5: isRightToLeft.toggle()
    default: homes[random.number(below: 2)] = random.number(below: Self.homeCount)
    }
  }
}

/// Cards that move between homes of different depths.
///
///     root
///     +- shallow                    home 0
///     +- frame, keeps margins
///     |  +- deep, keeps margins     home 1
///     |     +- deeper, by its mask  home 2
///     +- list, scrolls              home 3
///
/// A card holds a guide, a text within its safe area, one within its margins, which it preserves, and a
/// view that is placed by its autoresizing mask and holds another text.
final class MovingPage {
  let fixture = EngineFixture(.standard)
  private let homes: [View]
  private var cards: [View] = []
  private var present: [Int] = []
  private var inner: [View] = []
  private var gaps: [LayoutConstraint] = []

  init(_ settings: MovingPageSettings) {
    fixture.root.frame.size = settings.size
    let (shallow, frame) = (fixture.add("shallow"), fixture.add("frame"))
    let deep = fixture.add("deep", to: frame)
    let deeper = View(frame: Rect(10, 10, 200, 150))
    deeper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    deep.addSubview(deeper)
    let list = ScrollView()
    homes = [shallow, deep, deeper, fixture.add("list", list)]
    for view in [frame, deep] { view.preservesSuperviewLayoutMargins = true }
    for view in [shallow, frame, list] { fixture.pin(view, to: fixture.root) }
    fixture.pin(deep, to: frame)
    for index in 0..<2 { makeCard(index, settings) }
    apply(settings)
  }

  private func makeCard(_ index: Int, _ settings: MovingPageSettings) {
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.preservesSuperviewLayoutMargins = true
    homes[settings.homes[index]].addSubview(card)
    cards.append(card)
    present.append(-1)
    let (guide, placed) = (LayoutGuide(), View(frame: Rect(5, 30, 60, 20)))
    card.addLayoutGuide(guide)
    card.addSubview(placed)
    let texts = [card, card, placed].map { fixture.add("text", to: $0, ContentView(30, 12)) }
    let gap = texts[1].topAnchor.constraint(equalTo: guide.bottomAnchor, constant: settings.gap)
    fixture.activate(
      guide.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.trailingAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
      texts[0].topAnchor.constraint(equalTo: guide.topAnchor),
      texts[0].trailingAnchor.constraint(equalTo: guide.trailingAnchor), gap,
      texts[1].leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      texts[2].trailingAnchor.constraint(equalTo: placed.trailingAnchor),
      texts[2].bottomAnchor.constraint(equalTo: placed.bottomAnchor))
    gaps.append(gap)
    inner += texts + [placed]
  }

  func apply(_ settings: MovingPageSettings) {
    fixture.root.frame.size = settings.size
    fixture.engine.safeAreaInsets = settings.safeArea
    fixture.engine.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    fixture.root.layoutMargins = .all(settings.margin)
    for (index, card) in cards.enumerated() {
      gaps[index].constant = settings.gap
      let homeIndex = settings.homes[index]
      card.constraints.first { $0.identifier == "height" }?.constant = settings.height
      if homeIndex == present[index] { continue }
      present[index] = homeIndex
      let home = homes[homeIndex]
      home.addSubview(card)
      tie(card, to: home, height: settings.height)
    }
  }

  private func tie(_ card: View, to home: View, height: Double) {
    if card.constraints.allSatisfy({ $0.identifier != "height" }) {
      let constraint = card.heightAnchor.constraint(equalToConstant: height)
      constraint.identifier = "height"
      constraint.isActive = true
    }
    let list = home as? ScrollView
    let end = card.bottomAnchor.constraint(equalTo: home.bottomAnchor)
    end.priority = list == nil ? .fittingSizeLevel : .required
    fixture.activate(
      card.topAnchor.constraint(equalTo: home.topAnchor, constant: 3),
      card.leadingAnchor.constraint(equalTo: home.leadingAnchor),
      card.widthAnchor.constraint(equalTo: list?.frameLayoutGuide.widthAnchor ?? home.widthAnchor),
      end)
  }

  /// All that is to be the same.
  var outcome: [String] {
    (homes + cards + inner).enumerated().map {
      "\($0): \($1.frame) \($1.safeAreaInsets) \($1.layoutMargins)"
    }
  }
}
