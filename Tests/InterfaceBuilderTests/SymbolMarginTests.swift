import InterfaceBuilder
import LayoutModel
import Testing

/// What constraints to edges, margins and neighbours tell of a symbol's alignment rectangle, whose edges
/// lie 10, 14, 12 and 16 points within a row of 300 x 100.
struct SymbolMarginTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key='frame' x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
  }

  /// The symbol's frame, which sticks out by 2, 1, 3 and 4 points.
  private static let frame = rect(9, 12, 283, 75)
  private static let insets = EdgeInsets(top: 2, left: 1, bottom: 3, right: 4)

  private static let margins =
    "<edgeInsets key='layoutMargins' top='14' left='10' bottom='16' right='12'/>"
  private static let directionalMargins =
    "<directionalEdgeInsets key='directionalLayoutMargins' top='14' leading='10' bottom='16' "
    + "trailing='12'/>"

  /// The insets that are read of a symbol by constraints of the row that holds it.
  private static func insets(
    _ constraints: [String], in element: String = "view", _ attributes: String = "",
    details: String = "", frame: String = frame, others: String = ""
  ) throws -> EdgeInsets {
    let elements = constraints.enumerated().map { index, text in
      "<constraint \(text) id='c\(index)'/>"
    }
    let document = try canvasDocument(
      "<view id='root'>\(rect(0, 0, 300, 200))<subviews>"
        + "<\(element) translatesAutoresizingMaskIntoConstraints='NO' id='row' \(attributes)>"
        + "\(rect(0, 0, 300, 100))<subviews>"
        + "<imageView image='tray' catalog='system' "
        + "translatesAutoresizingMaskIntoConstraints='NO' id='it'>\(frame)</imageView>\(others)"
        + "</subviews><constraints>\(elements.joined())</constraints>\(details)</\(element)>"
        + "</subviews></view>")
    let root = try #require(document.layoutRoots.first)
    let tree = document.layoutTree(
      root: root, environment: document.inferredEnvironment(ofRoot: root))
    return try #require(tree.viewsByID["it"]).alignmentRectInsets
  }

  /// A constraint between an edge of the symbol and one of the row.
  private static func tie(
    _ attribute: String, _ other: String, _ constant: Int = 0, isFirst: Bool = true,
    item: String = "row"
  ) -> String {
    isFirst
      ? "firstItem='it' firstAttribute='\(attribute)' secondItem='\(item)' "
        + "secondAttribute='\(other)' constant='\(constant)'"
      : "firstItem='\(item)' firstAttribute='\(other)' secondItem='it' "
        + "secondAttribute='\(attribute)' constant='\(constant)'"
  }

  private static let toMargins = [
    tie("top", "topMargin"), tie("leading", "leadingMargin"),
    tie("bottom", "bottomMargin", isFirst: false), tie("trailing", "trailingMargin"),
  ]

  @Test("every edge is compared with the margin on its side")
  func sides() throws {
    #expect(try Self.insets(Self.toMargins, details: Self.margins) == Self.insets)
    #expect(try Self.insets(Self.toMargins, details: Self.directionalMargins) == Self.insets)
    let byHand = ["leading", "trailing"].map {
      Self.tie($0 == "leading" ? "left" : "right", $0 == "leading" ? "leftMargin" : "rightMargin")
    }
    #expect(
      try Self.insets(byHand, details: Self.margins)
        == EdgeInsets(top: 0, left: 1, bottom: 0, right: 4))
  }

  @Test("constants count from the side on which they are written")
  func constants() throws {
    let ties = [
      Self.tie("top", "top", 14), Self.tie("leading", "leading", -10, isFirst: false),
      Self.tie("bottom", "bottom", 16, isFirst: false), Self.tie("trailing", "trailing", -12),
    ]
    #expect(try Self.insets(ties) == Self.insets)
  }

  @Test("a view that states no margins has 8 points, unless others decide them")
  func defaults() throws {
    let frame = Self.rect(7, 6, 289, 89)
    let expected = EdgeInsets(top: 2, left: 1, bottom: 3, right: 4)
    #expect(try Self.insets(Self.toMargins, frame: frame) == expected)
    for (element, attributes) in [
      ("view", "preservesSuperviewLayoutMargins='YES'"), ("scrollView", ""),
    ] {
      #expect(try Self.insets(Self.toMargins, in: element, attributes, frame: frame) == .zero)
    }
  }

  @Test("an edge of a neighbour is one to compare with, within that one's own rectangle")
  func neighbours() throws {
    let label =
      "<label text='x' translatesAutoresizingMaskIntoConstraints='NO' id='next'>"
      + "\(Self.rect(100, 50, 40, 20))</label>"
    let ties = [
      Self.tie("leading", "trailing", 8, item: "next"), Self.tie("bottom", "top", item: "next"),
      Self.tie("top", "top"), Self.tie("trailing", "trailing"),
    ]
    let found = try Self.insets(ties, frame: Self.rect(146, -1, 157, 53), others: label)
    #expect(found == EdgeInsets(top: 1, left: 2, bottom: 2, right: 3))
  }

  @Test(
    "only what is required, as long and known tells an inset",
    arguments: [
      ("", 2.0), ("priority='999'", 0), ("priority='1000'", 2), ("multiplier='2'", 0),
      ("relation='greaterThanOrEqual'", 0), ("symbolic='YES'", 0),
    ])
  func otherConstraints(attributes: String, top: Double) throws {
    let ties = [Self.tie("top", "top", 14) + " \(attributes)", Self.tie("bottom", "bottom", -13)]
    let found = try Self.insets(ties)
    #expect(found.top == top && found.bottom == 0)
  }

  /// Six points are an inset, more is another place; less than a pixel is rounding.
  @Test(
    "an inset is a whole pixel, and at most six points",
    arguments: [
      (12.0, 6.0), (11.5, 0), (17.5, 0.5), (17.75, 0), (18, 0), (18.25, 0), (18.5, -0.5), (24, -6),
      (24.5, 0),
    ])
  func sizes(y: Double, top: Double) throws {
    let ties = [Self.tie("top", "top", 18), Self.tie("bottom", "bottom")]
    let found = try Self.insets(ties, frame: Self.rect(10, y, 44, 100 - y))
    #expect(found == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}
