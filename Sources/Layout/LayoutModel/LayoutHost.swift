/// Whoever lays out a tree: told of every change, asked to bring frames up to date.
///
/// The model knows no solver; it knows this class, and the engine derives from it.
open class LayoutHost {
  /// Creates a host; only an engine has a reason to.
  public init() {}

  /// What measures the text of the tree's views.
  ///
  /// Setting it has all text measured anew in the next layout.
  public final var textMeasurer: any TextMeasurer = .system {
    didSet {
      measuringGeneration += 1
      textMeasurerDidChange()
    }
  }

  /// Tells measurements of the present measurer from those of an earlier one.
  package final private(set) var measuringGeneration = 0

  /// Counts the times that the host acted on changed content: a stack that noted a change since then
  /// need not note another one.
  package final var contentSizeGeneration = 0

  /// The text measurer is another one: the sizes of all views are to be asked for anew.
  open func textMeasurerDidChange() {}

  /// How large the user wants text.
  ///
  /// Setting it adjusts the fonts of all views that follow it.
  public final var contentSizeCategory: ContentSizeCategory = .large {
    didSet { if contentSizeCategory != oldValue { contentSizeCategoryDidChange() } }
  }

  /// The user wants text larger or smaller: all views of the tree are to be told.
  open func contentSizeCategoryDidChange() {}

  /// Pixels a point; sizes of content are rounded up to whole pixels.
  open var displayScale: Double { 2 }

  /// An item changed; it is told once until the host clears `pendingChanges`.
  open func enqueue(_ item: LayoutItem) {}

  /// A constraint was activated, deactivated, or changed while active; it is told once until the
  /// host clears `isEnqueued`.
  open func enqueue(_ constraint: LayoutConstraint) {}

  /// An item is about to leave the tree.
  open func willDetach(_ item: LayoutItem) {}

  /// A constraint that the host knows is about to be deactivated or to leave the tree.
  open func willRemove(_ constraint: LayoutConstraint) {}

  /// The reading direction of the interface, for views that do not say.
  open var interfaceDirection: LayoutDirection { .leftToRight }

  /// The smallest size of a view that satisfies its constraints and comes closest to a wish; nil
  /// when the host cannot say.
  open func fittingSize(of view: View, _ request: FittingRequest) -> Size? { nil }

  /// Brings the frames of the whole tree up to date.
  open func layoutIfNeeded() {}

  /// Whether the constraints leave the rectangle of a view or guide undetermined.
  open func hasAmbiguousLayout(_ item: LayoutItem) -> Bool { false }

  /// Moves a view whose frame the constraints leave undetermined, as far as they let it.
  open func exerciseAmbiguity(in view: View) {}

  /// The constraints that decide an item's place and size along an axis.
  open func constraintsAffectingLayout(
    of item: LayoutItem, for axis: LayoutAxis
  ) -> [LayoutConstraint] {
    []
  }
}
