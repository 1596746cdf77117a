import LayoutModel

/// The lines of a text of which only the room is known.
struct FillerLines {
  /// More lines than this are no longer read in a picture.
  private static let limit = 60

  /// How thick a line is drawn, in points.
  let thickness: Double
  /// The lines from the top: how long each is, and how far below the top its middle lies.
  private(set) var lines: [(length: Double, middle: Double)] = []

  /// Divides a text into lines; nil where there is no room for one.
  ///
  /// - Parameters:
  ///   - length: How long the text is on one line, in points.
  ///   - lineHeight: The height of a line, in points.
  ///   - size: The room.
  ///   - share: Which share of its height a line is thick.
  init?(_ length: Double, _ lineHeight: Double, in size: Size, share: Double) {
    guard size.width > 4, lineHeight > 1, size.height > 1 else { return nil }
    let count = min(
      max(Int((length / size.width - 0.01).rounded(.up)), 1),
      max(Int((size.height / lineHeight + 0.1).rounded(.down)), 1), Self.limit)
    let pitch = min(lineHeight, size.height)
    thickness = pitch * share
    var left = length
    for index in 0..<count {
      let isLast = index == count - 1
      lines.append(
        (
          length: isLast ? min(max(left, thickness * 2), size.width) : size.width,
          middle: pitch * (Double(index) + 0.5)
        ))
      left -= size.width
    }
  }
}
