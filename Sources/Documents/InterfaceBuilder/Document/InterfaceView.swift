public import LayoutModel

/// A view of a document.
public struct InterfaceView: Sendable {
  /// The view's id; empty where the document gives none.
  public internal(set) var id: String
  /// The element's name, such as `label`.
  public internal(set) var element: String
  /// Where it begins.
  public internal(set) var position: SourcePosition
  /// How the view hangs in its owner.
  public internal(set) var role: Role
  /// The views of its `<subviews>`, as indices.
  public internal(set) var subviews: [Int] = []
  /// The views that it places by itself: cells, content views, headers, bars; as indices.
  public internal(set) var ownedViews: [Int] = []
  /// The constraints written in it, as indices.
  public internal(set) var constraints: [Int] = []
  /// The guides written in it, as indices.
  public internal(set) var guides: [Int] = []
  /// The frame in the superview's coordinates as the document stores it.
  public internal(set) var frame: Rect?
  /// How the frame follows the superview.
  public internal(set) var autoresizingMask: AutoresizingMask = []
  /// What depends on size classes.
  public internal(set) var variations: [InterfaceVariation] = []
  /// The element's attributes.
  public internal(set) var attributes: ViewAttributes
  /// The element's looks and behavior.
  public internal(set) var appearance = ViewAppearance()

  /// How a view hangs in its owner.
  public enum Role: Hashable, Sendable {
    /// Without a superview in the document: a controller's view, the custom view of a bar, and others that
    /// stand by themselves.
    case root
    /// In the `<subviews>` of the view at the index.
    case subview(of: Int)
    /// Placed by the view at the index, under a key or in a list of cells.
    case owned(by: Int, key: String)
  }

  /// The view that it hangs in.
  public var parent: Int? {
    switch role {
    case .subview(let index), .owned(let index, _): index
    case .root: nil
    }
  }

  /// Whether nothing in the view's own tree of constraints reaches above it.
  ///
  /// The content view of a cell or an effect view belongs to the tree of its owner, whose
  /// constraints may name what is in it.
  public var isLayoutRoot: Bool {
    switch role {
    case .subview: false
    case .owned(_, let key): key != "contentView"
    case .root: true
    }
  }
}

/// A view's attributes that concern layout; nil where the document has none.
public struct ViewAttributes: Sendable {
  /// The class that the view names, if it is not the element's own.
  public internal(set) var customClass: String?
  /// The label that its author gave it.
  public internal(set) var userLabel: String?
  /// A name for tests.
  public internal(set) var accessibilityIdentifier: String?
  /// The text or title.
  public internal(set) var text: String?
  /// The name of its image.
  public internal(set) var image: String?
  /// The name of the image that a button stretches behind its content.
  public internal(set) var backgroundImage: String?
  /// Whether the image is a symbol of the system.
  public internal(set) var showsSymbol = false
  /// Whether constraints lay the view out.
  public internal(set) var isConstraintBased = false
  /// Whether Interface Builder pins the view to its frame at design time.
  public internal(set) var hasFixedFrame = false
  /// Whether the view is hidden.
  public internal(set) var isHidden = false
  /// Whether the document states that the frame is not the one that constraints give.
  public internal(set) var isMisplaced = false
  /// Whether the document states that constraints do not suffice.
  public internal(set) var isAmbiguous = false
  /// Content hugging, horizontal and vertical.
  public internal(set) var hugging: [Double?] = [nil, nil]
  /// Compression resistance, horizontal and vertical.
  public internal(set) var resistance: [Double?] = [nil, nil]
  /// The intrinsic size at design time, horizontal and vertical; infinite for none.
  public internal(set) var placeholderSize: [Double?] = [nil, nil]
  /// The margins that the view sets.
  public internal(set) var layoutMargins: EdgeInsets?
  /// The margins that the view sets by reading direction.
  public internal(set) var directionalLayoutMargins: DirectionalEdgeInsets?
  /// Whether margins reach at least as far in as the superview's.
  public internal(set) var preservesSuperviewMargins = false
  /// Whether the safe area is added to the margins.
  public internal(set) var insetsMarginsFromSafeArea = true
  /// Whether margins follow the readable width.
  public internal(set) var followsReadableWidth = false
  /// Whether the view turns around in right-to-left interfaces.
  public internal(set) var semanticContent: SemanticContentAttribute = .unspecified
  /// How a stack view arranges; nil for other views.
  public internal(set) var stack: StackAttributes?
  /// Whether a text view scrolls; one that does not has an intrinsic height.
  public internal(set) var isScrollEnabled = true
  /// Whether a scroll view can be pulled along x however narrow its content is.
  public internal(set) var alwaysBouncesHorizontally = false
  /// Whether a scroll view can be pulled along y however low its content is.
  public internal(set) var alwaysBouncesVertically = false
  /// Along which axes a scroll view adds the safe area to its insets.
  public internal(set) var insetAdjustment = ContentInsetAdjustmentBehavior.automatic
  /// The kind of a button, such as `system` or `infoLight`.
  public internal(set) var buttonType: String?
  /// Whether a button is its screen's primary one, whose title is heavier.
  public internal(set) var isPrimary = false
  /// Whether a button is of the system's kind, whose title is smaller.
  public internal(set) var isSystemButton = false
  /// The font of the text.
  public internal(set) var font = InterfaceFont()
  /// How many lines a label may have; 0 for any number.
  public internal(set) var numberOfLines = 1
  /// The width that a label wraps its text at, in points; nil where that which layout gives counts.
  public internal(set) var preferredWidth: Double?
  /// The accessory of a table cell.
  public internal(set) var accessoryType: String?
  /// The style of a table, an activity indicator or a date picker.
  public internal(set) var style: String?
  /// How a text field is framed.
  public internal(set) var borderStyle: String?
  /// Whether a text field hides what is typed.
  public internal(set) var isSecure = false
  /// What a button has around its content.
  public internal(set) var contentInsets: EdgeInsets?
  /// The titles of a segmented control.
  public internal(set) var segments: [String] = []
  /// The widths that the document gives its segments, in points; nil where the title decides.
  public internal(set) var segmentWidths: [Double?] = []
  /// Whether each segment is as wide as its own title needs.
  public internal(set) var apportionsSegments = false
  /// How the paragraphs of an attributed text are set.
  public internal(set) var paragraphStyle = ParagraphStyle()
  /// Whether an activity indicator hides when it stops.
  public internal(set) var hidesWhenStopped = false
  /// Whether an activity indicator is animating from the start.
  public internal(set) var isAnimating = false
  /// Whether a button has a configuration, which brings a padding of its own.
  public internal(set) var hasButtonConfiguration = false
  /// The bars that a root of a xib shows.
  public internal(set) var simulatedMetrics: SimulatedMetrics?
}

/// How a stack view arranges its views; names as in the document.
public struct StackAttributes: Hashable, Sendable {
  /// Along which axis.
  public internal(set) var axis: LayoutAxis = .horizontal
  /// How the views share the axis.
  public internal(set) var distribution = "fill"
  /// How the views lie across the axis.
  public internal(set) var alignment = "fill"
  /// The distance between views, in points.
  public internal(set) var spacing = 0.0
  /// Whether distances are between baselines.
  public internal(set) var isBaselineRelative = false
  /// Whether views keep to the layout margins.
  public internal(set) var isMarginsRelative = false
}
