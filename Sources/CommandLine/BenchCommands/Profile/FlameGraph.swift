import Foundation
import LayoutDrawing

/// Folded stacks as a picture: a box a frame, as wide as what was counted in it and below it.
///
/// (Gregg, *The Flame Graph*, CACM 59(6), 2016.) The picture is one file without script; a box tells
/// its name and count when pointed at.
package struct FlameGraph {
  private struct Box {
    var name: String
    var start: Int
    var count: Int
    var depth: Int
  }

  private var boxes: [Box] = []
  private let total: Int
  private let unit: String
  private let title: String

  /// Lays out the boxes.
  ///
  /// - Complexity: O(stacks · depth).
  package init(_ stacks: FoldedStacks, title: String, unit: String) {
    total = max(stacks.total, 1)
    self.title = title
    self.unit = unit
    var open: [Box] = [Box(name: "all", start: 0, count: 0, depth: 0)]
    var position = 0
    // Stacks come in the order of their frames, so boxes that belong together lie side by side.
    for stack in stacks.stacks {
      var common = 0
      while common < stack.frames.count, common + 1 < open.count,
        open[common + 1].name == stack.frames[common]
      {
        common += 1
      }
      while open.count > common + 1 { close(&open, at: position) }
      for depth in common..<stack.frames.count {
        open.append(Box(name: stack.frames[depth], start: position, count: 0, depth: depth + 1))
      }
      position += stack.count
    }
    while !open.isEmpty { close(&open, at: position) }
  }

  private mutating func close(_ open: inout [Box], at position: Int) {
    var box = open.removeLast()
    box.count = position - box.start
    boxes.append(box)
  }

  /// The picture as SVG, the outermost callers at the bottom.
  package func svg(width: Double = 1_200) -> String {
    let height = 17.0
    let deepest = boxes.map(\.depth).max() ?? 0
    let whole = Double(deepest + 1) * height + 40
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(Int(width))" height="\#(Int(whole))" "#
        + #"viewBox="0 0 \#(Int(width)) \#(Int(whole))" font-family="monospace" font-size="11">"#,
      #"<rect width="100%" height="100%" fill="white"/>"#,
      #"<text x="8" y="20" font-size="14">\#(SVGText.escaped(title))</text>"#,
    ]
    for box in boxes {
      let left = Double(box.start) / Double(total) * width
      let span = Double(box.count) / Double(total) * width
      // What is narrower cannot be seen or pointed at.
      guard span >= 0.3 else { continue }
      let top = whole - 6 - Double(box.depth + 1) * height
      let share = String(format: "%.1f %%", 100 * Double(box.count) / Double(total))
      let name = SVGText.escaped(box.name)
      var place = #"x="\#(Self.number(left))" y="\#(Self.number(top))""#
      place += #" width="\#(Self.number(span))" height="\#(Self.number(height - 1))""#
      lines.append("<g><title>\(name): \(box.count) \(unit), \(share)</title>")
      lines.append(#"<rect \#(place) fill="\#(Self.colour(of: box.name))"/>"#)
      lines.append(Self.label(box.name, left, top + 12, span) + "</g>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func label(
    _ name: String, _ left: Double, _ baseline: Double, _ span: Double
  ) -> String {
    let room = Int((span - 6) / 6.7)
    guard room >= 3 else { return "" }
    let text = name.count <= room ? name : name.prefix(room - 1) + "…"
    return #"<text x="\#(number(left + 3))" y="\#(number(baseline))">"#
      + SVGText.escaped(text) + "</text>"
  }

  /// A warm colour that a name always has.
  private static func colour(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return "rgb(\(205 + hash % 50),\(120 + hash / 64 % 100),\(60 + hash / 8_192 % 50))"
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
