import InterfaceBuilder
import LayoutModel
import ScreenChecks
import SolverCatalog
import Testing

/// What two snapshots of one screen state about each view.
struct RootComparisonTests {
  private typealias S = ScreenSketch

  private func snapshot(_ subviews: String, _ constraints: [String]) throws -> RootSnapshot {
    let snapshotter = ScreenSnapshotter(matrix: .small) { SolverStrategy.standard.makeSolver() }
    return try #require(snapshotter.snapshots(of: S(subviews, constraints).document()).first)
  }

  /// A view of 40 points' height, 10 points below and 20 beside the corner of another.
  private func place(_ id: String, in parent: String = "v", width: Int = 50) -> [String] {
    [
      "\(id).top = \(parent).top + 10", "\(id).leading = \(parent).leading + 20",
      "\(id).width = \(width)", "\(id).height = 40",
    ]
  }

  @Test("a view that is gone comes last, with where it was")
  func removal() throws {
    let before = try snapshot(S.box("b") + S.box("a"), place("b") + place("a"))
    let after = try snapshot(S.box("a"), place("a", width: 57))
    let comparison = RootComparison(before, after)
    #expect(comparison.changes.map(\.id) == ["a", "b"])
    try #require(comparison.changes.map(\.kind) == [.moved, .removed])
    let (wider, gone) = (comparison.changes[0], comparison.changes[1])
    #expect(wider.greatest == 7 && wider.configuration == 0)
    #expect(wider.difference == Rect(x: 0, y: 0, width: 7, height: 0))
    #expect(wider.configurations == Array(comparison.configurations.indices))
    #expect(gone.before == Rect(x: 20, y: 10, width: 50, height: 40))
    #expect(gone.after == nil && gone.difference == nil && gone.greatest == 0)
    #expect(gone.configurations == Array(comparison.configurations.indices))
  }

  @Test("the other way round, it is new and stands in its place")
  func addition() throws {
    let before = try snapshot(S.box("a"), place("a"))
    let after = try snapshot(S.box("b") + S.box("a"), place("b") + place("a"))
    let changes = RootComparison(before, after).changes
    #expect(changes.map(\.id) == ["b"] && changes.map(\.kind) == [.added])
    #expect(changes.first?.before == nil)
    #expect(changes.first?.after == Rect(x: 20, y: 10, width: 50, height: 40))
  }

  @Test("a view in another one is rehung, also where its frame is the same")
  func rehanging() throws {
    let whole = ["a.top = v.top", "a.leading = v.leading", "a.width = v.width", "a.height = 90"]
    let before = try snapshot(S.box("a") + S.box("b"), whole + place("b"))
    let after = try snapshot(S.box("a", S.box("b")), whole + place("b", in: "a"))
    let changes = RootComparison(before, after).changes
    #expect(changes.map(\.id) == ["b"] && changes.map(\.kind) == [.rehung])
    #expect(changes.first?.configurations == [] && changes.first?.greatest == 0)
  }

  @Test("another text in the same frame alters a view; nothing at all is no change")
  func alteration() throws {
    let before = try snapshot(S.label("a", "Send"), place("a"))
    let after = try snapshot(S.label("a", "Sent"), place("a"))
    let changes = RootComparison(before, after).changes
    #expect(changes.map(\.kind) == [.altered] && changes.first?.configurations == [])
    #expect(RootComparison(before, before).changes.isEmpty)
    #expect(RootComparison(before, before).configurations == before.configurations)
  }
}
