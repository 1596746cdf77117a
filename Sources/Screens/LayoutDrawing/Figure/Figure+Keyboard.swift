import Drawing
import LayoutModel

extension Figure {
  /// The software keyboard: keys in one piece or two, a bar of shortcuts, or the camera.
  mutating func drawKeyboard(into writer: inout SVGWriter) {
    guard let screen = scene.screen, let frame = screen.keyboard else { return }
    features.insert(.keyboard)
    let isDocked = frame.maxY >= screenFrame.maxY
    let shown = screenFrame.intersection(frame)
    var parts = [shown]
    if screen.keyboardFace == .halves {
      let width = shown.width * 0.36
      parts = [shown.minX, shown.maxX - width].map {
        Rect(x: $0, y: shown.minY, width: width, height: shown.height)
      }
    }
    if isDocked, let radius = deviceBody?.cornerRadius, radius > 0 {
      writer.open("clip-path=\"url(#\(writer.clip(screenFrame, radius: radius)))\"")
      writer.rect(shown, "kb")
      writer.close()
    } else {
      for part in parts { writer.rect(part, "kb", radius: isDocked ? 0 : 8) }
    }
    let bottom = isDocked ? scene.safeArea.bottom : 0
    let height = max(frame.height - bottom, frame.height * 0.5)
    switch screen.keyboardFace {
    case .keys: drawKeys(in: frame, height: height, columns: 10, into: &writer)
    case .halves:
      for part in parts { drawKeys(in: part, height: height, columns: 5, into: &writer) }
    case .shortcuts: drawShortcuts(in: frame, height: height, into: &writer)
    case .camera: drawViewfinder(in: frame, height: height, into: &writer)
    }
    labels.occupy(shown)
  }

  /// Three rows of keys and a space bar.
  private func drawKeys(
    in frame: Rect, height: Double, columns: Int, into writer: inout SVGWriter
  ) {
    let rows = 4
    // Each row is a whole number of keys long; the fourth is the space bar.
    let indents = columns < 10 ? [0.14, 0.64, 1.14, 1.14] : [0.14, 0.64, 1.64, 2.64]
    let pitch = height / Double(rows + 1)
    let keyWidth = frame.width / Double(columns)
    let number = SVGText.number
    for row in 0..<rows {
      let y = frame.minY + pitch * (Double(row) + 0.85)
      let indent = indents[row] * keyWidth
      let dash =
        row == rows - 1
        ? "" : " stroke-dasharray=\"\(number(keyWidth * 0.72)) \(number(keyWidth * 0.28))\""
      writer.path(
        "M\(number(frame.minX + indent)) \(number(y))H\(number(frame.maxX - indent))", "key",
        extra: " stroke-width=\"\(number(pitch * 0.68))\"\(dash)")
    }
  }

  /// Some buttons at either end of a bar.
  private func drawShortcuts(in frame: Rect, height: Double, into writer: inout SVGWriter) {
    let (width, pitch) = (height * 0.6, height * 0.85)
    let number = SVGText.number
    let y = number(frame.minY + height / 2)
    var data = ""
    for index in 0..<3 {
      let left = frame.minX + height * 0.3 + Double(index) * pitch
      let right = frame.maxX - height * 0.3 - Double(index) * pitch
      data += "M\(number(left)) \(y)h\(number(width))M\(number(right)) \(y)h\(number(-width))"
    }
    writer.path(data, "key", extra: " stroke-width=\"\(number(height * 0.45))\"")
  }

  /// The corners of a view finder.
  private func drawViewfinder(in frame: Rect, height: Double, into writer: inout SVGWriter) {
    let (dx, dy) = (frame.width * 0.3, height * 0.3)
    let (x, y) = (frame.midX, frame.minY + height / 2)
    let arm = height * 0.14
    let number = SVGText.number
    var data = ""
    for (sx, sy) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
      data += "M\(number(x + sx * (dx - arm))) \(number(y + sy * dy))"
      data += "H\(number(x + sx * dx))V\(number(y + sy * (dy - arm)))"
    }
    writer.path(data, "key", extra: " stroke-width=\"\(number(height * 0.03))\"")
  }
}
