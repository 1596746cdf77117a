/// Wheels to choose from.
open class PickerView: View {
  /// Creates a picker.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.picker.size }
}

/// Wheels to choose a date or a time from.
open class DatePicker: View {
  /// Creates a date picker.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.picker.size }
}
