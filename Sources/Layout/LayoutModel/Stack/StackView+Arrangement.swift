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
      isMultilineText: view.showsMultilineText)
  }

  private func points(_ spacing: Double) -> Double {
    spacing == StackView.spacingUseSystem ? 8 : spacing
  }

  /// The intrinsic length of a view along the axis; asked for only where it matters.
  private func length(of view: View) -> Double? {
    guard distribution == .fillProportionally else { return nil }
    return view.naturalLength(along: axis)
  }
}

extension View {
  /// The intrinsic length of a view along an axis, and for a stack the one that its views make up.
  ///
  /// A stack has no intrinsic size of its own; proportional stacks were seen to share their length
  /// among stacks by what these hold.
  fileprivate final func naturalLength(along axis: LayoutAxis) -> Double? {
    let own = intrinsicContentSize.extent(along: axis)
    if own >= 0 { return own }
    guard let stack = self as? StackView else { return nil }
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.compactMap { $0.naturalLength(along: axis) }
    guard !lengths.isEmpty else { return nil }
    guard stack.axis == axis else { return lengths.max() }
    return lengths.reduce(stack.spacing * Double(visible.count - 1), +)
  }
}
