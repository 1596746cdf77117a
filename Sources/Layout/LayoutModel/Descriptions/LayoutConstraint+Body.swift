extension LayoutConstraint {
  /// The constraint as an equation in the readable style: `a.leading == b.trailing + 8`.
  package var equation: String { equation(in: .readable, namingSpaces: false) }

  /// The constraint as an equation.
  ///
  /// - Parameters:
  ///   - style: How items are named.
  ///   - namingSpaces: Whether a distance of the system is printed by its name, as UIKit does:
  ///     `a.bottom <= b.bottom NSLayoutAnchorConstraintSpace(8)`.
  /// - Returns: The equation.
  func equation(in style: DescriptionStyle, namingSpaces: Bool) -> String {
    let left = operand(firstItem, firstAttribute, distances?.first, style)
    let symbol = origin == .contentSize ? "==" : relation.symbol
    guard let secondItem else {
      return "\(left) \(symbol) " + (constant < 0 ? "-" : "") + constant.magnitude.formattedLikeG
    }
    var right = ""
    var factor = multiplier
    var attribute = operand(secondItem, secondAttribute, distances?.second, style)
    if origin == .autoresizingMask, multiplier == 0.5, let middle = secondAttribute.middleName {
      // Half the superview's extent is its middle, and so it is printed.
      factor = 1
      attribute = "\(secondItem.name(in: style)).\(middle)"
    }
    if factor == -1 {
      right = "-"
    } else if factor != 1 {
      right = factor.formattedLikeG + "*"
    }
    right += attribute
    if namingSpaces, let symbolicConstant {
      right += " " + symbolicConstant
    } else if constant != 0 {
      right += (constant < 0 ? " - " : " + ") + constant.magnitude.formattedLikeG
    }
    return "\(left) \(symbol) \(right)"
  }

  /// The constraint as a visual format, where it is a distance between neighbours or to a superview:
  /// `H:|-(8)-[a]`, `V:[a]-(>=8@750)-[b]`.
  ///
  /// - Returns: nil for anything else; the superview when a bar stands for it. Which item comes first
  ///   counts: `super.trailing == a.trailing + c` is a distance, `a.trailing == super.trailing` not.
  package func spacingBody(in style: DescriptionStyle) -> (text: String, superview: View?)? {
    guard let secondItem, multiplier == 1, distances == nil, origin != .autoresizingMask
    else { return nil }
    let prefix = firstAttribute.kind == .horizontalPosition ? "H:" : "V:"
    let suffix = firstAttribute.isAbsoluteSide ? "(LTR)" : ""
    let first = "[\(firstItem.name(in: style))]"
    let second = "[\(secondItem.name(in: style))]"
    if firstAttribute.isNearEdge {
      if secondAttribute == firstAttribute, firstItem.coordinateView === secondItem {
        return (prefix + "|-\(distance)-" + first + suffix, secondItem as? View)
      }
      guard secondAttribute == firstAttribute.farEdge else { return nil }
      return (prefix + second + "-\(distance)-" + first + suffix, nil)
    }
    guard firstAttribute.isFarEdge, secondAttribute == firstAttribute,
      secondItem.coordinateView === firstItem
    else { return nil }
    return (prefix + second + "-\(distance)-|" + suffix, firstItem as? View)
  }

  /// The condition between two dashes, in parentheses.
  private var distance: String {
    let relation = relation == .equal ? "" : relation.symbol
    let priority = priority == .required ? "" : "@" + priority.rawValue.formattedLikeG
    return "(\(relation)\(symbolicConstant ?? constant.formattedLikeG)\(priority))"
  }

  /// The constant, where it stands for a distance of the system.
  private var symbolicConstant: String? {
    switch spacing {
    case .explicit: nil
    case .standard, .layoutMargin: "NSSpace(\(constant.formattedLikeG))"
    case .system: "NSLayoutAnchorConstraintSpace(\(constant.formattedLikeG))"
    }
  }

  private func operand(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ start: DistanceStarts.Place?,
    _ style: DescriptionStyle
  ) -> String {
    var name = attribute.name
    // A mask places the frame, not the alignment rectangle: other names describe it.
    if origin == .autoresizingMask { name = attribute.frameName }
    let end = "\(item.name(in: style)).\(name)"
    guard let start else { return end }
    return "(\(end) - \(start.item.name(in: style)).\(start.attribute.name))"
  }

  // MARK: Anchors

  /// Both anchors as messages print them.
  var anchorDescriptions: (first: String, second: String) {
    let first = LayoutConstraint.anchorDescription(firstItem, firstAttribute, distances?.first)
    let second = secondItem.map {
      LayoutConstraint.anchorDescription($0, secondAttribute, distances?.second)
    }
    return (first, second ?? "(null)")
  }

  /// An anchor as messages print it.
  package static func anchorDescription(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ start: DistanceStarts.Place? = nil
  ) -> String {
    let end = "\(item.reportName).\(attribute.name)"
    if let start {
      return "<_NSDistanceLayoutDimension \"(\(end) - \(start.item.reportName)."
        + "\(start.attribute.name))\">"
    }
    let kind =
      switch attribute.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      case .dimension, .none: "NSLayoutDimension"
      }
    return "<\(kind) \"\(end)\">"
  }
}

extension DistanceStarts {
  /// Where a distance begins.
  package typealias Place = (item: LayoutItem, attribute: LayoutAttribute)

  /// Where the left side's distance begins.
  var first: Place? { firstItem.map { ($0, firstAttribute) } }

  /// Where the right side's distance begins.
  var second: Place? { secondItem.map { ($0, secondAttribute) } }
}

extension LayoutAttribute {
  /// Whether distances in a visual format end at it.
  fileprivate var isNearEdge: Bool { self == .leading || self == .left || self == .top }

  /// Whether distances in a visual format begin at it.
  fileprivate var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

  /// The opposite of a near edge.
  fileprivate var farEdge: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .left: .right
    default: .bottom
    }
  }

  /// The name of a place of a frame, as the constraints of masks print it.
  fileprivate var frameName: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: name
    }
  }

  /// The name of the middle of a frame along the axis of an extent.
  fileprivate var middleName: String? {
    switch self {
    case .width: "midX"
    case .height: "midY"
    default: nil
    }
  }
}

extension LayoutAnchor {
  /// The anchor as Auto Layout's messages print it: class, item and attribute.
  public var description: String {
    let start = (self as? LayoutDimension)?.start
    return LayoutConstraint.anchorDescription(item, attribute, start)
  }
}

extension XAxisAnchor: CustomStringConvertible {}
extension YAxisAnchor: CustomStringConvertible {}
extension LayoutDimension: CustomStringConvertible {}
