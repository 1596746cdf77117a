import InterfaceBuilder
import LayoutModel
import Testing

/// The safe area that a document's screens have on the canvas, by its device, its bars and its segues.
struct PredictedInsetsTests {
  private static let upright = EdgeInsets(top: 20)

  /// The root of a xib on a phone of 375 x 667 points, with the bars that it shows.
  private static let xibs: [(width: Int, bars: String, insets: EdgeInsets)] = [
    (375, "", upright), (300, "", .zero),
    (375, "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", EdgeInsets(top: 64)),
    (300, "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", EdgeInsets(top: 64)),
    (
      375, "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>",
      EdgeInsets(top: 20, bottom: 49)
    ),
    (
      375, "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>",
      EdgeInsets(top: 20, bottom: 44)
    ),
  ]

  @Test("the bars of a xib's root lie on its screen", arguments: xibs)
  func xib(width: Int, bars: String, insets: EdgeInsets) throws {
    let document = try canvasDocument(
      "<view id='v'><rect key='frame' x='0' y='0' width='\(width)' height='667'/>\(bars)</view>")
    let root = try #require(document.layoutRoots.first)
    let environment = document.predictedEnvironment(ofRoot: root)
    #expect(environment.safeAreaInsets == insets)
    #expect(environment.rootMargins == EdgeInsets(left: 16, right: 16))
  }

  /// A controller `c` whose view is `v`, and others whose segues lead to it.
  private static func storyboard(
    _ others: String = "", bars: String = "", device: String = "retina4_7",
    orientation: String = "portrait", y: Int = 0
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="\(orientation)"/><dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/>
      </dependencies><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="\(y)" width="375" height="667"/></view>
      \(bars)</viewController></objects></scene>\(others)</scenes></document>
      """
    return try InterfaceDocument.parse(Array(text.utf8), path: "x.storyboard")
  }

  private static func insets(_ document: InterfaceDocument) throws -> EdgeInsets {
    let root = try #require(document.layoutRoots.first { document.views[$0].id == "v" })
    return document.predictedEnvironment(ofRoot: root).safeAreaInsets
  }

  private static func source(
    _ element: String, _ id: String, _ kind: String, _ relationship: String = "",
    to destination: String = "c"
  ) -> String {
    "<scene sceneID='s\(id)'><objects><\(element) id='\(id)'><connections><segue id='g\(id)' "
      + "destination='\(destination)' kind='\(kind)' relationship='\(relationship)'/>"
      + "</connections></\(element)></objects></scene>"
  }

  private static let navigation = source(
    "navigationController", "n", "relationship", "rootViewController")
  private static let tabs = source("tabBarController", "t", "relationship", "viewControllers")
  private static let list = source("viewController", "l", "show")

  private static let chains: [(others: String, insets: EdgeInsets)] = [
    ("", upright), (navigation, EdgeInsets(top: 64)), (tabs, EdgeInsets(top: 20, bottom: 49)),
    (navigation + tabs, EdgeInsets(top: 64, bottom: 49)),
    // A navigation controller within a tab bar controller.
    (
      navigation
        + source("tabBarController", "t", "relationship", "viewControllers", to: "n"),
      EdgeInsets(top: 64, bottom: 49)
    ),
    // Shown by a screen that is the first of a navigation controller, and presented by it.
    (
      list + source("navigationController", "n", "relationship", "rootViewController", to: "l"),
      EdgeInsets(top: 64)
    ),
    (
      source("viewController", "l", "presentation")
        + source("navigationController", "n", "relationship", "rootViewController", to: "l"),
      upright
    ),
    // Two screens that show each other.
    (list + source("viewController", "m", "push", to: "l"), upright),
    // Only a tab bar controller's children stand above its bar.
    (source("splitViewController", "p", "relationship", "viewControllers"), upright),
  ]

  @Test("segues that lead to a screen put bars around it", arguments: chains)
  func segues(others: String, insets: EdgeInsets) throws {
    #expect(try Self.insets(Self.storyboard(others)) == insets)
  }

  @Test("bars that a controller simulates come before those of its tab bar controller")
  func simulated() throws {
    let toolbar = "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>"
    let tabBar = "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    let top = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    func insets(_ bars: String, _ others: String = "") throws -> EdgeInsets {
      try Self.insets(Self.storyboard(others, bars: bars))
    }
    #expect(try insets(toolbar) == EdgeInsets(top: 20, bottom: 44))
    #expect(try insets(tabBar) == EdgeInsets(top: 20, bottom: 49))
    #expect(try insets(toolbar, Self.tabs) == EdgeInsets(top: 20, bottom: 44))
    #expect(try insets(top) == EdgeInsets(top: 64))
    #expect(try insets(top, Self.navigation) == EdgeInsets(top: 64))
  }

  @Test("a phone on its side has its housing on both sides, and a root below bars has none above")
  func orientations() throws {
    func insets(_ device: String, _ orientation: String, y: Int = 0) throws -> EdgeInsets {
      try Self.insets(
        Self.storyboard(Self.navigation, device: device, orientation: orientation, y: y))
    }
    #expect(try insets("retina6_12", "portrait") == EdgeInsets(top: 103, bottom: 34))
    #expect(
      try insets("retina6_12", "landscape")
        == EdgeInsets(top: 44, left: 59, bottom: 21, right: 59))
    #expect(try insets("retina4_7", "landscape") == EdgeInsets(top: 44))
    #expect(
      try insets("ipad11_0rounded", "landscape") == EdgeInsets(top: 68, bottom: 20))
    #expect(try insets("retina6_12", "portrait", y: 64) == EdgeInsets(bottom: 34))
  }

  @Test("which bars a picture shows around a root")
  func bars() throws {
    func bars(_ others: String, _ simulated: String = "") throws -> [Bool] {
      let document = try Self.storyboard(others, bars: simulated)
      let root = try #require(document.layoutRoots.first { document.views[$0].id == "v" })
      let bars = document.predictedBars(ofRoot: root)
      return [bars.hasNavigationBar, bars.hasTabBar, bars.hasToolbar]
    }
    let toolbar = "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>"
    let tabBar = "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    let top = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    #expect(try bars("") == [false, false, false])
    #expect(try bars(Self.navigation) == [true, false, false])
    #expect(try bars("", top) == [true, false, false])
    #expect(try bars(Self.tabs) == [false, true, false])
    #expect(try bars("", tabBar) == [false, true, false])
    #expect(try bars(Self.tabs, toolbar) == [false, false, true])
  }

  @Test("another screen keeps the bars and brings its own insets and margins")
  func otherScreen() throws {
    let document = try Self.storyboard(Self.navigation + Self.tabs)
    let root = try #require(document.layoutRoots.first { document.views[$0].id == "v" })
    let screen = LayoutScreen(
      size: Size(width: 430, height: 932), safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
      scale: 3, traits: TraitSelection(width: .compact, height: .regular))
    let environment = document.environment(ofRoot: root, on: screen)
    #expect(environment.safeAreaInsets == EdgeInsets(top: 103, bottom: 83))
    #expect(environment.rootMargins == EdgeInsets(left: 20, right: 20))
    #expect(environment.frame == Rect(x: 0, y: 0, width: 430, height: 932))
  }
}
