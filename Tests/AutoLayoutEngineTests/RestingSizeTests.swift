import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// A size that constraints bound but do not determine is 0, as in UIKit, and ambiguous.
@Suite struct RestingSizeTests {
  @Test("An upper bound alone gives no size", arguments: SolverStrategy.allCases)
  func upperBound(_ strategy: SolverStrategy) {
    for priority in [751, 1000] as [LayoutPriority] {
      let fixture = EngineFixture(strategy, width: 393, height: 600)
      let view = fixture.add("view")
      let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)
      let height = view.heightAnchor.constraint(
        lessThanOrEqualTo: fixture.root.heightAnchor, constant: -52)
      width.priority = priority
      height.priority = priority
      fixture.activate(
        width, height, view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor))
      fixture.layOut()
      #expect(view.frame.size == Size(width: 0, height: 0))
      let ambiguity = fixture.engine.ambiguities().first
      #expect(ambiguity?.isOpen(.width) == true)
      #expect(ambiguity?.isOpen(.height) == true)
      #expect(ambiguity?.isOpen(.minY) == false)
      // Looking changes nothing.
      fixture.layOut()
      #expect(view.frame.size == Size(width: 0, height: 0))
    }
  }

  @Test("A lower bound gives the least size", arguments: SolverStrategy.allCases)
  func lowerBound(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = fixture.add("view")
    fixture.activate(
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 23),
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    fixture.layOut()
    #expect(view.frame.width == 23)
  }

  @Test(
    "What determined a size leaves, and the size rests at zero again",
    arguments: SolverStrategy.allCases)
  func history(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = fixture.add("view")
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let trailing = view.trailingAnchor.constraint(
      equalTo: fixture.root.trailingAnchor, constant: -10)
    fixture.activate(
      width, view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 5000))
    fixture.layOut()
    #expect(view.frame.width == 100)
    width.isActive = false
    fixture.layOut()
    #expect(view.frame.width == 0)
    trailing.isActive = true
    fixture.layOut()
    #expect(view.frame.width == 360)
    #expect(fixture.engine.ambiguities().first?.isOpen(.width) != true)
  }

  @Test("A content size comes and goes", arguments: SolverStrategy.allCases)
  func contentSize(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = ContentView(-1, -1)
    _ = fixture.add("view", view)
    fixture.activate(
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 300))
    fixture.layOut()
    #expect(view.frame.width == 0)
    view.content = Size(width: 70, height: 20)
    fixture.layOut()
    #expect(view.frame.width == 70)
    view.content = Size(width: -1, height: -1)
    fixture.layOut()
    #expect(view.frame.width == 0)
  }
}
