/// A wheel that turns while something goes on; it keeps its size.
open class ActivityIndicatorView: View {
  /// How large the wheel is.
  public enum Style: Hashable, Sendable {
    /// As beside text.
    case medium
    /// As alone on a screen.
    case large
  }

  /// How large the wheel is.
  public final var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates an activity indicator.
  public init(style: Style = .medium) {
    self.style = style
    super.init()
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open override var intrinsicContentSize: Size {
    switch style {
    case .medium: ControlMetrics.activityIndicator.size
    case .large: ControlMetrics.largeActivityIndicator.size
    }
  }
}
