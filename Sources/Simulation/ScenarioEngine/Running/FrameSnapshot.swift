public import LayoutModel

/// The frames of a tree at one moment.
public struct FrameSnapshot: Hashable, Sendable {
  /// One view's frame.
  public struct Entry: Hashable, Sendable {
    /// The view's own name, or its path below the nearest named view.
    public var name: String
    /// Its frame in its superview's coordinates, in points.
    public var frame: Rect
    /// How many views hold it.
    public var depth: Int
  }

  /// The views, superviews first, in the order of the tree.
  public var entries: [Entry] = []

  /// Creates a snapshot of nothing.
  public init() {}

  /// Reads the frames of a tree.
  ///
  /// - Complexity: O(n) in the number of views.
  public init(of root: View) {
    var pending = [(view: root, name: root.accessibilityIdentifier ?? "root", depth: 0)]
    while let (view, name, depth) = pending.popLast() {
      entries.append(Entry(name: name, frame: view.frame, depth: depth))
      for (index, subview) in view.subviews.enumerated().reversed() {
        let own = subview.accessibilityIdentifier ?? "\(name)/\(index)"
        pending.append((subview, own, depth + 1))
      }
    }
  }
}
