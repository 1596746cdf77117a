import LayoutModel

extension ViewPainter {
  mutating func paintBar(_ bar: BarDepiction) {
    let ground = view.look.background ?? .bar
    // A navigation bar's ground reaches up behind the status bar, a bottom bar's down to the edge.
    switch bar.kind {
    case .navigation:
      let above = max(view.frame.minY, 0)
      let ground = ground
      if view.reachesEdges, above > 0 {
        add(.fill(Rect(x: 0, y: -above, width: size.width, height: above), ground))
      }
      if view.look.background == nil { add(.fill(bounds, ground)) }
      add(.fill(Rect(x: 0, y: size.height - 0.5, width: size.width, height: 0.5), .separator))
      paintNavigation(bar)
    case .tool, .tab:
      if view.look.background == nil { add(.fill(bounds, ground)) }
      add(.fill(Rect(x: 0, y: 0, width: size.width, height: 0.5), .separator))
      if bar.kind == .tab { paintTabs(bar) } else { paintTools(bar) }
    }
  }

  private mutating func paintNavigation(_ bar: BarDepiction) {
    let isRow = min(size.height, 44)
    let middle = isRow / 2
    var left = 16.0
    if bar.hasBackButton {
      paintSymbol("chevron.left", x: left - 2, y: middle, side: 20, tint)
      if bar.leading.isEmpty {
        paintTitle(
          "Back", .system(17), tint, .left, in: Rect(x: left + 8, y: 0, width: 60, height: isRow))
      }
      left += bar.leading.isEmpty ? 60 : 24
    }
    for item in bar.leading { left = paint(item, from: left, middle, isForward: true) }
    var right = size.width - 16
    for item in bar.trailing.reversed() {
      right = paint(item, from: right, middle, isForward: false)
    }
    let color = view.look.foreground ?? .label
    guard let title = bar.title else {
      // The title is not known: its place is.
      let width = min(size.width * 0.3, 110)
      add(
        .fill(
          Rect(x: (size.width - width) / 2, y: middle - 5, width: width, height: 10),
          DisplayColor.label.withOpacity(0.3), radius: 5))
      return
    }
    if bar.isLarge, size.height > 60 {
      paintTitle(
        title, .system(34, weight: .bold), color, .natural,
        in: Rect(x: 16, y: size.height - 52, width: size.width - 32, height: 48))
      return
    }
    let side = max(left, size.width - right) + 4
    paintTitle(
      title, .system(17, weight: .semibold), color, .center,
      in: Rect(x: side, y: 0, width: max(size.width - 2 * side, 0), height: isRow))
  }

  /// Paints an entry, and returns where the next one begins.
  private mutating func paint(
    _ item: BarDepiction.Item, from edge: Double, _ middle: Double, isForward: Bool
  ) -> Double {
    if item.isFlexibleSpace { return edge }
    let direction: Double = isForward ? 1 : -1
    if item.title.isEmpty, let image = item.image {
      let side = min(image.size?.width ?? 22, 28)
      let x = isForward ? edge : edge - side
      paintImage(image, in: Rect(x: x, y: middle - side / 2, width: side, height: side), tint)
      return edge + direction * (side + 16)
    }
    guard !item.title.isEmpty else { return edge }
    let font = Font.system(17)
    let width = min(Self.width(of: item.title, font) + 2, size.width / 2)
    let x = isForward ? edge : edge - width
    paintTitle(
      item.title, font, tint, .left, in: Rect(x: x, y: middle - 22, width: width, height: 44))
    return edge + direction * (width + 16)
  }

  private mutating func paintTools(_ bar: BarDepiction) {
    let items = bar.leading + bar.trailing
    let spaces = items.count(where: \.isFlexibleSpace)
    let widths = items.map { item -> Double in
      item.isFlexibleSpace
        ? 0 : item.title.isEmpty ? 38 : Self.width(of: item.title, .system(17)) + 16
    }
    let free = max(size.width - 32 - widths.reduce(0, +), 0)
    var x = 16.0
    for (item, width) in zip(items, widths) {
      if item.isFlexibleSpace {
        x += free / Double(max(spaces, 1))
      } else {
        _ = paint(item, from: x + 8, min(size.height, 44) / 2, isForward: true)
        x += width
      }
    }
    guard bar.title == nil, items.isEmpty else { return }
    for index in 0..<3 {
      add(.circle(size.width * (Double(index) + 0.5) / 3, min(size.height, 44) / 2, 9, tint))
    }
  }

  private mutating func paintTabs(_ bar: BarDepiction) {
    let isKnown = !bar.leading.isEmpty
    let count = isKnown ? min(bar.leading.count, 5) : 4
    for index in 0..<count {
      let width = size.width / Double(count)
      let x = width * (Double(index) + 0.5)
      let color = index == bar.selected ? tint : DisplayColor.systemGray
      guard isKnown else {
        add(.circle(x, 24, 9, color))
        continue
      }
      let item = bar.leading[index]
      let place = Rect(x: x - 12, y: 6, width: 24, height: 24)
      if let image = item.image, image.isSymbol {
        paintSymbol(image.name, x: place.midX, y: place.midY, side: 22, color)
      } else {
        add(.fill(place.inset(by: .all(1)), color.withOpacity(0.85), radius: 6))
      }
      paintTitle(
        item.title, .system(10, weight: .medium), color, .center,
        in: Rect(x: x - width / 2 + 2, y: 33, width: width - 4, height: 14))
    }
  }
}
