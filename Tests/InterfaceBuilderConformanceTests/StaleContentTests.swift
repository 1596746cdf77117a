import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Stored frames that put one far edge of a scroll view's content at several places.
struct StaleContentTests {
  /// Why `loose` and `fixed` are stale: along an axis `fixed` is 50 points long from the content's
  /// beginning, its end keeps 10 points inside the content's, and that of `loose` keeps to it.
  private func causes(
    looseLength: Int, isVertical: Bool, endTie: String = "",
    usesGuide: Bool = false
  ) throws -> [StaleCause?] {
    func name(_ attribute: String) -> String {
      let turned = ["leading": "top", "trailing": "bottom", "width": "height", "top": "leading"]
      return isVertical ? turned[attribute] ?? attribute : attribute
    }
    func rect(_ length: Int) -> String {
      let size = isVertical ? "width='20' height='\(length)'" : "width='\(length)' height='20'"
      return "<rect key='frame' x='0' y='0' \(size)/>"
    }
    func fixed(_ view: String, _ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem='\(view)' firstAttribute='\(attribute)' constant='\(constant)' "
        + "id='\(view)-\(attribute)'/>"
    }
    func tie(
      _ first: String, _ attribute: String, _ second: String, _ constant: Int, _ more: String = ""
    ) -> String {
      "<constraint firstItem='\(first)' firstAttribute='\(attribute)' secondItem='\(second)' "
        + "secondAttribute='\(attribute)' constant='\(constant)' \(more) id='\(second)-\(attribute)'/>"
    }
    let across = isVertical ? "width" : "height"
    let content = usesGuide ? "content" : "scroll"
    let guides =
      usesGuide
      ? "<viewLayoutGuide key='contentLayoutGuide' id='content'/>"
        + "<viewLayoutGuide key='frameLayoutGuide' id='frame'/>" : ""
    let subviews = [("loose", looseLength), ("fixed", 50)].map { id, length in
      "<view translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>\(rect(length))</view>"
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21507"/></dependencies><objects><scrollView id="scroll">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(subviews)</subviews>\(guides)
      <constraints>
      \(["loose", "fixed"].map { tie(content, "leading", $0, 0) + tie(content, "top", $0, 0) }
        .joined())
      \(fixed("loose", across, 20))\(fixed("fixed", across, 20))\(fixed("fixed", name("width"), 50))
      \(tie(content, name("trailing"), "loose", 0, endTie))
      \(tie(content, name("trailing"), "fixed", 10))
      </constraints></scrollView></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "content.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let views = try #require(scorer.scores(of: document).first?.views)
    try #require(views.count == 2)
    return views.map(\.staleness)
  }

  @Test(
    "what alone keeps to the end of content is stale where a view that is fixed puts that elsewhere",
    arguments: [false, true], [false, true])
  func loose(isVertical: Bool, usesGuide: Bool) throws {
    #expect(
      try causes(looseLength: 63, isVertical: isVertical, usesGuide: usesGuide)
        == [.constraint, nil])
    #expect(
      try causes(looseLength: 60, isVertical: isVertical, usesGuide: usesGuide) == [nil, nil])
  }

  @Test("optional relations and inequalities put the end of content nowhere")
  func weak() throws {
    for tie in ["priority='999'", "relation='greaterThanOrEqual'"] {
      #expect(try causes(looseLength: 63, isVertical: true, endTie: tie) == [nil, nil])
    }
  }
}
