import InterfaceBuilder
import LayoutModel
import ScreenChecks
import SolverCatalog
import Testing

/// What a change moved, and the edit that did it.
struct ChangeTests {
  private typealias S = ScreenSketch

  private func analysis(_ before: ScreenSketch, _ after: ScreenSketch) throws -> ChangeAnalysis {
    let difference = try DocumentDifference(
      earlier: Array(before.text.utf8), later: Array(after.text.utf8),
      earlierPath: "Sketch.storyboard", path: "Sketch.storyboard")
    return ChangeAnalysis(difference, matrix: .small) { SolverStrategy.standard.makeSolver() }
  }

  private func change(_ before: ScreenSketch, _ after: ScreenSketch) throws -> ScreenChange? {
    let analysis = try analysis(before, after)
    return analysis.roots.contains("v") ? analysis.change(ofRoot: "v")?.change : nil
  }

  /// A header with a column of labels below it.
  private func column(header: Int, left: Int = 20, more: [String] = []) -> ScreenSketch {
    let labels = (1...4).map { S.label("l\($0)", "Line \($0)") }.joined()
    var constraints = [
      "h.top = s.top", "h.leading = v.leading", "v.trailing = h.trailing", "h.height = \(header)",
      "l1.top = h.bottom + 8", "l1.leading = s.leading + \(left)",
    ]
    for index in 2...4 {
      constraints += ["l\(index).top = l\(index - 1).bottom + 8", "l\(index).leading = l1.leading"]
    }
    return S(S.box("h") + labels, constraints + more)
  }

  @Test("the change of one constant is told exactly, with its cause")
  func constant() throws {
    let change = try #require(try change(column(header: 44), column(header: 56)))
    #expect(change.viewCount == 5 && change.configurationCount == change.comparedCount)
    let cause = try #require(change.causes.first)
    #expect(change.causes.count == 1 && cause.isProven)
    #expect(cause.edits.map(\.message) == ["UIView h.height == 44 -> UIView h.height == 56"])
    #expect(cause.edits.first?.position.line ?? 0 > 1)
    #expect(
      cause.effects.map { "\($0.views) \($0.difference) \($0.configurations)" } == [
        "[\"l1\", \"l2\", \"l3\", \"l4\"] 12 down in all configurations",
        "[\"h\"] 12 higher in all configurations",
      ])
  }

  @Test("two edits are told apart by what each moves alone")
  func twoEdits() throws {
    let change = try #require(try change(column(header: 44), column(header: 56, left: 24)))
    // Labels move down by one edit and to the right by the other: neither alone explains them.
    #expect(change.causes.count == 2)
    #expect(change.causes.first?.effects.map(\.views) == [["h"]])
    let both = try #require(change.causes.last)
    #expect(both.isProven && both.edits.count == 2)
    #expect(both.effects.map(\.difference) == ["4 right, 12 down"])
  }

  @Test("a change that no frame depends on moves nothing")
  func idle() throws {
    #expect(try change(column(header: 44), column(header: 44)) == nil)
    let wide = column(header: 44, more: ["h.height >= 10"])
    #expect(try change(column(header: 44), wide) == nil)
    let analysis = try analysis(column(header: 44), wide)
    #expect(!analysis.roots.isEmpty)
    #expect(
      analysis.difference.changes.indices.map { analysis.edit(of: $0).message } == [
        "new: UIView h.height >= 10"
      ])
  }

  @Test(
    "what lies on the canvas or beside the layout concerns no root, and what no root owns concerns all",
    arguments: [
      ("<point key='canvasLocation' x='0'", "<point key='canvasLocation' x='9'", []),
      ("toolsVersion=\"21507\"", "toolsVersion=\"22505\"", []),
      ("sceneMemberID='first'", "sceneMemberID='second'", []),
      ("toolsVersion=\"21507\"", "toolsVersion=\"22505\" colorMatched=\"YES\"", ["v"]),
      ("<point key='spot' x='0'", "<point key='spot' x='9'", ["v"]),
      ("<size key='canvasLocation' width='0'", "<size key='canvasLocation' width='9'", ["v"]),
      ("<rect key='inner' x='0'", "<rect key='inner' x='9'", []),
      ("text='Name'", "text='Other'", ["v"]),
    ] as [(String, String, [String])])
  func concern(_ before: String, _ after: String, _ roots: [String]) throws {
    let placeholder =
      "<placeholder placeholderIdentifier='IBFirstResponder' id='responder' sceneMemberID='first'>"
      + "<rect key='inner' x='0' y='0' width='1' height='1'/></placeholder>"
    let label = S.label(
      "a", "Name",
      inside: "<point key='spot' x='0' y='0'/><size key='canvasLocation' width='0' height='1'/>")
    let text = S(label, SeededFault.top("a")).text
      .replacing(
        "</objects>",
        with: "\(placeholder)</objects><point key='canvasLocation' x='0' y='0'/>")
    let other = text.replacing(before, with: after)
    #expect(text != other)
    let difference = try DocumentDifference(
      earlier: Array(text.utf8), later: Array(other.utf8), earlierPath: "a.storyboard",
      path: "a.storyboard")
    let analysis = ChangeAnalysis(difference, matrix: .small) {
      SolverStrategy.standard.makeSolver()
    }
    #expect(analysis.roots == roots)
    #expect(analysis.untouchedCount == 1 - roots.count)
  }

  @Test("a new view is told with what it pushes away")
  func addition() throws {
    let labels = S.label("l1", "Line 1") + S.label("l2", "Line 2")
    let before = S(
      labels, SeededFault.top("l1") + ["l2.top = l1.bottom + 8", "l2.leading = l1.leading"])
    let after = S(
      labels + S.box("n"),
      SeededFault.top("l1") + ["l2.top = n.bottom + 8", "l2.leading = l1.leading"]
        + ["n.top = l1.bottom", "n.leading = l1.leading", "n.width = 30", "n.height = 30"])
    let change = try #require(try change(before, after))
    #expect(change.causes.count == 1 && change.causes[0].isProven)
    #expect(change.causes[0].edits.first?.message == "new: UIView n")
    #expect(
      Set(change.causes[0].effects.map { "\($0.kind) \($0.views) \($0.difference)" })
        == ["added [\"n\"] ", "moved [\"l2\"] 30 down"])
  }

  @Test("another text shows as itself, and as what it makes wider")
  func text() throws {
    func row(_ text: String) -> ScreenSketch {
      S(
        S.label("a", text) + S.label("b", "End"),
        SeededFault.top("a") + ["b.top = a.top", "b.leading = a.trailing + 8"])
    }
    let change = try #require(try change(row("On"), row("Switched on")))
    #expect(change.causes.map(\.isProven) == [true])
    #expect(
      change.causes[0].edits.map(\.message) == [
        "UILabel 'Switched on': text \"On\" -> \"Switched on\""
      ])
    #expect(Set(change.causes[0].effects.flatMap(\.views)) == ["a", "b"])
  }

  @Test("letters of another size in the same frame are shown otherwise, by the font's edit")
  func font() throws {
    func label(_ size: Int, more: String = "") -> ScreenSketch {
      S(
        S.label("a", "Name", size: size, more: more),
        SeededFault.top("a") + ["a.width = 200", "a.height = 40"])
    }
    for after in [label(21), label(17, more: "textAlignment='right'")] {
      let change = try #require(try change(label(17), after))
      #expect(change.viewCount == 1 && change.causes.map(\.isProven) == [true])
      #expect(change.causes[0].effects.map(\.kind) == [.altered])
      #expect(change.causes[0].edits.count == 1)
    }
  }

  @Test("findings are new, fixed or as before, whatever their numbers")
  func findings() throws {
    func screen(_ height: Int, _ gap: Int) throws -> [ScreenFinding] {
      try S(
        S.label("a", "Name", style: "Body") + S.button("b", "+") + S.button("d", "-"),
        SeededFault.top("a") + ["a.height = \(height)", "b.top = a.bottom + 8"]
          + ["b.leading = a.leading", "b.width = 50", "b.height = 50", "d.top = b.top"]
          + ["d.leading = b.trailing + \(gap)", "d.width = 50", "d.height = 50"]
      ).check()
    }
    var comparison = DocumentComparison(path: "Sketch.storyboard")
    comparison.setFindings(before: try screen(24, 8), after: try screen(23, -30))
    #expect(comparison.new.map(\.rule) == ["control-overlap"])
    #expect(comparison.fixed.isEmpty)
    #expect(comparison.unchanged.map(\.rule).contains("text-clipped"))
    comparison.setFindings(before: try screen(24, -30), after: try screen(300, 8))
    #expect(comparison.new.isEmpty)
    #expect(Set(comparison.fixed.map(\.rule)) == ["control-overlap", "text-clipped"])
  }
}
