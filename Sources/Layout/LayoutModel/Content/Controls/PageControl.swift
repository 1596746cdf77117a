/// A row of dots, one a page.
open class PageControl: View {
  /// The number of dots.
  public final var numberOfPages: Int {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a page control.
  public init(numberOfPages: Int = 0) {
    self.numberOfPages = numberOfPages
    super.init()
  }

  open override var intrinsicContentSize: Size {
    let dots = Double(numberOfPages) * ControlMetrics.pageDot
    return Size(
      width: numberOfPages > 0 ? dots + ControlMetrics.pageControlPadding : 0,
      height: ControlMetrics.pageControlHeight)
  }
}
