internal import LayoutModel

/// Helvetica Neue, the system's face before San Francisco: its advances in thousandths of the point
/// size, without kerning.
///
/// The advances are those that published documents state for the fonts they are set in: for the
/// regular and the bold face Form 1065 of 1999 of the Internal Revenue Service of the United States,
/// for the medium one a document that the tests of `unidoc` quote (`pdf/model/font_test.go`).
/// Light letters are narrower by a share read off two labels and one button of nineteen documents.
struct HelveticaNeueMetrics: FontMetrics {
  /// By how much a face that has like proportions is wider.
  var stretch = 1.0

  /// The share of the regular widths that light letters have.
  private static let lightShare = 0.97

  func lineMetrics(of font: Font) -> LineMetrics { SystemFontMetrics().lineMetrics(of: font) }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    guard let index = FaceWidths.index(of: scalar) else {
      return SystemFontMetrics().advance(of: scalar, in: font)
    }
    let width: Double =
      switch font.weight {
      case ..<Font.Weight.regular:
        HelveticaNeueMetrics.lightShare * Double(HelveticaNeueMetrics.regular[index])
      case .regular: Double(HelveticaNeueMetrics.regular[index])
      case ..<Font.Weight.bold: Double(HelveticaNeueMetrics.medium[index])
      default: Double(HelveticaNeueMetrics.bold[index])
      }
    return stretch * width * font.pointSize / 1000
  }

  private static let regular: [95 of UInt16] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  private static let medium: [95 of UInt16] = [
    278, 278, 444, 556, 556, 1000, 648, 278, 278, 278, 370, 600, 278, 389, 278, 352,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 667, 704, 722, 722, 630, 593, 759, 722, 278, 537, 685, 574, 889, 722, 760,
    667, 760, 704, 648, 593, 722, 611, 944, 648, 648, 630, 296, 352, 296, 600, 500,
    241, 556, 611, 556, 611, 556, 315, 593, 574, 241, 241, 537, 241, 870, 574, 593,
    611, 611, 352, 519, 333, 574, 519, 778, 537, 519, 500, 296, 222, 296, 600,
  ]

  private static let bold: [95 of UInt16] = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]
}
