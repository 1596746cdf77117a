/// Every sample in the order in which it was taken: drift and outliers show, a median hides them.
enum SampleChart {
  /// Draws the samples, which are not empty.
  static func markup(_ samples: [Double], label: String) -> String {
    var canvas = SVGCanvas(width: 300, height: 56, label: label)
    let least = samples.min() ?? 0
    let greatest = samples.max() ?? 1
    let up = LinearScale(low: least, high: greatest, from: 50, to: 6)
    let step = samples.count > 1 ? 226 / Double(samples.count - 1) : 0
    canvas.text(Figure.duration(greatest), x: 60, y: 10, anchor: .end)
    canvas.text(Figure.duration(least), x: 60, y: 54, anchor: .end)
    canvas.polyline(
      samples.enumerated().map { (68 + Double($0.offset) * step, up.place($0.element)) }, "run s0")
    return canvas.markup
  }
}
