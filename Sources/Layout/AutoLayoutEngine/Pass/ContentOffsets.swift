import LayoutModel

/// Scroll views whose size, content or insets changed.
extension LayoutEngine {
  /// Lets offsets follow the insets, and takes those back that lie beyond the content, once frames and
  /// content have their sizes.
  func adjustContentOffsets() {
    // What is called on the way may have more of them noted.
    var index = 0
    while index < pending.scrollRanges.count {
      let handle = pending.scrollRanges[index]
      index += 1
      (objects[Int(handle)] as? ScrollView)?.updateContentOffset()
    }
    pending.scrollRanges.removeAll(keepingCapacity: true)
  }
}
