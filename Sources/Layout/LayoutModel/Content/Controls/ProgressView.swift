/// A bar that fills up; it keeps its height and has no width of its own.
open class ProgressView: View {
  /// How much is done, from 0 to 1.
  public final var progress: Double = 0

  /// Creates a progress view.
  public init() {
    super.init()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: Size { ControlMetrics.progressView.size }
}
