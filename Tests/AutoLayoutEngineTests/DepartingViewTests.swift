import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Views that leave the tree, which alone retains them, while a pass calls them.
@Suite struct DepartingViewTests {
  /// Counts the views that have ended.
  private final class Ends {
    var count = 0
  }

  /// A view that removes itself from the tree where a test wants, and then reads what it has of its own.
  private final class DepartingView: View {
    enum Call: CaseIterable {
      case updateConstraints, contentWidth, contentSize, alignment, baseline, safeArea, margins
      case layoutSubviews
    }

    private let call: Call
    private let ends: Ends
    /// Something on the heap: what is left of a view that has ended would not have it.
    private var notes: [String] = []

    init(at call: Call, _ ends: Ends) {
      self.call = call
      self.ends = ends
      super.init()
    }

    deinit { ends.count += 1 }

    private func depart(_ call: Call) {
      guard call == self.call, superview != nil else { return }
      removeFromSuperview()
      #expect(ends.count == 0, "the view has ended while it was called")
      notes.append("departed")
      #expect(notes.count == 1)
    }

    override func updateConstraints() {
      depart(.updateConstraints)
      super.updateConstraints()
    }

    override func contentWidthDidChange(_ width: Double) -> Bool {
      depart(.contentWidth)
      return false
    }

    override var intrinsicContentSize: Size {
      depart(.contentSize)
      return Size(width: 40, height: 20)
    }

    override var alignmentRectInsets: EdgeInsets {
      depart(.alignment)
      return EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }

    override var firstBaseline: Baseline {
      depart(.baseline)
      return super.firstBaseline
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      depart(.safeArea)
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      depart(.margins)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      depart(.layoutSubviews)
    }
  }

  private func add(at call: DepartingView.Call, _ ends: Ends, to fixture: EngineFixture) {
    let view = fixture.add("departing", DepartingView(at: call, ends))
    let inner = fixture.add("inner", to: view)
    let masked = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(masked)
    // A length first: of what has left, it would make an unknown.
    fixture.activate(
      inner.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
      inner.heightAnchor.constraint(greaterThanOrEqualTo: masked.heightAnchor, multiplier: 0.01),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
      view.firstBaselineAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 40))
    view.setNeedsUpdateConstraints()
    fixture.engine.safeAreaInsets = EdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
  }

  /// Lays views out that get the handles of those that left, and takes them away again.
  private func reuseHandles(in fixture: EngineFixture) {
    for _ in 0..<2 {
      let views = (0..<4).map { fixture.add("next \($0)") }
      for view in views {
        fixture.activate(
          view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 7),
          view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
          view.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
      }
      fixture.layOut()
      for view in views { #expect(view.frame == Rect(x: 7, y: 0, width: 0, height: 0)) }
      for view in views { view.removeFromSuperview() }
      fixture.layOut()
    }
    #expect(fixture.engine.conflicts.isEmpty)
    #expect(fixture.engine.failure == nil)
  }

  @Test(arguments: DepartingView.Call.allCases)
  private func aViewThatLeavesLastsAsLongAsThePass(_ call: DepartingView.Call) {
    let fixture = EngineFixture(.activeSet)
    let ends = Ends()
    add(at: call, ends, to: fixture)
    fixture.layOut()
    #expect(ends.count == 1)
    #expect(fixture.root.subviews.isEmpty)
    reuseHandles(in: fixture)
  }

  @Test(arguments: DepartingView.Call.allCases)
  private func aViewThatLeavesWhileItIsMeasuredLastsAsLongAsTheMeasuring(
    _ call: DepartingView.Call
  ) {
    let fixture = EngineFixture(.activeSet)
    let ends = Ends()
    fixture.layOut()
    add(at: call, ends, to: fixture)
    _ = fixture.root.systemLayoutSizeFitting(Size(width: 100, height: 0))
    fixture.layOut()
    #expect(ends.count == 1)
    reuseHandles(in: fixture)
  }

  @Test(arguments: DepartingView.Call.allCases)
  private func aViewMayLeaveWhileItsOwnSizeIsAskedFor(_ call: DepartingView.Call) {
    let fixture = EngineFixture(.activeSet)
    let ends = Ends()
    fixture.layOut()
    add(at: call, ends, to: fixture)
    let size = fixture.root.subviews[0].systemLayoutSizeFitting(Size(width: 100, height: 0))
    #expect(size.width >= 0)
    fixture.layOut()
    #expect(ends.count == 1)
    reuseHandles(in: fixture)
  }

  /// A view that leaves in `layoutSubviews` and does something as it ends.
  private final class LastWordView: View {
    let lastWord: () -> Void

    init(_ lastWord: @escaping () -> Void) {
      self.lastWord = lastWord
      super.init()
    }

    deinit { lastWord() }

    override func layoutSubviews() {
      super.layoutSubviews()
      removeFromSuperview()
    }
  }

  @Test func aViewMayUseTheTreeAsItEnds() {
    let fixture = EngineFixture(.activeSet)
    let root = fixture.root
    let other = fixture.add("other")
    let label = fixture.add("label", ContentView(40, 20))
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    fixture.activate(
      leading, label.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor))
    var words = 0
    // Only the tree retains it.
    _ = fixture.add(
      "ending",
      LastWordView { [unowned root] in
        words += 1
        other.removeFromSuperview()
        _ = root.systemLayoutSizeFitting(Size(width: 100, height: 0))
        leading.constant = 12
      })
    fixture.activate(
      root.subviews[2].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5))
    fixture.layOut()
    #expect(other.superview == nil)
    #expect(words == 1)
    #expect(label.frame.minX == 12, "what a view changes as it ends is laid out in the same pass")
  }

  @Test func whatTheEngineHoldsEndsWithIt() {
    let ends = Ends()
    do {
      let fixture = EngineFixture(.activeSet)
      add(at: .layoutSubviews, ends, to: fixture)
    }
    #expect(ends.count == 1)
  }

  /// A view that takes another one out of the tree when it learns of its safe area.
  private final class JealousView: View {
    weak var rival: View?

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      rival?.removeFromSuperview()
    }
  }

  /// Where it has left, no safe area reaches it, nor what it holds.
  @Test(arguments: 0...2)
  func aViewThatIsTakenOutGetsNoInsets(depth: Int) {
    let fixture = EngineFixture(.standard)
    var holder = fixture.root
    for level in 0..<depth {
      let view = fixture.add("level \(level)", to: holder)
      fixture.pin(view, to: holder)
      holder = view
    }
    let jealous = JealousView()
    let rival = View()
    let inner = View()
    for (view, superview) in [(jealous, holder), (rival, holder), (inner, rival)] {
      _ = fixture.add("leaf", to: superview, view)
      fixture.pin(view, to: superview)
    }
    fixture.layOut()
    jealous.rival = rival
    fixture.root.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    fixture.layOut()
    #expect(jealous.safeAreaInsets.top == 10)
    #expect(rival.superview == nil)
    #expect(rival.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }
}
