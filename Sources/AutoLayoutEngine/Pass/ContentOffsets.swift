import LayoutModel

/// Scroll views whose size, content or insets changed: content that no longer reaches as far as it is
/// scrolled is scrolled back, as in UIKit.
extension LayoutEngine {
  /// Takes the offsets back that lie beyond the content, once frames and content have their sizes.
  func adjustContentOffsets() {
    for scrollView in scrollViewsToAdjust where scrollView.host === self {
      let resting = scrollView.restingOffset
      guard resting != scrollView.contentOffset else { continue }
      scrollView.contentOffset = resting
      scrollView.setNeedsLayout()
    }
    scrollViewsToAdjust.removeAll(keepingCapacity: true)
  }
}
