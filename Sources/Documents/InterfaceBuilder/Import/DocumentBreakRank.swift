import LayoutModel

/// Which of a document's required constraints yields when they cannot hold together.
///
/// Interface Builder does not state which it gives up, and the order in the file, which is that of
/// identifiers, has no meaning; the stored frames of trees in conflict do. See Interface Builder's
/// rules, "Constraints in conflict".
enum DocumentBreakRank {
  private static let deepest = 38
  private static let mostReadily: Int8 = 121

  /// How readily a constraint yields.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - depth: How deep the view lies in which it is written; the root lies at 0.
  /// - Returns: 0 for the least readily, to 121.
  static func rank(of constraint: LayoutConstraint, depth: Int) -> Int8 {
    if sizesHiddenRoom(constraint) { return mostReadily }
    if sizesFilledRoom(constraint) { return mostReadily - 1 }
    if constraint.relation == .equal, constraint.firstAttribute.kind == .dimension { return 0 }
    let order =
      switch constraint.firstAttribute.withoutMargin {
      case .centerX, .centerY, .firstBaseline, .lastBaseline: 3
      case .right, .bottom, .trailing: endsAtContainer(constraint) ? 2 : 1
      default: 1
      }
    return Int8(3 * min(depth, deepest) + order)
  }

  /// Whether a constraint asks for a length that a stack view takes away by hiding the view.
  private static func sizesHiddenRoom(_ constraint: LayoutConstraint) -> Bool {
    guard let view = constraint.firstItem as? View, view.isHidden,
      let stack = view.superview as? StackView
    else { return false }
    return constraint.firstAttribute == (stack.axis == .horizontal ? .width : .height)
  }

  /// Whether a constraint gives a view a length across a stack view that fills itself with it.
  private static func sizesFilledRoom(_ constraint: LayoutConstraint) -> Bool {
    guard let view = constraint.firstItem as? View, constraint.secondItem == nil,
      let stack = view.superview as? StackView, stack.alignment == .fill
    else { return false }
    return constraint.firstAttribute == (stack.axis == .horizontal ? .height : .width)
  }

  /// Whether a constraint ties a far edge of a view to what holds it.
  private static func endsAtContainer(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem.hierarchyView,
      let second = constraint.secondItem?.hierarchyView
    else { return false }
    return first !== second && (first.isDescendant(of: second) || second.isDescendant(of: first))
  }
}
