import LayoutModel
import Simulation

extension Figure {
  /// The body of the device, or the edge of a root without one.
  func drawBody(into writer: inout SVGWriter) {
    guard let body = deviceBody else { return }
    let outline = screenFrame.outset(by: body.bezel)
    let radius = body.cornerRadius > 0 ? body.cornerRadius + body.bezel.top : 44
    writer.rect(outline, "d", radius: radius, extra: " stroke-width=\"2\"")
    guard body.housing == .homeButton else { return }
    let isPhone = scene.screen?.device.idiom == .phone
    let distance = (body.top.isVertical ? body.bezel.bottom : body.bezel.right) / 2
    let button = point(onEdge: body.top.opposite, distance: -distance)
    writer.circle(button.x, button.y, distance * (isPhone ? 0.68 : 0.55), "hb")
    let speaker = point(onEdge: body.top, distance: -distance)
    let half = isPhone ? 24.0 : 3
    let (dx, dy) = body.top.isVertical ? (half, 2.5) : (2.5, half)
    writer.rect(
      Rect(x: speaker.x - dx, y: speaker.y - dy, width: 2 * dx, height: 2 * dy), "h", radius: 2.5)
  }

  /// What the views lie on, and the part of the screen that another window has.
  func drawScreen(into writer: inout SVGWriter) {
    writer.rect(screenFrame, "u", radius: deviceBody?.cornerRadius ?? 0)
    guard screenFrame.width > scene.size.width else { return }
    let other = Rect(
      x: scene.size.width, y: 0, width: screenFrame.width - scene.size.width,
      height: screenFrame.height)
    writer.rect(other, "other", radius: 10)
  }

  /// The sensor housing, the status bar's time and the home indicator.
  func drawSystemChrome(into writer: inout SVGWriter) {
    guard let screen = scene.screen, let body = deviceBody else { return }
    switch body.housing {
    case .notch: drawHousing(length: 0.46, height: 40, distance: 10, body, into: &writer)
    case .island: drawHousing(length: 0.31, height: 36, distance: 30, body, into: &writer)
    case .none, .homeButton: break
    }
    let height = screen.statusBarHeight
    if height > 0, !screen.orientation.isLandscape || screen.device.idiom == .pad {
      let isTall = height > 30
      let size = isTall ? 15.0 : 12
      let baseline = isTall ? height / 2 + 8 : height / 2 + 4.5
      let margin = isTall ? screenFrame.width * 0.13 : 24
      let ink = isStatusBarOnDark ? "sbl" : "p"
      writer.label("9:41", x: margin, baseline: baseline, size: size, "\(ink) w m")
      let battery = Rect(
        x: screenFrame.width - margin - 11, y: baseline - size * 0.72, width: 22, height: 10.5)
      writer.rect(battery, "s", radius: 3)
      writer.rect(battery.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 6)), ink)
    }
    if screen.device.safeAreaInsets[screen.orientation].value.bottom > 0 {
      let length = min(screenFrame.width * 0.36, 220)
      writer.rect(
        Rect(x: screenFrame.midX - length / 2, y: screenFrame.maxY - 13, width: length, height: 5),
        "p", radius: 2.5)
    }
  }

  /// A notch or an island at the device's own top, its length a share of the screen's short side.
  private func drawHousing(
    length share: Double, height: Double, distance: Double, _ body: DeviceBody,
    into writer: inout SVGWriter
  ) {
    let length = min(screenFrame.width, screenFrame.height) * share
    let middle = point(onEdge: body.top, distance: distance)
    let (width, tall) = body.top.isVertical ? (length, height) : (height, length)
    writer.rect(
      Rect(x: middle.x - width / 2, y: middle.y - tall / 2, width: width, height: tall), "h",
      radius: min(height / 2, 19))
  }

  /// Keeps annotations away from what is drawn over the screen.
  mutating func occupySystemChrome() {
    guard let screen = scene.screen, let body = deviceBody else { return }
    let corner = body.cornerRadius * 0.42
    for x in [screenFrame.minX, screenFrame.maxX - corner] where corner > 0 {
      for y in [screenFrame.minY, screenFrame.maxY - corner] {
        labels.occupy(Rect(x: x, y: y, width: corner, height: corner))
      }
    }
    let isUpright = !screen.orientation.isLandscape
    let top = screen.device.safeAreaInsets[screen.orientation].value.top
    if isUpright {
      labels.occupy(Rect(x: 0, y: 0, width: screenFrame.width, height: top))
    } else if body.housing != .none {
      let side = min(screenFrame.height * 0.46, 200)
      for x in [screenFrame.minX, screenFrame.maxX - 48] {
        labels.occupy(Rect(x: x, y: screenFrame.midY - side / 2, width: 48, height: side))
      }
    }
    guard screen.device.safeAreaInsets[screen.orientation].value.bottom > 0 else { return }
    labels.occupy(
      Rect(x: screenFrame.midX - 75, y: screenFrame.maxY - 15, width: 150, height: 9))
  }

  /// A place in the middle of an edge of the screen, at a distance inwards.
  private func point(onEdge edge: DeviceBody.Edge, distance: Double) -> Point {
    switch edge {
    case .top: Point(x: screenFrame.midX, y: screenFrame.minY + distance)
    case .bottom: Point(x: screenFrame.midX, y: screenFrame.maxY - distance)
    case .left: Point(x: screenFrame.minX + distance, y: screenFrame.midY)
    case .right: Point(x: screenFrame.maxX - distance, y: screenFrame.midY)
    }
  }
}

extension DeviceBody.Edge {
  fileprivate var isVertical: Bool { self == .top || self == .bottom }

  fileprivate var opposite: DeviceBody.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}
