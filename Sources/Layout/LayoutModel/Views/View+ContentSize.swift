extension View {
  /// How strongly the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    hugging[axis.rawValue]
  }

  /// Sets how strongly the view resists being larger than its content.
  ///
  /// Traps with Auto Layout's message on an illegal priority.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isLegal else { trap(.illegalPriority(priority.rawValue)) }
    guard hugging[axis.rawValue] != priority else { return }
    hugging[axis.rawValue] = priority
    didChange(.contentSize)
  }

  /// How strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    resistance[axis.rawValue]
  }

  /// Sets how strongly the view resists being smaller than its content.
  ///
  /// Traps with Auto Layout's message on an illegal priority.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    guard priority.isLegal else { trap(.illegalPriority(priority.rawValue)) }
    guard resistance[axis.rawValue] != priority else { return }
    resistance[axis.rawValue] = priority
    didChange(.contentSize)
  }

  /// Reports that the content changed, so that its size is asked for anew in the next layout.
  public final func invalidateIntrinsicContentSize() {
    didChange(.contentSize)
    superview?.subviewContentSizeDidChange(self)
  }
}
