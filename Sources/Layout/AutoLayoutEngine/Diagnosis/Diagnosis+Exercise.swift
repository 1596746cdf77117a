import LayoutModel

extension LayoutEngine {
  /// How far an exercised view moves, in points, and back by half of it the next time.
  private static let exerciseStep: Double = 20

  /// Lays the tree out as before, but for a view whose frame the constraints leave open: it goes
  /// elsewhere, as far as they let it.
  ///
  /// The wishes that take it there are gone afterwards; it stays until something else changes.
  func exercise(_ view: View) {
    guard view.superview != nil, let ambiguity = ambiguities().first(where: { $0.view === view })
    else { return }
    let step = LayoutEngine.exerciseStep * (exerciseCount.isMultiple(of: 2) ? 1 : -0.5)
    exerciseCount += 1
    push(ambiguity, from: view.frame, by: step)
  }
}
