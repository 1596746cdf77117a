import LayoutModel
import Testing

@Suite struct ReportTests {
  @Test func aConflictReportListsMasksFirstAndGivenSizesLast() {
    let root = View()
    root.accessibilityIdentifier = "root"
    let box = View()
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let trailing = box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    LayoutConstraint.activate([leading, trailing])
    func system(
      _ item: LayoutItem, _ attribute: LayoutAttribute, _ constant: Double,
      _ origin: LayoutConstraint.Origin, _ identifier: String? = nil
    ) -> LayoutConstraint {
      let constraint = LayoutConstraint(
        unchecked: item, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: constant)
      constraint.origin = origin
      constraint.identifier = identifier
      return constraint
    }
    let width = system(root, .width, 100, .encapsulatedLayout, "UIView-Encapsulated-Layout-Width")
    let mask = system(box, .centerX, 20, .autoresizingMask)
    let report = ConflictReport([width, trailing, mask, leading], breaking: trailing)
    #expect(
      report.text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& box.midX == 20   (active)>",
            "<NSLayoutConstraint H:|-(0)-[box]   (active, names: '|':root )>",
            "<NSLayoutConstraint box.trailing == root.trailing   (active)>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint box.trailing == root.trailing   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
    let withoutMask = ConflictReport([width, trailing], breaking: trailing)
    #expect(!withoutMask.text.contains("(Note:"))
  }

  /// Constraints that are not active, as one is that was broken, stand in the order of their
  /// attributes, and those of one attribute as they were given.
  @Test func inactiveConstraintsStandInTheOrderOfTheirAttributes() {
    let (root, box) = (View(), View())
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let wider = box.widthAnchor.constraint(equalToConstant: 20)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    func names(_ constraints: [LayoutConstraint]) -> [String] {
      ConflictReport(constraints, breaking: width).constraints.map { $0.identifier ?? "" }
    }
    for (constraint, name) in [(width, "width"), (wider, "wider"), (leading, "leading")] {
      constraint.identifier = name
    }
    top.identifier = "top"
    #expect(names([wider, width, leading, top]) == ["top", "leading", "wider", "width"])
    #expect(names([leading, width, top, wider]) == ["top", "leading", "width", "wider"])
  }

  @Test func aTraceMarksWhoLaysOutWhat() {
    let root = View()
    let solved = View()
    let manual = View()
    let represented = View()
    solved.translatesAutoresizingMaskIntoConstraints = false
    solved.accessibilityIdentifier = "solved"
    root.addSubview(solved)
    solved.addSubview(manual)
    root.addSubview(represented)
    solved.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    let host = TranslatingHost(representing: represented)
    root.attach(to: host)
    defer { root.detachFromHost() }
    let trace = AutolayoutTrace(
      of: root, ambiguities: [.init(solved, ["minX", "width"]), .init(represented)],
      isMissingHostConstraints: true)
    #expect(
      trace.text == """
        •UIView, MISSING HOST CONSTRAINTS
        |   *<UILayoutGuide - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 0}, {0, 0}}, \
        owningView = <UIView; frame = (0 0; 0 0)>>
        |   *solved- AMBIGUOUS LAYOUT for solved.minX, solved.Width
        |   |   UIView#0.0
        |   +UIView#1 - AMBIGUOUS LAYOUT

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
  }
}

/// A host that lays nothing out and has one view's autoresizing mask in its system.
private final class TranslatingHost: LayoutHost {
  private let represented: View

  init(representing view: View) {
    represented = view
  }

  override func attach(_ item: LayoutItem) -> Int32 { item === represented ? 1 : 0 }

  override func isMaskTranslated(_ handle: Int32, _ axis: LayoutAxis) -> Bool {
    handle == 1 && axis == .horizontal
  }
}
