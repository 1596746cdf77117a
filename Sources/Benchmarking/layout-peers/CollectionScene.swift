import LayoutModel
import ScenarioEngine

/// The collection of the scenarios of that name: rows shown in a few cells, which are used again while
/// it is scrolled by a row at a time.
///
/// A line `row TITLE NOTE BADGE` for each row that comes into a cell, from the first on: the widths of
/// its two texts and its badge. Four views a cell: itself, its title, note and badge.
///
/// Our cells get their contents while the list is laid out, as those of a table do, so that the first
/// layout solves twice, once without them. Others are told the contents before they lay out.
enum CollectionScene: PeerScene {
  static let name = "collection"
  /// Each of the 24 cells shows one row, then another.
  static let leastSize = 48

  /// Without a status bar, which rows would scroll under: what it does to their margins is no matter
  /// of layout.
  static let playing = """
    device: iphone-8
    bars: [no-status]
    timeline:
      - step: landscape
        rotate: landscape
      - step: portrait
        rotate: portrait
      - step: scroll
        scroll: {view: list, by: [0, 72]}
        repeat: 24
    """

  static func leaves(of playback: ScenarioPlayback) throws -> [String] {
    var lines: [String] = []
    for phase in playback.phases {
      try playback.playRepetitions(of: phase) {
        try playback.perform(phase)
        let cells = try playback.list.subviews
        if phase.kind == .layout {
          lines = cells.map(line)
        } else if phase.name == "scroll" {
          // The row that is new stands in the cell whose turn it is.
          lines.append(line(of: cells[lines.count % cells.count]))
        }
      }
    }
    return lines
  }

  private static func line(of cell: View) -> String {
    let widths = cell.subviews.map { "\($0.intrinsicContentSize.width)" }
    return "row " + widths.joined(separator: " ")
  }
}
