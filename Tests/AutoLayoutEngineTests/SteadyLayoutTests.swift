import AutoLayoutEngine
import LayoutModel
import Metering
import SolverCatalog
import Testing

/// A layout pass after an edit that was made before allocates nothing.
///
/// Without optimisation the compiler itself allocates, for each access to an element of an array.
@Suite(
  .enabled(
    if: AllocationCount.isAvailable && BuildFacts.isOptimized, "needs a counter and optimisation"))
struct SteadyLayoutTests {
  @Test(arguments: [SolverStrategy.activeSet])
  func aPassAfterAKnownEditAllocatesNothing(_ strategy: SolverStrategy) {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var above = root.topAnchor
    var gap: LayoutConstraint?
    for _ in 0..<100 {
      let row = View()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      let top = row.topAnchor.constraint(equalTo: above, constant: 8)
      LayoutConstraint.activate([
        top, row.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 44),
      ])
      if gap == nil { gap = top }
      above = row.bottomAnchor
    }
    let engine = LayoutEngine(root: root, solver: strategy.makeSolver())
    engine.layoutIfNeeded()
    func edit() {
      for constant in [12.0, 16, 8] {
        gap?.constant = constant
        engine.layoutIfNeeded()
      }
    }
    for _ in 0..<3 { edit() }
    let (_, count) = AllocationCount.measure(.thisThread) { edit() }
    #expect(count.requests == 0)
  }
}
