/// A control with a plus and a minus.
open class Stepper: View {
  /// The value.
  public final var value: Double = 0

  /// Creates a stepper.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.stepper.size }
}
