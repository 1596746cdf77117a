extension StackView {
  /// What decides the constraints at present.
  package final var arrangement: StackArrangement {
    StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      isBaselineRelative: isBaselineRelativeArrangement,
      items: arranged.map(item))
  }

  private func item(_ arranged: Arranged) -> StackArrangement.Item {
    let view = arranged.view
    return StackArrangement.Item(
      key: arranged.key, isHidden: view.isHidden,
      spacing: points(arranged.customSpacing ?? spacing), length: length(of: view),
      isMultilineText: (view as? Label)?.isMultiline ?? false)
  }

  private func points(_ spacing: Double) -> Double {
    spacing == StackView.spacingUseSystem ? 8 : spacing
  }

  /// The intrinsic length of a view along the axis; asked for only where it matters.
  private func length(of view: View) -> Double? {
    guard distribution == .fillProportionally else { return nil }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 ? length : nil
  }
}
