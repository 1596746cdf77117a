import LayoutModel
import SolverCatalog
import Testing

/// A view whose text stands on a line of its own choice.
private final class LineView: View {
  let (height, line): (Double, Double)

  init(_ height: Double, line: Double) {
    (self.height, self.line) = (height, line)
    super.init()
  }

  override var intrinsicContentSize: Size { Size(width: 10, height: height) }
  override var firstBaseline: Baseline { Baseline(.top, offset: line) }
  override var lastBaseline: Baseline { Baseline(.top, offset: line) }
}

/// Which of its views a stack takes its baselines from.
@Suite struct StackBaselineTests {
  /// Where the baselines of a stack lie, from its top.
  private func baselines(
    _ axis: LayoutAxis, _ views: [(height: Double, line: Double)]
  ) -> [Double] {
    let fixture = EngineFixture(.standard)
    let stack = StackView(arrangedSubviews: views.map { LineView($0.height, line: $0.line) })
    stack.axis = axis
    stack.alignment = .top
    _ = fixture.add("stack", stack)
    fixture.activate(
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    let marks = [stack.firstBaselineAnchor, stack.lastBaselineAnchor].map { anchor in
      let mark = fixture.add("mark", ContentView(5, 5))
      fixture.activate(
        mark.topAnchor.constraint(equalTo: anchor),
        mark.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
      return mark
    }
    fixture.layOut()
    return marks.map(\.frame.minY)
  }

  /// The highest of a row, the first of those that are as high.
  @Test func aRowHasThatOfItsHighestView() {
    #expect(baselines(.horizontal, [(20, 5), (20, 12)]) == [5, 5])
    #expect(baselines(.horizontal, [(20, 5), (20.5, 12)]) == [12, 12])
    #expect(baselines(.horizontal, [(21, 5), (20, 12)]) == [5, 5])
  }

  @Test func aColumnHasThatOfItsFirstAndOfItsLastView() {
    #expect(baselines(.vertical, [(20, 5), (30, 12)]) == [5, 32])
  }
}
