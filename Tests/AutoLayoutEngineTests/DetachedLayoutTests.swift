import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

@Suite(.serialized) struct DetachedLayoutTests {
  @Test("A tree outside of windows is laid out from its root, again and again")
  func withoutWindow() {
    DetachedLayout.use { view in
      LayoutEngine.layOut(view, solver: SolverStrategy.standard.makeSolver())
    }
    defer { DetachedLayout.use(nil) }
    let root = View(frame: Rect(0, 0, 200, 100))
    let box = View()
    let label = View()
    root.addSubview(box)
    box.addSubview(label)
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    label.layoutIfNeeded()
    #expect(box.frame.width == 180)
    #expect(label.frame.minX == 130)
    root.frame = Rect(0, 0, 300, 100)
    label.layoutIfNeeded()
    #expect(box.frame.width == 280)
    #expect(label.frame.minX == 230)
    // The tree is free for an engine of its own.
    let engine = LayoutEngine(root: root, solver: SolverStrategy.standard.makeSolver())
    root.frame = Rect(0, 0, 100, 100)
    label.layoutIfNeeded()
    #expect(box.frame.width == 80)
    #expect(engine.statistics.passes == 1)
  }

  @Test("Without anyone to lay it out, a tree stays as it is")
  func nobody() {
    let view = View(frame: Rect(1, 2, 3, 4))
    view.layoutIfNeeded()
    #expect(view.frame == Rect(1, 2, 3, 4))
  }
}
