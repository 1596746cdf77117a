import InterfaceBuilder
import ScreenChecks
import Testing

/// Which views of a document are screens, parts of screens, or what screens are made of.
@Suite struct ScreenRootTests {
  private func roots(_ text: String) throws -> [ScreenRoot] {
    ScreenRoot.roots(of: try InterfaceDocument.parse(Array(text.utf8), path: "Sketch.xib"))
  }

  /// A controller's view of a size on the canvas of a phone of 375 by 667 points.
  private func scene(_ width: Int, _ height: Int, _ attributes: String = "") throws -> [ScreenRoot]
  {
    try roots(
      ScreenSketch(ScreenSketch.label("a", "Name"), SeededFault.top("a")).text
        .replacing("width=\"375\" height=\"667\"", with: "width=\"\(width)\" height=\"\(height)\"")
        .replacing("</viewController>", with: "\(attributes)</viewController>"))
  }

  /// Bars take no more than 160 points of a screen's height, and nothing of its width.
  @Test(arguments: [
    (375, 667, true), (375, 507, true), (375, 506, false), (375, 668, false), (374, 667, false),
    (376, 667, false),
  ])
  func aViewThatFillsTheCanvasIsAScreen(_ width: Int, _ height: Int, _ isScreen: Bool) throws {
    let root = try #require(try scene(width, height).first)
    #expect("\(root.kind)" == (isScreen ? "screen" : "embedded"))
    #expect(!root.fitsContent && root.followsScreen == isScreen)
  }

  @Test func aFreeSizeIsNoScreens() throws {
    let metrics =
      "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    #expect(try scene(375, 667, metrics).first?.followsScreen == false)
  }

  @Test func aViewWithNothingInItIsNotLookedAt() throws {
    #expect(try roots(ScreenSketch("", []).text).isEmpty)
  }

  /// A document of one view without a controller.
  private func view(_ element: String, _ width: Int, _ height: Int) throws -> ScreenRoot {
    let size = "<rect key='frame' x='0' y='0' width='\(width)' height='\(height)'/>"
    let content =
      element == "tableViewCell"
      ? "<tableViewCellContentView key='contentView' id='content'>\(size)<subviews>"
        + "<label id='a' text='Name'/></subviews></tableViewCellContentView>"
      : "<subviews><label id='a' text='Name'/></subviews>"
    return try #require(
      try roots(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
        <dependencies><plugIn identifier="x" version="21505"/></dependencies>
        <objects><\(element) id="r">\(size)\(content)</\(element)></objects></document>
        """
      ).first)
  }

  /// Without a controller the sizes of older canvases are screens as well.
  ///
  /// What is as wide as the canvas is a band, and all else a component: content decides their height.
  @Test func viewsByThemselvesAreScreensBandsOrComponents() throws {
    for (width, height) in [(375, 667), (600, 600), (414, 896), (320, 480), (768, 1024)] {
      let root = try view("view", width, height)
      #expect(root.followsScreen && !root.fitsContent, "\(width) x \(height)")
    }
    let band = try view("view", 375, 44)
    #expect(band.followsScreen && band.fitsContent)
    let component = try view("view", 200, 44)
    #expect(!component.followsScreen && component.fitsContent)
    #expect(try !view("collectionReusableView", 375, 667).followsScreen)
  }

  @Test func theContentOfACellHasItsPlace() throws {
    let cell = try view("tableViewCell", 375, 44)
    guard case .cell = cell.kind else {
      Issue.record("\(cell.kind)")
      return
    }
    #expect(cell.fitsContent && cell.followsScreen)
  }
}
