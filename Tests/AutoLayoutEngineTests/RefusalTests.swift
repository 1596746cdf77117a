import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What an engine does with constraints that it cannot take in, and who hears of trouble.
@Suite struct RefusalTests {
  @Test(
    "Places along different axes are refused with UIKit's text, and the layout goes on",
    arguments: SolverStrategy.allCases)
  func incompatibleAnchors(_ strategy: SolverStrategy) throws {
    let fixture = EngineFixture(strategy, width: 300, height: 100)
    let child = fixture.add("child", ContentView(30, 20))
    let constraint = try LayoutConstraint.make(
      item: child, attribute: .left, relatedBy: .equal, toItem: fixture.root, attribute: .top,
      constant: 50)
    var told: [LayoutRefusal] = []
    fixture.engine.refusalHandler = { told.append($0) }
    fixture.activate(constraint)
    fixture.layOut()
    #expect(told.count == 1)
    #expect(
      fixture.engine.refusals.map(\.constraint).map(ObjectIdentifier.init) == [
        ObjectIdentifier(constraint)
      ])
    let message = try #require(told.first?.error.message)
    let prefix = "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"
    #expect(message.hasPrefix(prefix))
    #expect(message.contains("child.left == root.top"))
    // A change of the constraint, or of what it speaks of, does not bring it in.
    constraint.constant = 60
    fixture.engine.layoutDirection = .rightToLeft
    fixture.layOut()
    #expect(told.count == 1)
    #expect(child.frame.width == 30)
    constraint.isActive = false
    #expect(fixture.engine.refusals.isEmpty)
    child.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7).isActive = true
    fixture.layOut()
    #expect(child.frame.minX == 7)
  }

  @Test("Without a handler of one's own, standard error has UIKit's text")
  func console() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let root = View(frame: Rect(0, 0, 100, 100))
      root.accessibilityIdentifier = "root"
      let engine = LayoutEngine(root: root, solver: SolverStrategy.standard.makeSolver())
      let wide = root.widthAnchor.constraint(equalToConstant: 200)
      wide.identifier = "wide"
      LayoutConstraint.activate([wide])
      engine.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("Will attempt to recover by breaking constraint"))
    #expect(text.contains("'wide'"))
  }

  @Test("Conflicts of one solve come in one order", arguments: SolverStrategy.allCases)
  func order(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    for index in 0..<12 {
      let view = fixture.add("view\(index)")
      let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
      widths[1].identifier = "broken\(index)"
      LayoutConstraint.activate(widths)
    }
    fixture.layOut()
    #expect(
      fixture.engine.conflicts.map(\.broken.identifier) == (0..<12).map { "broken\($0)" })
  }
}
