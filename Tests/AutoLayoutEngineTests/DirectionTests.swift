import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// A constraint has one reading direction, its owner's, for both of its items.
@Suite struct DirectionTests {
  /// What clients of UIKit rely on when they force a direction on a superview alone.
  @Test("Subviews turn with the view that owns the constraint", arguments: SolverStrategy.allCases)
  func owner(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 100)
    let box = fixture.add("box")
    let first = fixture.add("first", to: box, ContentView(30, 20))
    let second = fixture.add("second", to: box, ContentView(40, 20))
    box.semanticContentAttribute = .forceRightToLeft
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 200),
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
    fixture.layOut()
    #expect(box.frame.minX == 20)
    #expect(first.frame.minX == 160)
    #expect(second.frame.minX == 112)
    box.semanticContentAttribute = .unspecified
    fixture.layOut()
    #expect(first.frame.minX == 10)
    #expect(second.frame.minX == 48)
  }

  @Test(
    "A view with a direction of its own keeps its place and turns its content",
    arguments: SolverStrategy.allCases)
  func ownDirection(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 100)
    let box = fixture.add("box")
    let inner = fixture.add("inner", to: box, ContentView(30, 20))
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -50),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5))
    fixture.layOut()
    #expect(inner.frame.minX == 5)
    box.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(box.frame.minX == 20)
    #expect(box.frame.width == 230)
    #expect(inner.frame.minX == 195)
    fixture.engine.layoutDirection = .rightToLeft
    box.semanticContentAttribute = .forceLeftToRight
    fixture.layOut()
    #expect(box.frame.minX == 50)
    #expect(box.frame.width == 230)
    #expect(inner.frame.minX == 5)
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("Constraints between guides turn too", arguments: SolverStrategy.allCases)
  func guides(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 100)
    let guides = ["first", "second"].map { name in
      let guide = LayoutGuide()
      guide.identifier = name
      fixture.root.addLayoutGuide(guide)
      return guide
    }
    fixture.activate(
      guides[0].leadingAnchor.constraint(
        equalTo: fixture.root.safeAreaLayoutGuide.leadingAnchor, constant: 10),
      guides[0].widthAnchor.constraint(equalToConstant: 50),
      guides[1].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor, constant: 8),
      guides[1].widthAnchor.constraint(equalToConstant: 70))
    fixture.layOut()
    #expect(guides.map(\.layoutFrame.minX) == [10, 68])
    fixture.engine.layoutDirection = .rightToLeft
    fixture.layOut()
    #expect(guides.map(\.layoutFrame.minX) == [240, 162])
  }

  @Test(
    "A change of direction loses no change of insets in the same batch",
    arguments: SolverStrategy.allCases)
  func insetsOfTheSameBatch(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 500)
    let view = fixture.add("view", ContentView(30, 20))
    let box = fixture.add("box", ContentView(30, 20))
    fixture.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 8, trailing: 8)
    fixture.activate(
      view.topAnchor.constraint(equalTo: fixture.root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    fixture.layOut()
    #expect(view.frame == Rect(8, 0, 30, 20))
    fixture.engine.layoutDirection = .rightToLeft
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44)
    fixture.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 40, trailing: 8)
    fixture.layOut()
    #expect(view.frame == Rect(230, 44, 30, 20))
    #expect(box.frame == Rect(270, 64, 30, 20))
  }
}
