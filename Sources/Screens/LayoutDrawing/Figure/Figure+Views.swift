import Drawing
import LayoutModel

extension Figure {
  /// The views as the screen shows them, each cut off by the scroll views that hold it.
  mutating func drawViews(into writer: inout SVGWriter) {
    var groups = ClipGroups()
    for index in selection.drawn {
      let view = scene.views[index]
      let clip = scene.clips[view.clip]
      guard view.frame.touches(clip) else { continue }
      let needed = clip.contains(view.frame) && !isAtRoundCorner(view) ? nil : view.clip
      groups.change(to: needed, in: &writer) { index, writer in clipID(index, &writer) }
      drawView(view, into: &writer)
    }
    groups.close(in: &writer)
  }

  /// What lies beyond the screen, fainter with the distance.
  mutating func drawOverflow(into writer: inout SVGWriter) {
    guard options.showsOverflow else { return }
    let beyond = selection.drawn.filter { index in
      let view = scene.views[index]
      return !screenFrame.contains(view.frame) && view.frame.width > 0 && view.frame.height > 0
    }
    guard !beyond.isEmpty else { return }
    features.insert(.overflow)
    writer.open("clip-path=\"url(#\(writer.clip(region)))\"")
    var openLevel = 0
    for index in beyond {
      let view = scene.views[index]
      let level = fading(of: view.frame)
      if level != openLevel {
        if openLevel > 0 { writer.close() }
        writer.open("class=\"b\(level)\"")
        openLevel = level
      }
      drawView(view, into: &writer, isSecondDrawing: screenFrame.touches(view.frame))
    }
    if openLevel > 0 { writer.close() }
    writer.close()
  }

  /// How faint what lies beyond the screen is: 1 near it, 3 at the edge of the picture.
  private func fading(of frame: Rect) -> Int {
    let gaps = [
      frame.minX - screenFrame.maxX, screenFrame.minX - frame.maxX,
      frame.minY - screenFrame.maxY, screenFrame.minY - frame.maxY,
    ]
    let distance = max(gaps.max() ?? 0, 0)
    let room = screenFrame.minY - region.minY
    return distance < room * 0.35 ? 1 : distance < room * 0.65 ? 2 : 3
  }

  private func clipID(_ index: Int, _ writer: inout SVGWriter) -> String {
    let clip = scene.clips[index]
    let isScreen = clip == screenFrame
    return writer.clip(clip, radius: isScreen ? deviceBody?.cornerRadius ?? 0 : 0)
  }

  /// Whether the screen's round corners cut a view off.
  private func isAtRoundCorner(_ view: SceneView) -> Bool {
    guard let radius = deviceBody?.cornerRadius, radius > 0,
      view.clip == 0 || scene.clips[view.clip] == screenFrame
    else { return false }
    let inset = radius * 0.3
    let inner = screenFrame.inset(by: .all(inset))
    return !inner.contains(view.frame)
  }

  // MARK: One view

  private mutating func drawView(
    _ view: SceneView, into writer: inout SVGWriter, isSecondDrawing: Bool = false
  ) {
    let title = options.showsTitles && !isSecondDrawing ? view.caption : nil
    let frame = view.frame
    switch view.role {
    case .navigationBar, .tabBar, .toolbar:
      drawBar(view, title, into: &writer)
      return
    case .stack:
      features.insert(.stack)
      writer.rect(frame, "t", title: title)
      return
    case .scroll:
      features.insert(.scroll)
      writer.rect(frame, "c", title: title)
    case .view: break
    }
    switch view.depiction {
    case .plain:
      if view.role == .view { writer.rect(frame, "v", title: title) }
    case .text(let string, let style):
      if view.role == .view { writer.rect(frame, "v", title: title) }
      drawText(string, style, in: view, into: &writer)
    case .filler(let length, let lineHeight):
      if view.role == .view { writer.rect(frame, "v", title: title) }
      drawFiller(length, lineHeight, in: frame, view.isRightToLeft, into: &writer)
    case .image:
      features.insert(.image)
      drawImage(frame, title, into: &writer)
    case .button(let text, let font, let image):
      if text.isEmpty, image != nil {
        features.insert(.image)
        drawImage(frame, title, into: &writer)
        return
      }
      features.insert(.control)
      writer.rect(frame, "k", radius: min(8, frame.height / 4), title: title)
      drawTitle(text, font, in: frame, into: &writer)
    case .field(let text, let font, _, _):
      writer.rect(frame, "f", radius: min(6, frame.height / 4), title: title)
      drawFieldText(text, font, in: view, into: &writer)
    case .toggle:
      let radius = frame.height / 2
      writer.rect(frame, "on", radius: radius, title: title)
      writer.circle(frame.maxX - radius, frame.midY, max(radius - 2, 0), "kn")
    case .slider, .progress:
      features.insert(.control)
      let track = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
      writer.rect(track, "k", radius: 2, title: title)
    case .cell:
      if view.role == .view { writer.rect(frame, "v", title: title) }
    case .segments, .stepper, .pages, .activity, .search, .picker, .bar, .map, .control:
      features.insert(.control)
      writer.rect(frame, "k", radius: min(8, frame.height / 4), title: title)
    }
  }

  private func drawImage(_ frame: Rect, _ title: String?, into writer: inout SVGWriter) {
    let side = min(frame.width, frame.height)
    writer.rect(frame, "i", radius: min(6, side / 6), title: title)
    guard side >= 18 else { return }
    let number = SVGText.number
    let peak = side * 0.22
    let base = frame.midY + side * 0.22
    writer.path(
      "M\(number(frame.midX - side * 0.36)) \(number(base))l\(number(peak)) -\(number(side * 0.34))"
        + "l\(number(peak * 0.8)) \(number(side * 0.24))l\(number(peak * 0.55)) -\(number(side * 0.14))"
        + "l\(number(peak * 0.95)) \(number(side * 0.24))z", "i2")
    writer.circle(frame.midX + side * 0.2, frame.midY - side * 0.2, side * 0.07, "i2")
  }

  private mutating func drawBar(
    _ view: SceneView, _ title: String?, into writer: inout SVGWriter
  ) {
    features.insert(.bar)
    var frame = view.frame
    if view.role == .navigationBar {
      // The bar's ground reaches up behind the status bar.
      frame = Rect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
    }
    writer.rect(frame, "bar", title: title)
    let bar = view.frame
    switch view.role {
    case .navigationBar:
      let isLarge = bar.height > 60
      let y = isLarge ? bar.maxY - 24 : bar.midY
      let width = isLarge ? min(bar.width * 0.5, 190) : min(bar.width * 0.3, 110)
      let x = isLarge ? bar.minX + 24 : bar.midX - width / 2
      drawStroke(from: x, to: x + width, y: y, thickness: isLarge ? 16 : 9, into: &writer)
    default:
      let count = view.role == .tabBar ? 4 : 3
      for index in 0..<count {
        let x = bar.minX + bar.width * (Double(index) + 0.5) / Double(count)
        writer.circle(x, bar.minY + 22, 8, index == 0 ? "i2" : "st")
      }
    }
  }

  func drawStroke(
    from start: Double, to end: Double, y: Double, thickness: Double, into writer: inout SVGWriter
  ) {
    let number = SVGText.number
    let inset = thickness / 2
    guard end - start > thickness else { return }
    writer.path(
      "M\(number(start + inset)) \(number(y))H\(number(end - inset))", "s",
      extra: " stroke-width=\"\(number(thickness))\"")
  }
}
