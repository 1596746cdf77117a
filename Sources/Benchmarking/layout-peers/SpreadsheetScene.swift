import LayoutModel
import ScenarioEngine

/// The spreadsheet of the scenarios of that name: cells ten abreast, as wide as the header of their
/// column and as high as that of their row, some of which are edited.
///
/// A line `column WIDTH` a column, then a line `row HEIGHT` a row. Eleven views a line: the sheet and
/// the headers of its columns, then for every row its header and its cells.
enum SpreadsheetScene: PeerScene {
  static let name = "spreadsheet"
  /// Two rows, so that there is one for the first to move.
  static let leastSize = 20

  private static let columns = 10

  static var playing: String {
    """
    device: ipad-pro-11
    timeline:
      - step: landscape
        rotate: landscape
      - step: portrait
        rotate: portrait

    """ + edits(of: "firstColumnWidth", "first-column-width", 200)
      + edits(of: "firstRowHeight", "first-row-height", 80)
      + edits(of: "middleColumnWidth", "middle-column-width", 200)
  }

  /// Lengths go back and forth between two, neither of which is generated.
  private static func edits(of constraint: String, _ name: String, _ length: Int) -> String {
    edits(name) { "constants: {\(constraint): \(length - ($0 ? 10 : 0))}" }
  }

  /// What the headers' constraints ask for, before any layout.
  static func leaves(of playback: ScenarioPlayback) throws -> [String] {
    for phase in playback.phases where phase.kind == .build || phase.kind == .activate {
      try playback.perform(phase)
    }
    let views = try playback.list.subviews
    let rows = stride(from: columns, to: views.count, by: columns + 1)
    return views.prefix(columns).map { "column \(constant(.width, of: $0))" }
      + rows.map { "row \(constant(.height, of: views[$0]))" }
  }

  /// The length that a header has by its own constraint, in points.
  private static func constant(_ attribute: LayoutAttribute, of header: View) -> Double {
    header.constraints.first { $0.firstAttribute == attribute }?.constant ?? 0
  }

  static func views(in list: View) -> [View] { [list] + list.subviews }
}
