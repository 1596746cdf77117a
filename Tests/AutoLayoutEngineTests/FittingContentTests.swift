import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// The size that fits a view which its window or its autoresizing mask places: as in UIKit its content
/// has a state, and nothing of it is left behind.
@Suite struct FittingContentTests {
  /// A label of 17 points is 20.5 points high with one line, 61 with three; eight signs are 136 wide.
  private func label() -> Label { Label(text: "苹果公司创立之初", numberOfLines: 0) }

  private func size(of view: View, atWidth width: Double) -> Size {
    view.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aLoneLabelHasTheHeightOfItsText(_ strategy: SolverStrategy) {
    let label = label()
    let fixture = EngineFixture(strategy, width: 300, height: 200, root: label)
    for (width, height) in [(60.0, 61.0), (70, 41), (400, 20.5), (60, 61)] {
      #expect(size(of: label, atWidth: width) == Size(width: width, height: height))
    }
    #expect(
      label.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 136, height: 20.5))
    fixture.layOut()
    #expect(label.frame == Rect(0, 0, 300, 200))
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aLabelThatItsMaskPlacesKeepsItsFrame(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let label = label()
    label.frame = Rect(10, 20, 30, 5)
    fixture.root.addSubview(label)
    let below = fixture.add("below", ContentView(12, 13))
    fixture.activate(
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.trailingAnchor))
    fixture.layOut()
    #expect(below.frame == Rect(40, 25, 12, 13))
    #expect(size(of: label, atWidth: 70) == Size(width: 70, height: 41))
    for width in [8.0, 200] {
      // Rows of its content, were there any left, would hold against the frame.
      label.frame = Rect(10, 20, width, 5)
      fixture.layOut()
      #expect(label.frame == Rect(10, 20, width, 5))
      #expect(below.frame == Rect(10 + width, 25, 12, 13))
    }
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test func nothingIsNotLessThanNothing() {
    let fixture = EngineFixture(.standard)
    let size = size(of: fixture.root, atWidth: 100)
    #expect(size == Size(width: 100, height: 0))
    #expect(size.height.sign == .plus)
  }
}
