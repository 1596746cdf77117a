import Drawing
import Testing

@Suite struct LinearScaleTests {
  /// A scale of one figure reaches a tenth of it further, and one at least.
  @Test(arguments: [
    (100.0, 100.0, 110.0), (-100, -100, -90), (5, 5, 6), (0, 0, 1), (10, 10, 11), (7, 3, 8),
    (2, 9, 9),
  ])
  func aScaleHasALength(low: Double, high: Double, end: Double) {
    let scale = LinearScale(low: low, high: high, from: 0, to: 100)
    #expect(scale.low == low && scale.high == end)
    #expect(scale.place(low) == 0 && scale.place(end) == 100)
    #expect(scale.place(low - 1) == 0 && scale.place(end + 1) == 100)
  }
}
