package import LayoutModel

/// A scene in one configuration, or at one moment.
///
/// Frames, offsets, paints and absences are reported where they differ from the state before.
package struct ViewerState: Sendable {
  /// How a state came about.
  package enum Group: String, Sendable {
    /// As the source has it.
    case base
    /// A device, orientation, text size or direction.
    case matrix
    /// A width that no device has.
    case width
    /// A text size on the base's screen.
    case textSize
    /// A display frame of a timeline.
    case frame
  }

  /// A view's frame in its superview's coordinates.
  package struct NodeFrame: Sendable {
    package var node: Int
    package var frame: Rect
  }

  /// A view's content offset.
  package struct NodeOffset: Sendable {
    package var node: Int
    package var offset: Point
  }

  /// The display list of a view.
  package struct NodePaint: Sendable {
    package var node: Int
    package var paint: Int
    package var opacity: Double
    /// Whether it cuts off what reaches beyond it.
    package var clips: Bool
  }

  /// What a view's content asks for.
  package struct NodeContent: Sendable {
    package var node: Int
    package var size: Size
  }

  /// The constraints that decide a view, by axis, as indices into the scene's: those on the view
  /// itself, then others as far as there is room.
  package struct Reason: Sendable {
    package var node: Int
    package var horizontal: [Int]
    package var vertical: [Int]
    /// How many more there are further away, by axis.
    package var omitted = [0, 0]
  }

  /// Required constraints that cannot hold together.
  package struct Conflict: Sendable {
    package var members: [Int]
    package var broken: Int
    /// UIKit's log of it.
    package var log: String
  }

  /// A view that constraints leave open.
  package struct Ambiguity: Sendable {
    package var node: Int
    package var unknowns: [String]
    /// The frames that differ at either end of what is open, in their superviews' coordinates.
    package var low: [NodeFrame] = []
    package var high: [NodeFrame] = []
  }

  /// A guide, in the coordinates of the root.
  package struct Guide: Sendable {
    package var name: String
    package var frame: Rect
  }

  /// What it is called.
  package var title: String
  /// How it came about.
  package var group: Group
  /// What the configuration or step is, in words for its group: device, orientation, text size.
  package var label = ""
  /// The root's size.
  package var size: Size
  /// Whether leading is right.
  package var isRightToLeft = false
  /// The root's safe area.
  package var safeArea = EdgeInsets.zero
  /// The radius of the screen's corners, in points.
  package var cornerRadius = 0.0
  /// The rectangle that the keyboard covers.
  package var keyboard: Rect?
  package var frames: [NodeFrame] = []
  package var offsets: [NodeOffset] = []
  package var paints: [NodePaint] = []
  package var contents: [NodeContent] = []
  /// The views that are not there, or hidden, and were before; -1 - node for those that are back.
  package var absences: [Int] = []
  package var guides: [Guide] = []
  /// Why views are where they are; empty where that was not asked.
  package var reasons: [Reason] = []
  /// Whether ``reasons`` was filled in.
  package var isExplained = false
  /// Optional or broken constraints that are missed, and by how much.
  package var misses: [(constraint: Int, residual: Double)] = []
  package var conflicts: [Conflict] = []
  package var ambiguities: [Ambiguity] = []
  /// The views whose text is cut off.
  package var truncated: [Int] = []
  /// What the layout cost: counters by name.
  package var costs: [(name: String, count: Int)] = []
  /// How long it took, in milliseconds; nil where no clock was given.
  package var milliseconds: Double?

  package init(title: String, group: Group, size: Size) {
    self.title = title
    self.group = group
    self.size = size
  }
}
