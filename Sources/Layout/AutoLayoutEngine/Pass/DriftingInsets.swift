/// How often in a pass the safe area of a view followed its frame, by handle.
///
/// A view as high as its content and its bottom inset together grows with the inset, and the inset with
/// the view: where the content ends just beside what is covered, by a pixel a cycle, until all of it or
/// none is covered. A view that goes on so is given the end of it at once.
struct DriftingInsets {
  /// So often is waited for: less, and insets that settle by themselves would be wrong for a cycle; more, and
  /// passes take cycles for nothing.
  private static let patience = 4

  private var counts: [Int32: Int] = [:]

  mutating func beginPass() {
    if !counts.isEmpty { counts = [:] }
  }

  /// Counts a change; whether it is one too many.
  mutating func goesOn(_ handle: Int32) -> Bool {
    let count = counts[handle, default: 0] + 1
    counts[handle] = count
    return count.isMultiple(of: Self.patience)
  }

  /// Whether a view was given the end of its drift: its frame is to follow before it is asked again.
  func isAhead(_ handle: Int32) -> Bool {
    !counts.isEmpty && counts[handle, default: 0] >= Self.patience
  }
}
