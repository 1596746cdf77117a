public import Foundation
import LayoutModel

/// An extent: a width, a height, or the distance between two places.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Where a distance begins.
  ///
  /// Unchecked, as the initialiser is no actor's: it is set there once and never changes.
  @safe private nonisolated(unsafe) let start:
    (reference: ZeroingItemReference, attribute: NSLayoutConstraint.Attribute)?

  nonisolated init(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    start: (reference: ZeroingItemReference, attribute: NSLayoutConstraint.Attribute)? = nil
  ) {
    self.start = start
    super.init(item, attribute)
  }

  private var startPlace: (item: LayoutItem, attribute: LayoutAttribute)? {
    start.flatMap { start in
      start.reference.item.map { ($0, start.attribute.modelAttribute) }
    }
  }

  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item = reference.item else { trap(.missingFirstItem) }
    var distances: DistanceStarts?
    if start != nil || other?.start != nil {
      // A multiplier of zero leaves nothing of the other distance.
      distances = DistanceStarts(
        first: startPlace, second: multiplier == 0 ? nil : other?.startPlace)
    }
    return NSLayoutConstraint(
      item, attribute, relation, other?.reference.item, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, distances: distances)
  }

  // Overridden because a distance has a start besides its item and attribute.

  open override func constraint(
    equalTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor as? NSLayoutDimension)
  }

  open override func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor as? NSLayoutDimension)
  }

  open override func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor as? NSLayoutDimension)
  }

  open override func constraint(
    equalTo anchor: NSLayoutAnchor<NSLayoutDimension>, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor as? NSLayoutDimension, constant: constant)
  }

  open override func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor as? NSLayoutDimension, constant: constant)
  }

  open override func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor as? NSLayoutDimension, constant: constant)
  }

  /// Makes the constraint `self == constant`, inactive.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, nil, constant: constant)
  }

  /// Makes the constraint `self >= constant`, inactive.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Makes the constraint `self <= constant`, inactive.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// Makes the constraint `self == multiplier * anchor`, inactive.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor, multiplier: multiplier)
  }

  /// Makes the constraint `self >= multiplier * anchor`, inactive.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Makes the constraint `self <= multiplier * anchor`, inactive.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Makes the constraint `self == multiplier * anchor + constant`, inactive.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes the constraint `self >= multiplier * anchor + constant`, inactive.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes the constraint `self <= multiplier * anchor + constant`, inactive.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Whether `object` is the same extent of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutDimension else { return false }
    return other.isSame(as: self) && other.start?.reference === start?.reference
      && other.start?.attribute == start?.attribute
  }

  /// The hash of the item and the attribute.
  open nonisolated override var hash: Int {
    ObjectIdentifier(reference).hashValue ^ attribute.rawValue
  }
}
