import InterfaceBuilder
import LayoutModel
import Testing

struct DocumentReadingTests {
  @Test(
    "every document of the project is read, nothing in it unknown",
    arguments: ProjectDocuments.names)
  func projectDocuments(name: String) throws {
    let document = try ProjectDocuments.document(name)
    #expect(document.unknownElements.isEmpty)
    for root in document.layoutRoots {
      let tree = document.layoutTree(
        root: root, environment: document.inferredEnvironment(ofRoot: root))
      #expect(tree.problems.isEmpty, "\(tree.problems)")
    }
  }

  @Test("a dozen documents and more are there")
  func enough() {
    #expect(ProjectDocuments.names.count >= 12)
  }

  @Test(
    "multipliers are decimals and ratios",
    arguments: [("2", 2.0), ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("-1", -1.0)])
  func ratios(text: String, value: Double) {
    #expect(Double(ratio: text) == value)
  }

  @Test("what is no multiplier is told so", arguments: ["", ":", "1:", "a", "1:2:3", "1/0", "inf"])
  func noRatios(text: String) {
    #expect(Double(ratio: text) == nil)
  }

  @Test("general variations apply before special ones, and only where all traits are as asked")
  func specificity() {
    let traits = TraitSelection(width: .compact, height: .regular, idiom: "phone")
    #expect(traits.specificity(of: "default") == 0)
    #expect(traits.specificity(of: "widthClass=compact") == 1)
    #expect(traits.specificity(of: "heightClass=regular-widthClass=compact") == 2)
    #expect(traits.specificity(of: "heightClass=compact-widthClass=compact") == nil)
    #expect(traits.specificity(of: "userInterfaceIdiom=mac") == nil)
    #expect(TraitSelection.any.specificity(of: "widthClass=compact") == nil)
  }

  @Test("size classes put views and constraints in and out, and change constants")
  func variations() throws {
    let document = try ProjectDocuments.document("size-classes.storyboard")
    let root = try #require(document.layoutRoots.first)
    func ids(_ traits: TraitSelection) -> (views: [String], constraints: [String]) {
      var environment = document.predictedEnvironment(ofRoot: root)
      environment.traits = traits
      let tree = document.layoutTree(root: root, environment: environment)
      return (
        tree.views.map { document.views[$0.index].id },
        tree.constraints.map { document.constraints[$0.index].id }
      )
    }
    let compact = ids(TraitSelection(width: .compact, height: .regular))
    #expect(!compact.views.contains("reg-vw-001"))
    #expect(compact.constraints.contains("z03") && !compact.constraints.contains("z04"))
    let regular = ids(TraitSelection(width: .regular, height: .regular))
    #expect(regular.views.contains("reg-vw-001"))
    #expect(!regular.constraints.contains("z03") && regular.constraints.contains("z04"))
  }

  @Test("constraints that are removed at build time count on the canvas only")
  func designTime() throws {
    let document = try ProjectDocuments.document("design-time.xib")
    let root = try #require(document.layoutRoots.first)
    var environment = document.predictedEnvironment(ofRoot: root)
    let canvas = document.layoutTree(root: root, environment: environment)
    environment.isDesignTime = false
    let run = document.layoutTree(root: root, environment: environment)
    #expect(canvas.constraints.count == run.constraints.count + 1)
  }

  @Test("bars are predicted from segues, and read off the frames where views are tied to guides")
  func insets() throws {
    let document = try ProjectDocuments.document("tabs-and-navigation.storyboard")
    let roots = document.layoutRoots.filter { document.views[$0].element == "view" }
    let list = try #require(roots.first { document.views[$0].id == "root-vw-001" })
    let expected = EdgeInsets(top: 64, bottom: 49)
    #expect(document.predictedEnvironment(ofRoot: list).safeAreaInsets == expected)
    #expect(document.inferredEnvironment(ofRoot: list).safeAreaInsets == expected)
  }

  @Test("another screen brings its own insets, margins and traits")
  func otherScreen() throws {
    let document = try ProjectDocuments.document("sign-in-form.storyboard")
    let root = try #require(document.layoutRoots.first)
    let screen = LayoutScreen(
      size: Size(width: 667, height: 375), scale: 2,
      traits: TraitSelection(width: .compact, height: .compact))
    let environment = document.environment(ofRoot: root, on: screen)
    #expect(environment.frame == Rect(x: 0, y: 0, width: 667, height: 375))
    #expect(environment.safeAreaInsets == .zero)
    #expect(environment.rootMargins.left == 20)
    #expect(!environment.isDesignTime)
  }

  @Test("sides that an inset does not name are nothing")
  func buttonInsets() throws {
    func insets(_ sides: String) throws -> EdgeInsets? {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><button id="b" opaque="NO">
        <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
        <inset key="contentEdgeInsets" \(sides)/></button></objects></document>
        """
      let document = try InterfaceDocument.parse(Array(text.utf8), path: "test")
      return document.views.first?.attributes.contentInsets
    }
    #expect(try insets("minX='1' maxX='2'") == EdgeInsets(left: 1, right: 2))
    #expect(try insets("minY='3' maxY='4'") == EdgeInsets(top: 3, bottom: 4))
    #expect(try insets("") == .zero)
  }

  @Test("the bars of a xib's root are its own")
  func barsOfARoot() throws {
    func metrics(_ bars: String) throws -> SimulatedMetrics? {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(bars)</view></objects>
        </document>
        """
      let document = try InterfaceDocument.parse(Array(text.utf8), path: "test")
      return document.views.first?.attributes.simulatedMetrics
    }
    #expect(try metrics("") == nil)
    let shown = try #require(
      try metrics(
        """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        """))
    #expect(shown.navigationBar?.element == "simulatedNavigationBarMetrics")
    #expect(shown.bottomBar == nil && shown.isFreeform)
  }

  @Test("a constraint that names a view of another tree is left out, with a word")
  func otherTrees() throws {
    let frame = "<rect key='frame' x='0' y='0' width='300' height='200'/>"
    let document = try canvasDocument(
      "<view id='one'>\(frame)<subviews><view id='near' "
        + "translatesAutoresizingMaskIntoConstraints='NO'>\(frame)</view></subviews><constraints>"
        + "<constraint firstItem='near' firstAttribute='top' secondItem='one' "
        + "secondAttribute='top' id='good'/>"
        + "<constraint firstItem='near' firstAttribute='leading' secondItem='far' "
        + "secondAttribute='leading' id='bad'/></constraints></view>"
        + "<view id='two'>\(frame)<subviews><view id='far'>\(frame)</view></subviews></view>")
    let roots = document.views.indices.filter { document.views[$0].isLayoutRoot }
    let trees = roots.map {
      document.layoutTree(root: $0, environment: document.inferredEnvironment(ofRoot: $0))
    }
    let message = "the constraint 'bad' names 'far', which lies in another tree"
    #expect(trees.map { $0.problems.map(\.message) } == [[message], []])
  }
}
