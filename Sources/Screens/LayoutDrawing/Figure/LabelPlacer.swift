import LayoutModel

/// Keeps track of where text stands, so that no two texts overlap.
struct LabelPlacer {
  /// Rectangles by the rows of a coarse grid that they reach into.
  private var rows: [Int: [Rect]] = [:]
  private static let rowHeight = 32.0
  /// Text beyond so many rows is not kept track of: it is far outside every picture.
  private static let rowLimit = 4096.0

  /// Marks a rectangle as occupied, whatever stands there.
  mutating func occupy(_ rect: Rect) {
    for row in span(of: rect) { rows[row, default: []].append(rect) }
  }

  /// Whether nothing stands in a rectangle.
  func isFree(_ rect: Rect) -> Bool {
    span(of: rect).allSatisfy { row in
      (rows[row] ?? []).allSatisfy { $0.overlap(with: rect) <= 0 }
    }
  }

  /// Occupies the first free one of some rectangles, and returns it; nil where none is free.
  mutating func placeFirstFree(_ candidates: [Rect]) -> Rect? {
    guard let rect = candidates.first(where: isFree) else { return nil }
    occupy(rect)
    return rect
  }

  private func span(of rect: Rect) -> ClosedRange<Int> {
    func row(_ y: Double) -> Int {
      Int(max(-Self.rowLimit, min(Self.rowLimit, (y / Self.rowHeight).rounded(.down))))
    }
    return row(rect.minY)...max(row(rect.minY), row(rect.maxY))
  }
}

/// How wide text is, as estimated before it is rendered.
enum TextWidth {
  /// The width of a line in the system's font, in points.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let font = Font.system(size, weight: isBold ? .semibold : .regular)
    let attributes = TextAttributes(font: font, lineLimit: 1)
    return WrappingTextMeasurer.system.measure(
      text, attributes: attributes, width: .infinity, scale: 100
    ).size.width
  }
}
