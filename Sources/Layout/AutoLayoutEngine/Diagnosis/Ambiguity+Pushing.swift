package import LayoutModel

extension LayoutEngine {
  /// A wish below every priority in use.
  private static let wishPriority: LayoutPriority = 0.001

  /// Lays the tree out with the open lengths of a view pushed as far as the constraints let them.
  ///
  /// The wishes that push them are gone when it returns; the view stays where they took it until
  /// something else changes.
  ///
  /// - Parameters:
  ///   - ambiguity: The open lengths, of a view of this tree that has a superview; without one
  ///     nothing happens.
  ///   - frame: The frame to start from, in the coordinates of the view's superview.
  ///   - step: How far to push, in points; negative to the left, up and to less.
  /// - Complexity: One layout.
  package func push(_ ambiguity: LayoutAmbiguity, from frame: Rect, by step: Double) {
    let view = ambiguity.view
    guard let superview = view.superview else { return }
    let start = frame.inset(by: view.alignmentRectInsets)
    let wishes = ambiguity.unknowns.compactMap { unknown -> LayoutConstraint? in
      if unknown.isContent { return nil }
      return switch unknown.quantity {
      case .minX:
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: start.minX + step)
      case .minY:
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: start.minY + step)
      case .width: view.widthAnchor.constraint(equalToConstant: max(start.width + step, 0))
      case .height: view.heightAnchor.constraint(equalToConstant: max(start.height + step, 0))
      }
    }
    for wish in wishes { wish.priority = LayoutEngine.wishPriority }
    LayoutConstraint.activate(wishes)
    layoutIfNeeded()
    LayoutConstraint.deactivate(wishes)
  }
}
