import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// What may have caused a difference, for views that all follow one which stands at a margin that is
/// not as predicted.
struct CauseTests {
  /// A view that is stored 60 points from the left.
  ///
  /// That is where the one at the margin ends; by the predicted margin of 16 points it ends at 36.
  private static func view(
    _ id: String, _ element: String = "view", _ attributes: String = "", y: Int, width: Int = 20,
    inside: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="60" y="\(y)" width="\(width)" height="20"/>\(inside)<constraints>
    <constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/>
    <constraint firstAttribute="height" constant="20" id="\(id)-h"/></constraints></\(element)>
    """
  }

  private static func tie(
    _ id: String, _ attribute: String, _ other: String, _ otherAttribute: String,
    _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute)" constant="\(constant)" id="\(id)-\(attribute)"/>
    """
  }

  private static let font =
    "<fontDescription key='fontDescription' type='system' pointSize='17'/>"

  private func document() throws -> InterfaceDocument {
    let atMargin = Self.view("margin", y: 10).replacing("x=\"60\"", with: "x=\"40\"")
    let atGuide = Self.view("guide", y: 77)
    let scrolling = """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="200" width="100" height="100"/><subviews>
      \(Self.view("content", y: 5))</subviews></scrollView>
      """
    let stack = Self.view(
      "stack", "stackView", y: 320,
      inside: """
        <subviews><label id="arranged" text="One" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="20" height="20"/>\(Self.font)</label></subviews>
        """)
    let others = [
      ("label", "label", "text='Word'", 110), ("bar", "progressView", "", 140),
      ("plain", "view", "", 170),
    ].map { Self.view($0.0, $0.1, $0.2, y: $0.3, inside: $0.1 == "label" ? Self.font : "") }
    let both = Self.view("both", "stackView", y: 400)
    let first = Self.view("first", "label", "text='Word'", y: 430, inside: Self.font)
    let second = Self.view("second", "stackView", y: 460)
    var ties = [
      Self.tie("margin", "leading", "root", "leadingMargin"),
      Self.tie("guide", "top", "safe", "top"), Self.tie("both", "top", "root", "topMargin", 380),
      Self.tie("second", "top", "first", "firstBaseline", 14),
      Self.tie("scroll", "leading", "root", "leading"),
      Self.tie("scroll", "top", "root", "top", 200),
      Self.tie("content", "top", "root", "top", 205),
    ]
    for (id, y) in [
      ("margin", 10), ("label", 110), ("bar", 140), ("plain", 170), ("stack", 320), ("first", 430),
    ] {
      ties.append(Self.tie(id, "top", "root", "top", y))
    }
    for id in ["guide", "content", "label", "bar", "plain", "stack", "both", "first", "second"] {
      ties.append(Self.tie(id, "leading", "margin", "trailing"))
    }
    for attribute in ["width", "height"] {
      ties.append(
        "<constraint firstItem='scroll' firstAttribute='\(attribute)' constant='100' "
          + "id='scroll-\(attribute)'/>")
    }
    let subviews = [atMargin, atGuide, scrolling, stack, both, first, second] + others
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21507"/></dependencies><objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(subviews.joined())</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(ties.joined())</constraints></view></objects></document>
      """
    return try InterfaceDocument.parse(Array(text.utf8), path: "causes.xib")
  }

  @Test("the first cause that fits a view counts")
  func order() throws {
    let scorer = ConformanceScorer(insets: .predicted) { SolverStrategy.standard.makeSolver() }
    let score = try #require(scorer.scores(of: try document()).first)
    var causes: [String: DisagreementCause] = [:]
    for view in score.views {
      causes[view.id] = view.cause
      #expect(view.staleness == nil, "\(view)")
    }
    #expect(
      causes == [
        "margin": .margin, "guide": .guide, "content": .scrollContent, "label": .contentSize,
        "bar": .contentSize, "plain": .follows, "stack": .stack, "both": .stack,
        "first": .baseline, "second": .baseline,
      ])
  }
}
