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
      guard items[handle].removeTrait(.awaitsScrollRange) else { continue }
      (objects[handle] as? ScrollView)?.updateContentOffset(in: statistics.passes)
      noteOutgrownContent(of: handle)
    }
    pending.scrollRanges.removeAll(keepingCapacity: true)
  }

  /// Keeps a scroll view in mind whose content has outgrown its safe area.
  func noteOutgrownContent(of handle: Int32) {
    guard let scrollView = objects[handle] as? ScrollView, !scrollView.outgrownAxes.isEmpty
    else { return }
    outgrown.insert(handle)
  }

  /// Gives content that has outgrown its safe area a try with it, once a pass and after all else: what
  /// changed may let it fit, or not, and a tree that is laid out from nothing begins with a try.
  ///
  /// - Returns: Whether there is work to do for it.
  func retryOutgrownContent() -> Bool {
    var isDue = false
    for handle in outgrown.takeUntried() {
      guard let scrollView = objects[handle] as? ScrollView else { continue }
      if scrollView.retryOutgrownAxes() { isDue = true }
    }
    return isDue
  }
}

/// The scroll views whose content has outgrown its safe area, by handle.
///
/// A handle may be that of another item by now, which then has nothing to try.
struct OutgrownContent {
  private var handles: [Int32] = []
  /// Those that were given a try in this pass.
  private var tried: [Int32] = []

  mutating func insert(_ handle: Int32) {
    if !handles.contains(handle) { handles.append(handle) }
  }

  mutating func beginPass() {
    if !tried.isEmpty { tried = [] }
  }

  /// Takes those out that had no try in this pass; who still has outgrown is put in again.
  mutating func takeUntried() -> [Int32] {
    if handles.isEmpty { return [] }
    let untried = handles.filter { !tried.contains($0) }
    handles.removeAll { !tried.contains($0) }
    tried += untried
    return untried
  }
}
