import LayoutModel

extension LayoutEngine {
  /// How far an exercised view moves, in points, and back by half of it the next time.
  private static let exerciseStep: Double = 20
  /// A wish below every priority in use.
  private static let exercisePriority: LayoutPriority = 0.001

  /// Lays the tree out as before, but for a view whose frame the constraints leave open: it goes
  /// elsewhere, as far as they let it.
  ///
  /// The wishes that take it there are gone afterwards; it stays until something else changes.
  func exercise(_ view: View) {
    guard let superview = view.superview,
      let ambiguity = ambiguities().first(where: { $0.view === view })
    else { return }
    let step = LayoutEngine.exerciseStep * (exerciseCount.isMultiple(of: 2) ? 1 : -0.5)
    exerciseCount += 1
    let insets = view.alignmentRectInsets
    let frame = view.frame.inset(by: insets)
    let wishes = ambiguity.unknowns.compactMap { unknown -> LayoutConstraint? in
      if unknown.isContent { return nil }
      return switch unknown.quantity {
      case .minX:
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + step)
      case .minY:
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + step)
      case .width: view.widthAnchor.constraint(equalToConstant: max(frame.width + step, 0))
      case .height: view.heightAnchor.constraint(equalToConstant: max(frame.height + step, 0))
      }
    }
    for wish in wishes { wish.priority = LayoutEngine.exercisePriority }
    LayoutConstraint.activate(wishes)
    layoutIfNeeded()
    LayoutConstraint.deactivate(wishes)
  }
}
