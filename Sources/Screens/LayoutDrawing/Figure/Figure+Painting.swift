import Drawing
import Formatting
import LayoutModel

extension Figure {
  /// The views as a device shows them, back to front, each cut off by what clips it.
  mutating func paintViews(into writer: inout SVGWriter) {
    if deviceBody != nil {
      writer.open(
        "clip-path=\"url(#\(writer.clip(screenFrame, radius: deviceBody?.cornerRadius ?? 0)))\"")
    }
    var groups = ClipGroups()
    for index in selection.drawn {
      let view = scene.views[index]
      let clip = scene.clips[view.clip]
      guard view.opacity > 0.01, view.frame.touches(clip), clip.width > 0, clip.height > 0 else {
        continue
      }
      let commands = ViewPainter.commands(of: view, isSchematic: scene.isSchematic)
      guard !commands.isEmpty || options.showsTitles else { continue }
      let needed = view.clip == 0 || clip.contains(view.frame) ? nil : view.clip
      groups.change(to: needed, in: &writer) { index, writer in
        writer.clip(scene.clips[index])
      }
      write(commands, of: view, into: &writer)
    }
    groups.close(in: &writer)
    if deviceBody != nil { writer.close() }
  }

  private func write(_ commands: [PaintCommand], of view: SceneView, into writer: inout SVGWriter) {
    let isFaint = view.opacity < 0.995
    let title = options.showsTitles && !view.caption.isEmpty ? view.caption : nil
    let isGroup = isFaint || title != nil
    if isGroup {
      writer.open(isFaint ? "opacity=\"\(SVGText.number(view.opacity))\"" : "class=\"vw\"")
    }
    if let title { writer.raw("<title>\(SVGText.escaped(title))</title>") }
    for command in commands {
      writer.paint(command, at: view.frame.origin, options.scheme)
    }
    if isGroup {
      if commands.isEmpty { writer.raw("<rect class=\"hit\" \(SVGWriter.box(view.frame))/>") }
      writer.close()
    }
  }

  /// Whether what lies behind the status bar is dark, so that its text must be light.
  var isStatusBarOnDark: Bool {
    guard options.style == .screen else { return false }
    let point = Rect(x: screenFrame.width * 0.15, y: 10, width: 0, height: 0)
    let ground = selection.drawn.last { index in
      let view = scene.views[index]
      var frame = view.frame
      if view.reachesEdges {
        frame = Rect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
      }
      return (view.look.background?.opacity ?? 0) * view.opacity > 0.5 && frame.touches(point)
    }
    let color = ground.flatMap { scene.views[$0].look.background }
    guard let color, color.light == color.dark else { return false }
    return color.luminance < 0.3
  }
}

extension SVGWriter {
  /// Writes one command of a painter.
  mutating func paint(
    _ command: PaintCommand, at origin: Point, _ scheme: StyleSheet.Scheme
  ) {
    var attributes = ""
    let (dx, dy) = (origin.x, origin.y)
    var classes: [String] = []
    func add(_ name: String, _ color: DisplayColor?) {
      guard let color else {
        if name == "fill" { attributes += " fill=\"none\"" }
        return
      }
      if scheme == .automatic, color.light != color.dark {
        classes.append(PaintedColors.className(name, color))
        return
      }
      let value = scheme == .dark ? color.dark : color.light
      attributes += " \(name)=\"\(PaintedColors.hexadecimal(value))\""
      if value & 0xFF != 0xFF {
        attributes += " \(name)-opacity=\"\(SVGText.number(Double(value & 0xFF) / 255))\""
      }
    }
    add("fill", command.fill)
    if command.stroke != nil {
      add("stroke", command.stroke)
      attributes += " stroke-width=\"\(SVGText.number(command.lineWidth))\""
    }
    switch command.shape {
    case .rect(let rect, let radius):
      let style = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
      raw("<rect\(style) \(Self.box(rect.offsetBy(dx: dx, dy: dy)))")
      if radius > 0 { raw(" rx=\"\(SVGText.number(radius))\"") }
      raw("\(attributes)/>")
    case .path(let data):
      let style = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
      let number = SVGText.number
      raw(
        "<path\(style) d=\"\(data)\" transform=\"translate(\(number(dx)) \(number(dy)))\""
          + " stroke-linecap=\"round\" stroke-linejoin=\"round\"\(attributes)/>")
    case .text(let line):
      switch line.anchor {
      case .start: break
      case .middle: classes.append("m")
      case .end: classes.append("e")
      }
      if line.font.weight.rawValue != 400 {
        attributes += " font-weight=\"\(line.font.weight.rawValue)\""
      }
      label(
        line.string, x: line.x + dx, baseline: line.baseline + dy, size: line.font.pointSize,
        classes.joined(separator: " "), fitting: line.width > 0 ? line.width : nil,
        extra: attributes)
    }
    for (name, color) in [("fill", command.fill), ("stroke", command.stroke)] {
      if let color, scheme == .automatic, color.light != color.dark { useColor(name, color) }
    }
  }
}

/// Colours as style sheets write them, and the rules of those that differ in dark appearance.
package enum PaintedColors {
  /// `#rrggbb`.
  static func hexadecimal(_ value: UInt32) -> String { "#" + (value >> 8).hexadecimal(digits: 6) }

  /// `#rrggbbaa`, the opacity left out where it is full.
  package static func css(_ value: UInt32) -> String {
    value & 0xFF == 0xFF ? hexadecimal(value) : "#" + value.hexadecimal(digits: 8)
  }

  /// The class of a colour; it names both values, so that pictures of one page may share it.
  static func className(_ property: String, _ color: DisplayColor) -> String {
    (property == "fill" ? "f" : "s") + String(color.light, radix: 16) + "-"
      + String(color.dark, radix: 16)
  }

  /// The rules of classes: dark values where the reader's system prefers them.
  static func rules(_ used: [(property: String, color: DisplayColor)]) -> String {
    func rule(_ entry: (property: String, color: DisplayColor), _ value: UInt32) -> String {
      var text = ".ld .\(className(entry.property, entry.color)){\(entry.property):"
      text += hexadecimal(value)
      if value & 0xFF != 0xFF {
        text += ";\(entry.property)-opacity:\(SVGText.number(Double(value & 0xFF) / 255))"
      }
      return text + "}"
    }
    guard !used.isEmpty else { return "" }
    return used.map { rule($0, $0.color.light) }.joined()
      + "@media (prefers-color-scheme:dark){"
      + used.map { rule($0, $0.color.dark) }.joined() + "}"
  }
}
