package import LayoutModel

/// What there is to draw of a laid-out tree at one moment: a value that outlives the tree.
///
/// All rectangles are in the coordinates of the tree's root, in points, scrolling taken into
/// account. Make one from a window by
/// ``init(_:contents:title:)-(Window,_,_)``, or from any tree and its engine, then hand it to ``LayoutPicture``.
public struct LayoutScene: Sendable {
  /// What a scene holds besides frames.
  public struct Contents: OptionSet, Hashable, Sendable {
    /// The choice as bits.
    public let rawValue: Int

    /// Creates a choice from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Conflicts and ambiguity, which the solver searches for.
    public static let findings = Contents(rawValue: 1)
    /// The active constraints, as spacings to be drawn.
    public static let constraints = Contents(rawValue: 2)
  }

  /// What the scene is called where several stand beside each other.
  public var title: String
  /// The root's size.
  package var size: Size
  /// The device around the root; nil for a tree that no device shows.
  package var screen: SceneScreen?
  /// The root's safe area.
  package var safeArea: EdgeInsets = .zero
  /// Views that are drawn, superviews first.
  package var views: [SceneView] = []
  /// What cuts content off: the screen, then each scroll view within what cuts itself off.
  package var clips: [Rect] = []
  /// Guides that constraints use.
  package var guides: [SceneGuide] = []
  /// Active constraints, if asked for.
  package var constraints: [SceneConstraint] = []
  /// Conflicts, in the order in which they were found, if asked for.
  package var conflicts: [SceneConflict] = []
  /// The views that constraints leave open.
  package var ambiguities: [SceneAmbiguity] = []
  /// The number of views that are hidden, with all that is below them.
  package var hiddenCount = 0
  /// Whether no view has a colour, so that views are painted as cards to be distinguished.
  package var isSchematic = false

  init(title: String, size: Size) {
    self.title = title
    self.size = size
  }
}

/// One view of a scene.
package struct SceneView: Sendable {
  /// The kinds of views that look different.
  package enum Role: Hashable, Sendable {
    case view
    case stack
    case scroll
    case navigationBar
    case tabBar
    case toolbar
  }

  /// Which view it is, the same in all scenes of a run.
  package var identity: ObjectIdentifier
  /// The name it was given; empty for none.
  package var name: String
  /// The frame in the root's coordinates.
  package var frame: Rect
  /// The frame in the superview's coordinates, as UIKit prints it.
  package var localFrame: Rect
  /// How far the alignment rectangle lies within the frame.
  package var alignmentInsets: EdgeInsets
  /// How many views hold it.
  package var depth: Int
  /// What cuts it off, as an index into the scene's clips.
  package var clip: Int
  package var role: Role
  package var depiction: ViewDepiction
  /// How it is painted; its tint is that of the views above where it has none.
  package var look = ViewLook()
  /// The opacity that its own and those of the views above come to, 0 to 1.
  package var opacity = 1.0
  /// Whether the ground of a bar reaches up behind the status bar.
  package var reachesEdges = false
  package var isRightToLeft: Bool
  package var isLeaf: Bool
  /// Whether it stands for no view of the tree: a bar of a container, a title of a section.
  ///
  /// Its identity is then that of the view that it lies in.
  package var isOrnament = false

  /// The text that pointing at the view shows.
  package var caption: String {
    (name.isEmpty ? "" : name + " ") + place
  }
}

/// A guide of a scene.
package struct SceneGuide: Sendable {
  package var name: String
  package var frame: Rect
}

/// A conflict of a scene, in words and places.
package struct SceneConflict: Sendable {
  /// The constraint that was given up.
  package var broken: SceneConstraint
  /// The others of the set.
  package var others: [SceneConstraint]
}

/// A view of a scene that constraints leave open.
package struct SceneAmbiguity: Sendable {
  /// The view, as an index into the scene's; nil for one that is not drawn.
  package var view: Int?
  /// What the view is called.
  package var name: String
  /// What of it is open.
  package var unknowns: [String]
}
