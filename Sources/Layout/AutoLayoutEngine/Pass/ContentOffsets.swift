import LayoutModel

/// Scroll views whose size, content or insets changed.
extension LayoutEngine {
  /// Lets offsets follow the insets, and takes those back that lie beyond the content, once frames and
  /// content have their sizes.
  func adjustContentOffsets() {
    // What is called on the way may have more of them noted.
    var index = 0
    while index < scrollViewsToAdjust.count {
      let scrollView = scrollViewsToAdjust[index]
      index += 1
      if scrollView.host === self { scrollView.updateContentOffset() }
    }
    scrollViewsToAdjust.removeAll(keepingCapacity: true)
  }
}
