import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What a layout does grows with the number of views, however deep they are nested; counted, not timed.
@Suite struct DeepTreeTests {
  /// A view that counts what it is notified of.
  private final class Level: View {
    var marginChanges = 0
    var safeAreaChanges = 0
    override func layoutMarginsDidChange() { marginChanges += 1 }
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  }

  private struct Tree {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    var levels: [Level] = []

    /// Nests views, from the outermost in or from the innermost out, each within the one around it;
    /// the first forty with an inset at the top.
    init(_ depth: Int, isBuiltInwards: Bool, inset: Double = 0, preservesMargins: Bool = false) {
      levels = (0..<depth).map { _ in Level() }
      let all = [fixture.root] + levels
      let order = isBuiltInwards ? Array(1...depth) : (1...depth).reversed()
      for index in order {
        let (outer, inner) = (all[index - 1], all[index])
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.preservesSuperviewLayoutMargins = preservesMargins
        outer.addSubview(inner)
        LayoutConstraint.activate([
          inner.topAnchor.constraint(
            equalTo: outer.topAnchor, constant: index <= 40 ? inset : 0),
          inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
          inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
      }
    }

    func turn() {
      fixture.root.frame = Rect(0, 0, 600, 400)
      fixture.layOut()
    }
  }

  @Test(arguments: [true, false])
  func safeAreasAndMarginsReachEachLevelOnce(isBuiltInwards: Bool) {
    let tree = Tree(
      2_000, isBuiltInwards: isBuiltInwards, inset: 0.5, preservesMargins: true)
    tree.fixture.engine.safeAreaInsets = EdgeInsets(top: 80, left: 20, bottom: 30, right: 20)
    tree.fixture.root.layoutMargins = .all(25)
    tree.fixture.layOut()
    // What the first frames changed, and the frames of the second round.
    #expect(tree.levels.map(\.safeAreaChanges).max() ?? 0 <= 6)
    #expect(tree.levels.map(\.marginChanges).max() ?? 0 <= 6)
    for level in tree.levels {
      level.safeAreaChanges = 0
      level.marginChanges = 0
    }
    tree.fixture.engine.safeAreaInsets = EdgeInsets(top: 10, left: 70, bottom: 30, right: 70)
    tree.turn()
    #expect(tree.levels.map(\.safeAreaChanges).max() ?? 0 <= 6)
    #expect(tree.levels.map(\.marginChanges).max() ?? 0 <= 6)
    #expect(tree.levels.last?.safeAreaInsets == EdgeInsets(left: 70, bottom: 30, right: 70))
    #expect(tree.levels.last?.layoutMargins.left == 95)
    tree.fixture.root.layoutMargins = .all(40)
    tree.fixture.layOut()
    #expect(tree.levels.last?.layoutMargins.left == 110)
  }

  @Test(arguments: [true, false])
  func workDoublesWithTheLevels(isBuiltInwards: Bool) {
    func work(_ depth: Int) -> [LayoutStatistics] {
      let tree = Tree(depth, isBuiltInwards: isBuiltInwards, preservesMargins: true)
      tree.fixture.engine.safeAreaInsets = .all(20)
      tree.fixture.layOut()
      let first = tree.fixture.engine.statistics
      tree.turn()
      _ = tree.levels.map(\.hasAmbiguousLayout)
      return [first, tree.fixture.engine.statistics]
    }
    for (small, large) in zip(work(500), work(1_000)) {
      for (few, many) in zip(small.entries, large.entries) where few.count > 20 {
        #expect(Double(many.count) <= 2.3 * Double(few.count), "\(few.name)")
      }
    }
  }

  /// What grew with the square of the levels would take minutes here.
  @Test func thousandsOfLevels() {
    let tree = Tree(4_000, isBuiltInwards: true, preservesMargins: true)
    tree.fixture.engine.safeAreaInsets = .all(20)
    tree.fixture.layOut()
    tree.turn()
    #expect(tree.levels.last?.frame == Rect(0, 0, 600, 400))
    let solves = tree.fixture.engine.statistics.solves
    #expect(tree.levels.allSatisfy { !$0.hasAmbiguousLayout })
    #expect(tree.fixture.engine.statistics.solves <= solves + 2)
    let middle = tree.levels[2_000]
    let size = Size(width: 30, height: 40)
    #expect(middle.systemLayoutSizeFitting(size) == size)
    middle.removeFromSuperview()
    tree.fixture.layOut()
    #expect(tree.levels[1_999].subviews.isEmpty)
  }

  @Test func nestedStacksNoteAChangeOnce() {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    var stack = StackView()
    _ = fixture.add("stack", stack)
    fixture.activate(
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    let outermost = stack
    for index in 0..<1_000 {
      let inner = StackView()
      inner.axis = index.isMultiple(of: 2) ? .vertical : .horizontal
      stack.addArrangedSubview(inner)
      stack = inner
    }
    let label = Label(text: "Text")
    stack.addArrangedSubview(label)
    let below = fixture.add("below", ContentView(20, 20))
    fixture.activate(
      below.topAnchor.constraint(equalTo: outermost.lastBaselineAnchor, constant: 3),
      below.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor))
    fixture.layOut()
    let before = below.frame.minY
    label.font = .system(40)
    fixture.layOut()
    #expect(below.frame.minY > before + 10)
    // Once more, and by another view: a note of an earlier pass holds nothing up.
    let taller = ContentView(10, 200)
    stack.insertArrangedSubview(taller, at: 0)
    label.isHidden = true
    fixture.layOut()
    #expect(below.frame.minY == 203)
    taller.content.height = 120
    fixture.layOut()
    #expect(below.frame.minY == 123)
  }
}
