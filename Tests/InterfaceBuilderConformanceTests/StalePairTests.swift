import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Which of two views is stale whose relation the stored frames break.
struct StalePairTests {
  /// Why two views are stale, of which the second should begin 10 points beyond the first, and is stored
  /// 5 points further on.
  ///
  /// - Parameters:
  ///   - places: Which of them begin where they are stored by a constraint to the root.
  ///   - isTurned: Whether their relation is written from the first one's side.
  /// - Returns: Why, of both.
  /// - Throws: when the document does not parse.
  private static func causes(placing places: [String], isTurned: Bool) throws -> [StaleCause?] {
    func view(_ id: String, _ x: Int) -> String {
      "<view translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>"
        + "<rect key='frame' x='\(x)' y='0' width='20' height='20'/><constraints>"
        + ["width", "height"].map {
          "<constraint firstAttribute='\($0)' constant='20' id='\(id)-\($0)'/>"
        }.joined() + "</constraints></view>"
    }
    func edge(_ view: String, _ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem='\(view)' firstAttribute='\(attribute)' secondItem='root' "
        + "secondAttribute='\(attribute)' constant='\(constant)' id='\(view)-\(attribute)'/>"
    }
    let starts = ["one": 10, "two": 45]
    let relation =
      isTurned
      ? "firstItem='one' firstAttribute='trailing' secondItem='two' secondAttribute='leading' "
        + "constant='-10'"
      : "firstItem='two' firstAttribute='leading' secondItem='one' secondAttribute='trailing' "
        + "constant='10'"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21507"/></dependencies><objects><view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      \(view("one", 10))\(view("two", 45))</subviews><constraints>
      \(edge("one", "top", 0))\(edge("two", "top", 0))<constraint \(relation) id="gap"/>
      \(places.map { edge($0, "leading", starts[$0] ?? 0) }.joined())
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "pair.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    return try #require(scorer.scores(of: document).first?.views).map(\.staleness)
  }

  @Test("of two views the one that nothing else fixes is stale", arguments: [false, true])
  func theLooseOne(isTurned: Bool) throws {
    #expect(try Self.causes(placing: ["one"], isTurned: isTurned) == [nil, .constraint])
    #expect(try Self.causes(placing: ["two"], isTurned: isTurned) == [.constraint, nil])
  }

  @Test("where both are fixed, or neither is, both are stale", arguments: [false, true])
  func both(isTurned: Bool) throws {
    for places in [[], ["one", "two"]] {
      #expect(
        try Self.causes(placing: places, isTurned: isTurned) == [.constraint, .constraint])
    }
  }
}
