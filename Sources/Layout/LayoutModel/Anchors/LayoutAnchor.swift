/// An attribute of an item, typed by axis so that mixing axes does not compile.
public protocol LayoutAnchor {
  /// The view or guide.
  var item: LayoutItem { get }
  /// Which attribute of it.
  var attribute: LayoutAttribute { get }
}

extension LayoutAnchor {
  /// The item and the attribute, as reports print them.
  public var name: String { "\(item.reportName).\(attribute.name)" }
}

/// A place along an axis, as opposed to an extent.
public protocol PositionAnchor: LayoutAnchor {}

// Inlinable, for the compiler to specialise them where constraints are made.
extension PositionAnchor {
  /// Makes the constraint `self == other + constant`, inactive.
  @inlinable
  public func constraint(equalTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other.item,
      attribute: other.attribute, multiplier: 1, constant: constant)
  }

  /// Makes the constraint `self >= other + constant`, inactive.
  @inlinable
  public func constraint(
    greaterThanOrEqualTo other: Self, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .greaterThanOrEqual, toItem: other.item,
      attribute: other.attribute, multiplier: 1, constant: constant)
  }

  /// Makes the constraint `self <= other + constant`, inactive.
  @inlinable
  public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: other.item,
      attribute: other.attribute, multiplier: 1, constant: constant)
  }
}

/// A place along x: leading, trailing, left, right or centre.
public struct XAxisAnchor: PositionAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// Which attribute of it.
  public let attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The signed distance from this place to another, as a dimension.
  public func anchorWithOffset(to other: XAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, start: (item, attribute))
  }
}

/// A place along y: top, bottom, centre or a baseline.
public struct YAxisAnchor: PositionAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// Which attribute of it.
  public let attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The signed distance from this place to another, as a dimension.
  public func anchorWithOffset(to other: YAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, start: (item, attribute))
  }
}
