import LayoutDrawing
import LayoutModel
import TestSupport
import Testing

/// Whatever a view can show, in sizes from a few points to a screen's, painted and drawn as before:
/// scenarios use but some of it.
@Suite struct StoredDepictionTests {
  static let font = Font.system(17)

  static func bar(
    _ kind: BarDepiction.Kind, _ title: String?, _ change: (inout BarDepiction) -> Void = { _ in }
  ) -> ViewDepiction {
    var bar = BarDepiction(kind, title: title)
    change(&bar)
    return .bar(bar)
  }

  private static let items: [BarDepiction.Item] = [
    .init(systemItem: "add"), .init(systemItem: "flexibleSpace"), .init(title: "A longer title"),
    .init(title: "Home", image: .symbol("house")),
  ]

  static let depictions: [(name: String, all: [ViewDepiction])] = [
    ("plain", [.plain, .control, .map, .activity, .picker, .stepper]),
    (
      "text",
      [0, 1, 2].map { lines in
        .text("Some words that need more than one line", .init(font: font, lineLimit: lines))
      } + [.text("", .init(font: font, lineLimit: 1))]
    ),
    (
      "filler",
      [.filler(length: 500, lineHeight: 20), .filler(length: 30, lineHeight: 20)]
    ),
    (
      "image",
      [ImageDepiction.Mode.fill, .aspectFit, .aspectFill, .center].flatMap { mode in
        [nil, Size(width: 40, height: 20), Size(width: 20, height: 400)].map { size in
          .image(ImageDepiction(name: "photo", size: size, mode: mode))
        }
      } + [.image(ImageDepiction()), .image(.symbol("star.fill"))]
    ),
    (
      "button",
      [
        .button("Go", font, image: nil), .button("", font, image: nil),
        .button("", font, image: .symbol("plus")), .button("Go", font, image: .symbol("plus")),
        .button("A title that is far too long", font, image: ImageDepiction(name: "x")),
      ]
    ),
    (
      "field",
      [true, false].flatMap { hasBorder in
        [
          .field("Name", font, isPlaceholder: true, hasBorder: hasBorder),
          .field("", font, isPlaceholder: false, hasBorder: hasBorder),
        ]
      }
    ),
    (
      "toggle",
      [
        .toggle(isOn: true), .toggle(isOn: false), .slider(0), .slider(0.25), .slider(1),
        .progress(0), .progress(0.75),
      ]
    ),
    (
      "choices",
      [
        .segments(["One", "Two", "Three"], selected: 1), .segments(["One"], selected: 4),
        .segments([], selected: 0), .pages(count: 5, current: 2), .pages(count: 40, current: 0),
        .search("Find"), .search(""),
      ]
    ),
    (
      "cell",
      [
        CellAccessory.none, .checkmark, .detailButton, .detailDisclosureButton,
        .disclosureIndicator,
      ]
      .flatMap { accessory in
        [true, false].map { .cell(accessory: accessory, hasSeparator: $0) }
      }
    ),
    (
      "bar",
      [
        bar(.navigation, "Inbox"), bar(.navigation, nil),
        bar(.navigation, "Inbox") { ($0.leading, $0.hasBackButton) = ([items[0]], true) },
        bar(.navigation, "Inbox") { ($0.trailing, $0.isLarge) = ([items[2], items[3]], true) },
        bar(.tool, nil) { $0.leading = items }, bar(.tool, nil),
        bar(.tab, nil) { ($0.leading, $0.selected) = ([items[3], items[0], items[3]], 2) },
        bar(.tab, nil),
      ]
    ),
  ]

  private static let frames = [
    Rect(x: 3, y: 7, width: 6, height: 5), Rect(x: 10, y: 20, width: 51, height: 31),
    Rect(x: 0, y: 44, width: 300, height: 44), Rect(x: 0, y: 44, width: 375, height: 96),
    Rect(x: 20, y: 100, width: 200, height: 300),
  ]

  private static func looks() -> [ViewLook] {
    var coloured = ViewLook()
    coloured.background = DisplayColor(0xFFCC_00FF)
    coloured.tint = DisplayColor(0x00CC_66FF)
    coloured.foreground = DisplayColor(0x6600_CCFF)
    coloured.alignment = .right
    coloured.cornerRadius = 6
    coloured.borderWidth = 2
    coloured.borderColor = DisplayColor(0x1122_33FF)
    var filled = ViewLook()
    filled.buttonBackground = .filled
    filled.alignment = .center
    var tinted = ViewLook()
    tinted.buttonBackground = .tinted
    tinted.cornerRadius = 1_000
    tinted.roundedSides = .top
    var gray = ViewLook()
    gray.buttonBackground = .gray
    gray.alignment = .left
    return [ViewLook(), coloured, filled, tinted, gray]
  }

  /// A screen with its root view alone.
  private static let empty = DrawnScreen { _ in }.scene()

  static func view(
    _ depiction: ViewDepiction, _ frame: Rect, _ look: ViewLook, role: SceneView.Role = .view,
    insets: EdgeInsets = .zero, isRightToLeft: Bool = false
  ) -> SceneView {
    var view = empty.views[0]
    (view.name, view.frame, view.localFrame) = ("it", frame, frame)
    (view.alignmentInsets, view.depth, view.role) = (insets, 1, role)
    (view.depiction, view.look, view.opacity) = (depiction, look, 0.5)
    (view.reachesEdges, view.isRightToLeft) = (role == .navigationBar, isRightToLeft)
    return view
  }

  static func role(of depiction: ViewDepiction) -> SceneView.Role {
    guard case .bar(let bar) = depiction else { return .view }
    return bar.kind == .navigation ? .navigationBar : bar.kind == .tab ? .tabBar : .toolbar
  }

  /// What a painter makes of a view, in each look and reading direction.
  @Test func everyDepictionIsPaintedAsBefore() throws {
    var parts = StoredParts("depictions-painted", .digest)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for (name, depictions) in Self.depictions {
      for isSchematic in [true, false] {
        var commands: [[PaintCommand]] = []
        for depiction in depictions {
          for frame in Self.frames {
            for look in Self.looks() {
              let view = Self.view(depiction, frame, look, role: Self.role(of: depiction))
              commands.append(ViewPainter.commands(of: view, isSchematic: isSchematic))
            }
            let view = Self.view(
              depiction, frame, ViewLook(), role: Self.role(of: depiction), insets: insets,
              isRightToLeft: true)
            commands.append(ViewPainter.commands(of: view, isSchematic: isSchematic))
          }
        }
        parts.append(
          "\(name) \(isSchematic ? "schematic" : "coloured")", StructureText.of(commands))
      }
    }
    try parts.check()
  }

  /// What a blueprint draws of a view, alone on a screen.
  @Test func everyDepictionIsDrawnAsBefore() throws {
    var parts = StoredParts("depictions-drawn", .digest)
    for (name, depictions) in Self.depictions {
      var text = ""
      for depiction in depictions {
        for frame in Self.frames {
          for isRightToLeft in [false, true] {
            var scene = Self.empty
            scene.views.append(
              Self.view(
                depiction, frame, ViewLook(), role: Self.role(of: depiction),
                isRightToLeft: isRightToLeft))
            text += LayoutPicture(scene, options: PictureOptions(style: .blueprint)).svg
          }
        }
      }
      parts.append(name, text)
    }
    for role in [SceneView.Role.stack, .scroll] {
      var scene = Self.empty
      for frame in Self.frames {
        scene.views.append(Self.view(.plain, frame, ViewLook(), role: role))
      }
      parts.append(
        "\(role)", LayoutPicture(scene, options: PictureOptions(style: .blueprint)).svg)
    }
    try parts.check()
  }
}
