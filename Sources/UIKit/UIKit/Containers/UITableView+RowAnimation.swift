extension UITableView {
  /// How a change of rows is animated; without effect.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// As the system chooses.
    case automatic = 100
  }
}
