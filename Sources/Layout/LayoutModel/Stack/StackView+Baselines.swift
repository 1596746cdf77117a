/// The baselines of a stack are those of one of its views.
extension StackView {
  /// The view whose baseline is the stack's: the first visible one of a column, the highest one of
  /// a row; the stack itself when it shows none.
  func baselineView(isFirst: Bool) -> View {
    let visible = arranged.lazy.map(\.view).filter { !$0.isHidden }
    switch axis {
    case .vertical: return (isFirst ? visible.first : visible.last) ?? self
    case .horizontal:
      var highest: (view: View, height: Double)?
      for view in visible {
        let height = view.intrinsicContentSize.height
        if height > highest?.height ?? -.infinity { highest = (view, height) }
      }
      return highest?.view ?? self
    }
  }

  /// Has constraints on the stack's baselines made anew.
  func noteBaselineChange() {
    if references.contains(where: \.relatesBaselines) { didChange(.contentSize) }
  }
}

extension LayoutConstraint {
  /// Whether the constraint relates the baseline of some item.
  fileprivate var relatesBaselines: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
