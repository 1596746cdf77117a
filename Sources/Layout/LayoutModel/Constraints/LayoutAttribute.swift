/// What of an item a constraint speaks about; raw values are UIKit's.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable, BitwiseCopyable {
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
}

extension LayoutAttribute {
  /// What an attribute measures; constraints relate attributes of compatible kinds only.
  public enum Kind: Sendable {
    /// A place along x.
    case horizontalPosition
    /// A place along y.
    case verticalPosition
    /// An extent along either axis.
    case dimension
    /// Nothing.
    case none
  }

  /// What the attribute measures.
  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .dimension
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// Whether the attribute follows the reading direction.
  @inlinable public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side, left or right, whatever the reading direction.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is a line on which text stands.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the item's layout margins.
  public var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// Whether the attribute is an edge, the middle or a length of the alignment rectangle itself: neither a
  /// baseline nor within margins.
  @inlinable package var isWithinAlignment: Bool {
    rawValue < LayoutAttribute.lastBaseline.rawValue
  }

  /// The attribute without regard to margins: `leading` for `leadingMargin`.
  public var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The name as constraints are printed.
  public var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute called `name`, with `baseline` for the last one as before iOS 9.
  public init?(name: some StringProtocol) {
    if name == "baseline" {
      self = .lastBaseline
      return
    }
    for attribute in LayoutAttribute.allCases where attribute.name == name {
      self = attribute
      return
    }
    return nil
  }

  /// The horizontal position `left` or `right` that a directional attribute means.
  @inlinable @inline(__always)
  public func resolved(for direction: LayoutDirection) -> LayoutAttribute {
    guard isDirectional else { return self }
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
    default: self
    }
  }
}
