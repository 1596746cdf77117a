internal import LayoutModel

/// A free face, as its font describes it: applications bundle such fonts, and the canvas shows them.
struct FreeFace: Sendable {
  /// The height of a line, as a share of the point size.
  let lineHeight: Double
  /// From the top of a line to its baseline, as a share of the point size.
  let ascent: Double
  private let weights: [Int]
  /// The advances from U+0020 to U+007E, one row a weight, in ten-thousandths of the point size.
  private let advances: [[UInt16]]
  /// The kerning of two characters, the first shifted left by 8, in thousandths of the point size.
  private let kerning: [UInt16: Double]

  /// - Parameters:
  ///   - lineHeight: The height of a line.
  ///   - ascent: From the top of a line to its baseline.
  ///   - weights: The weights, ascending.
  ///   - advances: A row of advances for each of them.
  ///   - kerning: Three words for each first character: thousandths, the character, the second ones.
  init(
    lineHeight: Double, ascent: Double, weights: [Int], advances: [[UInt16]], kerning: String
  ) {
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.weights = weights
    self.advances = advances
    let words = kerning.utf8.split { $0 == 0x20 || $0 == 0x0A }
    var pairs: [UInt16: Double] = [:]
    for start in stride(from: 0, to: words.count - 2, by: 3) {
      guard let value = Double(Substring(words[start])), let first = words[start + 1].first else {
        continue
      }
      for second in words[start + 2] { pairs[UInt16(first) << 8 | UInt16(second)] = value }
    }
    self.kerning = pairs
  }

  /// The face that a PostScript name names, and its weight; nil for a face that is not known.
  static func named(_ name: String) -> (face: FreeFace, weight: Int)? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first, let face = FreeFaceTables.faces[String(family)] else {
      return nil
    }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return (face, weight(ofStyle: style))
  }

  /// The weight that a style names, in its usual numbers.
  private static func weight(ofStyle style: String) -> Int {
    if style.contains("semi") || style.contains("demi") { return 600 }
    if ["bold", "heavy", "black"].contains(where: style.contains) { return 700 }
    if style.contains("medium") { return 500 }
    return style.contains("light") || style.contains("thin") ? 300 : 400
  }

  /// The advance of a character, as a share of the point size; nil for one that the table does not hold.
  ///
  /// A letter with an accent is as wide as without.
  func advance(of scalar: Unicode.Scalar, weight: Int) -> Double? {
    let plain = scalar.isASCII ? scalar : scalar.withoutAccent
    guard let index = FaceWidths.index(of: plain) else { return nil }
    let row = weights.firstIndex { $0 >= weight } ?? weights.count - 1
    return Double(advances[row][index]) / 10_000
  }

  /// What two characters come closer, or lie further apart, as a share of the point size.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double {
    guard first.isASCII, second.isASCII else { return 0 }
    return (kerning[UInt16(first.value) << 8 | UInt16(second.value)] ?? 0) / 1000
  }
}

/// The widths of a free face of one weight; what it does not hold is as wide as in the system's.
struct FreeFaceMetrics: LayoutModel.FontMetrics {
  /// The face.
  let face: FreeFace
  /// The weight.
  let weight: Int

  func lineMetrics(of font: Font) -> LineMetrics { SystemFontMetrics().lineMetrics(of: font) }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    face.advance(of: scalar, weight: weight).map { $0 * font.pointSize }
      ?? FittedSystemFontMetrics().advance(of: scalar, in: font)
  }

  func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in font: Font
  ) -> Double {
    face.kerning(between: first, and: second) * font.pointSize
  }
}

extension Unicode.Scalar {
  /// The letter that an accented Latin one is called after; itself for another character.
  fileprivate var withoutAccent: Unicode.Scalar {
    // Such as "LATIN SMALL LETTER E WITH ACUTE".
    guard let words = properties.name?.split(separator: " "), words.count > 5, words[0] == "LATIN",
      words[2] == "LETTER", words[4] == "WITH", words[3].count == 1,
      let letter = words[3].unicodeScalars.first
    else { return self }
    return words[1] == "SMALL"
      ? letter.properties.lowercaseMapping.unicodeScalars.first ?? self : letter
  }
}
