/// A row of choices, each as wide as the widest title needs.
open class SegmentedControl: View {
  /// The titles of the choices.
  public final var segments: [String] {
    didSet { if segments != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a segmented control.
  public init(segments: [String] = []) {
    self.segments = segments
    super.init()
  }

  open override var intrinsicContentSize: Size {
    let attributes = TextAttributes(font: ControlMetrics.segmentFont, lineLimit: 1)
    let widest = segments.map { title in
      textMeasurer.measure(title, attributes: attributes, width: .infinity, scale: displayScale)
        .size.width
    }.max()
    let segment = (widest ?? 0) + ControlMetrics.segmentPadding
    return Size(
      width: segment * Double(segments.count), height: ControlMetrics.segmentedControl.size.height)
  }

  open override var alignmentRectInsets: EdgeInsets { ControlMetrics.segmentedControl.insets }
}
