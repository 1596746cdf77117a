import LayoutModel

extension SceneView {
  /// Whether the lines that the view may have do not hold its text.
  package var isTextCut: Bool {
    guard case .text(let string, let setting) = depiction, role != .scroll,
      setting.font.pointSize > 0
    else { return false }
    let size = frame.inset(by: alignmentInsets).size
    guard size.width > 0, size.height > 0, !string.isEmpty else { return false }
    return WrappingTextMeasurer.fittedSystem.measure(
      string, attributes: setting, width: size.width + 1, scale: 3
    ).isTruncated
  }
}

extension ViewPainter {
  /// More lines than this are no longer read in a picture.
  private static let lineLimit = 60
  /// Longer texts are cut before they are set.
  private static let characterLimit = 4000

  /// Text in its lines, from the top where it does not fit, else in the middle.
  mutating func paintText(_ string: String, _ setting: TextAttributes, in rect: Rect) {
    guard rect.width > 0, rect.height > 0, !string.isEmpty, setting.font.pointSize > 0 else {
      return
    }
    var rect = rect
    let isTextView = view.role == .scroll
    if isTextView { rect = rect.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)) }
    let shown = Self.lines(of: string, setting, width: rect.width)
    let metrics = WrappingTextMeasurer.fittedSystem.lineMetrics(of: setting.font)
    let pitch = metrics.height + setting.interlineSpacing
    let needed = Double(shown.count) * pitch
    let top = isTextView ? rect.minY : rect.minY + max(0, (rect.height - needed) / 2)
    for (index, line) in shown.enumerated() {
      let baseline = top + Double(index) * pitch + metrics.ascent
      // A line that begins below the view is not there.
      guard baseline - metrics.ascent < rect.maxY - 1 else { break }
      paintLine(
        line, setting.font, view.look.foreground ?? .label, view.look.alignment ?? .natural,
        from: rect.minX, to: rect.maxX, baseline: baseline)
    }
  }

  /// One line between two edges.
  mutating func paintLine(
    _ line: String, _ font: Font, _ color: DisplayColor, _ alignment: ViewLook.Alignment,
    from left: Double, to right: Double, baseline: Double
  ) {
    let width = min(Self.width(of: line, font), max(right - left, 0))
    let isEnd = alignment == .right || alignment == .natural && view.isRightToLeft
    let anchor: PaintedLine.Anchor = alignment == .center ? .middle : isEnd ? .end : .start
    let x = anchor == .middle ? (left + right) / 2 : anchor == .end ? right : left
    add(
      PaintCommand(
        shape: .text(
          PaintedLine(
            string: line, x: x, baseline: baseline, font: font, anchor: anchor, width: width)),
        fill: color))
  }

  /// A line in the middle of a rectangle's height, cut to its width.
  mutating func paintTitle(
    _ text: String, _ font: Font, _ color: DisplayColor, _ alignment: ViewLook.Alignment,
    in rect: Rect
  ) {
    guard rect.width > 1, font.pointSize > 0 else { return }
    let setting = TextAttributes(font: font, lineLimit: 1)
    guard let line = Self.lines(of: text, setting, width: rect.width).first else { return }
    paintLine(
      line, font, color, alignment, from: rect.minX, to: rect.maxX,
      baseline: rect.midY + font.pointSize * 0.3555)
  }

  /// Text of which only the room is known, as bars.
  mutating func paintFiller(_ length: Double, _ lineHeight: Double) {
    guard let filler = FillerLines(length, lineHeight, in: bounds.size, share: 0.5) else { return }
    for line in filler.lines {
      add(
        .fill(
          Rect(
            x: view.isRightToLeft ? bounds.maxX - line.length : 0,
            y: line.middle - filler.thickness / 2, width: line.length, height: filler.thickness),
          DisplayColor(0x5F6B_8AFF, dark: 0xA9B4_D0FF).withOpacity(0.55),
          radius: filler.thickness / 2))
    }
  }

  /// The lines of a text at a width, as they are shown.
  static func lines(of string: String, _ setting: TextAttributes, width: Double) -> [String] {
    // The last pixel may be missing from a frame that was made for the text.
    let text = String(string.prefix(characterLimit))
    // Widths of characters are known to a few per cent, and a frame mostly fits its one line.
    let width = setting.lineLimit == 1 ? width * 1.04 : width
    var lines = WrappingTextMeasurer.fittedSystem.lines(text, attributes: setting, width: width + 1)
    // A frame may have been made with the other table of widths: what fits by it is not cut off.
    if lines.last?.hasSuffix("…") == true {
      lines = WrappingTextMeasurer.system.lines(text, attributes: setting, width: width + 1)
    }
    return Array(lines.prefix(lineLimit))
  }

  /// The width of a line, in points.
  static func width(of line: String, _ font: Font) -> Double {
    WrappingTextMeasurer.fittedSystem.measure(
      line, attributes: TextAttributes(font: font, lineLimit: 1), width: .infinity, scale: 100
    ).size.width
  }
}
