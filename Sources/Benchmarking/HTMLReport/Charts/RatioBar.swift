import Drawing
import Foundation

/// The ratio of a metric to its baseline with its interval, small enough for a table's cell.
package enum RatioBar {
  /// What all bars stand on, drawn once a page: the band of noise, and the line of no change.
  static let ground: String = {
    let (low, high) = (SVGCanvas.number(place(0.95)), SVGCanvas.number(place(1.05) - place(0.95)))
    return "<svg class=\"unseen\" aria-hidden=\"true\"><defs><g id=\"ratio-ground\">"
      + "<rect x=\"\(low)\" y=\"2\" width=\"\(high)\" height=\"12\" class=\"noise\"/>"
      + "<path class=\"axis\" d=\"M60 0v16\"/></g></defs></svg>"
  }()

  /// Draws a ratio between a half and a double; those beyond stand at the ends.
  ///
  /// The figure stands in the table beside it, so the bar has no name of its own.
  package static func markup(ratio: Double, low: Double?, high: Double?, style: String) -> String {
    var interval = PathText()
    interval.move(to: (place(low.flatMap { high == nil ? nil : $0 } ?? 1), 8))
    interval.line(to: (place(low == nil ? ratio : high ?? ratio), 8))
    var mark = PathText()
    mark.shape("h4v10h-4z", from: (place(ratio) - 2, 3))
    return "<svg class=\"bar\" viewBox=\"0 0 120 16\" aria-hidden=\"true\">"
      + "<use href=\"#ratio-ground\"/><path class=\"interval \(style)\" d=\"\(interval.text)\"/>"
      + "<path class=\"fill \(style)\" d=\"\(mark.text)\"/></svg>"
  }

  /// Equal factors up and down are equal distances; the middle is no change.
  private static func place(_ value: Double) -> Double { 4 + LogScaleShare.of(value) * 112 }
}

/// The place of a ratio between a half (0) and a double (1).
private enum LogScaleShare {
  static func of(_ ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    return min(max((log2(ratio) + 1) / 2, 0), 1)
  }
}
