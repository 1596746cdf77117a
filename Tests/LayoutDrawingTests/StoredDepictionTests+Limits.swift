import LayoutDrawing
import LayoutModel
import TestSupport
import Testing

// Sizes at which a view has just no room, or just room enough, for what it shows.
extension StoredDepictionTests {
  /// The alignment rectangle of a view of two by two points is empty.
  private static let insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  private static let lengths = [1, 2, 2.5, 3, 4, 8, 12, 24, 44, 60, 60.5, 96, 375]

  private static let texts: [ViewDepiction] = [
    .text("Word", .init(font: font, lineLimit: 1)), .text("Word", .init(font: .system(0))),
    .text("Several words\nin lines of their own\n", .init(font: font, lineLimit: 0)),
    .text(String(repeating: "many lines ", count: 400), .init(font: .system(4), lineLimit: 0)),
    .text("", .init(font: font)),
  ]

  private static let bars: [ViewDepiction] = [
    bar(.navigation, String(repeating: "i", count: 300)),
    bar(.navigation, String(repeating: "i", count: 300)) { $0.isLarge = true },
    bar(.navigation, String(repeating: "i", count: 300)) {
      ($0.hasBackButton, $0.trailing) = (true, [.init(title: "Edit"), .init(systemItem: "add")])
    },
    bar(.tool, nil) { $0.leading = [.init(title: String(repeating: "w", count: 90))] },
    bar(.tab, nil) { $0.leading = (1...7).map { .init(title: "Tab \($0)") } },
  ]

  /// What a painter makes of each depiction in each of those sizes.
  @Test func everyDepictionIsPaintedAtItsLimits() throws {
    var parts = StoredParts("depictions-limits", .digest)
    for (name, depictions) in Self.depictions + [("texts", Self.texts), ("bars", Self.bars)] {
      for isRightToLeft in [false, true] {
        var commands: [[PaintCommand]] = []
        for depiction in depictions {
          for (index, width) in Self.lengths.enumerated() {
            // Each width with each height, but for the plain depictions: with a height near it.
            let heights =
              name == "texts" || name == "bars"
              ? Self.lengths : [Self.lengths[index], Self.lengths[(index + 5) % 13]]
            for height in heights {
              let view = Self.view(
                depiction, Rect(x: 5, y: 6, width: width, height: height), ViewLook(),
                role: Self.role(of: depiction), insets: Self.insets, isRightToLeft: isRightToLeft)
              commands.append(ViewPainter.commands(of: view, isSchematic: false))
            }
          }
        }
        parts.append(
          "\(name) \(isRightToLeft ? "from the right" : "from the left")",
          StructureText.of(commands))
      }
    }
    try parts.check()
  }

  /// Text views scroll: their text lies within margins of its own, and is never cut.
  @Test func textViewsShowTheirTextAtItsLimits() throws {
    var parts = StoredParts("depictions-cut", .text)
    for (index, depiction) in Self.texts.enumerated() {
      for role in [SceneView.Role.view, .scroll] {
        var isCut = ""
        var commands: [[PaintCommand]] = []
        for width in Self.lengths {
          for height in [1, 2, 2.5, 18, 36, 60, 400] {
            let view = Self.view(
              depiction, Rect(x: 5, y: 6, width: width, height: height), ViewLook(), role: role,
              insets: Self.insets)
            isCut += view.isTextCut ? "1" : "0"
            commands.append(ViewPainter.commands(of: view, isSchematic: false))
          }
        }
        parts.append("\(index) \(role)", "\(isCut) \(Digest.of(StructureText.of(commands)))")
      }
    }
    try parts.check()
  }
}
