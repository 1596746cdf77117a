import Statistics
import Testing

@testable import LayoutModel

/// Which subviews follow a change of their superview's size is counted, not asked for each time.
@Suite struct SizeFollowerTests {
  /// After whatever happens to a tree the counts are those of the subviews there are.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func countsAreThoseOfTheSubviews(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<8).map { _ in View() }
    for step in 0..<200 {
      let view = random.pick(views)
      switch random.number(below: 4) {
      case 0:
        let superview = random.pick(views)
        if !superview.isDescendant(of: view) {
          superview.insertSubview(view, at: random.number(below: superview.subviews.count + 1))
        }
      case 1: view.removeFromSuperview()
      case 2: view.translatesAutoresizingMaskIntoConstraints = random.number(below: 2) == 0
      default: view.preservesSuperviewLayoutMargins = random.number(below: 2) == 0
      }
      for view in views {
        #expect(
          Int(view.sizeFollowerCount) == view.subviews.count(where: \.followsSuperviewSize),
          "seed \(seed), step \(step)")
      }
    }
  }

  @Test func thoseThatAreCountedFollow() {
    let (root, pane) = (View(), View())
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    pane.frame = Rect(x: 10, y: 0, width: 80, height: 50)
    pane.autoresizingMask = [.flexibleWidth]
    root.addSubview(pane)
    root.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    #expect(pane.frame == Rect(x: 10, y: 0, width: 180, height: 50))
    pane.translatesAutoresizingMaskIntoConstraints = false
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(pane.frame == Rect(x: 10, y: 0, width: 180, height: 50))
    pane.translatesAutoresizingMaskIntoConstraints = true
    root.frame = Rect(x: 0, y: 0, width: 150, height: 50)
    #expect(pane.frame == Rect(x: 10, y: 0, width: 230, height: 50))
  }
}
