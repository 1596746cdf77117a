/// What constraints can speak about: a ``View`` or a ``LayoutGuide``.
///
/// An item belongs to at most one ``LayoutHost``, the one that lays out its tree. A tree and its
/// host belong to one queue from birth to end.
open class LayoutItem {
  /// The host that lays out the item's tree; nil while the tree has none.
  package final var host: LayoutHost? {
    get { unretainedHost?.host }
    set { unretainedHost = newValue.map(UnretainedHost.init) }
  }
  final var unretainedHost: UnretainedHost?
  /// The name that the host has for the item; negative while no host knows it.
  package final var hostHandle: Int32 = -1
  /// The active constraints that name the item.
  package final var references: [LayoutConstraint] = []

  /// What constraints hold in place of the item; nil until the first one does.
  final var existingReference: ZeroingItemReference?

  /// The view in whose bounds coordinates the item's rectangle is given: a view's superview, a
  /// guide's owning view.
  ///
  /// Each of them clears it in its own `deinit`.
  final var holder: UnretainedView?
  /// Whether the item is a ``View``, and not a guide.
  package final let isView: Bool

  package init(isView: Bool) {
    self.isView = isView
  }

  deinit { endReference() }

  /// A name for reports and descriptions, in place of the class and the address.
  open var displayName: String? { nil }

  /// The object that stands for the item in a framework built on the model; reports name its class.
  open var front: AnyObject? { nil }

  /// The text that the item shows, for reports.
  package var reportText: String? { nil }

  /// The item as a view: cheaper than a cast in loops over all items.
  package final var asView: View? {
    isView ? unsafe unsafeDowncast(self, to: View.self) : nil
  }

  /// The view in whose bounds coordinates the item's rectangle is given: a view's superview, a
  /// guide's owning view.
  package final var coordinateView: View? { holder?.view }

  /// The reading direction of the item's own content and margins.
  ///
  /// What leading means in a constraint is its owner's matter: ``LayoutConstraint/direction``.
  package var layoutDirection: LayoutDirection { .leftToRight }

  /// Whether the item takes part in layout only as a function of its owning view.
  package var isDerivedFromOwner: Bool { false }

  /// Whether a constraint ever spoke of an edge within the item's margins.
  package final var isMarginReferenced = false
  /// Whether the distance of a constraint on the item was ever a layout margin.
  final var isMarginSpacingReferenced = false
  /// Whether a constraint ever spoke of one of the item's baselines.
  package final var isBaselineReferenced = false
  /// Notifies the host, if there is one, that something about the item changed.
  package final func didChange(_ changes: LayoutItemChanges) {
    unretainedHost?.itemDidChange(hostHandle, changes)
  }
}

/// What of a layout item changed since its host last looked.
public struct LayoutItemChanges: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  // Computed, and so constants to whoever asks: stored ones are called for from other modules.

  /// The frame was set by hand.
  @inlinable public static var frame: Self { Self(rawValue: 1 << 0) }
  /// The intrinsic content size, hugging or compression resistance changed.
  @inlinable public static var contentSize: Self { Self(rawValue: 1 << 1) }
  /// Margins, safe area, or whatever else a derived guide follows changed.
  @inlinable public static var insets: Self { Self(rawValue: 1 << 2) }
  /// `updateConstraints` is due.
  @inlinable public static var updateConstraints: Self { Self(rawValue: 1 << 3) }
  /// `layoutSubviews` is due.
  @inlinable public static var layout: Self { Self(rawValue: 1 << 4) }
  /// The reading direction changed.
  @inlinable public static var direction: Self { Self(rawValue: 1 << 5) }
  /// The content offset of a scroll view changed.
  @inlinable public static var contentOffset: Self { Self(rawValue: 1 << 6) }
  /// The size, content size or insets of a scroll view changed, and with them how far it scrolls.
  @inlinable public static var scrollRange: Self { Self(rawValue: 1 << 7) }
  /// The autoresizing mask changed, or whether it decides the frame.
  @inlinable public static var placement: Self { Self(rawValue: 1 << 8) }
}
