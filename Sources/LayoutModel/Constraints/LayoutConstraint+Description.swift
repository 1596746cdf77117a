extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, with its identifier and what is not ordinary about it.
  public var description: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " " + equation
    if priority != .required { text += " priority:\(priority.rawValue.formattedLikeG)" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  /// The constraint as an equation: `a.leading == b.trailing + 8`.
  package var equation: String {
    let left = LayoutConstraint.operand(
      firstItem, firstAttribute,
      start: distances?.firstItem.map { ($0, distances?.firstAttribute ?? .notAnAttribute) })
    var right = ""
    if let secondItem {
      if multiplier == -1 {
        right = "-"
      } else if multiplier != 1 {
        right = multiplier.formattedLikeG + "*"
      }
      right += LayoutConstraint.operand(
        secondItem, secondAttribute,
        start: distances?.secondItem.map { ($0, distances?.secondAttribute ?? .notAnAttribute) })
      if constant != 0 {
        right += (constant < 0 ? " - " : " + ") + constant.magnitude.formattedLikeG
      }
    } else {
      right = constant.formattedLikeG
    }
    return "\(left) \(relation.symbol) \(right)"
  }

  private static func operand(
    _ item: LayoutItem, _ attribute: LayoutAttribute,
    start: (item: LayoutItem, attribute: LayoutAttribute)?
  ) -> String {
    let end = "\(item.reportName).\(attribute.name)"
    guard let start else { return end }
    return "(\(end) - \(start.item.reportName).\(start.attribute.name))"
  }

  /// An anchor as messages print it.
  package static func anchorDescription(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String
  {
    let kind =
      switch attribute.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      case .dimension, .none: "NSLayoutDimension"
      }
    return "<\(kind) \"\(item.reportName).\(attribute.name)\">"
  }
}

extension LayoutItem {
  /// The item's name in reports: the one it was given, else its class.
  package var reportName: String {
    if let displayName { return displayName }
    if let guide = self as? LayoutGuide, let owner = guide.owningView, !guide.identifier.isEmpty {
      return "\(guide.identifier):\(owner.reportName)"
    }
    return String(describing: type(of: self))
  }
}
