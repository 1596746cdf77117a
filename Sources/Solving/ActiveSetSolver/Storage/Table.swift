import FlatStorage

/// A ``FlatArray`` with an element for each thing of one kind, found by that kind's index alone.
struct Table<Index: FlatIndex, Element: BitwiseCopyable>: ~Copyable {
  private var elements: FlatArray<Element>

  /// Creates a table without elements.
  init() {
    elements = FlatArray()
  }

  /// Creates a table of `count` equal elements.
  init(repeating element: Element, count: Int) {
    elements = FlatArray(repeating: element, count: count)
  }

  var count: Int {
    @inline(__always) get { elements.count }
  }

  /// The indices of all elements there are now, in order.
  var indices: IndexRange<Index> {
    @inline(__always) get { IndexRange(end: Int32(elements.count)) }
  }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[Int(index.rawValue)] }
    @inline(__always) _modify { yield &elements[Int(index.rawValue)] }
  }

  /// Adds an element.
  ///
  /// - Returns: its index.
  @inline(__always)
  @discardableResult
  mutating func append(_ element: Element) -> Index {
    elements.append(element)
    return Index(Int32(elements.count - 1))
  }

  /// Appends copies of `element` until there are `count` elements.
  @inline(__always)
  mutating func extend(to count: Int, with element: Element) {
    elements.extend(to: count, with: element)
  }

  /// Sets the element of an index, which may be the next one or any that has one.
  @inline(__always)
  mutating func put(_ element: Element, at index: Index) {
    if Int(index.rawValue) == elements.count {
      elements.append(element)
    } else {
      elements[Int(index.rawValue)] = element
    }
  }

  /// Makes room for so many elements in all, that none of them is moved until there are more.
  mutating func reserveCapacity(_ total: Int) {
    elements.reserveCapacity(total)
  }

  /// Forgets all elements and keeps the memory.
  mutating func removeAll() {
    elements.removeAll()
  }
}

extension Table where Element == Double {
  /// Moves the elements at some places, each at its rate: see `FlatArray+Advance.swift`.
  mutating func advance(
    at places: borrowing FlatArray<Index>, rates: borrowing FlatArray<Double>,
    in range: Range<Int>, by step: Double, tolerance: Double,
    recording olds: inout FlatArray<Double>
  ) -> MoveTally {
    elements.advance(
      at: places, rates: rates, in: range, by: step, tolerance: tolerance, recording: &olds)
  }
}

/// The indices from the first to a last, in order.
struct IndexRange<Index: FlatIndex>: Sequence, IteratorProtocol {
  private var nextIndex: Int32 = 0
  private let end: Int32

  @inline(__always)
  init(end: Int32) {
    self.end = end
  }

  @inline(__always)
  mutating func next() -> Index? {
    guard nextIndex < end else { return nil }
    defer { nextIndex += 1 }
    return Index(nextIndex)
  }
}
