import FlatStorage

/// What a heap orders: by a strict order without ties, so that what comes out does not depend on how
/// the heap lies.
protocol HeapElement: BitwiseCopyable {
  func precedes(_ other: Self) -> Bool
}

/// A binary heap in an array: no element precedes its parent, and the first precedes all.
///
/// A hole moves to where an element belongs: a copy a step, where an exchange takes two.
extension FlatArray where Element: HeapElement {
  /// Adds an element to a heap.
  /// - Complexity: O(log n).
  @inline(__always)
  mutating func pushHeap(_ element: Element) {
    append(element)
    var hole = count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      let above = self[parent]
      if !element.precedes(above) { break }
      self[hole] = above
      hole = parent
    }
    self[hole] = element
  }

  /// Takes the first element out of a heap.
  /// - Complexity: O(log n).
  @inline(__always)
  mutating func popHeap() -> Element? {
    guard let last = popLast() else { return nil }
    if isEmpty { return last }
    let first = self[0]
    sink(last, from: 0)
    return first
  }

  /// Makes a heap of elements in any order.
  /// - Complexity: O(n).
  @inline(__always)
  mutating func makeHeap() {
    var index = count / 2
    while index > 0 {
      index -= 1
      sink(self[index], from: index)
    }
  }

  /// Puts an element at an index, or below all there that precede it.
  @inline(__always)
  private mutating func sink(_ element: Element, from start: Int) {
    var hole = start
    var child = 2 &* start &+ 1
    while child < count {
      var best = self[child]
      if child &+ 1 < count {
        let other = self[child &+ 1]
        if other.precedes(best) {
          best = other
          child &+= 1
        }
      }
      if !best.precedes(element) { break }
      self[hole] = best
      hole = child
      child = 2 &* hole &+ 1
    }
    self[hole] = element
  }
}
