import LayoutModel

extension NSLayoutConstraint {
  /// What of an item a constraint relates.
  public enum Attribute: Int, Hashable, Sendable {
    /// None: the second attribute of a constraint without a second item.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text start.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the layout margin.
    case leftMargin = 13
    /// The right edge inside the layout margin.
    case rightMargin = 14
    /// The top edge inside the layout margin.
    case topMargin = 15
    /// The bottom edge inside the layout margin.
    case bottomMargin = 16
    /// The leading edge inside the layout margin.
    case leadingMargin = 17
    /// The trailing edge inside the layout margin.
    case trailingMargin = 18
    /// The horizontal centre between the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the layout margins.
    case centerYWithinMargins = 20

    /// The baseline, as before there were two.
    public static var baseline: Attribute { .lastBaseline }

    // Both have UIKit's raw values.
    nonisolated init(_ attribute: LayoutAttribute) {
      self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }

    nonisolated var modelAttribute: LayoutAttribute {
      LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute
    }
  }

  /// How the sides of a constraint stand to each other.
  public enum Relation: Int, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1

    nonisolated init(_ relation: LayoutRelation) {
      self = Relation(rawValue: relation.rawValue) ?? .equal
    }

    nonisolated var modelRelation: LayoutRelation { LayoutRelation(rawValue: rawValue) ?? .equal }
  }

  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1

    nonisolated var modelAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
  }
}
