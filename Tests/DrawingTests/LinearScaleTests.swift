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

  /// A step is 1, 2, 2.5 or 5 times a power of ten, four fifths of a third of the scale or more.
  @Test(arguments: [
    (0.0, 30.0, [0.0, 10, 20, 30]), (0, 7.5, [0, 2, 4, 6]), (0, 7.6, [0, 2.5, 5, 7.5]),
    (0, 9.3, [0, 2.5, 5, 7.5]), (0, 9.4, [0, 5]), (0, 18.7, [0, 5, 10, 15]), (0, 19, [0, 10]),
    (3, 17, [5, 10, 15]), (-20, 10, [-20, -10, 0, 10]), (100, 400, [100, 200, 300, 400]),
  ])
  func ticksAreRound(_ low: Double, _ high: Double, _ ticks: [Double]) {
    #expect(LinearScale(low: low, high: high, from: 0, to: 100).ticks == ticks)
  }
}
