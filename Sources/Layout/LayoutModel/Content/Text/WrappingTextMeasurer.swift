/// Breaks text into lines by words, or between East Asian characters, with widths from a font.
public struct WrappingTextMeasurer<Metrics: FontMetrics>: TextMeasurer {
  /// Where heights and widths come from.
  public let metrics: Metrics

  /// Creates a measurer.
  public init(metrics: Metrics) {
    self.metrics = metrics
  }

  /// The heights of a line, of the font.
  public func lineMetrics(of font: Font) -> LineMetrics {
    metrics.lineMetrics(of: font)
  }

  /// Sets text in lines and adds up their room.
  /// - Complexity: O(n) in the number of characters, without allocation.
  public func measure(
    _ text: String, attributes: TextAttributes, width: Double, scale: Double
  ) -> TextMeasurement {
    var breaker = makeBreaker(text, attributes: attributes, width: width)
    var widest = 0.0
    var count = 0
    var isTruncated = false
    while !breaker.isAtEnd {
      count += 1
      guard count != attributes.lineLimit else {
        let line = breaker.rest()
        widest = max(widest, min(line.width, width))
        isTruncated = line.width > width + TextTolerances.width || !breaker.isAtEnd
        break
      }
      guard let line = breaker.next() else { break }
      widest = max(widest, line.width)
    }
    guard count > 0 else { return .empty }
    let heights = metrics.lineMetrics(of: attributes.font)
    let height = Double(count) * heights.height + Double(count - 1) * attributes.interlineSpacing
    let size = Size(
      width: widest.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
    return TextMeasurement(
      size: size, lineCount: count, firstBaseline: heights.ascent, lastDescent: heights.descent,
      isTruncated: isTruncated)
  }

  func makeBreaker(_ text: String, attributes: TextAttributes, width: Double) -> LineBreaker<
    Metrics
  > {
    LineBreaker(
      text, metrics: metrics, font: attributes.font, limit: width + TextTolerances.width,
      breaksWords: attributes.lineBreakMode == .byCharWrapping,
      countsHangingSpaces: attributes.countsHangingSpaces)
  }
}

extension TextMeasurer where Self == WrappingTextMeasurer<SystemFontMetrics> {
  /// The measurer of a host that was given none.
  public static var system: WrappingTextMeasurer<SystemFontMetrics> {
    WrappingTextMeasurer(metrics: SystemFontMetrics())
  }
}

/// How far numbers may be off in measuring text.
enum TextTolerances {
  /// A line may be this much wider than its limit, in points.
  ///
  /// Sums of widths carry rounding errors. Far below it text wraps that should just fit; far above it shows.
  static let width = 1e-6
}

extension Double {
  /// The number rounded up to whole pixels, forgiving rounding errors.
  package func roundedUp(toScale scale: Double) -> Double {
    // A little less than nothing rounds up to -0, which prints as such.
    (self * scale - TextTolerances.width).rounded(.up) / scale + 0
  }
}
