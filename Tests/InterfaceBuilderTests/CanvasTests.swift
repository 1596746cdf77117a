import InterfaceBuilder
import LayoutModel
import Testing

/// What documents state about their canvas, and the baselines of views without text.
struct CanvasTests {
  /// The points of each screen as Apple's design resources list them, pixels a point, and the
  /// insets at the top and the bottom.
  static let screens: [(String, Double, Double, Double, Double, Double)] = [
    ("retina3_5", 320, 480, 2, 20, 0), ("retina4_0", 320, 568, 2, 20, 0),
    ("retina4_7", 375, 667, 2, 20, 0), ("retina5_5", 414, 736, 3, 20, 0),
    ("retina5_9", 375, 812, 3, 44, 34), ("retina6_1", 414, 896, 2, 44, 34),
    ("retina6_5", 414, 896, 3, 44, 34), ("retina5_4", 375, 812, 3, 50, 34),
    ("retina6_0", 390, 844, 3, 47, 34), ("retina6_7", 428, 926, 3, 47, 34),
    ("retina6_12", 393, 852, 3, 59, 34), ("retina6_72", 430, 932, 3, 59, 34),
    ("retina6_3", 402, 874, 3, 62, 34), ("retina6_9", 440, 956, 3, 62, 34),
    ("ipad9_7", 768, 1024, 2, 20, 0), ("ipad10_2", 810, 1080, 2, 20, 0),
    ("ipad10_5", 834, 1112, 2, 20, 0), ("ipad10_9rounded", 820, 1180, 2, 24, 20),
    ("ipad11_0rounded", 834, 1194, 2, 24, 20), ("ipad12_9", 1024, 1366, 2, 20, 0),
    ("ipad12_9rounded", 1024, 1366, 2, 24, 20),
  ]

  private func device(_ id: String, _ orientation: String) throws -> CanvasDevice {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <device id="\(id)" orientation="\(orientation)"/>
      </document>
      """
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
    return try #require(document.device)
  }

  @Test(arguments: screens.indices)
  func screensHaveTheirSizes(_ index: Int) throws {
    let (id, width, height, scale, top, bottom) = Self.screens[index]
    let upright = try device(id, "portrait")
    let model = try #require(upright.model)
    #expect(model.size == Size(width: width, height: height) && model.scale == scale)
    #expect(model.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(upright.screenSize == Size(width: width, height: height))
    #expect(try device(id, "landscape").screenSize == Size(width: height, height: width))
    #expect(model.isPad == id.hasPrefix("ipad"))
  }

  @Test func sizeClassesFollowTheScreen() throws {
    #expect(
      try device("retina4_7", "portrait").traits
        == .init(width: .compact, height: .regular, idiom: "phone"))
    #expect(
      try device("retina4_7", "landscape").traits
        == .init(width: .compact, height: .compact, idiom: "phone"))
    #expect(
      try device("retina6_5", "landscape").traits
        == .init(width: .regular, height: .compact, idiom: "phone"))
    #expect(
      try device("ipad9_7", "landscape").traits
        == .init(width: .regular, height: .regular, idiom: "pad"))
    #expect(try device("watch", "portrait").screenSize == nil)
  }

  /// A document whose root holds one view.
  private func tree(_ view: String) throws -> (InterfaceDocument, View) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
      <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(view)</subviews>
      </view>
      </objects>
      </document>
      """
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
    let root = try #require(document.layoutRoots.first)
    let tree = document.layoutTree(
      root: root, environment: document.inferredEnvironment(ofRoot: root))
    return (document, try #require(tree.root.subviews.first))
  }

  /// Elements without text have their edges as baselines.
  @Test(arguments: ["view", "slider", "switch", "progressView", "imageView"])
  func aViewWithoutTextHasItsEdgesAsBaselines(_ element: String) throws {
    let (_, view) = try tree(
      "<\(element) id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"40\"/></\(element)>")
    #expect(view.firstBaseline == Baseline(.top, offset: 0))
    #expect(view.lastBaseline == Baseline(.bottom, offset: 0))
  }

  /// Views within a scroll view show nothing about the root's safe area, however many they are.
  @Test func votesWithinAScrollViewDoNotCount() throws {
    func inner(_ number: Int) -> String {
      """
      <view id="in\(number)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(number * 100)" width="300" height="90"/>
      <viewLayoutGuide key="safeArea" id="sa\(number)"/>
      <subviews>
      <view id="p\(number)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="30" width="300" height="10"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="p\(number)" firstAttribute="top" secondItem="sa\(number)" \
      secondAttribute="top" id="cp\(number)"/>
      </constraints>
      </view>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useSafeAreas="YES">
      <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <subviews>
      <view id="top" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="44" width="300" height="50"/></view>
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="100" width="300" height="400"/>
      <subviews>\(inner(0))\(inner(1))\(inner(2))</subviews>
      </scrollView>
      </subviews>
      <constraints>
      <constraint firstItem="top" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c0"/>
      </constraints>
      </view>
      </objects>
      </document>
      """
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
    let root = try #require(document.layoutRoots.first)
    #expect(document.inferredEnvironment(ofRoot: root).safeAreaInsets.top == 44)
  }

  @Test(
    "a view may be kept out of half the longer side, and what lies further is no safe area",
    arguments: [(200, 200), (310, 0)] as [(Int, Double)])
  func plausibleInsets(top: Int, inset: Double) throws {
    let document = try canvasDocument(
      "<view id='v'><rect key='frame' x='0' y='0' width='300' height='600'/>"
        + "<viewLayoutGuide key='safeArea' id='s'/><subviews>"
        + "<view id='a' translatesAutoresizingMaskIntoConstraints='NO'>"
        + "<rect key='frame' x='0' y='\(top)' width='9' height='9'/></view></subviews><constraints>"
        + "<constraint firstItem='a' firstAttribute='top' secondItem='s' secondAttribute='top' "
        + "id='c'/></constraints></view>")
    let root = try #require(document.layoutRoots.first)
    #expect(document.inferredEnvironment(ofRoot: root).safeAreaInsets.top == inset)
  }

  @Test(
    "of constraints at one depth lengths yield last, and middles before the ends of a container")
  func breakRanks() throws {
    func constraint(_ item: String, _ attribute: String, _ second: String) -> String {
      "<constraint firstItem='\(item)' firstAttribute='\(attribute)' "
        + (second.isEmpty
          ? "constant='9'" : "secondItem='\(second)' secondAttribute='\(attribute)'")
        + " id='\(item)-\(attribute)'/>"
    }
    func constraints(_ item: String, in container: String) -> String {
      "<constraints>" + constraint(item, "leading", container)
        + constraint(item, "trailing", container) + constraint(item, "centerX", container)
        + constraint(item, "width", "") + "</constraints>"
    }
    let frame = "<rect key='frame' x='0' y='0' width='9' height='9'/>"
    let document = try canvasDocument(
      "<view id='v'>\(frame)<subviews>"
        + "<view id='a' translatesAutoresizingMaskIntoConstraints='NO'>\(frame)<subviews>"
        + "<view id='b' translatesAutoresizingMaskIntoConstraints='NO'>\(frame)</view></subviews>"
        + constraints("b", in: "a") + "</view></subviews>" + constraints("a", in: "v") + "</view>")
    let root = try #require(document.layoutRoots.first)
    let tree = document.layoutTree(
      root: root, environment: document.inferredEnvironment(ofRoot: root))
    let ranks = tree.constraints.map {
      (document.constraints[$0.index].id, $0.constraint.applicationBreakRank)
    }
    #expect(
      Dictionary(uniqueKeysWithValues: ranks) == [
        "a-leading": 1, "a-trailing": 2, "a-centerX": 3, "a-width": 0, "b-leading": 4,
        "b-trailing": 5, "b-centerX": 6, "b-width": 0,
      ])
  }

  @Test("margins take in the safe area, unless a view says otherwise or its document is older")
  func marginsAndSafeArea() throws {
    func takesIn(_ attributes: String, plugIn: Int = 21507) throws -> Bool {
      let document = try canvasDocument(
        "<view id='v'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>"
          + "<view id='a' \(attributes)><rect key='frame' x='0' y='0' width='9' height='9'/></view>"
          + "</subviews></view>", plugIn: plugIn)
      let root = try #require(document.layoutRoots.first)
      let tree = document.layoutTree(
        root: root, environment: document.predictedEnvironment(ofRoot: root))
      return try #require(tree.viewsByID["a"]).insetsLayoutMarginsFromSafeArea
    }
    #expect(try takesIn(""))
    #expect(try takesIn("insetsLayoutMarginsFromSafeArea='YES'"))
    #expect(try !takesIn("insetsLayoutMarginsFromSafeArea='NO'"))
    // Xcode 8.
    #expect(try !takesIn("", plugIn: 12121))
  }

  @Test("a screen's own margins are no smaller at the sides than the system's, since Xcode 9")
  func leastMargins() throws {
    func margins(_ insets: String, plugIn: Int = 21507) throws -> EdgeInsets {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" \
        orientation="portrait"/><dependencies><plugIn \
        identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>\
        </dependencies><scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="v" insetsLayoutMarginsFromSafeArea="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(insets)</view>
        </viewController></objects></scene></scenes></document>
        """
      let document = try InterfaceDocument.parse(Array(text.utf8), path: "x.storyboard")
      let root = try #require(document.layoutRoots.first)
      let tree = document.layoutTree(
        root: root, environment: document.predictedEnvironment(ofRoot: root))
      return tree.root.layoutMargins
    }
    func sides(_ left: Int, _ right: Int) -> String {
      "<edgeInsets key='layoutMargins' top='1' left='\(left)' bottom='2' right='\(right)'/>"
    }
    func directional(_ leading: Int, _ trailing: Int) -> String {
      "<directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='\(leading)' "
        + "bottom='2' trailing='\(trailing)'/>"
    }
    for insets in [sides, directional] {
      #expect(
        try margins(insets(3, 40)) == EdgeInsets(top: 1, left: 16, bottom: 2, right: 40))
      #expect(
        try margins(insets(40, 3)) == EdgeInsets(top: 1, left: 40, bottom: 2, right: 16))
    }
    #expect(
      try margins(sides(3, 4), plugIn: 12121) == EdgeInsets(top: 1, left: 3, bottom: 2, right: 4))
  }
}
