package import LayoutModel

/// One root of a document, laid out in one configuration, as plain geometry.
///
/// Rectangles are in the coordinates of the root, whose corner is the origin, in points. Views stand
/// superviews first and back to front, so that a later view that is no descendant lies above.
package struct LaidOutScreen: Sendable {
  /// The size of the root.
  package var size: Size
  /// What bars, sensor housing and home indicator take from the root.
  package var safeAreaInsets: EdgeInsets
  /// The height of the docked keyboard; 0 where the root fills no screen.
  package var keyboardHeight = 0.0
  /// The views.
  package var views: [LaidOutView] = []
  /// What the document writes and Auto Layout refuses.
  package var refusals: [ScreenRefusal] = []
  /// The sets of required constraints that cannot hold together.
  package var conflicts: [ScreenConflict] = []
  /// The views whose frames constraints leave open, if the solver was asked.
  package var ambiguities: [ScreenAmbiguity] = []
  /// The views whose extent only a tie-break decides, if the solver was asked.
  package var ties: [ScreenTie] = []
  /// Whether the layout never came to rest.
  package var isUnsettled = false
  /// The constraints that decide nothing, if that was asked, as indices into the document's.
  package var idleConstraints: [Int] = []
  /// The constraints that are installed, as indices into the document's.
  package var constraints: [Int] = []
  /// Why the layout failed; nil where it did not.
  package var failure: String?

  /// Creates a screen without views.
  package init(size: Size, safeAreaInsets: EdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}

/// One view of a laid-out screen.
package struct LaidOutView: Sendable {
  /// The view, as an index into the document's.
  package var index: Int
  /// The superview, as an index into the screen's views; -1 for the root.
  package var parent: Int
  /// One past the last view below this one.
  package var end: Int
  /// The frame.
  package var frame: Rect
  /// The part of the frame that no ancestor cuts off.
  package var clipped: Rect
  /// The nearest view above that scrolls, as an index into the screen's views; -1 for none.
  package var scroller: Int
  /// Whether neither the view nor one above it is hidden or transparent, and it has an area.
  package var isVisible: Bool
  /// Whether neither the view nor one above it is hidden or transparent.
  package var isShown: Bool
  /// Whether constraints place it.
  package var isConstraintBased: Bool
  /// The text; nil for a view without one.
  package var text: LaidOutText?
  /// The size of what a scroll view scrolls; nil for other views.
  package var contentSize: Size?
  /// The required constant width on the view, as an index into the document's constraints.
  package var fixedWidth: Int?
  /// The required constant height on the view, as an index into the document's constraints.
  package var fixedHeight: Int?
}

/// The text of a view, set in the width that layout gave it.
package struct LaidOutText: Sendable {
  /// The room for text within the view's frame.
  package var box: Rect
  /// Where the glyphs go: needed size, aligned; no larger than the lines that are shown.
  package var rect: Rect
  /// The width of the text in one line, at the smallest scale that the view permits.
  package var lineWidth: Double
  /// How many lines the text needs at the width it has.
  package var neededLines: Int
  /// How many lines the view may have; 0 for any number.
  package var lineLimit: Int
  /// The height of the lines that the text needs and the view may have.
  package var neededHeight: Double
  /// The height of one line.
  package var lineHeight: Double
  /// The size of the font.
  package var pointSize: Double
}

/// A constraint or a priority that Auto Layout refuses: the screen is laid out without it.
package struct ScreenRefusal: Sendable {
  /// The constraint, or the view of the priority.
  package var element: ElementReference
  /// What follows and why, in the words of UIKit's exception where it raises one.
  package var summary: String
}

/// Required constraints that cannot hold together.
package struct ScreenConflict: Sendable {
  /// The constraints of the document among them, as indices.
  package var constraints: [Int]
  /// The one that was given up, if the document writes it.
  package var broken: Int?
  /// How many there are, those of the system included.
  package var count: Int
  /// Whether the size that the system gives a cell or a window takes part.
  package var involvesGivenSize: Bool
  /// Whether the size of a content takes part, which is measured and may be off.
  package var involvesContent: Bool
  /// Whether a view that is hidden in a stack takes part, which code shows or not.
  package var involvesHiddenView: Bool
  /// What cannot hold, in one sentence.
  package var summary: String
}

/// A view that constraints leave open.
package struct ScreenAmbiguity: Sendable {
  /// The view, as an index into the screen's views.
  package var view: Int
  /// What is open: `minX`, `height`, `content width`.
  package var unknowns: [String]
  /// Whether only the content of a scroll view is open.
  package var isContentOnly: Bool
}

/// A view whose extent only a tie-break decides.
package struct ScreenTie: Sendable {
  /// The view, as an index into the screen's views.
  package var view: Int
  /// The view that would change in its place.
  package var other: Int
  /// Along which axis.
  package var axis: LayoutAxis
  /// By how much another choice would change it, in points.
  package var slack: Double
}
