/// The owner of a tree's layout: the model notifies it of changes, and it updates the frames.
///
/// The model knows no solver; it knows this class, and the engine derives from it. What a host keeps
/// of an item or a constraint it finds by the handle that it gave out, the only trace of a host in the
/// model.
open class LayoutHost {
  /// Creates a host; only an engine has a reason to.
  public init() {}

  /// What measures the text of the tree's views.
  ///
  /// Setting it has all text measured anew in the next layout.
  public final var textMeasurer: any TextMeasurer = .system {
    didSet {
      textMeasurerGeneration += 1
      textMeasurerDidChange()
    }
  }

  /// The generation of the text measurer: distinguishes its measurements from those of an earlier one.
  package final private(set) var textMeasurerGeneration = 0

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

  /// The user wants text larger or smaller: all views of the tree are notified.
  open func contentSizeCategoryDidChange() {}

  /// Pixels a point; sizes of content are rounded up to whole pixels.
  open var displayScale: Double { 2 }

  /// Takes an item of the tree in; that of the view in whose coordinates it lies was before.
  ///
  /// - Returns: The item's handle, which is not negative.
  open func attach(_ item: LayoutItem) -> Int32 { 0 }

  /// A view that was taken in has another superview in the same tree: it and all below it keep their
  /// handles, and no constraint reaches out of the subtree.
  open func superviewDidChange(of view: View) {}

  /// Something about an item changed that was taken in.
  open func itemDidChange(_ handle: Int32, _ changes: LayoutItemChanges) {}

  /// Forgets an item that is about to leave the tree, and its handle.
  open func detach(_ item: LayoutItem) {}

  /// So many items are about to be taken in: memory for them may be set aside.
  open func expectItems(_ count: Int) {}

  /// So many constraints are about to be taken in: memory for them may be set aside.
  open func expectConstraints(_ count: Int) {}

  /// Takes an active constraint in, some of whose items may be taken in only after it.
  ///
  /// - Returns: The constraint's handle, which is not negative.
  open func attach(_ constraint: LayoutConstraint) -> Int32 { 0 }

  /// The constant or the priority of a constraint changed that was taken in.
  open func constraintDidChange(_ handle: Int32) {}

  /// Forgets a constraint that is about to be deactivated or to leave the tree, and its handle.
  open func detach(_ constraint: LayoutConstraint) {}

  /// Whether `updateConstraints` of a view is due.
  open func isUpdateDue(_ handle: Int32) -> Bool { false }

  /// Whether a view follows its superview by constraints that its autoresizing mask became, along an
  /// axis.
  open func isMaskTranslated(_ handle: Int32, _ axis: LayoutAxis) -> Bool { false }

  /// The reading direction of the interface, for views that set none.
  open var layoutDirection: LayoutDirection = .leftToRight

  /// The smallest size of a view that satisfies its constraints and comes closest to a wish; nil
  /// when the host has none.
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
