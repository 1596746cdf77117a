/// Whoever lays out a tree: told of every change, asked to bring frames up to date.
///
/// The model knows no solver; it knows this class, and the engine derives from it.
open class LayoutHost {
  /// Creates a host; only an engine has a reason to.
  public init() {}

  /// An item changed; it is told once until the host clears `pendingChanges`.
  open func enqueue(_ item: LayoutItem) {}

  /// A constraint was activated, deactivated, or changed while active; it is told once until the
  /// host clears `isEnqueued`.
  open func enqueue(_ constraint: LayoutConstraint) {}

  /// A view of the tree took in a guide.
  open func didAdopt(_ guide: LayoutGuide) {}

  /// An item is about to leave the tree.
  open func willDetach(_ item: LayoutItem) {}

  /// A constraint that the host knows is about to be deactivated or to leave the tree.
  open func willRemove(_ constraint: LayoutConstraint) {}

  /// The reading direction of the interface, for views that do not say.
  open var interfaceDirection: LayoutDirection { .leftToRight }

  /// Brings the frames of the whole tree up to date.
  open func layoutIfNeeded() {}
}
