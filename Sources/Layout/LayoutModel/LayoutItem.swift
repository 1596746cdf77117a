/// What constraints can speak about: a ``View`` or a ``LayoutGuide``.
///
/// An item belongs to at most one ``LayoutHost``, the one that lays out its tree. A tree and its
/// host belong to one queue from birth to end.
open class LayoutItem {
  /// The host that lays out the item's tree; nil while the tree has none.
  package final unowned var host: LayoutHost?
  /// The item's place in its host's arrays; negative while the host does not know the item.
  package final var hostSlot: Int32 = -1
  /// The active constraints that name the item.
  package final var references: [LayoutConstraint] = []
  /// How many views lie above the item in its host's tree.
  package final var hostDepth: Int32 = 0
  /// What of the item changed since the host last looked.
  package final var pendingChanges: LayoutItemChanges = []

  /// What constraints hold in place of the item; nil until the first one does.
  final var existingReference: ZeroingItemReference?

  package init() {}

  deinit { endReference() }

  /// A name for reports and descriptions, in place of the class and the address.
  open var displayName: String? { nil }

  /// The object that stands for the item in a framework built on the model; reports name its class.
  open var front: AnyObject? { nil }

  /// The text that the item shows, for reports.
  package var reportText: String? { nil }

  /// The item as a view: cheaper than a cast in loops over all items.
  package var asView: View? { nil }

  /// The view in whose bounds coordinates the item's rectangle is told: a view's superview, a
  /// guide's owning view.
  package var coordinateView: View? { nil }

  /// The reading direction of the item's own content and margins.
  ///
  /// What leading means in a constraint is its owner's matter: ``LayoutConstraint/direction``.
  package var readingDirection: LayoutDirection { .leftToRight }

  /// Whether the item takes part in layout only as a function of its owning view.
  package var isDerivedFromOwner: Bool { false }

  /// Whether a constraint ever spoke of an edge within the item's margins.
  package final var isMarginReferenced = false
  /// Whether a constraint ever spoke of one of the item's baselines.
  package final var isBaselineReferenced = false
  /// Whether the host has the view's `layoutSubviews` or `updateConstraints` on its list.
  package final var isAwaitingLayout = false
  package final var isAwaitingUpdate = false
  /// The axes along which the host turned the view's autoresizing mask into constraints.
  package final var translatedAxes = LayoutAxisSet(rawValue: 0)

  /// Tells the host, if there is one, that something about the item changed.
  package final func didChange(_ changes: LayoutItemChanges) {
    guard let host else { return }
    let isQueued = !pendingChanges.isEmpty
    pendingChanges.formUnion(changes)
    if !isQueued { host.enqueue(self) }
  }
}

/// What of a layout item changed since its host last looked.
package struct LayoutItemChanges: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The frame was set by hand, or the autoresizing mask or its translation changed.
  package static let frame = LayoutItemChanges(rawValue: 1 << 0)
  /// The intrinsic content size, hugging or compression resistance changed.
  package static let contentSize = LayoutItemChanges(rawValue: 1 << 1)
  /// Margins, safe area, or whatever else a derived guide follows changed.
  package static let insets = LayoutItemChanges(rawValue: 1 << 2)
  /// `updateConstraints` is due.
  package static let updateConstraints = LayoutItemChanges(rawValue: 1 << 3)
  /// `layoutSubviews` is due.
  package static let layout = LayoutItemChanges(rawValue: 1 << 4)
  /// The reading direction changed.
  package static let direction = LayoutItemChanges(rawValue: 1 << 5)
  /// The content offset of a scroll view changed.
  package static let contentOffset = LayoutItemChanges(rawValue: 1 << 6)
  /// The size, content size or insets of a scroll view changed, and with them how far it scrolls.
  package static let scrollRange = LayoutItemChanges(rawValue: 1 << 7)
}
