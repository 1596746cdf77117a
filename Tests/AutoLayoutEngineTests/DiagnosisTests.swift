import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

@Suite struct DiagnosisTests {
  @Test(
    "The conflict of a forgotten autoresizing mask, as Xcode's log told it",
    arguments: SolverStrategy.allCases)
  func forgottenMask(_ strategy: SolverStrategy) throws {
    let fixture = EngineFixture(strategy, width: 568, height: 320)
    let logo = View(frame: Rect(0, 0, 241, 203))
    logo.accessibilityIdentifier = "apple.jpg"
    fixture.root.addSubview(logo)
    let leading = logo.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
    let trailing = logo.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor)
    fixture.activate(leading, trailing)
    fixture.layOut()
    let conflict = try #require(fixture.engine.conflicts.first)
    #expect(fixture.engine.conflicts.count == 1)
    #expect(conflict.broken === trailing)
    #expect(
      Set(conflict.constraints.map(\.equation)) == [
        "apple.jpg.midX == 120.5", "apple.jpg.leading == root.leading",
        "apple.jpg.trailing == root.trailing", "root.width == 568",
      ])
    #expect(logo.frame == Rect(0, 0, 241, 203))
    logo.translatesAutoresizingMaskIntoConstraints = false
    fixture.layOut()
    #expect(fixture.engine.conflicts.isEmpty)
    #expect(logo.frame.width == 568)
  }

  @Test(
    "A view without a place is ambiguous, and one with a place is not",
    arguments: SolverStrategy.allCases)
  func ambiguity(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let placed = fixture.add("placed", ContentView(10, 10))
    let floating = fixture.add("floating", ContentView(10, 10))
    fixture.activate(
      placed.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      placed.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      floating.topAnchor.constraint(equalTo: placed.bottomAnchor))
    let ambiguities = fixture.engine.ambiguities()
    #expect(ambiguities.map(\.view.accessibilityIdentifier) == ["floating"])
    #expect(ambiguities.first?.unknowns.map(\.description) == ["minX"])
    #expect(ambiguities.first?.isOpen(.minX) == true)
    #expect(ambiguities.first?.isContentOpen(.minX) == false)
    #expect(!fixture.engine.hasAmbiguousLayout(placed))
  }

  @Test("Who decides a view's width", arguments: SolverStrategy.allCases)
  func affectingConstraints(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = fixture.add("view")
    let width = view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.5)
    let leading = view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
    let top = view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    fixture.activate(width, leading, top)
    let affecting = fixture.engine.constraintsAffectingLayout(
      of: view, for: .horizontal)
    #expect(affecting.contains { $0 === width })
    #expect(affecting.contains { $0 === leading })
    #expect(!affecting.contains { $0 === top })
    #expect(affecting.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" })
  }

  @Test("Guides answer as views do", arguments: SolverStrategy.allCases)
  func guides(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let guide = LayoutGuide()
    guide.identifier = "third"
    fixture.root.addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(
      equalTo: fixture.root.heightAnchor, multiplier: 1.0 / 3)
    let top = guide.topAnchor.constraint(greaterThanOrEqualTo: fixture.root.topAnchor)
    fixture.activate(height, top)
    #expect(guide.hasAmbiguousLayout)
    let bottom = guide.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor)
    bottom.isActive = true
    #expect(!guide.hasAmbiguousLayout)
    let affecting = guide.constraintsAffectingLayout(for: .vertical)
    #expect(affecting.contains { $0 === height })
    #expect(affecting.contains { $0 === bottom })
    #expect(!affecting.contains { $0 === top })
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(guide.topAnchor.name == "root.third.top")
  }

  @Test(
    "A guide within a view is decided by what decides the view", arguments: SolverStrategy.allCases)
  func insetGuides(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = fixture.add("view")
    let width = view.widthAnchor.constraint(equalToConstant: 90)
    let leading = view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
    fixture.activate(width, leading)
    let affecting = view.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains { $0 === width })
    #expect(affecting.contains { $0 === leading })
    #expect(!view.layoutMarginsGuide.hasAmbiguousLayout)
  }

  /// Content that must neither grow nor be cut off, in too little or too much room along one axis.
  @Test(arguments: [
    (LayoutAxis.horizontal, 10.0, "box.width == 30"), (.horizontal, 50, "box.width == 30"),
    (.vertical, 10, "box.height == 20"), (.vertical, 50, "box.height == 20"),
  ])
  func contentInAConflictIsNamedWithItsSize(axis: LayoutAxis, room: Double, equation: String) {
    let fixture = EngineFixture(.standard)
    let box = fixture.add("box", ContentView(30, 20))
    if room < 20 {
      box.setContentCompressionResistancePriority(.required, for: axis)
    } else {
      box.setContentHuggingPriority(.required, for: axis)
    }
    fixture.activate(
      (axis == .horizontal ? box.widthAnchor : box.heightAnchor).constraint(equalToConstant: room))
    fixture.layOut()
    let members = fixture.engine.conflicts.first?.constraints ?? []
    #expect(fixture.engine.conflicts.count == 1 && members.count == 2)
    let content = members.first { $0.equation == equation }
    let name = room < 20 ? "content-compression-resistance" : "content-hugging"
    #expect(content?.identifier == name, "\(members.map(\.equation))")
    #expect(content?.constant == (axis == .horizontal ? 30 : 20))
    #expect(content?.relation == (room < 20 ? .greaterThanOrEqual : .lessThanOrEqual))
    #expect(content?.priority == .required)
  }
}
