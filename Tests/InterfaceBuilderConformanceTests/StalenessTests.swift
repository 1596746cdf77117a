import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Which stored frames are stale by the file alone.
struct StalenessTests {
  /// Why a view of a width in one of 100 points is stale that keeps to the left margin and lies in
  /// the middle.
  private func cause(width: Int, keepsTo attribute: String) throws -> StaleCause? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21507"/></dependencies><objects><view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
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
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "stale.xib")
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let view = try #require(scorer.scores(of: document).first?.views.first)
    return view.staleness
  }

  @Test("an edge and the middle give a width, whether the edge is the superview's or its margin's")
  func impliedSize() throws {
    for attribute in ["leading", "leadingMargin"] {
      #expect(try cause(width: 60, keepsTo: attribute) == nil)
      #expect(try cause(width: 61, keepsTo: attribute) == .impliedSize)
    }
  }
}
