public import Foundation
import LayoutModel

/// An attribute of an item, typed by axis so that mixing axes does not compile.
///
/// It does not keep its item alive.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Unchecked, as the initialiser is no actor's, like UIKit's: it is set there once and never changes.
  @safe nonisolated(unsafe) final let reference: ZeroingItemReference
  nonisolated final let attribute: NSLayoutConstraint.Attribute

  nonisolated init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item.reference
    self.attribute = attribute
    super.init()
  }

  /// The view or guide; nil once it is deallocated.
  public final var item: AnyObject? { reference.item?.front }

  /// The item and the attribute, as reports print them.
  public final var name: String {
    "\(reference.item?.reportName ?? "(deallocated)").\(attribute.modelAttribute.name)"
  }

  /// Whether the constraints leave the item's rectangle undetermined; for debugging.
  public final var hasAmbiguousLayout: Bool {
    switch item {
    case let view as UIView: view.hasAmbiguousLayout
    case let guide as UILayoutGuide: guide.hasAmbiguousLayout
    default: false
    }
  }

  /// The constraints that decide the item's place and size along the anchor's axis; for debugging.
  public final var constraintsAffectingLayout: [NSLayoutConstraint] {
    let kind = attribute.modelAttribute.kind
    let isVertical = kind == .verticalPosition || attribute == .height
    let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
    switch item {
    case let view as UIView: return view.constraintsAffectingLayout(for: axis)
    case let guide as UILayoutGuide: return guide.constraintsAffectingLayout(for: axis)
    default: return []
    }
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item = reference.item else { trap(.missingFirstItem) }
    return NSLayoutConstraint(
      item, attribute, relation, other.reference.item, other.attribute, multiplier: multiplier,
      constant: constant)
  }

  /// Makes the constraint `self == anchor`, inactive.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// Makes the constraint `self >= anchor`, inactive.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// Makes the constraint `self <= anchor`, inactive.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// Makes the constraint `self == anchor + constant`, inactive.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// Makes the constraint `self >= anchor + constant`, inactive.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// Makes the constraint `self <= anchor + constant`, inactive.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }
}

extension NSLayoutAnchor {
  /// Whether another object is an anchor of the same attribute of the same item.
  nonisolated final func isSame(as other: NSLayoutAnchor) -> Bool {
    reference === other.reference && attribute == other.attribute
  }
}
