import InterfaceBuilder
import LayoutModel
import ScreenChecks
import SolverCatalog
import Testing

/// Which views of a row share its room by luck alone.
@Suite struct TieTests {
  private typealias S = ScreenSketch

  /// The ties of a row of labels with these hugging priorities, as the ids of their views.
  ///
  /// The row has them in the document's order, or in another one.
  private static func ties(_ hugging: [Int], row: [String]? = nil) throws -> [[String]] {
    let ids = Array(["a", "b", "c", "d"].prefix(hugging.count))
    let labels = zip(ids, hugging).map {
      S.label($0, "Name", more: "horizontalHuggingPriority='\($1)'")
    }
    let row = row ?? ids
    var places = ["\(row[0]).leading = v.leading"] + ids.map { "\($0).top = v.top + 99" }
    for (left, right) in zip(row, row.dropFirst()) {
      places.append("\(right).leading = \(left).trailing")
    }
    places.append("\(row[row.count - 1]).trailing = v.trailing")
    let screens = ScreenDocument(try S(labels.joined(), places).document())
    let root = try #require(screens.roots.first)
    let layouter = ScreenLayouter(screens) { SolverStrategy.standard.makeSolver() }
    var setting = ScreenSetting(.base, in: .small)
    setting.asksSolver = true
    let screen = layouter.layOut(
      root, setting, stored: screens.document.inferredEnvironment(ofRoot: root.index))
    #expect(screen.ties.allSatisfy { $0.axis == .horizontal && $0.slack > 100 })
    return screen.ties.map { tie in
      [tie.view, tie.other].map { screens.document.views[screen.views[$0].index].id }
    }
  }

  @Test func equalsShareByLuck() throws {
    #expect(try Self.ties([251, 251]) == [["a", "b"]])
    #expect(try Self.ties([251, 252]) == [])
    #expect(try Self.ties([252, 251, 251]) == [["b", "c"]])
    #expect(try Self.ties([251, 252, 251]) == [["a", "c"]])
  }

  /// The room is one label's, and what the others would share of it is told once, whatever stands where
  /// in the row: a priority that was raised to ask is set back.
  @Test(arguments: orders(of: ["a", "b", "c"]) + orders(of: ["a", "b", "c", "d"]))
  func manyEqualsAreOneTie(row: [String]) throws {
    let hugging = Array(repeating: 251, count: row.count)
    #expect(try Self.ties(hugging, row: row).count == 1)
  }

  private static func orders(of ids: [String]) -> [[String]] {
    ids.isEmpty
      ? [[]]
      : ids.flatMap { first in orders(of: ids.filter { $0 != first }).map { [first] + $0 } }
  }
}
