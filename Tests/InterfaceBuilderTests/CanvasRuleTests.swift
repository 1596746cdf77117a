import InterfaceBuilder
import LayoutModel
import Testing

/// Rules of the canvas, each on the smallest document that shows it.
struct CanvasRuleTests {
  private func tree(_ document: InterfaceDocument) throws -> InterfaceLayoutTree {
    let root = try #require(document.layoutRoots.first)
    return document.layoutTree(root: root, environment: document.inferredEnvironment(ofRoot: root))
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key='frame' x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
  }

  /// A cell whose content has a view at a distance from both sides.
  private func cell(_ id: String, side: Double, details: String = "") -> String {
    """
    <tableViewCell id="\(id)" preservesSuperviewLayoutMargins="YES">\(rect(0, 0, 375, 44))
    <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
    id="content-\(id)">\(rect(0, 0, 375, 44))<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="in-\(id)">\
    \(rect(side, 0, 375 - 2 * side, 44))</view></subviews><constraints>
    <constraint firstItem="in-\(id)" firstAttribute="leading" secondItem="content-\(id)" \
    secondAttribute="leadingMargin" id="leading-\(id)"/>
    <constraint firstAttribute="trailingMargin" secondItem="in-\(id)" secondAttribute="trailing" \
    id="trailing-\(id)"/></constraints>\(details)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test("a high label has its baselines at its top and its bottom, up to Xcode 8 in its middle")
  func labels() throws {
    func label(plugIn: Int) throws -> View {
      let tree = try tree(
        canvasDocument(
          "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
            + "<label text='x' translatesAutoresizingMaskIntoConstraints='NO' id='label'>"
            + "\(rect(0, 0, 50, 60))<fontDescription key='fontDescription' type='system' "
            + "pointSize='20'/></label></subviews></view>", plugIn: plugIn))
      return try #require(tree.viewsByID["label"])
    }
    // A line of 20 points is 24 high; its baseline lies 7.11 below the middle.
    let late = try label(plugIn: 13174)
    #expect(late.firstBaseline.edge == .top && abs(late.firstBaseline.offset - 19.11) < 0.01)
    #expect(late.lastBaseline.edge == .bottom && abs(late.lastBaseline.offset + 4.89) < 0.01)
    let early = try label(plugIn: 12088)
    #expect(early.firstBaseline.edge == .center && abs(early.firstBaseline.offset - 7.11) < 0.01)
    #expect(early.lastBaseline == early.firstBaseline)
  }

  @Test(
    "text of several lines has its first baseline below the top and its last one above the bottom")
  func severalLines() throws {
    func item(_ element: String, _ attributes: String) throws -> View {
      let tree = try tree(
        canvasDocument(
          "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
            + "<\(element) \(attributes) translatesAutoresizingMaskIntoConstraints='NO' id='it'>"
            + "\(rect(0, 0, 50, 60))<fontDescription key='fontDescription' type='system' "
            + "pointSize='20'/></\(element)></subviews></view>"))
      return try #require(tree.viewsByID["it"])
    }
    let label = try item("label", "text='x' numberOfLines='0'")
    #expect(label.firstBaseline.edge == .top && label.firstBaseline.offset > 0)
    #expect(label.lastBaseline.edge == .bottom && label.lastBaseline.offset < 0)
    // Text keeps 8 points from the edges of its view.
    let text = try item("textView", "text='x'")
    #expect(text.firstBaseline.edge == .top && text.firstBaseline.offset > 8)
    #expect(text.lastBaseline.edge == .bottom && text.lastBaseline.offset < -8)
    let plain = try item("view", "")
    #expect(plain.lastBaseline.edge == .bottom && plain.lastBaseline.offset == 0)
  }

  @Test("before Xcode 7 both baselines of a view without text are its bottom")
  func plainBaselines() throws {
    func baselines(_ rules: [CanvasRule]) throws -> [Baseline] {
      let document = try canvasDocument(
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
          + "<view translatesAutoresizingMaskIntoConstraints='NO' id='it'>\(rect(0, 0, 50, 60))"
          + "</view></subviews></view>")
      let tree = try tree(rules.reduce(document) { $0.disabling($1) })
      let view = try #require(tree.viewsByID["it"])
      return [view.firstBaseline, view.lastBaseline]
    }
    #expect(try baselines([]) == [Baseline(.top, offset: 0), Baseline(.bottom, offset: 0)])
    #expect(
      try baselines([.plainBaselines])
        == [Baseline(.bottom, offset: 0), Baseline(.bottom, offset: 0)])
  }

  @Test("content that preserves its superview's margins keeps at least those of the cell")
  func preservedMargins() throws {
    let margins = "<edgeInsets key='layoutMargins' top='16' left='8' bottom='4' right='30'/>"
    let tree = try tree(canvasDocument(cell("a", side: 16, details: margins)))
    let content = try #require(tree.viewsByID["content-a"])
    #expect(content.layoutMargins == EdgeInsets(top: 16, left: 16, bottom: 11, right: 30))
  }

  /// The table's width decides the side margins of its cells: 20 points from 390 on, and since
  /// Xcode 15.3 that of the whole screen where it is more.
  @Test(
    "cells have wide margins on wide screens",
    arguments: [
      (393, 393, 23504, 20.0), (300, 393, 23504, 20), (300, 300, 23504, 16), (300, 393, 22504, 16),
      (393, 393, 22504, 20),
    ])
  func sideMargins(_ table: Int, _ screen: Int, _ plugIn: Int, _ side: Double) throws {
    let document = try canvasDocument(
      "<view id='root'>\(rect(0, 0, Double(screen), 852))<subviews><tableView id='table'>"
        + "\(rect(0, 0, Double(table), 852))<prototypes>\(cell("a", side: side))</prototypes>"
        + "</tableView></subviews></view>", plugIn: plugIn, device: "retina6_12")
    let cell = try #require(document.views.firstIndex { $0.id == "a" })
    #expect(document.predictedEnvironment(ofRoot: cell).rootMargins.left == side)
  }

  @Test("a controller's view keeps at least the system's margins at the sides")
  func minimumMargins() throws {
    func margins(
      _ own: String, plugIn: Int = 22504, isControllers: Bool = true,
      without rules: [CanvasRule] = []
    ) throws -> EdgeInsets {
      let view =
        "<view key='view' id='root'>\(rect(0, 0, 393, 852))<\(own)/>"
        + "<subviews><view id='it'>\(rect(0, 0, 10, 10))</view></subviews></view>"
      let source = try canvasDocument(
        isControllers ? "<viewController id='controller'>\(view)</viewController>" : view,
        plugIn: plugIn, device: "retina6_12")
      let document = rules.reduce(source) { $0.disabling($1) }
      let root = try #require(document.layoutRoots.first)
      let tree = document.layoutTree(
        root: root, environment: document.predictedEnvironment(ofRoot: root))
      tree.root.insetsLayoutMarginsFromSafeArea = false
      return tree.root.layoutMargins
    }
    let own = "edgeInsets key='layoutMargins' top='0' left='15' bottom='0' right='30'"
    #expect(try margins(own) == EdgeInsets(top: 0, left: 16, bottom: 0, right: 30))
    #expect(
      try margins(
        "directionalEdgeInsets key='directionalLayoutMargins' top='0' leading='30' bottom='0' "
          + "trailing='15'") == EdgeInsets(top: 0, left: 30, bottom: 0, right: 16))
    for left in [
      try margins(own, plugIn: 12042).left, try margins(own, isControllers: false).left,
      try margins(own, without: [.minimumMargins]).left,
    ] { #expect(left == 15) }
  }

  @Test("a loose cell of Xcode 12 is not given the margins of a wider device")
  func looseCells() throws {
    let wide = cell("a", side: 16).replacing("375", with: "600")
    for (plugIn, side) in [(14088, 20.0), (15510, 15), (21507, 16)] {
      let tree = try tree(canvasDocument(wide, plugIn: plugIn))
      let content = try #require(tree.viewsByID["content-a"])
      #expect(content.layoutMargins.left == side, "\(plugIn)")
    }
  }

  @Test("most cells of a table tell the side margin of all")
  func tableMargins() throws {
    let table =
      "<tableView id='table'>\(rect(0, 0, 375, 400))<prototypes>"
      + cell("a", side: 24) + cell("b", side: 24) + cell("c", side: 16)
      + "</prototypes></tableView>"
    let document = try canvasDocument(table)
    for id in ["a", "c"] {
      guard case .view(let root) = document.item(withID: id) else { throw CanvasRuleError() }
      let read = document.inferredEnvironment(ofRoot: root)
      #expect(read.cellSideMargin == 24)
      let tree = document.layoutTree(root: root, environment: read)
      #expect(tree.viewsByID["content-\(id)"]?.layoutMargins.left == 24)
      #expect(document.predictedEnvironment(ofRoot: root).cellSideMargin == nil)
    }
  }

  @Test("a placeholder does not count where a constraint fixes the size")
  func placeholders() throws {
    func height(_ constraint: String) throws -> Double {
      let tree = try tree(
        canvasDocument(
          "<view id='root'>\(rect(0, 0, 300, 200))<subviews><textField "
            + "placeholderIntrinsicHeight='20' placeholderIntrinsicWidth='90' "
            + "translatesAutoresizingMaskIntoConstraints='NO' id='field'>\(rect(0, 0, 90, 30))"
            + "<constraints>\(constraint)</constraints></textField></subviews></view>"))
      return try #require(tree.viewsByID["field"]).intrinsicContentSize.height
    }
    #expect(try height("") == 20)
    #expect(try height("<constraint firstAttribute='height' constant='30' id='h'/>") == 30)
  }

  /// The content size of a view without any stored frame.
  private func measured(
    _ object: String, plugIn: Int = 21507, device: String = "retina4_7"
  ) throws -> [Double] {
    let source = try canvasDocument(
      "<view id='root'>\(rect(0, 0, 300, 200))<subviews>\(object)</subviews></view>",
      plugIn: plugIn, device: device)
    guard case .view(let index) = source.item(withID: "it") else { throw CanvasRuleError() }
    return source.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
  }

  private func stack(_ object: String) -> String {
    "<stackView id='stack'>\(rect(0, 0, 300, 100))<subviews>\(object)</subviews></stackView>"
  }

  @Test("labels and buttons of the library stay whole points high where no stack arranges them")
  func libraryHeights() throws {
    let label =
      "<label text='x' id='it'><fontDescription key='fontDescription' type='system' "
      + "pointSize='17'/></label>"
    let button =
      "<button id='it'><buttonConfiguration key='configuration' style='plain' title='x'/></button>"
    #expect(try measured(label, device: "retina6_12")[1] == 21)
    #expect(abs(try measured(stack(label), device: "retina6_12")[1] - 61.0 / 3) < 1e-9)
    #expect(try measured(label.replacing("'17'", with: "'16'"))[1] == 19.5)
    #expect(try measured(button, device: "retina6_12")[1] == 35)
    #expect(abs(try measured(stack(button), device: "retina6_12")[1] - 103.0 / 3) < 1e-9)
  }

  @Test("lines of a text style lie further apart than others")
  func styleLeading() throws {
    func label(_ font: String) -> String {
      "<label text='a&#10;b' numberOfLines='0' id='it'>"
        + "<fontDescription key='fontDescription' \(font)/></label>"
    }
    #expect(try measured(label("style='UICTFontTextStyleBody'"))[1] == 42.5)
    #expect(try measured(label("type='system' pointSize='17'"))[1] == 41)
    // Of a text view the last line has that room as well.
    let style = "<fontDescription key='fontDescription' style='UICTFontTextStyleBody'/>"
    let view = "<textView scrollEnabled='NO' text='a&#10;b' id='it'>\(style)</textView>"
    #expect(try measured(view)[1] == 2 * 22 + 16)
  }

  @Test("two labels as high as a line of another text size tell that the canvas had it")
  func canvasTextSize() throws {
    func label(_ style: String, _ height: Double, _ id: String) -> String {
      "<label text='Text' id='\(id)'>\(rect(0, 0, 50, height))"
        + "<fontDescription key='fontDescription' style='UICTFontTextStyle\(style)'/></label>"
    }
    func read(_ labels: [String], plugIn: Int = 21507) throws -> InterfaceDocument {
      try canvasDocument(
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews>\(labels.joined())</subviews></view>",
        plugIn: plugIn)
    }
    let body = label("Body", 17, "a")
    let small = try read([body, label("Callout", 16, "b")])
    #expect(small.canvasTextSize == .extraSmall)
    let root = try #require(small.layoutRoots.first)
    #expect(small.inferredEnvironment(ofRoot: root).contentSizeCategory == .extraSmall)
    let screen = LayoutScreen(size: Size(width: 375, height: 667))
    #expect(small.environment(ofRoot: root, on: screen).contentSizeCategory == .large)
    #expect(small.disabling(.canvasTextSize).canvasTextSize == .large)
    // Where the default size explains as many, and where one label stands alone, nothing is inferred.
    #expect(try read([body, label("Body", 20.5, "b")]).canvasTextSize == .large)
    #expect(try read([body]).canvasTextSize == .large)
    #expect(try read([body], plugIn: 9530).canvasTextSize == .medium)
  }

  @Test("a label wraps its text at the width that it prefers")
  func preferredWidth() throws {
    func label(_ attributes: String) -> String {
      "<label text='a few words that wrap' \(attributes) id='it'/>"
    }
    let line = try measured(label("numberOfLines='0'"))
    let wrapped = try measured(label("numberOfLines='0' preferredMaxLayoutWidth='100'"))
    #expect(line[0] > 150 && line[1] == 20.5)
    #expect(wrapped[0] <= 100 && wrapped[1] == 41)
    #expect(try measured(label("preferredMaxLayoutWidth='100'"))[0] == line[0])
  }

  @Test("a button's title is that of its configuration, heavier where it is the primary one")
  func configuredTitles() throws {
    func button(_ attributes: String, _ parts: String) -> String {
      "<button \(attributes) id='it'><buttonConfiguration key='configuration' style='plain' "
        + "\(parts)</button>"
    }
    let plain = try measured(button("", "title='Some words'/>"))
    let primary = try measured(button("role='primary'", "title='Some words'/>"))
    #expect(plain[1] == primary[1] && plain[0] + 2 < primary[0])
    let parts =
      "><attributedString key='attributedTitle'><fragment content='Some words'><attributes>"
      + "<font key='NSFont' metaFont='system' size='10'/></attributes></fragment></attributedString>"
      + "</buttonConfiguration>"
    let small = try measured(button("", parts))
    #expect(small[0] < plain[0] && small[1] == 26)
  }

  @Test("a button is no smaller than the image behind it, nor padded beside one before its title")
  func imagesOfButtons() throws {
    func height(_ state: String) throws -> [Double] {
      let source = try canvasDocument(
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews><button id='it'>"
          + "<state key='normal' title='x' \(state)/></button></subviews></view></objects>"
          + "<resources><image name='i' width='90' height='28'/></resources><objects>")
      guard case .view(let index) = source.item(withID: "it") else { throw CanvasRuleError() }
      return source.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
    }
    #expect(try height("") == [30, 34])
    #expect(try height("backgroundImage='i'") == [90, 34])
    #expect(try height("image='i'")[1] == 28)
  }

  @Test("segments are as wide as the widest title would be if it were selected")
  func segments() throws {
    func width(_ titles: [String], plugIn: Int = 22504) throws -> Double {
      let segments = titles.map { "<segment title='\($0)'/>" }.joined()
      return try measured(
        "<segmentedControl id='it'><segments>\(segments)</segments></segmentedControl>",
        plugIn: plugIn)[0]
    }
    // As stored in five documents.
    #expect(try width(["Solid", "Gradient"]) == 145)
    #expect(try width(["Regular", "Light", "Subtle"]) == 200)
    #expect(try width(["None", "Gray", "Color", "Blur"]) == 211)
    #expect(try width(["First", "Second"], plugIn: 13173) == 121)
    #expect(try width(["Linear", "Radial"], plugIn: 12088) == 105)
  }

  @Test("a text's parts are read as one, with the first one's font")
  func attributedText() throws {
    func width(_ parts: [String], size: Int) throws -> Double {
      let fragments = parts.map {
        "<fragment content='\($0)'><attributes><font key='NSFont' metaFont='systemBold' "
          + "size='\(size)'/></attributes></fragment>"
      }
      return try measured(
        "<label id='it'><attributedString key='attributedText'>\(fragments.joined())"
          + "</attributedString></label>")[0]
    }
    #expect(try width(["two ", "words"], size: 20) == width(["two words"], size: 20))
    #expect(try width(["two words"], size: 10) < width(["two words"], size: 20))
  }

  @Test("the middle of the safe area tells the inset of the edge that nothing keeps to")
  func farInset() throws {
    let source = try canvasDocument(
      "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
        + "<view translatesAutoresizingMaskIntoConstraints='NO' id='top'>\(rect(0, 30, 9, 9))</view>"
        + "<view translatesAutoresizingMaskIntoConstraints='NO' id='mid'>\(rect(0, 100, 9, 20))</view>"
        + "</subviews><viewLayoutGuide key='safeArea' id='safe'/><constraints>"
        + "<constraint firstItem='top' firstAttribute='top' secondItem='safe' "
        + "secondAttribute='top' id='a'/>"
        + "<constraint firstItem='mid' firstAttribute='centerY' secondItem='safe' "
        + "secondAttribute='centerY' id='b'/></constraints></view>")
    let root = try #require(source.layoutRoots.first)
    let insets = source.inferredEnvironment(ofRoot: root).safeAreaInsets
    #expect(insets.top == 30 && insets.bottom == 10)
  }

  @Test("frames of early canvases are computed to half points")
  func halfPoints() throws {
    let view = "<view id='root'>\(rect(0, 0, 300, 200))</view>"
    let early = try canvasDocument(view, plugIn: 9530)
    #expect(early.canvasScale == 2 && early.storedScale == 1)
    #expect(try canvasDocument(view).storedScale == 2)
  }
}

/// A document that lacks what a test put into it.
private struct CanvasRuleError: Error {}
