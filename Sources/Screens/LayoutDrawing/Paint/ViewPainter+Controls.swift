import LayoutModel

extension ViewPainter {
  mutating func paintButton(_ title: String, _ font: Font, _ image: ImageDepiction?) {
    let color = view.look.foreground ?? (view.look.buttonBackground == .filled ? .white : tint)
    if isSchematic, view.look.buttonBackground == .none, title.isEmpty, image == nil {
      // A button of which only the room is known.
      add(.fill(content, .systemBlue.withOpacity(0.9), radius: min(10, size.height / 3)))
      let width = size.width * 0.4
      add(
        .fill(
          Rect(x: (size.width - width) / 2, y: size.height / 2 - 3, width: width, height: 6),
          .white,
          radius: 3))
      return
    }
    guard let image else {
      paintTitle(
        title, font, color, view.look.alignment ?? .center,
        in: content)
      return
    }
    guard !title.isEmpty else {
      paintImage(image, in: content, color)
      return
    }
    let side = min(image.size?.height ?? 20, size.height - 4, 28)
    let wide = min(
      image.size.map { $0.height > 0 ? side * $0.width / $0.height : side } ?? side, size.width / 2)
    let room = Self.width(of: title, font)
    let whole = min(wide + 6 + room, size.width)
    let start: Double =
      switch view.look.alignment {
      case .left: 0
      case .right: size.width - whole
      case .natural: view.isRightToLeft ? size.width - whole : 0
      case .center, nil: (size.width - whole) / 2
      }
    let place = Rect(x: start, y: (size.height - side) / 2, width: wide, height: side)
    paintImage(image, in: place, color)
    paintTitle(
      title, font, color, .left,
      in: Rect(x: start + wide + 6, y: 0, width: max(whole - wide - 6, 0), height: size.height))
  }

  mutating func paintField(_ text: String, _ font: Font, isPlaceholder: Bool, hasBorder: Bool) {
    if hasBorder {
      if view.look.background == nil {
        add(.fill(bounds, .systemBackground, radius: min(5, size.height / 4)))
      }
      add(
        .outline(
          bounds.inset(by: .all(0.5)), DisplayColor(0xC6C6_CAFF, dark: 0x4848_4CFF), width: 1,
          radius: min(5, size.height / 4)))
    }
    let padding = hasBorder ? 7.0 : 0
    let room = bounds.inset(by: EdgeInsets(left: padding, right: padding))
    if text.isEmpty, isSchematic {
      add(
        .fill(
          Rect(x: room.minX, y: size.height / 2 - 4, width: room.width * 0.4, height: 8),
          .tertiaryLabel, radius: 4))
      return
    }
    let color: DisplayColor = isPlaceholder ? .tertiaryLabel : view.look.foreground ?? .label
    paintTitle(text, font, color, view.look.alignment ?? .natural, in: room)
  }

  mutating func paintToggle(isOn: Bool) {
    let height = min(content.height, 31)
    let width = min(bounds.width, height * 51 / 31)
    let track = Rect(x: 0, y: (size.height - height) / 2, width: width, height: height)
    let color = isOn ? view.look.tint ?? .systemGreen : DisplayColor.systemFill
    add(.fill(track, color, radius: height / 2))
    let isRight = isOn != view.isRightToLeft
    let x = isRight ? track.maxX - height / 2 : track.minX + height / 2
    add(.circle(x, track.midY + 0.8, height / 2 - 1.6, DisplayColor(0x0000_0026)))
    add(.circle(x, track.midY, height / 2 - 2, .white))
  }

  mutating func paintTrack(_ value: Double, height: Double) {
    let track = Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
    add(.fill(track, .systemFill, radius: height / 2))
    var filled = track
    filled.size.width = track.width * min(max(value, 0), 1)
    if view.isRightToLeft { filled.origin.x = track.maxX - filled.width }
    add(.fill(filled, tint, radius: height / 2))
  }

  mutating func paintSlider(_ value: Double) {
    paintTrack(value, height: min(4, size.height))
    let radius = min(14, size.height / 2 - 0.5)
    guard radius > 0, size.width > 2 * radius else { return }
    let share = view.isRightToLeft ? 1 - value : value
    let x = radius + (size.width - 2 * radius) * min(max(share, 0), 1)
    add(.circle(x, size.height / 2 + 1, radius, DisplayColor(0x0000_0026)))
    add(.circle(x, size.height / 2, radius - 0.5, .white))
  }

  mutating func paintSegments(_ titles: [String], selected: Int) {
    let rect = content
    let radius = min(8, rect.height / 3)
    add(.fill(rect, .tertiaryFill, radius: radius))
    guard !titles.isEmpty else { return }
    let width = rect.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = Rect(
        x: rect.minX + width * Double(view.isRightToLeft ? titles.count - 1 - index : index),
        y: rect.minY, width: width, height: rect.height)
      let isChosen = index == selected
      if isChosen {
        add(
          .fill(
            place.inset(by: .all(2)), DisplayColor(0xFFFF_FFFF, dark: 0x6363_66FF),
            radius: max(radius - 2, 0)))
      }
      paintTitle(
        title, .system(13, weight: isChosen ? .semibold : .medium), .label, .center, in: place)
    }
  }

  mutating func paintStepper() {
    add(.fill(content, .tertiaryFill, radius: min(8, size.height / 3)))
    add(
      .line(
        size.width / 2, size.height * 0.22, size.width / 2, size.height * 0.78, .separator, width: 1
      ))
    paintSymbol("minus", x: size.width / 4, y: size.height / 2, side: 16, .label)
    paintSymbol("plus", x: size.width * 3 / 4, y: size.height / 2, side: 16, .label)
  }

  mutating func paintPages(_ count: Int, current: Int) {
    let shown = min(max(count, 0), 20)
    let pitch = min(16, size.width / Double(max(shown, 1)))
    for index in 0..<shown {
      let x = size.width / 2 + (Double(index) - Double(shown - 1) / 2) * pitch
      let color = view.look.foreground ?? .label
      add(.circle(x, size.height / 2, 3.5, color.withOpacity(index == current ? 0.85 : 0.25)))
    }
  }

  mutating func paintActivity() {
    let radius = min(size.width, size.height) / 2
    let spokes: [(Double, Double)] = [
      (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
      (-0.707, -0.707),
    ]
    let (x, y) = (size.width / 2, size.height / 2)
    for (index, (dx, dy)) in spokes.enumerated() {
      add(
        .line(
          x + dx * radius * 0.45, y + dy * radius * 0.45, x + dx * radius * 0.9,
          y + dy * radius * 0.9,
          (view.look.tint ?? .systemGray).withOpacity(1 - Double(index) * 0.1),
          width: max(radius * 0.2, 1)))
    }
  }

  mutating func paintSearch(_ prompt: String) {
    if view.look.background == nil { add(.fill(bounds, .bar)) }
    let height = min(36, size.height - 4)
    let field = Rect(
      x: 8, y: (size.height - height) / 2, width: max(size.width - 16, 0), height: height)
    add(.fill(field, .tertiaryFill, radius: 10))
    paintSymbol("magnifyingglass", x: field.minX + 17, y: field.midY, side: 16, .secondaryLabel)
    paintTitle(
      prompt.isEmpty ? "Search" : prompt, .system(17), .secondaryLabel, .natural,
      in: Rect(x: field.minX + 30, y: field.minY, width: max(field.width - 38, 0), height: height))
  }

  mutating func paintPicker() {
    let pitch = 32.0
    add(
      .fill(
        Rect(x: 8, y: size.height / 2 - pitch / 2, width: max(size.width - 16, 0), height: pitch),
        .tertiaryFill, radius: 8))
    for row in -2...2 {
      let y = size.height / 2 + Double(row) * pitch
      guard y > 8, y < size.height - 8 else { continue }
      let width = size.width * (0.34 - 0.03 * Double(row.magnitude))
      add(
        .fill(
          Rect(x: (size.width - width) / 2, y: y - 5, width: width, height: 10),
          DisplayColor.label.withOpacity(row == 0 ? 0.7 : 0.22), radius: 5))
    }
  }
}
