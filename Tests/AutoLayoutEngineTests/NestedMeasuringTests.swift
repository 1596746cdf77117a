import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Views that measure what they hold while they are measured themselves, as cells of applications do.
@Suite struct NestedMeasuringTests {
  /// A view that asks for the size that fits a view in it, wherever a test wants.
  private final class MeasuringView: View {
    enum Call: CaseIterable {
      case contentSize, contentWidth, alignment, updateConstraints
    }

    let call: Call
    let content = View()
    var measured: [Size] = []
    /// Whether it measures while it measures: that asks for insets again.
    private let isGuarded: Bool
    private var isMeasuring = false

    init(at call: Call, isGuarded: Bool = true) {
      self.call = call
      self.isGuarded = isGuarded
      super.init()
    }

    private func measure(_ call: Call) {
      guard call == self.call, !(isGuarded && isMeasuring), content.superview != nil else { return }
      isMeasuring = true
      measured.append(content.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
      isMeasuring = false
    }

    override var intrinsicContentSize: Size {
      measure(.contentSize)
      return super.intrinsicContentSize
    }

    override func contentWidthDidChange(_ width: Double) -> Bool {
      measure(.contentWidth)
      return super.contentWidthDidChange(width)
    }

    override var alignmentRectInsets: EdgeInsets {
      measure(.alignment)
      return EdgeInsets()
    }

    override func updateConstraints() {
      measure(.updateConstraints)
      super.updateConstraints()
    }
  }

  /// Where the views are that a test has placed by their masks.
  private enum Masks: CaseIterable {
    case none, outer, inner, both

    var placeOuter: Bool { self == .outer || self == .both }
    var placeInner: Bool { self == .inner || self == .both }
  }

  /// Adds a view that measures a content of 40 x 30 points, 5 and 7 points from its edges.
  private func add(_ view: MeasuringView, to fixture: EngineFixture, _ masks: Masks) {
    view.frame = Rect(10, 20, 200, 100)
    if masks.placeOuter {
      fixture.root.addSubview(view)
    } else {
      _ = fixture.add("measuring", view)
      let width = view.widthAnchor.constraint(equalToConstant: 200)
      width.priority = 999
      fixture.activate(
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20), width,
        fixture.root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor))
    }
    let content = view.content
    if masks.placeInner {
      content.frame = Rect(5, 7, 190, 86)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    } else {
      _ = fixture.add("content", to: view, content)
      fixture.activate(
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 7))
    }
    fixture.pin(fixture.add("leaf", to: content, ContentView(40, 30)), to: content)
  }

  private func check(_ view: MeasuringView, in fixture: EngineFixture, _ masks: Masks) {
    add(view, to: fixture, masks)
    var count = 0
    for round in 0..<3 {
      view.measured = []
      view.setNeedsUpdateConstraints()
      let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      #expect(size == Size(width: masks.placeOuter ? 50 : 200, height: 44), "\(masks) \(round)")
      #expect(view.measured.allSatisfy { $0 == Size(width: 40, height: 30) }, "\(view.measured)")
      fixture.layOut()
      #expect(view.frame.origin == Point(x: 10, y: 20), "\(masks) \(round)")
      #expect(view.content.frame.origin == Point(x: 5, y: 7), "\(masks) \(round)")
      #expect(fixture.engine.conflicts.isEmpty, "\(masks) \(round)")
      count += view.measured.count
    }
    #expect(count > 0)
  }

  @Test(arguments: MeasuringView.Call.allCases, [SolverStrategy.activeSet, .cold, .tableau])
  private func whatTiesTheInnerViewToTheOuterOneHoldsWhileThatIsMeasured(
    _ call: MeasuringView.Call, strategy: SolverStrategy
  ) {
    for masks in Masks.allCases {
      check(MeasuringView(at: call), in: EngineFixture(strategy), masks)
    }
  }

  /// A view may measure without a thought for being asked again: each answer is needed a number of times that ends.
  @Test func measuringOnTheWayEnds() {
    for masks in Masks.allCases {
      check(MeasuringView(at: .alignment, isGuarded: false), in: EngineFixture(.standard), masks)
    }
  }

  /// A conflict among constraints that were taken out and came back stays one.
  @Test(arguments: [MeasuringView.Call.alignment, .contentWidth])
  private func aConflictOutlastsMeasuring(_ call: MeasuringView.Call) {
    let fixture = EngineFixture(.standard)
    let view = MeasuringView(at: call)
    add(view, to: fixture, .none)
    let other = view.content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6)
    other.isActive = true
    for _ in 0..<4 {
      fixture.layOut()
      #expect(fixture.engine.conflicts.count == 1)
      #expect(fixture.engine.conflicts.first?.broken === other)
      _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    #expect(!view.measured.isEmpty)
  }
}
