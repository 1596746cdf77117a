import LayoutModel
import Testing

/// What two rectangles share, and by how much they reach into or beyond each other.
@Suite struct RectRelationTests {
  private static let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    arguments: [
      // Across a corner, within, around, the same.
      (Rect(x: 5, y: 6, width: 10, height: 10), Rect(x: 5, y: 6, width: 5, height: 4), 4.0),
      (Rect(x: -3, y: -2, width: 10, height: 10), Rect(x: 0, y: 0, width: 7, height: 8), 7),
      (Rect(x: 2, y: 3, width: 4, height: 5), Rect(x: 2, y: 3, width: 4, height: 5), 4),
      (Rect(x: -5, y: -5, width: 30, height: 30), square, 10),
      (square, square, 10),
    ] as [(Rect, Rect, Double)])
  func sharedParts(_ other: Rect, _ shared: Rect, _ depth: Double) {
    #expect(Self.square.intersection(other) == shared)
    #expect(other.intersection(Self.square) == shared)
    #expect(shared.area == shared.width * shared.height)
    #expect(Self.square.overlap(with: other) == depth)
    #expect(other.overlap(with: Self.square) == depth)
  }

  /// Rectangles apart share nothing, whichever way they lie, and their distance is negative.
  @Test(
    arguments: [
      (Rect(x: 12, y: 0, width: 5, height: 5), -2.0), (Rect(x: -9, y: 0, width: 5, height: 5), -4),
      (Rect(x: 0, y: 13, width: 5, height: 5), -3), (Rect(x: 0, y: -6, width: 5, height: 5), -1),
      (Rect(x: 10, y: 0, width: 5, height: 5), 0),
    ] as [(Rect, Double)])
  func apart(_ other: Rect, _ depth: Double) {
    for shared in [Self.square.intersection(other), other.intersection(Self.square)] {
      #expect(shared.area == 0)
      #expect(shared.width >= 0 && shared.height >= 0)
    }
    #expect(Self.square.overlap(with: other) == depth)
  }

  @Test(
    arguments: [
      (Rect(x: 2, y: 2, width: 5, height: 5), 0.0), (Rect(x: -1, y: 0, width: 5, height: 5), 1),
      (Rect(x: 7, y: 0, width: 5, height: 5), 2), (Rect(x: 0, y: -3, width: 5, height: 5), 3),
      (Rect(x: 0, y: 9, width: 5, height: 5), 4), (Rect(x: -1, y: -3, width: 13, height: 5), 3),
    ] as [(Rect, Double)])
  func theWorstEdgeReachesBeyond(_ inner: Rect, _ excess: Double) {
    #expect(inner.excess(beyond: Self.square) == excess)
  }

  @Test func aRectangleTurnedInsideOutHasNoArea() {
    #expect(Rect(x: 0, y: 0, width: -2, height: 5).area == 0)
    #expect(Rect(x: 0, y: 0, width: 2, height: -5).area == 0)
    #expect(Rect(x: 0, y: 0, width: -2, height: -5).area == 0)
  }

  /// Each edge by itself may be off by the distance, and by no more.
  @Test(arguments: [
    (Rect(x: -1, y: 1, width: 10, height: 10), true),
    (Rect(x: -1.5, y: 0, width: 11.5, height: 10), false),
    (Rect(x: 0, y: -1.5, width: 10, height: 11.5), false),
    (Rect(x: 0, y: 0, width: 11.5, height: 10), false),
    (Rect(x: 0, y: 0, width: 10, height: 11.5), false),
  ])
  func closeness(_ other: Rect, _ isClose: Bool) {
    #expect(Self.square.isClose(to: other, within: 1) == isClose)
    #expect(other.isClose(to: Self.square, within: 1) == isClose)
  }
}
