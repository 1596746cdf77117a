import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// In which order a pass calls views, and what stops one that would never end.
@Suite struct PassOrderTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A view that notes when it is called, and then does what a test wants.
  private final class NotedView: View {
    private let name: String
    private let log: Log
    var whenUpdated: () -> Void = {}
    var whenLaidOut: () -> Void = {}

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      whenUpdated()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name)")
      whenLaidOut()
    }
  }

  private let log = Log()
  private let root: NotedView
  private let outer: NotedView
  private let inner: NotedView

  init() {
    root = NotedView("root", log)
    outer = NotedView("outer", log)
    inner = NotedView("inner", log)
  }

  private func fixture(_ strategy: SolverStrategy) -> EngineFixture {
    let fixture = EngineFixture(strategy, root: root)
    _ = fixture.add("outer", outer)
    _ = fixture.add("inner", to: outer, inner)
    fixture.activate(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    return fixture
  }

  @Test(
    "Constraints are updated from the leaves up, frames are laid out from the root down",
    arguments: SolverStrategy.allCases)
  func order(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    fixture.layOut()
    #expect(
      log.take() == [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "layout inner",
      ])
    fixture.layOut()
    #expect(log.take().isEmpty, "nobody is called without a reason")
    outer.setNeedsLayout()
    outer.setNeedsLayout()
    fixture.layOut()
    #expect(log.take() == ["layout outer"])
  }

  @Test(
    "Two views have their turns by depth, whichever asked first", arguments: [false, true])
  func pairs(_ isOuterFirst: Bool) {
    let fixture = fixture(.standard)
    fixture.layOut()
    _ = log.take()
    let views = isOuterFirst ? [outer, inner] : [inner, outer]
    for view in views { view.setNeedsLayout() }
    fixture.layOut()
    #expect(log.take() == ["layout outer", "layout inner"])
    for view in views { view.setNeedsUpdateConstraints() }
    fixture.layOut()
    #expect(log.take().prefix(2) == ["update inner", "update outer"])
  }

  @Test("A view whose turn is to come is not called twice", arguments: SolverStrategy.allCases)
  func requests(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    fixture.layOut()
    _ = log.take()
    outer.whenLaidOut = { [inner] in inner.setNeedsLayout() }
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    fixture.layOut()
    #expect(log.take() == ["layout outer", "layout inner"])
    // One that is past asks for another round.
    var requests = 1
    outer.whenLaidOut = {}
    inner.whenLaidOut = { [outer] in
      guard requests > 0 else { return }
      requests -= 1
      outer.setNeedsLayout()
    }
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    fixture.layOut()
    #expect(log.take() == ["layout outer", "layout inner", "layout outer"])
  }

  @Test("What is updated counts in the same pass", arguments: SolverStrategy.allCases)
  func updates(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    let height = inner.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    fixture.layOut()
    _ = log.take()
    inner.whenUpdated = { height.constant = 35 }
    inner.setNeedsUpdateConstraints()
    fixture.layOut()
    #expect(inner.frame.height == 35)
    #expect(outer.frame.height == 35)
    #expect(log.take().first == "update inner")
    // A view that sees its frame may still change it before anyone is shown it.
    var wishes = 1
    outer.whenLaidOut = {
      guard wishes > 0 else { return }
      wishes -= 1
      height.constant = 50
    }
    outer.setNeedsLayout()
    fixture.layOut()
    #expect(outer.frame.height == 50)
  }

  @Test("A view that always wants another layout is left alone", arguments: SolverStrategy.allCases)
  func loops(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    let height = inner.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    outer.whenLaidOut = { height.constant = height.constant == 20 ? 30 : 20 }
    fixture.layOut()
    #expect(fixture.engine.isCaughtInFeedbackLoop)
    #expect(fixture.engine.statistics.cycles <= 50)
    // The last change is in the frames, although it would have gone on.
    #expect(inner.frame.height == height.constant)
    outer.whenLaidOut = {}
    fixture.layOut()
    #expect(!fixture.engine.isCaughtInFeedbackLoop)
    #expect(inner.frame.height == height.constant)
  }

  /// Text that wraps in a box whose width follows from its height has no width that it stays at.
  private final class WrappingView: View {
    private var width = 100_000.0

    override var intrinsicContentSize: Size {
      Size(width: 900, height: 20 * (900 / max(width, 1)).rounded(.up))
    }

    override func contentWidthDidChange(_ newWidth: Double) -> Bool {
      guard newWidth != width else { return false }
      width = newWidth
      return true
    }
  }

  @Test(
    "A feedback loop names its views, keeps the last frames and lets the rest go on",
    arguments: SolverStrategy.allCases)
  func feedback(_ strategy: SolverStrategy) throws {
    let fixture = EngineFixture(strategy, width: 400, height: 800)
    let text = WrappingView()
    _ = fixture.add("text", text)
    let other = fixture.add("other", ContentView(30, 20))
    var told: [LayoutFeedbackLoop] = []
    fixture.engine.feedbackLoopHandler = { told.append($0) }
    let ratio = text.widthAnchor.constraint(
      equalTo: text.heightAnchor, multiplier: 16.0 / 9)
    let top = other.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10)
    text.setContentCompressionResistancePriority(1, for: .horizontal)
    text.setContentHuggingPriority(1, for: .horizontal)
    fixture.activate(
      ratio, text.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      text.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      top, other.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8))
    fixture.layOut()
    #expect(told.count == 1)
    let loop = try #require(fixture.engine.feedbackLoop)
    #expect(loop.views.contains { $0 === text })
    #expect(!loop.views.contains { $0 === other })
    #expect(loop.report.contains("text"))
    // The frames are those of one solution, and the system goes on to be solved.
    #expect((text.frame.width - text.frame.height * 16 / 9).magnitude <= 1)
    #expect((other.frame.minX - text.frame.maxX - 8).magnitude <= 0.5)
    fixture.layOut()
    #expect(told.count == 1)
    #expect(fixture.engine.feedbackLoop == nil)
    top.constant = 30
    fixture.layOut()
    #expect(other.frame.minY == 30)
    ratio.isActive = false
    fixture.layOut()
    #expect(fixture.engine.feedbackLoop == nil)
    #expect(text.frame.size == Size(width: 900, height: 20))
  }

  @Test("A layout within a layout is left to the outer one", arguments: SolverStrategy.allCases)
  func nesting(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    outer.whenLaidOut = { [inner] in inner.layoutIfNeeded() }
    fixture.layOut()
    #expect(inner.frame == Rect(0, 0, 50, 20))
    #expect(!fixture.engine.isCaughtInFeedbackLoop)
  }

  @Test(
    "A size asked for within a layout updates who waits for it, and the layout goes on",
    arguments: SolverStrategy.allCases)
  func fitting(_ strategy: SolverStrategy) {
    let fixture = fixture(strategy)
    let height = inner.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    var size: Size?
    outer.whenLaidOut = { [inner, outer] in
      guard size == nil else { return }
      inner.whenUpdated = { height.constant = 30 }
      inner.setNeedsUpdateConstraints()
      size = outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    fixture.layOut()
    #expect(size == Size(width: 100, height: 30))
    #expect(
      log.take().prefix(7) == [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "update inner", "layout inner",
      ])
    #expect(outer.frame.height == 30)
  }
}
