import FlatStorage

/// A ``Table`` most of whose elements are alike, and mostly all of them: it has room for those up to the last one that
/// ever was another.
struct DefaultedTable<Index: FlatIndex, Element: BitwiseCopyable & Equatable>: ~Copyable {
  private var elements = FlatArray<Element>()
  private let standard: Element

  /// Creates a table whose elements are all `standard`.
  init(_ standard: Element) {
    self.standard = standard
  }

  /// The element of an index.
  ///
  /// - Complexity: O(1), amortised over the indices below it to set one.
  subscript(index: Index) -> Element {
    @inline(__always) get {
      Int(index.rawValue) < elements.count ? elements[index.rawValue] : standard
    }
    set {
      if Int(index.rawValue) >= elements.count {
        if newValue == standard { return }
        elements.extend(to: Int(index.rawValue) + 1, with: standard)
      }
      elements[index.rawValue] = newValue
    }
  }
}
