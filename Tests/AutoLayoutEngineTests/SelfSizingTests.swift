import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Text whose height follows from its width, and the sizes that `systemLayoutSizeFitting` tells.
@Suite struct SelfSizingTests {
  /// A label of 17 points is 20.5 points high with one line, 41 with two, 61 with three.
  private let heights = [1: 20.5, 2: 41, 3: 61, 4: 81.5]

  private func pin(_ view: View, to superview: View, inset: Double = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
    ])
  }

  @Test("A label is as high as its text wraps", arguments: SolverStrategy.allCases)
  func wraps(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400)
    let label = Label(text: "苹果公司创立之初", numberOfLines: 0)
    _ = fixture.add("label", label)
    pin(label, to: fixture.root)
    for (width, lines) in [(400, 1), (70, 2), (60, 3), (40, 4), (140, 1), (34, 4)] {
      fixture.root.frame = Rect(0, 0, Double(width), 600)
      fixture.layOut()
      #expect(label.frame == Rect(0, 0, Double(width), heights[lines] ?? 0))
    }
    label.text = "苹果公司"
    fixture.layOut()
    #expect(label.frame.height == 41)
  }

  @Test("Wrapped labels push what is below them", arguments: SolverStrategy.allCases)
  func pushes(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 60, height: 600)
    let labels = ["苹果公司", "苹果", "苹果公司创立之初"].map { Label(text: $0, numberOfLines: 0) }
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    _ = fixture.add("stack", stack)
    pin(stack, to: fixture.root)
    fixture.layOut()
    #expect(labels.map(\.frame.height) == [41, 20.5, 61])
    #expect(stack.frame.height == 122.5)
    let rounds = fixture.engine.statistics.cycles
    fixture.layOut()
    #expect(fixture.engine.statistics.cycles == rounds, "nothing is left to do")
  }

  @Test("Another measurer gives other sizes", arguments: SolverStrategy.allCases)
  func measurers(_ strategy: SolverStrategy) {
    struct Recorded: TextMeasurer {
      func measure(
        _ text: String, attributes: TextAttributes, width: Double, scale: Double
      ) -> TextMeasurement {
        TextMeasurement(
          size: Size(width: 123, height: 45), lineCount: 1, firstBaseline: 40, lastDescent: 5,
          isTruncated: false)
      }
      func lineMetrics(of font: Font) -> LineMetrics { LineMetrics(ascent: 40, descent: 5) }
    }
    let fixture = EngineFixture(strategy)
    let label = fixture.add("label", Label(text: "苹果"))
    fixture.activate(
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    fixture.layOut()
    #expect(label.frame == Rect(0, 0, 34, 20.5))
    fixture.engine.textMeasurer = Recorded()
    fixture.layOut()
    #expect(label.frame == Rect(0, 0, 123, 45))
  }

  @Test("Text grows as the user wishes", arguments: SolverStrategy.allCases)
  func contentSizes(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 100)
    let label = Label(
      text: "苹果公司", font: .preferredFont(forTextStyle: .body), numberOfLines: 0)
    label.adjustsFontForContentSizeCategory = true
    let fixed = Label(text: "苹果", font: .preferredFont(forTextStyle: .footnote))
    _ = fixture.add("label", label)
    _ = fixture.add("fixed", fixed)
    pin(label, to: fixture.root)
    fixture.activate(
      fixed.topAnchor.constraint(equalTo: label.bottomAnchor),
      fixed.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    fixture.layOut()
    #expect(label.frame == Rect(0, 0, 100, 20.5))
    fixture.engine.contentSizeCategory = .accessibilityMedium
    fixture.layOut()
    // 28 points: three characters a line, two lines of 33.404 points.
    #expect(label.frame == Rect(0, 0, 100, 67))
    #expect(fixed.frame == Rect(0, 67, 26, 16), "whoever does not ask for it stays")
    let late = Label(text: "苹果", font: .preferredFont(forTextStyle: .caption2))
    late.adjustsFontForContentSizeCategory = true
    _ = fixture.add("late", late)
    #expect(late.font.pointSize == 20)
    fixture.engine.contentSizeCategory = .large
    fixture.layOut()
    #expect(label.frame == Rect(0, 0, 100, 20.5))
    #expect(late.font == .preferredFont(forTextStyle: .caption2))
  }

  /// A cell with a wrapped label eight points within, as tables make them.
  private func cell(in fixture: EngineFixture) -> (cell: View, label: Label) {
    let cell = View(frame: Rect(0, 0, 200, 44))
    cell.accessibilityIdentifier = "cell"
    fixture.root.addSubview(cell)
    let label = Label(text: "苹果公司创立之初", numberOfLines: 0)
    _ = fixture.add("label", to: cell, label)
    pin(label, to: cell, inset: 8)
    let bottom = cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
    // The cell's provisional height must not win over the text.
    bottom.priority = 999
    bottom.isActive = true
    return (cell, label)
  }

  @Test("A cell asks how high it must be at a width", arguments: SolverStrategy.allCases)
  func cells(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 600)
    let (cell, label) = cell(in: fixture)
    fixture.layOut()
    let frames = [cell.frame, label.frame]
    for (width, lines) in [(200, 1), (86, 2), (76, 3), (50, 4), (200, 1)] {
      let size = cell.systemLayoutSizeFitting(
        Size(width: Double(width), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: Double(width), height: (heights[lines] ?? 0) + 16))
      fixture.layOut()
      #expect([cell.frame, label.frame] == frames, "asking changes nothing")
    }
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("Compressed, expanded and wished sizes", arguments: SolverStrategy.allCases)
  func wishes(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let box = fixture.add("box")
    let content = fixture.add("content", to: box, ContentView(60, 30))
    fixture.activate(
      box.widthAnchor.constraint(equalTo: fixture.root.widthAnchor),
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: box.topAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    fixture.layOut()
    #expect(box.frame == Rect(0, 0, 375, 30))
    #expect(
      box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 70, height: 30), "what holds it from outside does not count")
    #expect(
      box.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == Size(width: 10_000, height: 30))
    #expect(
      box.systemLayoutSizeFitting(Size(width: 100, height: 80))
        == Size(width: 100, height: 30), "hugging is stronger than a wish")
    #expect(
      box.systemLayoutSizeFitting(
        Size(width: 100, height: 80), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .defaultHigh) == Size(width: 100, height: 80))
    fixture.layOut()
    #expect(box.frame == Rect(0, 0, 375, 30))
    #expect(content.frame == Rect(5, 0, 60, 30))
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("The root fits its content, and keeps its frame", arguments: SolverStrategy.allCases)
  func roots(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 500)
    let label = Label(text: "苹果公司", numberOfLines: 0)
    _ = fixture.add("label", label)
    pin(label, to: fixture.root)
    label.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor).isActive = true
    let size = fixture.root.systemLayoutSizeFitting(
      Size(width: 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 40, height: 41))
    fixture.layOut()
    #expect(fixture.root.frame == Rect(0, 0, 300, 500))
    #expect(label.frame == Rect(0, 0, 300, 500))
  }
}
