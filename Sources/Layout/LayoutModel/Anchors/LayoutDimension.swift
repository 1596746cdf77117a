/// An extent: a width, a height, or the distance between two places.
public struct LayoutDimension: LayoutAnchor {
  /// The view or guide; for a distance, the one where it ends.
  public let item: LayoutItem
  /// Which attribute of it.
  public let attribute: LayoutAttribute
  /// Where a distance begins.
  let start: (item: LayoutItem, attribute: LayoutAttribute)?

  package init(
    _ item: LayoutItem, _ attribute: LayoutAttribute,
    start: (item: LayoutItem, attribute: LayoutAttribute)? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.start = start
  }

  package func constraint(
    _ relation: LayoutRelation, to other: LayoutDimension?, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    guard start != nil || other?.start != nil else {
      return LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
        attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
    let constraint = LayoutConstraint(
      unchecked: item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant,
      // A multiplier of zero does not use the other distance.
      distances: DistanceStarts(first: start, second: multiplier == 0 ? nil : other?.start))
    guard constant.isFinite else { trap(constraint.constantError(constant)) }
    guard multiplier.isFinite else { trap(.multiplierNotFinite(multiplier)) }
    return constraint
  }
}

extension LayoutDimension {
  /// Makes the constraint `self == multiplier * other + constant`, inactive.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: other, multiplier: multiplier, constant: constant)
  }

  /// Makes the constraint `self >= multiplier * other + constant`, inactive.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: other, multiplier: multiplier, constant: constant)
  }

  /// Makes the constraint `self <= multiplier * other + constant`, inactive.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: other, multiplier: multiplier, constant: constant)
  }

  /// Makes the constraint `self == constant`, inactive.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, to: nil, multiplier: 1, constant: constant)
  }

  /// Makes the constraint `self >= constant`, inactive.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, multiplier: 1, constant: constant)
  }

  /// Makes the constraint `self <= constant`, inactive.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, multiplier: 1, constant: constant)
  }
}
