internal import LayoutModel

/// Rough content sizes for views without a stored frame, of which early Xcode 8 saved many.
///
/// They need the platform's fonts to be exact; what matters is that a view with content is not
/// taken for one without.
enum ContentEstimate {
  /// The mean advance of a letter, as a share of the point size.
  private static let letterWidth = 0.52
  /// The height of a line, as a share of the point size.
  private static let lineHeight = 1.193

  static func extent(of view: InterfaceView, _ axis: LayoutAxis) -> Double {
    let isHorizontal = axis == .horizontal
    let fontSize =
      view.attributes.fontSize
      ?? view.attributes.textStyle.map(FontMetrics.pointSize(ofStyle:)) ?? 17
    let text = view.attributes.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    let textWidth = (Double(longest) * letterWidth * fontSize).rounded(.up)
    let textHeight = (Double(max(lines.count, 1)) * lineHeight * fontSize).rounded(.up)
    switch view.element {
    case "label", "textView": return isHorizontal ? textWidth : textHeight
    case "button": return isHorizontal ? max(textWidth, 30) : textHeight + 12
    case "textField": return isHorizontal ? textWidth + 14 : 34
    case "segmentedControl": return isHorizontal ? 123 : 31
    case "stepper": return isHorizontal ? 94 : 32
    case "activityIndicatorView": return 20
    case "pageControl": return isHorizontal ? 39 : 37
    case "datePicker", "pickerView": return isHorizontal ? 320 : 216
    case "slider": return 30
    case "progressView": return 4
    case "searchBar": return 56
    case "toolbar", "navigationBar": return 44
    case "tabBar": return 49
    default: return 20
    }
  }
}
