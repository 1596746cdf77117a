/// The system's font, as far as stored frames of labels and buttons show its widths.
///
/// The font is not free, so nobody may ship its metrics; the frames that Interface Builder stored
/// in public documents are lengths of known texts in it. `scripts/fit-text` fits advances to them,
/// with those of a free face of like proportions as the prior, and writes ``SystemFontTables``,
/// whose header states how far texts are off that the fit has not seen.
///
/// A line is as wide as its advances, the kerning of neighbours and the tracking of its size.
/// Weights between two tables are interpolated, and so are sizes between text and display. What the
/// tables do not hold is estimated: East Asian characters are a fiftieth wider than the point size,
/// emoji 5 points wider, other letters as wide as a mean letter; such texts may be off by some ten
/// per cent. Italics have the widths of the upright face.
///
/// Up to Xcode 11 the face for display began at 20 points; later it comes by degrees.
///
/// Heights are ascent 0.952 and descent 0.241 of the point size, as in ``SystemFontMetrics``.
public struct FittedSystemFontMetrics: FontMetrics {
  /// Whether the face for text becomes that for display by degrees, from 19 to 28 points, as since
  /// iOS 14, and not at 20 points.
  public let hasOpticalSizes: Bool

  /// Creates the metrics.
  ///
  /// - Parameter hasOpticalSizes: Whether the face for text becomes that for display by degrees.
  public init(hasOpticalSizes: Bool = true) {
    self.hasOpticalSizes = hasOpticalSizes
  }

  /// The heights of a line: fixed shares of the point size.
  public func lineMetrics(of font: Font) -> LineMetrics {
    SystemFontMetrics().lineMetrics(of: font)
  }

  /// The width of a character with the tracking of the font's size, in points.
  /// - Complexity: O(1).
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    guard let index = SystemFontTables.index(of: scalar) else {
      return estimate(scalar, font.pointSize)
    }
    let (lower, upper, share) = SystemFontTables.masters(around: font.weight.rawValue)
    let display = displayShare(at: font.pointSize)
    func width(_ master: Int) -> Double {
      let text = Double(SystemFontTables.text[master][index])
      guard display > 0 else { return text }
      return (1 - display) * text + display * Double(SystemFontTables.display[master][index])
    }
    let width = share == 0 ? width(lower) : (1 - share) * width(lower) + share * width(upper)
    let tracking = SystemFontTables.tracking(
      at: font.pointSize, hasOpticalSizes: hasOpticalSizes)
    return width * font.pointSize / 10_000 + tracking
  }

  /// The share of the face for display at a size.
  private func displayShare(at pointSize: Double) -> Double {
    guard hasOpticalSizes else { return pointSize >= 20 ? 1 : 0 }
    return min(max((pointSize - 19) / (28 - 19), 0), 1)
  }

  /// What two neighbours come closer, or lie further apart, in points.
  /// - Complexity: O(log n) in the number of pairs.
  public func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in font: Font
  ) -> Double {
    guard first.value < 0x2100, second.value < 0x2100, first != " ", second != " " else { return 0 }
    return SystemFontTables.kerning(of: first.value << 16 | second.value) * font.pointSize
  }

  /// The width of a character that the tables do not hold, in points.
  private func estimate(_ scalar: Unicode.Scalar, _ pointSize: Double) -> Double {
    let properties = scalar.properties
    // Labels of one emoji are 5 points wider than high at 11, 38 and 45 points.
    if properties.isEmojiPresentation, scalar.value >= 0x2100 { return pointSize + 5 }
    // PingFang's characters are set a fiftieth apart.
    if scalar.isEastAsianWide { return 1.02 * pointSize }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return scalar == "\t" ? 4 * 0.28 * pointSize : 0
    case .uppercaseLetter, .titlecaseLetter: return 0.68 * pointSize
    default: return 0.57 * pointSize
    }
  }
}

extension TextMeasurer where Self == WrappingTextMeasurer<FittedSystemFontMetrics> {
  /// The measurer with the widths of the system's font that `scripts/fit-text` fitted.
  public static var fittedSystem: WrappingTextMeasurer<FittedSystemFontMetrics> {
    WrappingTextMeasurer(metrics: FittedSystemFontMetrics())
  }

  /// The same up to Xcode 11, where the face for display begins at 20 points.
  public static var fittedSystemBeforeOpticalSizes: WrappingTextMeasurer<FittedSystemFontMetrics> {
    WrappingTextMeasurer(metrics: FittedSystemFontMetrics(hasOpticalSizes: false))
  }
}

extension SystemFontTables {
  /// Where a character stands in the rows of advances; nil for one that they do not hold.
  static func index(of scalar: Unicode.Scalar) -> Int? {
    if let index = FaceWidths.index(of: scalar) { return index }
    let value = scalar.value
    var start = 0
    for range in ranges {
      if range.contains(value) { return start + Int(value - range.lowerBound) }
      start += range.count
    }
    return nil
  }

  /// The two tables around a weight, and the share of the second.
  static func masters(around weight: Int) -> (lower: Int, upper: Int, share: Double) {
    guard let upper = weights.firstIndex(where: { $0 >= weight }) else {
      return (weights.count - 1, weights.count - 1, 0)
    }
    guard upper > 0, weights[upper] != weight else { return (upper, upper, 0) }
    let lower = upper - 1
    let share = Double(weight - weights[lower]) / Double(weights[upper] - weights[lower])
    return (lower, upper, share)
  }

  /// What is added after each character, in points.
  static func tracking(at size: Double, hasOpticalSizes: Bool) -> Double {
    let tracking = hasOpticalSizes ? tracking : trackingBefore
    let position = min(max(size - 6, 0), Double(tracking.count - 1))
    let below = Int(position)
    let share = position - Double(below)
    let value = Double(tracking[below])
    guard share > 0 else { return value / 1000 }
    return ((1 - share) * value + share * Double(tracking[below + 1])) / 1000
  }

  /// The kerning of a pair, as a share of the point size.
  static func kerning(of pair: UInt32) -> Double {
    let index = kernedPairs.lowerBound { $0 < pair }
    guard index < kernedPairs.count, kernedPairs[index] == pair else { return 0 }
    return Double(kerning[index]) / 10_000
  }
}
