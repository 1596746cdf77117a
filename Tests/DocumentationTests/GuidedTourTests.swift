import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import SolverCatalog
import Testing

/// The code of the article *A guided tour*, run as it stands there.
///
/// `ArticleTests` checks that each block of the article is a region of this file, word for word.
@Suite struct GuidedTourTests {
  @Test func layout() {
    // tour: layout
    let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let icon = View()
    let title = View()
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 44),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])

    let engine = LayoutEngine(root: card, solver: SolverStrategy.activeSet.makeSolver())
    engine.layoutIfNeeded()
    // icon.frame is (16, 16, 44, 44), title.frame is (68, 28, 236, 20)
    // end

    #expect(icon.frame == Rect(x: 16, y: 16, width: 44, height: 44))
    #expect(title.frame == Rect(x: 68, y: 28, width: 236, height: 20))

    // tour: edit
    let before = engine.solver.work.pivots
    card.frame.size.width = 375
    engine.layoutIfNeeded()
    // title.frame.width is 291 now, and no pivot was needed
    let pivots = engine.solver.work.pivots - before
    // end

    #expect(title.frame.width == 291)
    #expect(pivots == 0)

    // tour: conflict
    icon.widthAnchor.constraint(equalToConstant: 60).isActive = true
    engine.layoutIfNeeded()
    for conflict in engine.conflicts { print(conflict.report) }
    // The report names the two widths and which of them was given up: the later one.
    // end

    #expect(engine.conflicts.count == 1)
    #expect(engine.conflicts.first?.constraints.count == 2)
    #expect(engine.conflicts.first?.broken.constant == 60)
    #expect(icon.frame.width == 44)
  }
}
