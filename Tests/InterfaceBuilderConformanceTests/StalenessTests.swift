import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Which stored frames are stale by the file alone.
struct StalenessTests {
  /// A document up to the subviews of its root, 100 x 100 points.
  private let beginning = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="21507"/></dependencies><objects><view id="root">
    <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    """

  /// Why a view of a width in one of 100 points is stale that keeps to the left margin and lies in
  /// the middle.
  private func cause(width: Int, keepsTo attribute: String) throws -> StaleCause? {
    let document = try document(width: width, keepsTo: attribute)
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let view = try #require(scorer.scores(of: document).first?.views.first)
    return view.staleness
  }

  private func document(width: Int, keepsTo attribute: String) throws -> InterfaceDocument {
    let text = """
      \(beginning)
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="0" width="\(width)" height="20"/><constraints>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="\(attribute)" constant="\(attribute == "leading" ? 20 : 0)" id="l"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="c"/></constraints></view></objects></document>
      """
    return try InterfaceDocument.parse(Array(text.utf8), path: "stale.xib")
  }

  @Test("stale views are counted with and without a rule, and are neither won nor lost")
  func counts() throws {
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    for (width, stale) in [(60, 0), (61, 1)] {
      let found = try #require(
        RuleEvaluation.evaluations(
          of: [try document(width: width, keepsTo: "leading")], rules: [.wideSwitch],
          scorer: scorer
        ).first)
      #expect([found.stale, found.staleWithout] == [stale, stale])
      #expect([found.won, found.lost, found.measuredWon, found.measuredLost] == [0, 0, 0, 0])
    }
  }

  @Test("an edge and the middle give a width, whether the edge is the superview's or its margin's")
  func impliedSize() throws {
    for attribute in ["leading", "leadingMargin"] {
      #expect(try cause(width: 60, keepsTo: attribute) == nil)
      #expect(try cause(width: 61, keepsTo: attribute) == .impliedSize)
    }
  }

  /// Why `last` is stale, which begins where `next` ends along an axis, which begins where a stale
  /// `box` ends and is placed by constraints or by its mask.
  private func causeBeside(isVertical: Bool, isMasked: Bool) throws -> StaleCause? {
    // Everything is written for the horizontal axis, and turned.
    func rect(_ start: Int, _ length: Int) -> String {
      isVertical
        ? "<rect key='frame' x='0' y='\(start)' width='20' height='\(length)'/>"
        : "<rect key='frame' x='\(start)' y='0' width='\(length)' height='20'/>"
    }
    func constraint(
      _ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String,
      _ constant: Int
    ) -> String {
      let turned = ["leading": "top", "trailing": "bottom", "centerX": "centerY", "top": "leading"]
      func name(_ attribute: String) -> String {
        isVertical ? turned[attribute] ?? attribute : attribute
      }
      return "<constraint firstItem='\(first)' firstAttribute='\(name(attribute))' "
        + "secondItem='\(second)' secondAttribute='\(name(other))' constant='\(constant)' "
        + "id='\(id)'/>"
    }
    let across = isVertical ? "width" : "height"
    func view(_ id: String, _ isMasked: Bool, _ start: Int, _ length: Int) -> String {
      let mask = isMasked ? "" : " translatesAutoresizingMaskIntoConstraints='NO'"
      let size =
        isMasked
        ? ""
        : "<constraints><constraint firstAttribute='\(across)' constant='20' id='\(id)-a'/>"
          + "</constraints>"
      return "<view\(mask) id='\(id)'>\(rect(start, length))\(size)</view>"
    }
    let placed = isMasked ? "" : constraint("next-t", "next", "top", "root", "top", 0)
    let text = """
      \(beginning)
      \(view("box", false, 20, 61))\(view("next", isMasked, 81, 10))\
      \(view("last", false, 91, 5))</subviews>
      <constraints>
      \(constraint("t", "box", "top", "root", "top", 0))
      \(constraint("l", "box", "leading", "root", "leading", 20))
      \(constraint("c", "box", "centerX", "root", "centerX", 0))
      \(constraint("s", "last", "top", "root", "top", 0))
      \(constraint("m", "last", "leading", "next", "trailing", 0))
      \(constraint("n", "next", "leading", "box", "trailing", 0))\(placed)
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "stale.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let views = try #require(scorer.scores(of: document).first?.views)
    try #require(views.count == (isMasked ? 2 : 3))
    #expect(views[0].staleness == .impliedSize)
    return views[views.count - 1].staleness
  }

  /// Why `last`, `next` and `child` are stale: `last` begins 10.25 points inside the root and is stored to
  /// begin at `first`, `next` as far beyond that, and `child` with `next`, which is stored to begin at
  /// `start`.
  private func causesOfChain(first: Double = 10.75, start: Double) throws -> [StaleCause?] {
    func view(_ id: String, _ start: Double, _ inner: String = "") -> String {
      "<view translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>"
        + "<rect key='frame' x='\(start)' y='0' width='20' height='20'/>\(inner)<constraints>"
        + ["width", "height"].map {
          "<constraint firstAttribute='\($0)' constant='20' id='\(id)-\($0)'/>"
        }.joined() + "</constraints></view>"
    }
    func edge(_ view: String, _ attribute: String, _ other: String, _ constant: Double) -> String {
      "<constraint firstItem='\(view)' firstAttribute='\(attribute)' secondItem='\(other)' "
        + "secondAttribute='\(attribute)' constant='\(constant)' id='\(view)-\(attribute)'/>"
    }
    let child = "<subviews>\(view("child", 0))</subviews>"
    let text = """
      \(beginning)\(view("last", first))\(view("next", start, child))</subviews><constraints>
      \(edge("last", "leading", "root", 10.25))\(edge("next", "leading", "last", 10.25))
      \(edge("child", "leading", "next", 0))
      \(["last", "next", "child"].map { edge($0, "top", "root", 0) }.joined())
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "chain.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    return try #require(scorer.scores(of: document).first?.views).map(\.staleness)
  }

  @Test("a frame that no solution rounds to is stale, though it breaks no constraint by itself")
  func rounding() throws {
    #expect(try causesOfChain(start: 20.5) == [nil, nil, nil])
    #expect(try causesOfChain(start: 21.25) == [nil, .rounding, .dependency])
    #expect(try causesOfChain(first: 9.75, start: 20.5) == [nil, nil, nil])
    #expect(try causesOfChain(first: 9.75, start: 19.75) == [nil, .rounding, .dependency])
  }

  @Test("constraints in conflict make no frame stale that keeps each of them well enough")
  func conflicts() throws {
    func constraint(_ attribute: String, _ other: String, _ constant: Double) -> String {
      "<constraint firstItem='box' firstAttribute='\(attribute)' \(other) "
        + "constant='\(constant)' id='\(attribute)'/>"
    }
    let text = """
      \(beginning)<view translatesAutoresizingMaskIntoConstraints='NO' id='box'>
      <rect key='frame' x='10' y='0' width='20' height='20'/></view></subviews><constraints>
      \(constraint("leading", "secondItem='root' secondAttribute='leading'", 10))
      \(constraint("trailing", "secondItem='root' secondAttribute='trailing'", -70.4))
      \(constraint("top", "secondItem='root' secondAttribute='top'", 0))
      \(constraint("width", "", 20))\(constraint("height", "", 20))
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "conflict.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let score = try #require(scorer.scores(of: document).first)
    #expect(score.hasConflict)
    #expect(score.views.map(\.staleness) == [nil])
  }

  @Test("what a mask places passes nothing on that is stale, along either axis")
  func masksEndDependence() throws {
    for isVertical in [false, true] {
      #expect(try causeBeside(isVertical: isVertical, isMasked: false) == .dependency)
      #expect(try causeBeside(isVertical: isVertical, isMasked: true) == nil)
    }
  }

  @Test("columns of the report have the widths of their titles' row")
  func tableHasColumns() {
    let lines = ConformanceReport(trees: [], insets: .read).table.split(
      separator: "\n", omittingEmptySubsequences: false)
    let header =
      "views                             count  <= 0.5 pt   <= 1 pt  without 0.5  without 1"
      + "  both read  trees  wholly"
    #expect(lines.count > 3 && lines[3] == header)
    for line in lines.dropFirst(4).prefix(while: { !$0.isEmpty }) {
      #expect(line.count == header.count, "\(line)")
    }
  }
}
