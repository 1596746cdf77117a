/// A control for a value on a scale; it has a height and no width of its own.
open class Slider: View {
  /// The value, from 0 to 1.
  public final var value: Double = 0.5

  /// Creates a slider.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.slider.size }
  open override var alignmentRectInsets: EdgeInsets { ControlMetrics.slider.insets }
}
