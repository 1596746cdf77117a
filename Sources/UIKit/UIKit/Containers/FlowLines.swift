import Foundation

/// Items in lines: x along a line, y from line to line.
struct FlowLines {
  let room: CGFloat
  let spacing: CGFloat
  let lineSpacing: CGFloat
  private var lines: [[(path: IndexPath, size: CGSize)]] = []
  private var used: CGFloat = 0

  init(room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
    self.room = room
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  mutating func append(_ path: IndexPath, _ size: CGSize) {
    if lines.isEmpty || used + spacing + size.width > room {
      lines.append([])
      used = -spacing
    }
    lines[lines.count - 1].append((path, size))
    used += spacing + size.width
  }

  /// The height of all lines.
  var height: CGFloat {
    lines.reduce(0) { $0 + ($1.map(\.size.height).max() ?? 0) }
      + lineSpacing * CGFloat(max(lines.count - 1, 0))
  }

  /// The items with their rectangles: spread over full lines, close together in the last one.
  func placed() -> [(path: IndexPath, rect: CGRect)] {
    var result: [(path: IndexPath, rect: CGRect)] = []
    var y: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let height = line.map(\.size.height).max() ?? 0
      let width = line.reduce(0) { $0 + $1.size.width }
      let isLast = index == lines.count - 1
      let gap =
        isLast || line.count < 2 ? spacing : (room - width) / CGFloat(line.count - 1)
      var x: CGFloat = 0
      for item in line {
        result.append(
          (
            item.path,
            CGRect(
              x: x, y: y + (height - item.size.height) / 2, width: item.size.width,
              height: item.size.height)
          ))
        x += item.size.width + gap
      }
      y += height + lineSpacing
    }
    return result
  }
}
