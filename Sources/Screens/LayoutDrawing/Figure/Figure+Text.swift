import Drawing
import LayoutModel

extension Figure {
  /// More lines than this are no longer read in a picture.
  private static let lineLimit = 60
  /// Longer texts are cut before they are set.
  private static let characterLimit = 4000

  /// Text in its lines, from the top where it does not fit, else in the middle.
  func drawText(
    _ string: String, _ attributes: TextAttributes, in view: SceneView, into writer: inout SVGWriter
  ) {
    let rect = view.frame.inset(by: view.alignmentInsets)
    guard rect.width > 0, rect.height > 0 else { return }
    let shown = lines(of: string, attributes, in: rect)
    let metrics = WrappingTextMeasurer.system.lineMetrics(of: attributes.font)
    let top = rect.minY + max(0, (rect.height - Double(shown.count) * metrics.height) / 2)
    for (index, line) in shown.enumerated() {
      let baseline = top + Double(index) * metrics.height + metrics.ascent
      // A line that begins below the view is not there.
      guard baseline - metrics.ascent < rect.maxY - 1 else { break }
      drawLine(
        line, attributes.font, "p", from: rect.minX, to: rect.maxX, baseline: baseline,
        isRightToLeft: view.isRightToLeft, into: &writer)
    }
  }

  /// A title in the middle of a control.
  func drawTitle(_ text: String, _ font: Font, in frame: Rect, into writer: inout SVGWriter) {
    guard !text.isEmpty else {
      // A title of which only the room is known.
      drawStroke(
        from: frame.minX + frame.width * 0.22, to: frame.maxX - frame.width * 0.22, y: frame.midY,
        thickness: min(7, frame.height * 0.3), into: &writer)
      return
    }
    let line = lines(of: text, TextAttributes(font: font, lineLimit: 1), in: frame).first ?? ""
    let width = TextWidth.of(line, size: font.pointSize, isBold: font.weight >= .semibold)
    writer.label(
      line, x: frame.midX, baseline: frame.midY + font.pointSize * 0.35, size: font.pointSize,
      "kt m" + (font.weight >= .semibold ? " w" : ""),
      fitting: width > frame.width * 0.7 ? min(width, frame.width) : nil)
  }

  /// What a field holds or asks for; it begins at the padding.
  func drawFieldText(
    _ text: String, _ font: Font, in view: SceneView, into writer: inout SVGWriter
  ) {
    let padding = EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    let rect = view.frame.inset(by: padding)
    guard rect.width > 0 else { return }
    guard !text.isEmpty else {
      let width = rect.width * 0.42
      let start = view.isRightToLeft ? rect.maxX - width : rect.minX
      drawStroke(
        from: start, to: start + width, y: rect.midY, thickness: min(8, rect.height * 0.3),
        into: &writer)
      return
    }
    let line = lines(of: text, TextAttributes(font: font, lineLimit: 1), in: rect).first ?? ""
    drawLine(
      line, font, "n", from: rect.minX, to: rect.maxX,
      baseline: rect.midY + font.pointSize * 0.35, isRightToLeft: view.isRightToLeft, into: &writer)
  }

  /// Text of which only the room is known, as strokes.
  func drawFiller(
    _ length: Double, _ lineHeight: Double, in frame: Rect, _ isRightToLeft: Bool,
    into writer: inout SVGWriter
  ) {
    guard let filler = FillerLines(length, lineHeight, in: frame.size, share: 0.42) else { return }
    let thickness = filler.thickness
    var data = ""
    let number = SVGText.number
    for line in filler.lines where line.length > thickness + 1 {
      let start = isRightToLeft ? frame.maxX - line.length : frame.minX
      data += "M\(number(start + thickness / 2)) \(number(frame.minY + line.middle))"
      data += "h\(number(line.length - thickness))"
    }
    guard !data.isEmpty else { return }
    writer.path(data, "s", extra: " stroke-width=\"\(number(thickness))\"")
  }

  /// Takes the places of all texts that are shown, before any annotation looks for one.
  mutating func reserveTexts() {
    for index in selection.drawn {
      let view = scene.views[index]
      let shown = scene.clips[view.clip].intersection(view.frame)
      guard shown.width > 0, shown.height > 0 else { continue }
      switch view.depiction {
      case .text(let string, let style):
        let rect = view.frame.inset(by: view.alignmentInsets)
        guard rect.width > 0, rect.height > 0 else { continue }
        let lines = lines(of: string, style, in: rect)
        let widest = lines.map { TextWidth.of($0, size: style.font.pointSize) }.max() ?? 0
        let height = min(
          Double(lines.count) * WrappingTextMeasurer.system.lineMetrics(of: style.font).height,
          rect.height)
        let width = min(widest, rect.width)
        labels.occupy(
          Rect(
            x: view.isRightToLeft ? rect.maxX - width : rect.minX,
            y: rect.minY + (rect.height - height) / 2, width: width, height: height))
      case .filler, .button, .toggle, .field, .segments, .search, .bar: labels.occupy(shown)
      case .image:
        let side = min(view.frame.width, view.frame.height) * 0.7
        labels.occupy(
          Rect(
            x: view.frame.midX - side / 2, y: view.frame.midY - side * 0.45, width: side,
            height: side * 0.8))
      default: break
      }
    }
  }

  private func lines(of string: String, _ attributes: TextAttributes, in rect: Rect) -> [String] {
    // The last pixel may be missing from a frame that was made for the text.
    let lines = WrappingTextMeasurer.system.lines(
      String(string.prefix(Figure.characterLimit)), attributes: attributes, width: rect.width + 1)
    return Array(lines.prefix(Figure.lineLimit))
  }

  private func drawLine(
    _ line: String, _ font: Font, _ style: String, from left: Double, to right: Double,
    baseline: Double, isRightToLeft: Bool, into writer: inout SVGWriter
  ) {
    let isBold = font.weight >= .semibold
    let width = TextWidth.of(line, size: font.pointSize, isBold: isBold)
    // Only where the renderer's font might be too wide is it worth stating how wide it may be.
    let isTight = width > (right - left) * 0.7
    writer.label(
      line, x: isRightToLeft ? right : left, baseline: baseline, size: font.pointSize,
      style + (isBold ? " w" : "") + (isRightToLeft ? " e" : ""),
      fitting: isTight ? min(width, right - left) : nil)
  }
}
