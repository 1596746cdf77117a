import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import SolverCatalog
import Testing

/// Layouts whose numbers no solver can take: the pass fails and says why, frames stay, and the next
/// pass without them is as if there had been none.
@Suite struct BreakdownTests {
  /// A box at the corner, which a further constraint takes out of the range of numbers.
  private struct Screen {
    let fixture: EngineFixture
    let box: View

    init(_ strategy: SolverStrategy) {
      fixture = EngineFixture(strategy, width: 300, height: 200)
      box = fixture.add("box")
      fixture.activate(
        box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 40))
      fixture.layOut()
    }
  }

  /// A constant and a multiplier that both are numbers, and whose product is none.
  @Test(arguments: SolverStrategy.allCases)
  func sumsThatAreNoNumbersFailThePass(_ strategy: SolverStrategy) throws {
    let screen = Screen(strategy)
    let (fixture, box) = (screen.fixture, screen.box)
    #expect(fixture.engine.failure == nil)
    #expect(box.frame == Rect(20, 10, 30, 40))
    fixture.root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1e200, leading: 8, bottom: 8, trailing: 8)
    let wild = try LayoutConstraint.make(
      item: box, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: fixture.root,
      attribute: .topMargin, multiplier: 1e200, constant: 0)
    fixture.activate(wild)
    fixture.layOut()
    let failure = try #require(fixture.engine.failure)
    guard case .notFinite(let number) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(!number.isFinite)
    #expect(box.frame == Rect(20, 10, 30, 40))
    wild.isActive = false
    fixture.root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    box.constraints.first { $0.firstAttribute == .width }?.constant = 50
    fixture.layOut()
    #expect(fixture.engine.failure == nil)
    #expect(box.frame == Rect(20, 10, 50, 40))
  }
}
