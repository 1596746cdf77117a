import InterfaceBuilder
import LayoutModel
import Testing

/// Rules of the canvas, each on the smallest document that shows it.
struct CanvasRuleTests {
  /// A document of one plug-in with an object at the top.
  private func document(_ object: String, plugIn: Int = 21507) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="\(plugIn)"/></dependencies>
      <objects>\(object)</objects></document>
      """
    return try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
  }

  private func tree(_ document: InterfaceDocument) throws -> InterfaceLayoutTree {
    let root = try #require(document.layoutRoots.first)
    return document.layoutTree(root: root, environment: document.environmentRead(ofRoot: root))
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

  @Test("a high label has its first baseline at its top and the last one at its bottom")
  func labels() throws {
    let tree = try tree(
      document(
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
          + "<label text='x' translatesAutoresizingMaskIntoConstraints='NO' id='label'>"
          + "\(rect(0, 0, 50, 60))<fontDescription key='fontDescription' type='system' "
          + "pointSize='20'/></label></subviews></view>"))
    let label = try #require(tree.viewsByID["label"])
    // A line of 20 points is 24 high; its baseline lies 7.11 below the middle.
    #expect(label.firstBaseline.edge == .top && abs(label.firstBaseline.offset - 19.11) < 0.01)
    #expect(label.lastBaseline.edge == .bottom && abs(label.lastBaseline.offset + 4.89) < 0.01)
  }

  @Test("content that preserves its superview's margins keeps at least those of the cell")
  func preservedMargins() throws {
    let margins = "<edgeInsets key='layoutMargins' top='16' left='8' bottom='4' right='30'/>"
    let tree = try tree(document(cell("a", side: 16, details: margins)))
    let content = try #require(tree.viewsByID["content-a"])
    #expect(content.layoutMargins == EdgeInsets(top: 16, left: 16, bottom: 11, right: 30))
  }

  @Test("a loose cell of Xcode 12 is not given the margins of a wider device")
  func looseCells() throws {
    let wide = cell("a", side: 16).replacing("375", with: "600")
    for (plugIn, side) in [(14088, 20.0), (15510, 15), (21507, 16)] {
      let tree = try tree(document(wide, plugIn: plugIn))
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
    let document = try document(table)
    for id in ["a", "c"] {
      guard case .view(let root) = document.item(withID: id) else { throw CanvasRuleError() }
      let read = document.environmentRead(ofRoot: root)
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
        document(
          "<view id='root'>\(rect(0, 0, 300, 200))<subviews><textField "
            + "placeholderIntrinsicHeight='20' placeholderIntrinsicWidth='90' "
            + "translatesAutoresizingMaskIntoConstraints='NO' id='field'>\(rect(0, 0, 90, 30))"
            + "<constraints>\(constraint)</constraints></textField></subviews></view>"))
      return try #require(tree.viewsByID["field"]).intrinsicContentSize.height
    }
    #expect(try height("") == 20)
    #expect(try height("<constraint firstAttribute='height' constant='30' id='h'/>") == 30)
  }

  @Test("frames of early canvases are computed to half points")
  func halfPoints() throws {
    let view = "<view id='root'>\(rect(0, 0, 300, 200))</view>"
    let early = try document(view, plugIn: 9530)
    #expect(early.canvasScale == 2 && early.storedScale == 1)
    #expect(try document(view).storedScale == 2)
  }
}

/// A document that lacks what a test put into it.
private struct CanvasRuleError: Error {}
