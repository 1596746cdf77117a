/// A series of values as one line of block characters.
enum Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The line: low for the least value, high for the greatest; the newest values if they do not all
  /// fit.
  ///
  /// - Parameters:
  ///   - values: The values, oldest first.
  ///   - width: The most characters; each stands for one value, or for the mean of several.
  /// - Returns: The line; empty without values.
  static func text(of values: [Double], width: Int) -> String {
    guard !values.isEmpty, width > 0 else { return "" }
    let count = min(width, values.count)
    let means = (0..<count).map { column in
      let part = values[(column * values.count / count)..<((column + 1) * values.count / count)]
      return part.reduce(0, +) / Double(part.count)
    }
    guard let least = means.min(), let greatest = means.max(), greatest > least else {
      return String(repeating: blocks[3], count: count)
    }
    return String(
      means.map { mean in
        let level = (mean - least) / (greatest - least) * Double(blocks.count - 1)
        return blocks[Int(level.rounded())]
      })
  }
}
