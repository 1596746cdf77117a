import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Three views of 30 by 20, 50 by 40 and 20 by 10 points in a stack.
@Suite struct StackLayoutTests {
  private struct Fixture {
    let fixture: EngineFixture
    let stack: StackView
    let views: [ContentView]

    init(_ strategy: SolverStrategy, axis: LayoutAxis = .horizontal, spacing: Double = 10) {
      fixture = EngineFixture(strategy, width: 400, height: 400, scale: 1)
      let isHorizontal = axis == .horizontal
      views = [(30, 20), (50, 40), (20, 10)].map { along, across in
        isHorizontal ? ContentView(along, across) : ContentView(across, along)
      }
      for (index, view) in views.enumerated() { view.accessibilityIdentifier = "\(index)" }
      stack = StackView(arrangedSubviews: views)
      stack.axis = axis
      stack.spacing = spacing
      _ = fixture.add("stack", stack)
      fixture.activate(
        stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    }

    /// Gives the stack a size along its axis and across it.
    func size(_ along: Double?, _ across: Double?) {
      let isHorizontal = stack.axis == .horizontal
      let anchors = [stack.widthAnchor, stack.heightAnchor]
      for (anchor, extent) in zip(anchors, isHorizontal ? [along, across] : [across, along]) {
        if let extent { anchor.constraint(equalToConstant: extent).isActive = true }
      }
    }

    /// Origin and extent of each view along the stack's axis.
    var along: [[Double]] { spans(stack.axis) }
    /// Origin and extent of each view across the stack's axis.
    var across: [[Double]] { spans(stack.axis == .horizontal ? .vertical : .horizontal) }

    private func spans(_ axis: LayoutAxis) -> [[Double]] {
      views.map { view in
        let frame = fixture.engine.exactFrame(of: view)
        let span = axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
        // To a thousandth: the solvers' rounding errors are no part of the answer.
        return span.map { ($0 * 1000).rounded() / 1000 }
      }
    }
  }

  struct Case: Sendable {
    var strategy: SolverStrategy
    var axis: LayoutAxis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
  }

  static let cases = SolverStrategy.allCases.flatMap { strategy in
    LayoutAxis.allCases.flatMap { axis in
      StackView.Distribution.allCases.flatMap { distribution in
        StackView.Alignment.allCases.map { alignment in
          Case(strategy: strategy, axis: axis, distribution: distribution, alignment: alignment)
        }
      }
    }
  }

  /// Where views lie in 200 points along the axis; the second one stretches where one must.
  private func along(_ distribution: StackView.Distribution) -> [[Double]] {
    switch distribution {
    case .fill: [[0, 30], [40, 130], [180, 20]]
    case .fillEqually: [[0, 60], [70, 60], [140, 60]]
    case .fillProportionally: [[0, 50], [60, 83.333], [153.333, 46.667]]
    case .equalSpacing: [[0, 30], [80, 50], [180, 20]]
    case .equalCentering: [[0, 30], [77.5, 50], [180, 20]]
    }
  }

  /// Where views lie in 100 points across the axis; by baseline the stack is as high as it must be.
  private func across(_ alignment: StackView.Alignment, _ axis: LayoutAxis) -> [[Double]] {
    switch alignment {
    case .fill: [[0, 100], [0, 100], [0, 100]]
    case .leading: [[0, 20], [0, 40], [0, 10]]
    case .center: [[40, 20], [30, 40], [45, 10]]
    case .trailing: [[80, 20], [60, 40], [90, 10]]
    case .firstBaseline, .lastBaseline:
      axis == .horizontal ? [[20, 20], [0, 40], [30, 10]] : [[0, 20], [0, 40], [0, 10]]
    }
  }

  @Test("Every distribution with every alignment", arguments: cases)
  func arranges(_ test: Case) {
    let fixture = Fixture(test.strategy, axis: test.axis)
    fixture.stack.distribution = test.distribution
    fixture.stack.alignment = test.alignment
    fixture.views[1].setContentHuggingPriority(249, for: test.axis)
    let isBaseline = test.alignment == .firstBaseline || test.alignment == .lastBaseline
    fixture.size(200, isBaseline ? nil : 100)
    fixture.fixture.layOut()
    #expect(fixture.along == along(test.distribution))
    #expect(fixture.across == across(test.alignment, test.axis))
    #expect(fixture.fixture.engine.conflicts.isEmpty)
    #expect(fixture.fixture.engine.ambiguities().map(\.view.accessibilityIdentifier) == [])
  }

  @Test("A stack is as large as its views", arguments: SolverStrategy.allCases)
  func fitsItsViews(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    fixture.stack.alignment = .center
    fixture.fixture.layOut()
    #expect(fixture.stack.frame == Rect(0, 0, 120, 40))
    #expect(fixture.across == [[10, 20], [0, 40], [15, 10]])
    fixture.views[1].content = Size(width: 80, height: 15)
    fixture.fixture.layOut()
    #expect(fixture.stack.frame == Rect(0, 0, 150, 20))
  }

  @Test("Hidden views take no room", arguments: SolverStrategy.allCases)
  func hides(_ strategy: SolverStrategy) {
    for distribution in StackView.Distribution.allCases {
      let fixture = Fixture(strategy)
      fixture.stack.distribution = distribution
      fixture.stack.alignment = .leading
      let expected: [([Int], Double, Double)] = [
        ([], 120, 40), ([1], 60, 20), ([0], 80, 40), ([2], 90, 40), ([0, 1], 20, 10),
        ([0, 1, 2], 0, 0), ([], 120, 40),
      ]
      for (hidden, width, height) in expected {
        for (index, view) in fixture.views.enumerated() { view.isHidden = hidden.contains(index) }
        fixture.fixture.layOut()
        let size = fixture.stack.frame.size
        #expect(size.height == height, "\(distribution) without \(hidden)")
        // Where sizes are tied to each other the content cannot have its own.
        guard distribution != .fillEqually, distribution != .equalCentering else { continue }
        #expect(size.width == width, "\(distribution) without \(hidden)")
      }
      #expect(fixture.fixture.engine.conflicts.isEmpty)
    }
  }

  /// Interface Builder's frames of a column spaced by 24 and of a row with centred views.
  @Test("Hidden views stay among the others", arguments: SolverStrategy.allCases)
  func hiddenPlaces(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy, spacing: 24)
    fixture.stack.alignment = .center
    fixture.views[1].isHidden = true
    fixture.fixture.layOut()
    #expect(fixture.along == [[0, 30], [42, 0], [54, 20]])
    #expect(fixture.across == [[0, 20], [-10, 40], [5, 10]])
    #expect(fixture.stack.frame.height == 20)
  }

  /// As in logs of hidden stack views, where what lies in them is broken, and in Interface Builder's
  /// frames of pictures that resist with the required priority.
  @Test("A hidden view takes no room, whatever it requires", arguments: SolverStrategy.allCases)
  func hiddenRequirements(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    fixture.views[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    fixture.views[1].isHidden = true
    fixture.fixture.layOut()
    #expect(fixture.along == [[0, 30], [35, 0], [40, 20]])
    #expect(fixture.stack.frame.width == 60)
    #expect(fixture.fixture.engine.conflicts.map(\.broken.origin) == [.contentSize])

    let inner = StackView(arrangedSubviews: [ContentView(5, 5), ContentView(5, 5)])
    inner.spacing = 100
    fixture.stack.addArrangedSubview(inner)
    inner.isHidden = true
    fixture.fixture.layOut()
    #expect(fixture.stack.frame.width == 60)
    let broken = fixture.fixture.engine.conflicts.map(\.broken)
    #expect(broken.count { $0.origin == .stackView } == 1)
    #expect(!broken.contains { $0.identifier == "UISV-hiding" })
  }

  @Test("Spacings of their own, and margins", arguments: SolverStrategy.allCases)
  func spacings(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    fixture.stack.setCustomSpacing(25, after: fixture.views[0])
    fixture.fixture.layOut()
    #expect(fixture.along == [[0, 30], [55, 50], [115, 20]])
    fixture.stack.isLayoutMarginsRelativeArrangement = true
    fixture.stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.fixture.layOut()
    #expect(fixture.along == [[2, 30], [57, 50], [117, 20]])
    #expect(fixture.stack.frame == Rect(0, 0, 141, 44))
    fixture.stack.layoutMargins.left = 20
    fixture.fixture.layOut()
    #expect(fixture.along[0] == [20, 30])
  }

  @Test("A row turns around from right to left", arguments: SolverStrategy.allCases)
  func turnsAround(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    fixture.size(200, nil)
    fixture.stack.distribution = .equalSpacing
    fixture.fixture.engine.layoutDirection = .rightToLeft
    fixture.fixture.layOut()
    #expect(fixture.stack.frame.minX == 200)
    #expect(fixture.along == [[170, 30], [70, 50], [0, 20]])
  }

  @Test("Changing one's mind leaves nothing behind", arguments: SolverStrategy.allCases)
  func changes(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    fixture.size(200, 100)
    fixture.views[1].setContentHuggingPriority(249, for: .horizontal)
    let all = StackView.Distribution.allCases + StackView.Distribution.allCases.reversed()
    for distribution in all {
      for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
        fixture.stack.distribution = distribution
        fixture.stack.alignment = alignment
        fixture.fixture.layOut()
        #expect(fixture.along == along(distribution))
        #expect(fixture.across == across(alignment, .horizontal))
      }
    }
  }

  @Test("A column spaces its baselines", arguments: SolverStrategy.allCases)
  func baselines(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, scale: 1)
    let labels = (0..<3).map { _ in Label(text: "苹", font: .system(10), numberOfLines: 0) }
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    _ = fixture.add("stack", stack)
    fixture.activate(
      stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    fixture.layOut()
    let tops = labels.map { fixture.engine.exactFrame(of: $0).minY }
    // From 2.41 points above one bottom to 9.52 below the next top.
    let step = 30 + 12 - 2.41 - 9.52
    for (index, top) in tops.enumerated() { #expect(abs(top - step * Double(index)) < 1e-6) }
  }

  @Test("A stack's baselines are those of its views", arguments: SolverStrategy.allCases)
  func delegatesBaselines(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, scale: 1)
    let labels = [10.0, 20, 30].map { Label(text: "苹", font: .system($0), numberOfLines: 0) }
    let row = StackView(arrangedSubviews: Array(labels[1...]))
    row.alignment = .center
    let column = StackView(arrangedSubviews: [labels[0], row])
    column.axis = .vertical
    _ = fixture.add("column", column)
    let line = fixture.add("line", ContentView(10, 1))
    let top = line.bottomAnchor.constraint(equalTo: column.firstBaselineAnchor)
    let bottom = line.bottomAnchor.constraint(equalTo: column.lastBaselineAnchor)
    fixture.activate(
      column.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      column.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      line.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor), top)
    func baseline() -> Double {
      fixture.layOut()
      return fixture.engine.exactFrame(of: line).maxY
    }
    #expect(abs(baseline() - 9.52) < 1e-6)
    labels[0].font = .system(50)
    #expect(abs(baseline() - 0.952 * 50) < 1e-6)
    top.isActive = false
    bottom.isActive = true
    // The row is 36 points high, for 30-point text, below a line of 60.
    #expect(abs(baseline() - (60 + 36 - 0.241 * 30)) < 1e-6, "the highest of the row")
    labels[2].isHidden = true
    #expect(abs(baseline() - (60 + 24 - 0.241 * 20)) < 1e-6)
    row.isHidden = true
    #expect(abs(baseline() - (60 - 0.241 * 50)) < 1e-6)
  }

  @Test("Stacks in stacks", arguments: SolverStrategy.allCases)
  func nests(_ strategy: SolverStrategy) {
    let fixture = Fixture(strategy)
    let column = StackView(arrangedSubviews: [ContentView(10, 12), ContentView(15, 7)])
    column.axis = .vertical
    column.spacing = 1
    fixture.stack.addArrangedSubview(column)
    fixture.fixture.layOut()
    #expect(fixture.stack.frame == Rect(0, 0, 145, 40))
    #expect(column.frame.width == 15)
    column.arrangedSubviews[0].isHidden = true
    fixture.views[1].isHidden = true
    fixture.fixture.layOut()
    // A hidden view takes no room along the row but still decides its height, as stored frames of
    // Interface Builder documents show.
    #expect(column.frame == Rect(70, 0, 15, 40))
  }
}
