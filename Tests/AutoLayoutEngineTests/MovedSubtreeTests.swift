import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Statistics
import Testing

/// A subtree that moves within its tree keeps its rows, and is laid out as if it had always been there.
@Suite struct MovedSubtreeTests {
  @Test(arguments: 0..<40)
  func movedIsAsBuiltThere(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = MovingPageSettings()
    let page = MovingPage(settings)
    page.fixture.layOut()
    for step in 0..<12 {
      for _ in 0...random.number(below: 3) { settings.change(with: &random) }
      page.apply(settings)
      page.fixture.layOut()
      let fresh = MovingPage(settings)
      fresh.fixture.layOut()
      let difference = zip(page.outcome, fresh.outcome).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed), step \(step): \(settings)")
      if difference != nil { return }
    }
  }

  @Test func rowsWithinTheSubtreeStand() {
    var settings = MovingPageSettings()
    let page = MovingPage(settings)
    page.fixture.layOut()
    for home in [1, 2, 3, 0] {
      let before = page.fixture.engine.statistics
      settings.homes[0] = home
      page.apply(settings)
      page.fixture.layOut()
      // The four that tie the card to its home.
      let after = page.fixture.engine.statistics
      #expect(after.loweredConstraints - before.loweredConstraints == 4, "to home \(home)")
    }
  }

  @Test func aSubtreeOfAnotherEngineIsTakenInWhole() {
    let (here, there) = (EngineFixture(.standard), EngineFixture(.standard))
    let card = here.add("card")
    let text = here.add("text", to: card, ContentView(30, 20))
    here.pin(text, to: card)
    here.activate(
      card.topAnchor.constraint(equalTo: here.root.topAnchor),
      card.leadingAnchor.constraint(equalTo: here.root.leadingAnchor))
    here.layOut()
    there.root.addSubview(card)
    there.activate(
      card.topAnchor.constraint(equalTo: there.root.topAnchor, constant: 5),
      card.leadingAnchor.constraint(equalTo: there.root.leadingAnchor))
    here.layOut()
    there.layOut()
    #expect(text.host === there.engine)
    #expect(card.frame == Rect(0, 5, 30, 20))
    #expect(there.engine.statistics.loweredConstraints == 6)
  }

  /// What waits for the end of a layout is done from the root down, wherever a view has come to lie.
  @Test func depthsFollowTheMove() {
    var calls: [String] = []
    final class Recorder: View {
      var onLayout: (View) -> Void = { _ in }
      override func layoutSubviews() { onLayout(self) }
    }
    let fixture = EngineFixture(.standard)
    func recorder(_ name: String, to superview: View?) -> View {
      let view = Recorder()
      view.onLayout = { calls.append($0.accessibilityIdentifier ?? "") }
      return fixture.add(name, to: superview, view)
    }
    let card = recorder("card", to: nil)
    let inner = recorder("inner", to: card)
    let deep = recorder("deep", to: recorder("middle", to: recorder("outer", to: nil)))
    fixture.layOut()
    deep.addSubview(card)
    fixture.layOut()
    calls = []
    for view in [inner, card, deep] { view.setNeedsLayout() }
    fixture.layOut()
    #expect(calls == ["deep", "card", "inner"])
  }
}
