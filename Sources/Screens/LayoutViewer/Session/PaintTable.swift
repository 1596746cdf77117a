package import LayoutDrawing
import LayoutModel

/// Display lists and colours, each kept once.
package struct PaintTable: Sendable {
  /// The display lists; the first is empty.
  package private(set) var lists: [[PaintCommand]] = [[]]
  private var indices: [[PaintCommand]: Int] = [[]: 0]

  /// Creates a table with the empty list.
  package init() {}

  /// The index of a display list.
  mutating func index(of commands: [PaintCommand]) -> Int {
    if let index = indices[commands] { return index }
    indices[commands] = lists.count
    lists.append(commands)
    return lists.count - 1
  }

  /// The colours of all lists, in the order of their first use.
  var colors: [DisplayColor] {
    var seen: Set<DisplayColor> = []
    var colors: [DisplayColor] = []
    for command in lists.joined() {
      for color in [command.fill, command.stroke].compactMap(\.self)
      where seen.insert(color).inserted {
        colors.append(color)
      }
    }
    return colors
  }
}
