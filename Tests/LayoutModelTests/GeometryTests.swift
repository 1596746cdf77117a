import LayoutModel
import Testing

/// Rectangles and insets, each edge with a number of its own.
@Suite struct GeometryTests {
  private static let rect = Rect(x: 10, y: 20, width: 300, height: 400)
  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func edgesAndMiddles() {
    let rect = Self.rect
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 160, 310])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 220, 420])
    #expect([rect.width, rect.height] == [300, 400])
    #expect(Rect(origin: Point(x: 10, y: 20), size: Size(width: 300, height: 400)) == rect)
  }

  @Test func insetsMoveEachEdge() {
    #expect(
      Self.rect.inset(by: Self.insets) == Rect(x: 12, y: 21, width: 290, height: 395))
    #expect(
      Self.rect.outset(by: Self.insets) == Rect(x: 8, y: 19, width: 310, height: 405))
    #expect(Self.rect.offsetBy(dx: 5, dy: -7) == Rect(x: 15, y: 13, width: 300, height: 400))
  }

  @Test func insetsAreAddedEdgeByEdge() {
    let other = EdgeInsets(top: 80, left: 40, bottom: 20, right: 10)
    #expect(Self.insets + other == EdgeInsets(top: 81, left: 42, bottom: 24, right: 18))
    #expect(other - Self.insets == EdgeInsets(top: 79, left: 38, bottom: 16, right: 2))
    #expect(EdgeInsets.all(3) == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    let mixed = EdgeInsets(top: 0, left: 3, bottom: 3, right: 9)
    #expect(
      EdgeInsets.max(Self.insets, mixed) == EdgeInsets(top: 1, left: 3, bottom: 4, right: 9))
  }

  @Test func readingDirectionDecidesWhichSideLeads() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(insets.resolved(for: .leftToRight) == Self.insets)
    #expect(
      insets.resolved(for: .rightToLeft) == EdgeInsets(top: 1, left: 8, bottom: 4, right: 2))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        DirectionalEdgeInsets(insets.resolved(for: direction), direction: direction) == insets)
    }
  }

  /// The area is 300 x 400 with insets of 10, 20, 30 and 40; what lies `inside` an edge by more
  /// than its inset has none there, and what lies beyond an edge has no more than all of it.
  @Test(arguments: [
    (
      Rect(x: 0, y: 0, width: 300, height: 400),
      EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    ),
    (
      Rect(x: 5, y: 6, width: 288, height: 386), EdgeInsets(top: 4, left: 15, bottom: 22, right: 33)
    ),
    (Rect(x: 50, y: 50, width: 100, height: 100), .zero),
    (
      Rect(x: -50, y: -50, width: 500, height: 600),
      EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    ),
  ])
  func insetsReachIntoWhatLiesThere(_ frame: Rect, _ expected: EdgeInsets) {
    let area = InsetArea(
      Rect(x: 0, y: 0, width: 300, height: 400),
      insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(area.insets(of: frame) == expected)
    #expect(!area.isZero)
  }

  /// Along an axis without insets, where the area lies makes no difference.
  @Test func onlyAxesWithInsetsCount() {
    func area(_ x: Double, _ y: Double, _ insets: EdgeInsets) -> InsetArea {
      InsetArea(Rect(x: x, y: y, width: 100 + x, height: 100 + y), insets: insets)
    }
    for insets in [EdgeInsets(top: 5), EdgeInsets(bottom: 5)] {
      #expect(area(1, 2, insets) == area(9, 2, insets))
      #expect(area(1, 2, insets) != area(1, 3, insets))
    }
    for insets in [EdgeInsets(left: 5), EdgeInsets(right: 5)] {
      #expect(area(1, 2, insets) == area(1, 9, insets))
      #expect(area(1, 2, insets) != area(3, 2, insets))
    }
    #expect(area(1, 2, .zero) == area(3, 4, .zero))
    #expect(area(1, 2, .zero).isZero)
    #expect(area(1, 2, .zero).insets(of: Self.rect) == .zero)
  }
}
