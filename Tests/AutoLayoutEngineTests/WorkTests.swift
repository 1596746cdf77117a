import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What questions and moves cost, in counted work and not in time.
@Suite struct WorkTests {
  @Test func ambiguityIsAnalysedOnceForAllViews() {
    let fixture = EngineFixture(.standard)
    var views: [View] = []
    for index in 0..<100 {
      let view = fixture.add("\(index)")
      // Too little to determine its place or its width, which rests at 0.
      fixture.activate(
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 40))
      views.append(view)
    }
    fixture.layOut()
    #expect(fixture.engine.hasAmbiguousLayout(views[0]))
    let before = fixture.engine.statistics
    for view in views { #expect(fixture.engine.hasAmbiguousLayout(view)) }
    #expect(fixture.engine.statistics == before)
    // A change of the layout asks for another analysis, and one is enough again.
    views[0].heightAnchor.constraint(equalToConstant: 1).isActive = true
    #expect(fixture.engine.hasAmbiguousLayout(views[0]))
    let after = fixture.engine.statistics
    #expect(after.solves <= before.solves + 3)
    for view in views { #expect(fixture.engine.hasAmbiguousLayout(view)) }
    #expect(fixture.engine.statistics == after)
  }

  /// A pass hands out the frames that it found, and none of those of passes before.
  @Test(arguments: SolverStrategy.allCases)
  func eachPassChangesTheFramesThatMoved(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let heights = ["first", "second", "third"].enumerated().map { index, name in
      let view = fixture.add(name)
      fixture.activate(
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: Double(index) * 50),
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 20))
      return view.heightAnchor.constraint(equalToConstant: 10)
    }
    LayoutConstraint.activate(heights)
    fixture.layOut()
    #expect(fixture.engine.statistics.changedFrames == 3)
    for (count, index, height) in [(4, 0, 11.0), (5, 1, 12), (6, 1, 13), (7, 0, 14)] {
      heights[index].constant = height
      fixture.layOut()
      #expect(fixture.engine.statistics.changedFrames == count)
      #expect(fixture.root.subviews[index].frame.height == height)
    }
    // A frame that was set from outside is not undone by what another view's pass once found.
    fixture.root.subviews[2].frame.origin.x = 5
    heights[0].constant = 15
    fixture.layOut()
    #expect(fixture.engine.statistics.changedFrames <= 9)
    #expect(fixture.root.subviews.map(\.frame.height) == [15, 13, 10])
  }

  @Test func movingASubtreeCostsNoMoreThanLayingItOut() {
    let fixture = EngineFixture(.standard)
    let homes = ["left", "right"].map { fixture.add($0, View(frame: Rect(0, 0, 100, 100))) }
    let card = fixture.add("card", to: homes[0])
    var outer = card
    for index in 0..<30 {
      let view = fixture.add("\(index)", to: outer, ContentView(20, 10))
      fixture.activate(
        view.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1))
      outer = view
    }
    func tie(to home: View) {
      fixture.activate(
        card.leadingAnchor.constraint(equalTo: home.leadingAnchor),
        card.topAnchor.constraint(equalTo: home.topAnchor),
        card.widthAnchor.constraint(equalTo: home.widthAnchor),
        card.heightAnchor.constraint(equalTo: home.heightAnchor))
    }
    tie(to: homes[0])
    fixture.layOut()
    let first = fixture.engine.statistics
    homes[1].addSubview(card)
    tie(to: homes[1])
    fixture.layOut()
    let second = fixture.engine.statistics
    #expect(second.loweredConstraints - first.loweredConstraints <= first.loweredConstraints)
    #expect(second.contentSizes - first.contentSizes <= first.contentSizes)
    #expect(second.cycles - first.cycles <= first.cycles)
  }

  /// Handles of items and constraints are given out again, and never while work may name the old one.
  @Test func tablesDoNotGrowWithWhatComesAndGoes() {
    let fixture = EngineFixture(.standard)
    func row() -> View {
      let view = fixture.add("row", ContentView(30, 20))
      fixture.activate(
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor))
      return view
    }
    var last = row()
    fixture.layOut()
    for _ in 0..<50 {
      last.removeFromSuperview()
      last = row()
      fixture.layOut()
      #expect(last.frame == Rect(5, 0, 30, 20))
    }
    // The root, the row, and the one that was there when it came.
    #expect(last.hostHandle <= 2)
  }

  /// A view that leaves and one that comes between two passes, with changes waiting for both.
  @Test func whatWaitsForAViewThatLeftIsNotDoneToAnother() {
    let fixture = EngineFixture(.standard)
    let gone = fixture.add("gone", ContentView(30, 20))
    fixture.activate(gone.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    fixture.layOut()
    let handle = gone.hostHandle
    gone.setNeedsLayout()
    gone.invalidateIntrinsicContentSize()
    gone.removeFromSuperview()
    let calls = fixture.engine.statistics.layoutSubviewsCalls
    let come = fixture.add("come", ContentView(10, 10))
    #expect(come.hostHandle != handle)
    fixture.activate(
      come.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 3),
      come.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    fixture.layOut()
    #expect(come.frame == Rect(3, 0, 10, 10))
    // The root twice, for the view that left and the frame of the one that came; that one once.
    #expect(fixture.engine.statistics.layoutSubviewsCalls - calls <= 3)
  }

  /// Counts how often it lays its subviews out.
  private final class CountingView: View {
    var calls = 0
    override func layoutSubviews() {
      calls += 1
      super.layoutSubviews()
    }
  }

  @Test func everyCallOfLayoutSubviewsIsCounted() {
    let root = CountingView()
    let fixture = EngineFixture(.standard, root: root)
    let views = (0..<3).map { _ in CountingView() }
    for (index, view) in views.enumerated() {
      fixture.pin(fixture.add("view \(index)", view), to: fixture.root)
    }
    func calls() -> Int { root.calls + views.map(\.calls).reduce(0, +) }
    fixture.layOut()
    #expect(calls() >= 4)
    #expect(fixture.engine.statistics.layoutSubviewsCalls == calls())
    for view in views { view.setNeedsLayout() }
    fixture.layOut()
    #expect(views.allSatisfy { $0.calls >= 2 })
    #expect(fixture.engine.statistics.layoutSubviewsCalls == calls())
  }
}
