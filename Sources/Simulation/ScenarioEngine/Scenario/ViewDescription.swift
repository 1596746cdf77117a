public import LayoutModel
public import VisualFormatLanguage

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
  /// The font and number of lines of a view with real text.
  public var font: FontDescription?
  /// How a stack view arranges the views that it holds.
  public var stack: StackDescription?
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
  /// Whether the view is that of a child view controller, with guides of its own.
  public var isController = false
  /// What the view's controller adds to its safe area.
  public var additionalSafeArea: EdgeInsets = .zero
  /// A reading direction of the view's own.
  public var direction: LayoutDirection?
  /// Whether the view's keyboard guide follows a keyboard that is not docked.
  public var followsUndockedKeyboard: Bool?
  /// The scene of an Interface Builder document that fills the view.
  public var document: DocumentScene?
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
  /// A line or paragraph of text, measured or given by its size.
  case label = "Label"
  /// An image, given by its size.
  case imageView = "ImageView"
  /// A button, its title measured or given by its size.
  case button = "Button"
  /// A field for text, measured or given by its size.
  case textField = "TextField"
  /// A view that arranges those it holds in a row or column.
  case stackView = "StackView"
}

/// The font and number of lines of real text.
public struct FontDescription: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The greatest number of lines; 0 for as many as it takes.
  public var lines: Int

  /// Creates a description.
  public init(font: Font, lines: Int) {
    self.font = font
    self.lines = lines
  }
}

/// How a stack view arranges its views.
public struct StackDescription: Hashable, Sendable {
  /// The direction in which views follow each other.
  public var axis: LayoutAxis = .horizontal
  /// How views are sized and placed along the axis.
  public var distribution: StackView.Distribution = .fill
  /// How views are placed across the axis.
  public var alignment: StackView.Alignment = .fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// Whether spacing is measured from baseline to baseline.
  public var isBaselineRelative = false
  /// Whether views keep to the layout margins.
  public var isMarginsRelative = false

  /// A row that fills the stack, without spacing.
  public init() {}
}

/// What a view shows, as far as layout cares.
public enum ContentSize: Hashable, Sendable {
  /// A fixed size in points; nil along an axis without one.
  case fixed(width: Double?, height: Double?)
  /// Text that wraps: its length on one line and the height of a line, in points.
  ///
  /// It is as high as the lines that its length fills at the width that layout gives it.
  case flowing(length: Double, lineHeight: Double)
  /// Real text, measured; for labels, buttons and text fields.
  case string(String)
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

/// One constraint, or a row of them, as a scenario file describes it.
public struct ConstraintDescription: Hashable, Sendable {
  /// The content.
  public enum Rule: Hashable, Sendable {
    /// One constraint.
    case formula(Formula)
    /// The constraints of a visual format.
    case visual(VisualRule)
  }

  /// The content.
  public var rule: Rule
  /// Whether it is active from the start.
  public var isActive = true

  /// Creates a description of what is active.
  public init(_ rule: Rule) {
    self.rule = rule
  }
}

/// A visual format with what it refers to; its names are ids of views.
public struct VisualRule: Hashable, Sendable {
  /// The format, such as `H:|-[title]-(gap)-[icon]-|`.
  public var format: String
  /// How views are aligned and read.
  public var options: VisualFormatOptions = []
  /// Numbers by name.
  public var metrics: [String: Double] = [:]

  /// Creates a rule without options and metrics.
  public init(format: String) {
    self.format = format
  }
}
