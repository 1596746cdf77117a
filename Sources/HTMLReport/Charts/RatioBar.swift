import Foundation

/// The ratio of a metric to its baseline with its interval, small enough for a table's cell.
enum RatioBar {
  /// Draws a ratio between a half and a double; those beyond stand at the ends.
  static func markup(ratio: Double, low: Double?, high: Double?, style: String) -> String {
    let text = Figure.ratio(ratio)
    var canvas = SVGCanvas(width: 120, height: 16, label: "\(text) of the baseline")
    func place(_ value: Double) -> Double {
      // Equal factors up and down are equal distances; the middle is no change.
      let share = LogScaleShare.of(value)
      return 4 + share * 112
    }
    canvas.rect(x: place(0.95), y: 2, width: place(1.05) - place(0.95), height: 12, "noise")
    canvas.line((place(1), 0), (place(1), 16), "axis")
    if let low, let high {
      canvas.line((place(low), 8), (place(high), 8), "interval \(style)")
    } else {
      canvas.line((place(1), 8), (place(ratio), 8), "interval \(style)")
    }
    canvas.rect(x: place(ratio) - 2, y: 3, width: 4, height: 10, "fill \(style)")
    return canvas.markup
  }
}

/// The place of a ratio between a half (0) and a double (1).
private enum LogScaleShare {
  static func of(_ ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    return min(max((log2(ratio) + 1) / 2, 0), 1)
  }
}
