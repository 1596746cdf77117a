import LayoutModel

extension Figure {
  /// Where bars, housing and indicator are kept away from, as a dashed edge.
  mutating func drawSafeArea(into writer: inout SVGWriter) {
    let insets = scene.safeArea
    guard options.showsGuides, insets != .zero else { return }
    features.insert(.safeArea)
    let safe = Rect(origin: .zero, size: scene.size).inset(by: insets)
    writer.rect(safe, "sa")
  }

  /// Guides that someone made or asked for, with their names.
  mutating func drawGuides(into writer: inout SVGWriter) {
    guard options.showsGuides else { return }
    let size = 9 * unit
    for guide in scene.guides.prefix(Figure.overlayLimit) where guide.frame.touches(region) {
      features.insert(.guide)
      let frame = guide.frame
      // A guide without extent is a line, which a rectangle would not show.
      if frame.width < 0.5 || frame.height < 0.5 {
        writer.line(frame.minX, frame.minY, frame.maxX, frame.maxY, "g")
      } else {
        writer.rect(frame, "g")
      }
      guard options.showsNames else { continue }
      let half = TextWidth.of(guide.name, size: size) / 2 + size * 0.4
      let x = max(min(frame.minX, bounds.maxX - 2 * half), screenFrame.minX + 4 * unit) + half
      annotate(
        guide.name, "gt", size: size,
        at: [
          Point(x: x, y: frame.minY + size * 0.8), Point(x: x, y: frame.maxY - size * 0.8),
          Point(x: frame.midX, y: frame.midY), Point(x: x, y: frame.minY - size * 0.8),
          Point(x: max(frame.maxX - half, half), y: frame.minY + size * 0.8),
        ], into: &writer)
    }
    addNote(
      count: scene.guides.count - Figure.overlayLimit, singular: "guide is not drawn",
      plural: "guides are not drawn")
  }

  /// Alignment rectangles that differ from their views' frames.
  mutating func drawAlignmentRects(into writer: inout SVGWriter) {
    guard options.showsGuides else { return }
    for index in selection.drawn {
      let view = scene.views[index]
      guard view.alignmentInsets != .zero, view.frame.touches(scene.clips[view.clip]) else {
        continue
      }
      features.insert(.alignmentRect)
      writer.rect(view.frame.inset(by: view.alignmentInsets), "a")
    }
  }

  /// The names of views, where there is room that no other text has.
  mutating func drawNames(into writer: inout SVGWriter) {
    guard options.showsNames else { return }
    let size = 8.5 * unit
    var drawn = 0
    // Those with the least room first: a container finds a place somewhere else more easily.
    for index in selection.drawn.reversed() where drawn < Figure.overlayLimit {
      let view = scene.views[index]
      let shown = scene.clips[view.clip].intersection(view.frame)
      guard !view.name.isEmpty, index > 0, shown.height >= size * 1.15 else { continue }
      let width = TextWidth.of(view.name, size: size)
      guard width + size * 0.6 <= shown.width else { continue }
      let height = size * 1.15
      let left = shown.minX + size * 0.3
      let right = shown.maxX - size * 0.3 - width
      let top = shown.minY + size * 0.1
      let bottom = shown.maxY - height - size * 0.1
      let isPicture: Bool = if case .image = view.depiction { true } else { false }
      var places = [(left, top), (left, bottom), (right, top), (right, bottom)]
      if isPicture { places = [((left + right) / 2, bottom)] + places }
      let candidates = places.map { Rect(x: $0.0, y: $0.1, width: width, height: height) }
      guard let place = labels.placeFirstFree(candidates) else { continue }
      writer.label(
        view.name, x: place.minX, baseline: place.minY + size * 0.88, size: size, "n")
      drawn += 1
    }
  }

  /// Notes how many of something are left out, if any are.
  mutating func addNote(count: Int, singular: String, plural: String) {
    if count > 0 { notes.append(PictureNote(count: count, one: singular, many: plural)) }
  }

  /// At most so many annotations of one kind are drawn.
  static let overlayLimit = 240
}
