import Drawing
import LayoutModel

extension ViewPainter {
  /// The stand-in of an image whose pixels are not at hand, where the image would lie.
  mutating func paintImage(_ image: ImageDepiction, in rect: Rect, _ color: DisplayColor? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    let place = Self.place(of: image, in: rect)
    if image.isSymbol {
      let side = min(place.width, place.height)
      paintSymbol(image.name, x: place.midX, y: place.midY, side: side, color ?? tint)
      return
    }
    // An image view without an image shows nothing.
    if image.name.isEmpty, image.size == nil, !isSchematic { return }
    let shown = rect.intersection(place)
    let side = min(shown.width, shown.height)
    let color = DisplayColor(0xD8DD_E6FF, dark: 0x3A3F_4AFF)
    let ink = DisplayColor(0x8A94_A8FF, dark: 0x7C86_98FF)
    let radius =
      view.look.cornerRadius > 0 ? min(view.look.cornerRadius, side / 2) : min(4, side / 8)
    if side <= 32 {
      // Small images are mostly icons.
      let icon = shown.inset(by: .all(side * 0.14))
      add(.fill(icon, (view.look.tint ?? ink).withOpacity(0.75), radius: icon.height / 4))
      return
    }
    add(.fill(shown, color, radius: radius))
    paintLandscape(in: shown, ink)
    let name = image.name
    if side >= 56, !name.isEmpty {
      paintTitle(
        name, .system(min(11, side / 8)), DisplayColor(0x5A64_78FF, dark: 0xA4AD_BEFF), .center,
        in: Rect(x: shown.minX + 4, y: shown.maxY - 18, width: shown.width - 8, height: 14))
    }
  }

  /// Where an image of a size lies in a rectangle.
  private static func place(of image: ImageDepiction, in rect: Rect) -> Rect {
    guard let size = image.size, size.width > 0, size.height > 0 else { return rect }
    func centered(_ scale: Double) -> Rect {
      Rect(
        x: rect.midX - size.width * scale / 2, y: rect.midY - size.height * scale / 2,
        width: size.width * scale, height: size.height * scale)
    }
    let scales = (rect.width / size.width, rect.height / size.height)
    return switch image.mode {
    case .fill: rect
    case .aspectFit: centered(min(scales.0, scales.1))
    case .aspectFill: centered(max(scales.0, scales.1))
    case .center: centered(min(1, min(scales.0, scales.1)))
    }
  }

  /// Two peaks and a sun.
  private mutating func paintLandscape(in rect: Rect, _ color: DisplayColor) {
    let number = SVGText.number
    let side = min(rect.width, rect.height)
    let base = rect.midY + side * 0.2
    add(
      PaintCommand(
        shape: .path(
          "M\(number(rect.midX - side * 0.33)) \(number(base))l\(number(side * 0.2)) "
            + "\(number(-side * 0.3))l\(number(side * 0.16)) \(number(side * 0.21))"
            + "l\(number(side * 0.11)) \(number(-side * 0.12))l\(number(side * 0.19)) "
            + "\(number(side * 0.21))z"), fill: color))
    add(.circle(rect.midX + side * 0.18, rect.midY - side * 0.18, side * 0.06, color))
  }

  /// A symbol of the system, as far as a few strokes can draw it; a ring for others.
  mutating func paintSymbol(
    _ name: String, x: Double, y: Double, side: Double, _ color: DisplayColor
  ) {
    guard side > 1 else { return }
    let glyph = SymbolGlyph.named(name)
    let scale = side / 20
    add(
      PaintCommand(
        shape: .path(glyph.path(scale: scale, x: x - side / 2, y: y - side / 2)),
        fill: glyph.isFilled ? color : nil, stroke: glyph.isFilled ? nil : color,
        lineWidth: max(1.7 * scale, 0.8)))
  }
}
