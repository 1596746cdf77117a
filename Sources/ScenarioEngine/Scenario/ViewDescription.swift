public import LayoutModel

/// A view as a scenario file describes it, with all below it.
public struct ViewDescription: Hashable, Sendable {
  /// The kind of view.
  public var viewClass: ViewClass = .view
  /// The name by which formulas, steps and expectations call the view; empty for none.
  public var id = ""
  /// The name of the view that holds it, where it is not nested in it.
  public var superview: String?
  /// The views that it holds, back to front.
  public var subviews: [ViewDescription] = []
  /// The ids of its custom guides.
  public var guides: [String] = []
  /// Constraints written down at this view.
  public var constraints: [ConstraintDescription] = []
  /// What the view shows, which gives it an intrinsic size.
  public var contentSize: ContentSize?
  /// How strongly the view resists being larger than its content, by axis.
  public var hugging: AxisPriorities?
  /// How strongly the view resists being smaller than its content, by axis.
  public var compression: AxisPriorities?
  /// The layout margins by reading direction, in points.
  public var margins: DirectionalEdgeInsets?
  /// Whether the margins reach at least as far in as the superview's.
  public var preservesSuperviewMargins: Bool?
  /// Whether the safe area is added to the margins.
  public var insetsMarginsFromSafeArea: Bool?
  /// The frame of a view that is placed by its autoresizing mask.
  public var frame: Rect?
  /// The mask of a view that is placed by it.
  public var autoresizing: AutoresizingMask = []
  /// Whether the view is hidden.
  public var isHidden = false
  /// A reading direction of the view's own.
  public var direction: LayoutDirection?
  /// Whether the view's keyboard guide follows a keyboard that is not docked.
  public var followsUndockedKeyboard: Bool?
  /// Whether the view's keyboard guide rests on the safe area while the keyboard is away.
  public var keyboardUsesSafeArea: Bool?

  /// Creates a plain view.
  public init(id: String = "", viewClass: ViewClass = .view) {
    self.id = id
    self.viewClass = viewClass
  }
}

/// The kinds of view that a scenario file knows, by UIKit's names.
public enum ViewClass: String, Hashable, Sendable, CaseIterable {
  /// A plain view.
  case view = "View"
  /// A view that scrolls its content.
  case scrollView = "ScrollView"
  /// A line or paragraph of text; its size is given as its content.
  case label = "Label"
  /// An image; its size is given as its content.
  case imageView = "ImageView"
  /// A button; its size is given as its content.
  case button = "Button"
  /// A field for text; its size is given as its content.
  case textField = "TextField"
}

/// What a view shows, as far as layout cares.
public enum ContentSize: Hashable, Sendable {
  /// A fixed size in points; nil along an axis without one.
  case fixed(width: Double?, height: Double?)
  /// Text that wraps: its length on one line and the height of a line, in points.
  ///
  /// It is as high as the lines that its length fills at the width that layout gives it.
  case flowing(length: Double, lineHeight: Double)
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// Along x.
  public var horizontal: LayoutPriority?
  /// Along y.
  public var vertical: LayoutPriority?

  /// Creates a pair; nil keeps the view's default.
  public init(horizontal: LayoutPriority?, vertical: LayoutPriority?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A constraint as a scenario file describes it.
public struct ConstraintDescription: Hashable, Sendable {
  /// What it says.
  public var formula: Formula
  /// Whether it is active from the start.
  public var isActive = true

  /// Creates a description of an active constraint.
  public init(_ formula: Formula) {
    self.formula = formula
  }
}
