import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// An engine gets each item and constraint of its tree once, and has none of those that left, whatever
/// applications do while they are notified.
@Suite struct HostHandoverTests {
  /// A view that acts when it learns how large the user wants text, as it comes into a tree.
  private final class Responder: View {
    var respond: ((Responder) -> Void)?

    override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
      super.contentSizeCategoryDidChange(to: category)
      respond?(self)
    }
  }

  private static func fixture() -> EngineFixture {
    let fixture = EngineFixture(.standard)
    fixture.engine.contentSizeCategory = .extraLarge
    return fixture
  }

  /// Ties a view to the upper left corner of another, with a width and a height of 30.
  private static func place(_ view: View, in outer: View, width: Double? = nil) {
    var constraints = [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
    ]
    if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
    LayoutConstraint.activate(constraints)
  }

  @Test("A constraint that is activated as its view comes in takes part once, and leaves for good")
  func activatedWhileComingIn() {
    let fixture = Self.fixture()
    let responder = Responder()
    var made: LayoutConstraint?
    responder.respond = { view in
      if made != nil { return }
      made = view.widthAnchor.constraint(equalToConstant: 100)
      made?.isActive = true
    }
    _ = fixture.add("responder", responder)
    Self.place(responder, in: fixture.root)
    fixture.layOut()
    #expect(responder.frame.width == 100)
    made?.isActive = false
    made = responder.widthAnchor.constraint(equalToConstant: 50)
    made?.isActive = true
    fixture.layOut()
    #expect(responder.frame.width == 50)
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("Views that are added as their superview comes in belong to the tree once")
  func addedWhileComingIn() {
    let fixture = Self.fixture()
    let responder = Responder()
    let outer = View()
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    var made: LayoutConstraint?
    responder.respond = { view in
      guard inner.superview == nil else { return }
      view.addSubview(inner)
      Self.place(inner, in: view)
      made = inner.widthAnchor.constraint(equalToConstant: 100)
      made?.isActive = true
    }
    // With a subview of its own, the responder is no leaf as the tree goes through it.
    responder.addSubview(View())
    outer.addSubview(responder)
    fixture.root.addSubview(outer)
    fixture.layOut()
    #expect(inner.frame.width == 100)
    made?.isActive = false
    made = inner.widthAnchor.constraint(equalToConstant: 50)
    made?.isActive = true
    fixture.layOut()
    #expect(inner.frame.width == 50)
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("A view that leaves as it comes in is in no tree, nor is anything below it")
  func leftWhileComingIn() {
    let fixture = Self.fixture()
    let responder = Responder()
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    responder.addSubview(inner)
    Self.place(inner, in: responder, width: 40)
    responder.respond = { $0.removeFromSuperview() }
    let outer = View()
    outer.addSubview(responder)
    fixture.root.addSubview(outer)
    #expect(outer.host === fixture.engine)
    #expect(responder.host == nil)
    #expect(inner.host == nil)
    #expect(responder.constraints.allSatisfy { $0.hostHandle < 0 })
    fixture.layOut()
  }

  @Test(
    "The root of a tree that becomes part of another is laid out there, whichever engine ends first"
  )
  func rootOfAnotherTree() {
    let fixture = Self.fixture()
    var other: EngineFixture? = EngineFixture(.standard)
    guard let root = other?.root, let box = other?.add("box") else { return }
    Self.place(box, in: root)
    var width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    other?.layOut()
    #expect(box.frame.width == 100)
    fixture.root.addSubview(root)
    #expect(root.host === fixture.engine)
    width.isActive = false
    // The engine that lost its tree has nothing to lay out, and forgets none of the other's views.
    other?.layOut()
    other = nil
    #expect(box.host === fixture.engine)
    width = box.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    fixture.layOut()
    #expect(box.frame.width == 50)
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("Added to a tree that nobody lays out, the root of another leaves its engine")
  func rootAddedToNoTree() {
    let fixture = EngineFixture(.standard)
    let box = fixture.add("box")
    let outer = View()
    outer.addSubview(fixture.root)
    #expect(fixture.root.host == nil)
    #expect(box.host == nil)
    fixture.layOut()
  }
}
