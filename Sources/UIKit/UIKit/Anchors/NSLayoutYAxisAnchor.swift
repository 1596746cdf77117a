public import Foundation
import LayoutModel

/// A place along y: top, bottom, centre or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The signed distance from this place to another, as a dimension.
  public final func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    guard let item = other.reference.item else { trap(.missingFirstItem) }
    return NSLayoutDimension(item, other.attribute, start: (reference, attribute))
  }

  /// Makes the constraint that this place lies the system's spacing below another, inactive.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text, times
  /// `multiplier`.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0).usingSystemSpacing(multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at least the system's spacing below another.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text, times
  /// `multiplier`.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
      .usingSystemSpacing(multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at most the system's spacing below another.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text, times
  /// `multiplier`.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0).usingSystemSpacing(multiplier: multiplier)
  }

  /// Whether `object` is an anchor of the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSLayoutYAxisAnchor)?.isSame(as: self) ?? false
  }

  /// The hash of the item and the attribute.
  open nonisolated override var hash: Int {
    ObjectIdentifier(reference).hashValue ^ attribute.rawValue
  }
}
