public import Foundation
import LayoutModel

/// A bar that fills up; it keeps its height and has no width of its own.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where a progress view is; without effect.
  public enum Style: Int, Sendable {
    /// By itself.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// Creates a progress view.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
  }

  override func didCreateModel() {
    model.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// How much is done, held between 0 and 1.
  open var progress: Float = 0 {
    didSet {
      let held = progress.held(between: 0, and: 1)
      if progress != held { progress = held }
    }
  }

  /// The colour of what is done; pictures show it.
  open var progressTintColor: UIColor?
  /// The colour of what is not done; kept, without effect.
  open var trackTintColor: UIColor?

  /// Sets how much is done, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.progressView.size) }

  override var depiction: ViewDepiction { .progress(Double(progress)) }

  override var look: ViewLook {
    var look = super.look
    look.tint = progressTintColor?.displayColor ?? look.tint
    return look
  }
}

/// A wheel that turns while something goes on; it keeps its size.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// As beside text.
    case medium = 100
    /// As alone on a screen.
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates an activity indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  override func didCreateModel() { model.hugContent() }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// The colour of the wheel; kept, without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether a wheel that stands still is hidden.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets the wheel stand still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    switch style {
    case .medium: CGSize(ControlMetrics.activityIndicator.size)
    case .large: CGSize(ControlMetrics.largeActivityIndicator.size)
    }
  }

  override var depiction: ViewDepiction { .activity }
}

/// A row of dots, one a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of dots.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      holdCurrentPage()
    }
  }

  /// Which page is seen, held to the pages that there are.
  open var currentPage = 0 {
    didSet { holdCurrentPage() }
  }

  private func holdCurrentPage() {
    let held = currentPage.held(between: 0, and: numberOfPages - 1)
    if currentPage != held { currentPage = held }
  }

  /// The colour of the dots; kept, without effect.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is seen; kept, without effect.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let dots = CGFloat(numberOfPages) * CGFloat(ControlMetrics.pageDot)
    return CGSize(
      width: numberOfPages > 0 ? dots + CGFloat(ControlMetrics.pageControlPadding) : 0,
      height: CGFloat(ControlMetrics.pageControlHeight))
  }

  override var depiction: ViewDepiction {
    .pages(count: numberOfPages, current: currentPage)
  }
}
