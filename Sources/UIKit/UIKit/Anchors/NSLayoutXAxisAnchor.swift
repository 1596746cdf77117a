public import Foundation
import LayoutModel

/// A place along x: leading, trailing, left, right or centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The signed distance from this place to another, as a dimension.
  public final func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    guard let item = other.reference.item else { trap(.missingFirstItem) }
    return NSLayoutDimension(item, other.attribute, start: (reference, attribute))
  }

  /// Makes the constraint that this place lies the system's spacing after another, inactive.
  ///
  /// The spacing is 8 points times `multiplier`.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0).usingSystemSpacing(multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at least the system's spacing after another.
  ///
  /// The spacing is 8 points times `multiplier`.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
      .usingSystemSpacing(multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at most the system's spacing after another.
  ///
  /// The spacing is 8 points times `multiplier`.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0).usingSystemSpacing(multiplier: multiplier)
  }

  /// Whether `object` is an anchor of the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSLayoutXAxisAnchor)?.isSame(as: self) ?? false
  }

  /// The hash of the item and the attribute.
  open nonisolated override var hash: Int {
    ObjectIdentifier(reference).hashValue ^ attribute.rawValue
  }
}

extension NSLayoutConstraint {
  /// The constraint with the system's spacing as its constant: 8 points between edges, the greater
  /// line height between baselines of text, times a multiplier.
  final func usingSystemSpacing(multiplier: CGFloat) -> NSLayoutConstraint {
    guard let firstModel else { return self }
    let measured = LayoutConstraint(
      unchecked: firstModel, firstAttribute.modelAttribute, relation.modelRelation, secondModel,
      secondAttribute.modelAttribute, multiplier: 1, constant: 0)
    measured.useSystemSpacing(multiplier: Double(multiplier))
    storedConstant = measured.constant
    spacing = .system
    return self
  }
}
