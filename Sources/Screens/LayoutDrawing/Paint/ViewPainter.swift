import Drawing
import LayoutModel

/// Paints views as a device shows them: opaque, in their own colours, controls as themselves.
///
/// What is not at hand, such as the pixels of images, has a stand-in of its size.
package struct ViewPainter {
  /// Whether no view of the scene has a colour, as in trees made by code: views are then painted as
  /// cards, which can be distinguished.
  let isSchematic: Bool
  /// The view that is painted.
  let view: SceneView
  /// The commands, in the order in which they paint over each other.
  private(set) var commands: [PaintCommand] = []

  /// The size of the frame.
  var size: Size { view.frame.size }
  /// The frame in its own coordinates.
  var bounds: Rect { Rect(origin: .zero, size: view.frame.size) }
  /// The alignment rectangle in the frame's coordinates.
  var content: Rect { bounds.inset(by: view.alignmentInsets) }
  /// The colour of what can be touched.
  var tint: DisplayColor { view.look.tint ?? .systemBlue }

  /// Paints a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isSchematic: Whether no view of its scene has a colour.
  /// - Returns: The commands, in the coordinates of the frame; none for a view without extent.
  package static func commands(of view: SceneView, isSchematic: Bool) -> [PaintCommand] {
    guard view.frame.width > 0, view.frame.height > 0 else { return [] }
    var painter = ViewPainter(isSchematic: isSchematic, view: view)
    painter.paint()
    return painter.commands
  }

  private init(isSchematic: Bool, view: SceneView) {
    self.isSchematic = isSchematic
    self.view = view
  }

  mutating func add(_ command: PaintCommand) { commands.append(command) }

  // MARK: The whole view

  private mutating func paint() {
    paintBackground()
    switch view.depiction {
    case .plain: break
    case .text(let string, let setting): paintText(string, setting, in: content)
    case .filler(let length, let lineHeight): paintFiller(length, lineHeight)
    case .image(let image): paintImage(image, in: content)
    case .button(let title, let font, let image): paintButton(title, font, image)
    case .field(let text, let font, let isPlaceholder, let hasBorder):
      paintField(text, font, isPlaceholder: isPlaceholder, hasBorder: hasBorder)
    case .toggle(let isOn): paintToggle(isOn: isOn)
    case .slider(let value): paintSlider(value)
    case .progress(let value): paintTrack(value, height: min(size.height, 4))
    case .segments(let titles, let selected): paintSegments(titles, selected: selected)
    case .stepper: paintStepper()
    case .pages(let count, let current): paintPages(count, current: current)
    case .activity: paintActivity()
    case .search(let prompt): paintSearch(prompt)
    case .picker: paintPicker()
    case .bar(let bar): paintBar(bar)
    case .cell(let accessory, let hasSeparator): paintCell(accessory, hasSeparator)
    case .map: paintMap()
    case .control: add(.fill(content, .tertiaryFill, radius: min(8, size.height / 4)))
    }
  }

  /// Cards of a tree without colours, from the screen's ground up.
  private static let cards = [
    DisplayColor(0xFFFF_FFFF, dark: 0x1616_1AFF), DisplayColor(0xF3F5_FCFF, dark: 0x2022_2AFF),
    DisplayColor(0xE5EA_FAFF, dark: 0x2B2F_3CFF), DisplayColor(0xD5DD_F6FF, dark: 0x383D_50FF),
    DisplayColor(0xC4CF_F1FF, dark: 0x464D_66FF), DisplayColor(0xB1C0_EBFF, dark: 0x555E_7DFF),
  ]
  private static let cardEdge = DisplayColor(0x8FA2_D9FF, dark: 0x6A76_9CFF)

  private mutating func paintBackground() {
    let look = view.look
    let radius = min(look.cornerRadius, min(size.width, size.height) / 2)
    if let color = ground, color.opacity > 0 {
      add(.fill(bounds, color, radius: radius, sides: look.roundedSides))
    } else if isSchematic, view.depth > 0, view.role != .stack {
      let isCard: Bool = if case .plain = view.depiction { true } else { false }
      if isCard {
        let card = Self.cards[min(view.depth, Self.cards.count - 1)]
        add(.fill(bounds, card, radius: min(4, size.height / 6)))
        add(
          .outline(
            bounds.inset(by: .all(0.25)), Self.cardEdge, width: 0.5,
            radius: min(4, size.height / 6)))
      }
    }
    if look.borderWidth > 0 {
      add(
        .outline(
          bounds.inset(by: .all(look.borderWidth / 2)), look.borderColor ?? .black,
          width: look.borderWidth, radius: max(radius - look.borderWidth / 2, 0)))
    }
  }

  /// What the view is filled with: its own colour, or what a button of its style lies on.
  private var ground: DisplayColor? {
    let color = view.look.background
    switch view.look.buttonBackground {
    case .none: return color
    case .filled: return color ?? tint
    case .tinted: return (color ?? tint).withOpacity(0.18)
    case .gray: return color ?? .systemFill
    }
  }

  private mutating func paintCell(_ accessory: CellAccessory, _ hasSeparator: Bool) {
    let end = view.isRightToLeft ? 20 : size.width - 20
    let middle = size.height / 2
    let info = view.isRightToLeft ? end + 12 : end - 12
    switch accessory {
    case .none: break
    case .disclosureIndicator: paintChevron(x: end, y: middle)
    case .checkmark: paintSymbol("checkmark", x: end - 4, y: middle, side: 15, tint)
    case .detailButton: paintSymbol("info.circle", x: info, y: middle, side: 22, tint)
    case .detailDisclosureButton:
      paintChevron(x: end, y: middle)
      paintSymbol("info.circle", x: info - 12, y: middle, side: 22, tint)
    }
    guard hasSeparator else { return }
    let start = view.isRightToLeft ? 0.0 : 16
    add(
      .fill(
        Rect(x: start, y: size.height - 0.5, width: max(size.width - 16, 0), height: 0.5),
        .separator))
  }

  private mutating func paintChevron(x: Double, y: Double) {
    let direction: Double = view.isRightToLeft ? -1 : 1
    let number = SVGText.number
    add(
      .stroke(
        "M\(number(x - 3 * direction)) \(number(y - 6))l\(number(6 * direction)) 6"
          + "l\(number(-6 * direction)) 6", .tertiaryLabel, width: 2))
  }

  private mutating func paintMap() {
    add(.fill(bounds, DisplayColor(0xDDEB_D3FF, dark: 0x2A33_2AFF)))
    let number = SVGText.number
    let (w, h) = (size.width, size.height)
    let roads =
      "M0 \(number(h * 0.3))L\(number(w)) \(number(h * 0.45))M\(number(w * 0.35)) 0"
      + "L\(number(w * 0.28)) \(number(h))M0 \(number(h * 0.8))L\(number(w)) \(number(h * 0.66))"
      + "M\(number(w * 0.72)) 0L\(number(w * 0.8)) \(number(h))"
    add(.stroke(roads, DisplayColor(0xFFFF_FFFF, dark: 0x4A52_4AFF), width: 6))
  }
}
