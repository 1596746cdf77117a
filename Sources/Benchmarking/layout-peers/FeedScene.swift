import LayoutModel
import ScenarioEngine

/// The feed of the scenarios of that name: rows as high as their texts need, of which the last and the
/// first are edited.
///
/// A line `row NAME BODY LIKE` a row: the widths of its name, of its text on one line and of its first
/// button. Six views a row: itself, its avatar, name, body and two buttons.
enum FeedScene: PeerScene {
  static let name = "feed"
  static let leastSize = 2

  static var playing: String {
    """
    device: iphone-8
    timeline:
      - step: landscape
        rotate: landscape
      - step: portrait
        rotate: portrait

    """ + edits(of: "lastBody", "last-text", 622) + edits(of: "firstBody", "first-text", 1244)
  }

  /// Texts go back and forth between two lengths, of which the second takes a line more.
  private static func edits(of view: String, _ name: String, _ length: Int) -> String {
    edits(name) { "texts: {\(view): {length: \(length + ($0 ? 311 : 0)), line-height: 20.5}}" }
  }

  /// Sizes that the content asks for, before any layout.
  static func leaves(of playback: ScenarioPlayback) throws -> [String] {
    for phase in playback.phases where phase.kind == .build { try playback.perform(phase) }
    return try playback.list.subviews.map { row in
      let widths = [1, 2, 3].map { row.subviews[$0].intrinsicContentSize.width }
      return "row " + widths.map { "\($0)" }.joined(separator: " ")
    }
  }
}
