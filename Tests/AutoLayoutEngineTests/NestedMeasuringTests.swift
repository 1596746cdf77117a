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
    private var isMeasuring = false

    init(at call: Call) {
      self.call = call
      super.init()
    }

    private func measure(_ call: Call) {
      // Measuring itself asks for insets again.
      guard call == self.call, !isMeasuring, content.superview != nil else { return }
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

  /// A content of 40 x 30 points, 5 and 7 points from the edges of the view that measures it.
  private func add(_ view: MeasuringView, to fixture: EngineFixture) {
    let content = fixture.add("content", to: view, view.content)
    let leaf = fixture.add("leaf", to: content, ContentView(40, 30))
    fixture.pin(leaf, to: content)
    fixture.activate(
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 7))
  }

  @Test(arguments: MeasuringView.Call.allCases, [SolverStrategy.activeSet, .cold, .tableau])
  private func whatTiesTheInnerViewToTheOuterOneHoldsWhileThatIsMeasured(
    _ call: MeasuringView.Call, strategy: SolverStrategy
  ) {
    for isPlacedByMask in [true, false] {
      let fixture = EngineFixture(strategy)
      let view = MeasuringView(at: call)
      if isPlacedByMask {
        view.frame = Rect(10, 20, 200, 100)
        fixture.root.addSubview(view)
      } else {
        _ = fixture.add("measuring", view)
        let width = view.widthAnchor.constraint(equalToConstant: 200)
        width.priority = 999
        fixture.activate(
          view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
          view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
          width,
          fixture.root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor))
      }
      add(view, to: fixture)
      for _ in 0..<3 {
        view.measured = []
        view.setNeedsUpdateConstraints()
        let size = view.systemLayoutSizeFitting(
          Size(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 44, "\(isPlacedByMask)")
        #expect(size.width == (isPlacedByMask ? 50 : 200), "\(isPlacedByMask)")
        #expect(view.measured.allSatisfy { $0 == Size(width: 40, height: 30) }, "\(view.measured)")
        fixture.layOut()
        #expect(view.frame.origin == Point(x: 10, y: 20))
        #expect(view.content.frame.origin == Point(x: 5, y: 7))
        #expect(fixture.engine.conflicts.isEmpty)
      }
    }
  }
}
