import InterfaceBuilder
import LayoutModel
import Testing

/// What a document states for some size classes only, beyond what it installs for them.
struct VariationTests {
  private let regular = TraitSelection(width: .regular, height: .regular)
  private let compact = TraitSelection(width: .compact, height: .regular)

  private func document(_ variations: String, margins: String = "") throws -> InterfaceDocument {
    try canvasDocument(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label opaque="NO" text="Hello" numberOfLines="1" id="label" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="40" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="16"/>
      \(variations)</label></subviews>
      \(margins)
      <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="c"/></constraints></view>
      """)
  }

  private let largeFont = """
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="boldSystem" \
    pointSize="32"/></variation>
    """

  private func label(
    _ document: InterfaceDocument, _ traits: TraitSelection,
    _ contentSizes: LayoutEnvironment.ContentSizes
  ) throws -> View {
    let root = try #require(document.layoutRoots.first)
    var environment = document.predictedEnvironment(ofRoot: root)
    environment.traits = traits
    environment.contentSizes = contentSizes
    let tree = document.layoutTree(root: root, environment: environment)
    return try #require(tree.item("label") as? View)
  }

  @Test("a font that is written for size classes is measured there")
  func measuredFont() throws {
    let document = try document(largeFont)
    let small = try label(document, compact, .measured)
    let large = try label(document, regular, .measured)
    #expect(small.intrinsicContentSize.height == 19.5)
    #expect(large.intrinsicContentSize.height == 38.5)
    #expect(large.intrinsicContentSize.width > 2 * small.intrinsicContentSize.width)
    #expect(large.firstBaseline.offset > 1.9 * small.firstBaseline.offset)
  }

  @Test("a stored size grows with the font that size classes other than the canvas's have")
  func storedSize() throws {
    let document = try document(largeFont)
    let small = try label(document, compact, .stored).intrinsicContentSize
    #expect(small == Size(width: 40, height: 20))
    let large = try label(document, regular, .stored).intrinsicContentSize
    #expect(large == Size(width: 80, height: 40))
  }

  @Test("a tree that follows the size classes changes its fonts and margins, and changes them back")
  func adaptive() throws {
    let margins = """
      <variation key="widthClass=regular">\
      <edgeInsets key="layoutMargins" top="1" left="30" bottom="2" right="40"/></variation>
      """
    let document = try document(largeFont, margins: margins)
    let root = try #require(document.layoutRoots.first)
    var environment = document.predictedEnvironment(ofRoot: root)
    environment.traits = compact
    let adaptive = document.adaptiveTree(root: root, environment: environment)
    let view = adaptive.tree.root
    let label = try #require(adaptive.tree.item("label") as? View)
    let before = view.layoutMargins
    #expect(before != EdgeInsets(top: 1, left: 30, bottom: 2, right: 40))
    adaptive.setTraits(regular)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 2, right: 40))
    #expect(label.intrinsicContentSize == Size(width: 80, height: 40))
    adaptive.setTraits(compact)
    #expect(view.layoutMargins == before)
    #expect(label.intrinsicContentSize == Size(width: 40, height: 20))
  }

  @Test("margins by reading direction take the place of margins by side")
  func directionalMargins() throws {
    let margins = """
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      <variation key="widthClass=regular"><directionalEdgeInsets key="directionalLayoutMargins" \
      top="1" leading="2" bottom="3" trailing="4"/></variation>
      """
    let document = try document("", margins: margins)
    let root = try #require(document.layoutRoots.first)
    var environment = document.predictedEnvironment(ofRoot: root)
    environment.traits = regular
    let tree = document.layoutTree(root: root, environment: environment)
    #expect(tree.root.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("what a variation says and layout does not take over is named and counted")
  func unreadParts() throws {
    let document = try document(
      """
      \(largeFont)<variation key="widthClass=compact" fixedFrame="YES" misplaced="YES">\
      <rect key="frame" x="0.0" y="0.0" width="1" height="1"/><color key="textColor"/></variation>\
      <variation key="heightClass=compact" fixedFrame="YES" hidden="YES"/>
      """)
    let unread = document.unknownElements.map { "\($0.name) \($0.count)" }
    #expect(unread == ["variation/color 1", "variation@fixedFrame 2"])
  }

  /// The views of a holder in their order, before, within and after the regular width class, where
  /// one of them is installed only there.
  private func order(_ holder: String, installed: String) throws -> [[String]] {
    let ids = ["a", "b", "c"]
    let views = ids.map {
      "<view id='\($0)'><rect key='frame' x='0' y='0' width='10' height='10'/></view>"
    }
    let document = try canvasDocument(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <\(holder) id="holder"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(views.joined())</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="\(installed)"/></mask>
      </variation><variation key="widthClass=regular"><mask key="subviews">
      <include reference="\(installed)"/></mask></variation></\(holder)></subviews></view>
      """)
    let root = try #require(document.layoutRoots.first)
    var environment = document.predictedEnvironment(ofRoot: root)
    environment.traits = compact
    let adaptive = document.adaptiveTree(root: root, environment: environment)
    return try [compact, regular, compact].map { traits in
      adaptive.setTraits(traits)
      let view = try #require(adaptive.tree.item("holder") as? View)
      let shown = (view as? StackView)?.arrangedSubviews ?? view.subviews
      return shown.map { shown in
        ids.first { (adaptive.tree.item($0) as? View) === shown } ?? "?"
      }
    }
  }

  @Test(
    "a view that is installed for size classes comes to its place, and leaves it again",
    arguments: ["view", "stackView"])
  func places(_ holder: String) throws {
    #expect(try order(holder, installed: "a") == [["b", "c"], ["a", "b", "c"], ["b", "c"]])
    #expect(try order(holder, installed: "b") == [["a", "c"], ["a", "b", "c"], ["a", "c"]])
    #expect(try order(holder, installed: "c") == [["a", "b"], ["a", "b", "c"], ["a", "b"]])
  }
}
