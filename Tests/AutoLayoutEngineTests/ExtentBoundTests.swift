import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import SolverCatalog
import Testing

/// Sizes are never negative, though the row for it is made only when a solve first needs it.
@Suite struct ExtentBoundTests {
  /// A root of 375 x 667 points whose solver is recorded.
  private struct Fixture {
    let root = View(frame: Rect(0, 0, 375, 667))
    let recorder = TraceRecorder(SolverStrategy.standard.makeSolver())
    let engine: LayoutEngine

    init() {
      engine = LayoutEngine(root: root, solver: recorder)
      engine.silenceReports()
    }

    func add(_ view: View = View(), to superview: View? = nil) -> View {
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
      return view
    }

    func layOut() { engine.layoutIfNeeded() }

    /// How many required rows `extent >= 0` the engine made; they alone have their break rank.
    var boundCount: Int {
      recorder.trace.operations.count {
        if case .setBreakRank(_, -2) = $0 { true } else { false }
      }
    }
  }

  @Test func viewsThatFitNeedNoBound() {
    let fixture = Fixture()
    let view = fixture.add(ContentView(40, 20))
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 8),
    ])
    fixture.layOut()
    #expect(fixture.boundCount == 0)
    #expect(view.frame == Rect(8, 8, 40, 20))
  }

  /// What is left beside 25 points more than there are is nothing, and one required constraint breaks.
  @Test(arguments: LayoutAxis.allCases)
  func aViewWithoutRoomIsEmptyAndAConstraintBreaks(axis: LayoutAxis) throws {
    let isHorizontal = axis == .horizontal
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let (extent, other): (LayoutAttribute, LayoutAttribute) =
      isHorizontal ? (.width, .height) : (.height, .width)
    let fixture = Fixture()
    let (big, rest) = (fixture.add(), fixture.add())
    func length(_ view: View) -> Double { isHorizontal ? view.frame.width : view.frame.height }
    func tie(
      _ view: View, _ attribute: LayoutAttribute, _ target: View?, _ targeted: LayoutAttribute,
      _ constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: target, attribute: targeted,
        multiplier: 1, constant: constant)
    }
    let size = tie(big, extent, nil, .notAnAttribute, length(fixture.root) + 25)
    LayoutConstraint.activate([
      tie(big, near, fixture.root, near), size, tie(rest, near, big, far),
      tie(rest, far, fixture.root, far),
    ])
    fixture.layOut()
    #expect(length(rest) == 0)
    #expect(fixture.boundCount == 1)
    let conflict = try #require(fixture.engine.conflicts.first)
    #expect(fixture.engine.conflicts.count == 1)
    #expect(conflict.constraints.contains { $0.firstItem === rest && $0.firstAttribute == extent })
    #expect(!conflict.constraints.contains { $0.firstAttribute == other })
    #expect(conflict.broken !== size || length(big) != size.constant)
  }

  /// An optional wish that would turn a view inside out is met as far as nothing.
  @Test func anOptionalWishStopsAtNothing() {
    let fixture = Fixture()
    let view = fixture.add()
    let wish = view.trailingAnchor.constraint(
      equalTo: fixture.root.leadingAnchor, constant: 40)
    wish.priority = 900
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 100), wish,
    ])
    fixture.layOut()
    #expect(view.frame.minX == 100 && view.frame.width == 0)
    #expect(fixture.engine.conflicts.isEmpty)
    wish.constant = 140
    fixture.layOut()
    #expect(view.frame.width == 40)
    wish.constant = -10
    fixture.layOut()
    #expect(view.frame.width == 0)
    #expect(fixture.boundCount == 1)
  }

  /// A width that must be at most nothing is nothing, and that is its only value.
  @Test func aBoundCountsWhereItIsAskedWhatIsOpen() {
    let fixture = Fixture()
    let view = fixture.add()
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 0),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layOut()
    #expect(fixture.boundCount == 0)
    #expect(!fixture.engine.hasAmbiguousLayout(view))
    #expect(fixture.boundCount > 0)
    #expect(view.frame == Rect(0, 0, 0, 10))
  }

  /// The fitting size of a view whose content would be turned inside out is not negative.
  @Test func fittingSizesAreBounded() {
    let fixture = Fixture()
    let box = fixture.add()
    let inner = fixture.add(ContentView(30, 10), to: box)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 50),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -50),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let wish = box.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = 800
    wish.isActive = true
    fixture.layOut()
    #expect(inner.frame.width == 0 && box.frame.width == 100)
    let size = box.systemLayoutSizeFitting(Size(width: 0, height: 0))
    #expect(size.width == 100)
  }
}
