import InterfaceBuilder
import LayoutModel
import Testing

/// Rules of the canvas about symbols, tables and distances in stacks, each on the smallest document
/// that shows it.
struct ArrangementRuleTests {
  private func tree(
    _ objects: String, plugIn: Int = 21507, device: String = "retina4_7",
    without rules: [CanvasRule] = []
  ) throws -> InterfaceLayoutTree {
    let source = try canvasDocument(objects, plugIn: plugIn, device: device)
    let document = rules.reduce(source) { $0.disabling($1) }
    let root = try #require(document.layoutRoots.first)
    return document.layoutTree(root: root, environment: document.inferredEnvironment(ofRoot: root))
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key='frame' x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
  }

  /// A row of 100 points with margins of 15 to which a symbol keeps above and below.
  private func row(symbolAt y: Double, height: Double) -> String {
    "<view id='root'>\(rect(0, 0, 300, 200))<subviews><view "
      + "translatesAutoresizingMaskIntoConstraints='NO' id='row'>\(rect(0, 0, 300, 100))<subviews>"
      + "<imageView image='gamecontroller.fill' catalog='system' "
      + "translatesAutoresizingMaskIntoConstraints='NO' id='it'>\(rect(15, y, 44, height))"
      + "</imageView></subviews><constraints>"
      + "<constraint firstItem='it' firstAttribute='top' secondItem='row' "
      + "secondAttribute='topMargin' id='a'/><constraint firstAttribute='bottomMargin' "
      + "secondItem='it' secondAttribute='bottom' id='b'/></constraints>"
      + "<directionalEdgeInsets key='directionalLayoutMargins' top='15' leading='15' bottom='15' "
      + "trailing='15'/></view></subviews></view>"
  }

  @Test("a symbol's alignment rectangle lies where relations put its edges, unlike above and below")
  func symbolEdges() throws {
    func insets(_ objects: String, without rules: [CanvasRule] = []) throws -> EdgeInsets {
      try #require(try tree(objects, without: rules).viewsByID["it"]).alignmentRectInsets
    }
    let sticking = row(symbolAt: 13, height: 73.5)
    #expect(try insets(sticking) == EdgeInsets(top: 2, left: 0, bottom: 1.5, right: 0))
    #expect(try insets(sticking, without: [.symbolEdges]) == .zero)
    // What lies further off is stale, and no inset.
    #expect(try insets(row(symbolAt: 0, height: 85)) == .zero)
    // Of a picture that is no symbol nothing is read.
    #expect(try insets(sticking.replacing("catalog='system'", with: "")) == .zero)
  }

  @Test("a size that constraints give a symbol tells its insets along that axis alone")
  func sizedSymbols() throws {
    func insets(width: Double?, height: Double?) throws -> EdgeInsets {
      let extents = [("width", width), ("height", height)].compactMap { name, extent in
        extent.map { "<constraint firstAttribute='\(name)' constant='\($0)' id='\(name)'/>" }
      }
      let objects =
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews><imageView image='tray' catalog='system' "
        + "translatesAutoresizingMaskIntoConstraints='NO' id='it'>\(rect(20, 30, 44, 28))"
        + "<constraints>\(extents.joined())</constraints></imageView></subviews></view>"
      return try #require(try tree(objects).viewsByID["it"]).alignmentRectInsets
    }
    #expect(try insets(width: 40, height: nil) == EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(
      try insets(width: nil, height: 25) == EdgeInsets(top: 1.5, left: 0, bottom: 1.5, right: 0))
    #expect(
      try insets(width: 43, height: 30) == EdgeInsets(top: -1, left: 0.5, bottom: -1, right: 0.5))
    // More than a quarter of the size is no inset.
    #expect(try insets(width: 36, height: nil) == EdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    #expect(try insets(width: 35, height: nil) == .zero)
  }

  @Test("the first view of a column tells the inset above a symbol of a height of its own")
  func arrangedSymbols() throws {
    let column =
      "<view id='root'>\(rect(0, 0, 300, 200))<subviews><stackView axis='vertical' "
      + "translatesAutoresizingMaskIntoConstraints='NO' id='stack'>\(rect(0, 0, 300, 120))<subviews>"
      + "<imageView image='tray' catalog='system' id='it'>\(rect(0, -1.5, 300, 101.5))<constraints>"
      + "<constraint firstAttribute='height' constant='100' id='h'/></constraints></imageView>"
      + "<label text='x' id='label'>\(rect(0, 100, 300, 20))</label></subviews></stackView>"
      + "</subviews></view>"
    let insets = try #require(try tree(column).viewsByID["it"]).alignmentRectInsets
    #expect(insets == EdgeInsets(top: 1.5, left: 0, bottom: 0, right: 0))
    let even = try #require(try tree(column, without: [.symbolEdges]).viewsByID["it"])
    #expect(even.alignmentRectInsets == EdgeInsets(top: 0.75, left: 0, bottom: 0.75, right: 0))
  }

  @Test("the sizes that a stack takes away or fills yield most readily, and others not at all")
  func sizesInStacks() throws {
    func ranks(_ stack: String, isHidden: Bool) throws -> [String: Int8] {
      let objects =
        "<view id='root'>\(rect(0, 0, 300, 200))<subviews><stackView \(stack) id='stack'>"
        + "\(rect(0, 0, 300, 100))<subviews><view id='it' hidden='\(isHidden ? "YES" : "NO")'>"
        + "\(rect(0, 0, 44, 28))<constraints>"
        + "<constraint firstAttribute='width' constant='44' id='w' identifier='width'/>"
        + "<constraint firstAttribute='height' constant='28' id='h' identifier='height'/>"
        + "</constraints></view></subviews></stackView></subviews></view>"
      let it = try #require(try tree(objects).viewsByID["it"])
      return Dictionary(
        uniqueKeysWithValues: it.constraints.compactMap { constraint in
          constraint.identifier.map { ($0, constraint.applicationBreakRank) }
        })
    }
    let (row, column) = ("axis='horizontal'", "axis='vertical'")
    #expect(try ranks(row, isHidden: true) == ["width": 121, "height": 120])
    #expect(try ranks(column, isHidden: true) == ["width": 120, "height": 121])
    #expect(try ranks(row, isHidden: false) == ["width": 0, "height": 120])
    #expect(try ranks(column, isHidden: false) == ["width": 120, "height": 0])
    #expect(try ranks(row + " alignment='center'", isHidden: true) == ["width": 121, "height": 0])
    #expect(try ranks(row + " alignment='center'", isHidden: false) == ["width": 0, "height": 0])
  }

  @Test("a symbol fills a row with its alignment rectangle, whatever its frame's height")
  func symbolsInRows() throws {
    let row =
      "<view id='root'>\(rect(0, 0, 343, 200))<subviews><stackView "
      + "translatesAutoresizingMaskIntoConstraints='NO' id='stack'>\(rect(0, 0, 343, 47))<subviews>"
      + "<label text='x' id='label'>\(rect(0, 0, 333, 47))</label>"
      + "<imageView image='chevron.right' catalog='system' id='it'>\(rect(333, 2, 10, 43.5))"
      + "</imageView></subviews></stackView></subviews></view>"
    let insets = try #require(try tree(row).viewsByID["it"]).alignmentRectInsets
    #expect(insets == EdgeInsets(top: -2, left: 0, bottom: -1.5, right: 0))
    let centered = row.replacing("<stackView ", with: "<stackView alignment='center' ")
    #expect(try #require(try tree(centered).viewsByID["it"]).alignmentRectInsets == .zero)
  }
}
