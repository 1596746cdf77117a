/// A control that is on or off; it keeps its size both ways.
open class Switch: View {
  /// Whether it is on.
  public final var isOn = false

  /// Creates a switch.
  public init() {
    super.init()
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open override var intrinsicContentSize: Size { ControlMetrics.switch.size }
  open override var alignmentRectInsets: EdgeInsets { ControlMetrics.switch.insets }
}
