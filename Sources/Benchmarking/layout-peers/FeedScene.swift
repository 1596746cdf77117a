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

  /// How often each of the two texts is edited.
  private static let edits = 4

  static var playing: String {
    """
    device: iphone-8
    timeline:
      - step: landscape
        rotate: landscape
      - step: portrait
        rotate: portrait

    """ + edit("lastBody", "last-text", 622) + edit("firstBody", "first-text", 1244)
  }

  /// Texts go back and forth between two lengths, of which the second takes a line more.
  private static func edit(_ view: String, _ name: String, _ length: Int) -> String {
    (0..<edits).map {
      """
        - step: \(name).\($0)
          texts: {\(view): {length: \(length + 311 * ($0 % 2)), line-height: 20.5}}

      """
    }.joined()
  }

  /// Sizes that the content asks for, before any layout.
  static func leaves(of playback: ScenarioPlayback) throws -> [String] {
    for phase in playback.phases where phase.kind == .build { try playback.perform(phase) }
    return try playback.list.subviews.map { row in
      let widths = [1, 2, 3].map { row.subviews[$0].intrinsicContentSize.width }
      return "row " + widths.map { "\($0)" }.joined(separator: " ")
    }
  }

  static func views(in list: View) -> [View] {
    list.subviews.flatMap { [$0] + $0.subviews }
  }
}
