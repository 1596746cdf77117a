internal import LayoutModel

/// Avenir Next in its regular and medium face: advances in thousandths of the point size, without kerning.
///
/// A test of a converter of PDF files quotes nineteen of them for one face or the other
/// (`AvenirNext-Regular`, `AvenirNext-Medium`); the others are fitted to 27 labels and buttons of four
/// repositories, by a ridge towards those of Helvetica Neue. Of each repository's texts, fitted to the
/// other three, 37 % lie within half a point and 67 % within one, where Helvetica Neue has 30 and 41.
struct AvenirNextMetrics: LayoutModel.FontMetrics {
  /// Whether the face is the medium one.
  let isMedium: Bool

  /// By how much medium letters are wider, in thousandths of the point size.
  private static let mediumExcess = 8.0
  /// By how much Avenir Next is wider than Helvetica Neue.
  static let stretch = 1.017

  func lineMetrics(of font: Font) -> LineMetrics { SystemFontMetrics().lineMetrics(of: font) }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    guard let index = FaceWidths.index(of: scalar) else {
      return HelveticaNeueMetrics(stretch: Self.stretch).advance(of: scalar, in: font)
    }
    let regular = Double(Self.regular[index])
    let excess = isMedium && scalar != " " ? Self.mediumExcess : 0
    return (regular + excess) * font.pointSize / 1000
  }

  private static let regular: [95 of UInt16] = [
    250, 263, 433, 565, 565, 1017, 641, 283, 263, 263, 358, 610, 282, 393, 260, 339,
    562, 571, 562, 563, 565, 565, 562, 565, 565, 565, 280, 283, 610, 610, 610, 565,
    814, 683, 677, 721, 757, 613, 562, 772, 731, 253, 492, 672, 553, 882, 764, 763,
    580, 773, 694, 640, 506, 718, 621, 941, 621, 649, 621, 263, 339, 263, 610, 508,
    226, 534, 590, 522, 624, 572, 292, 593, 574, 250, 226, 519, 252, 883, 572, 602,
    635, 603, 333, 444, 317, 581, 496, 748, 527, 503, 488, 339, 226, 339, 610,
  ]
}
