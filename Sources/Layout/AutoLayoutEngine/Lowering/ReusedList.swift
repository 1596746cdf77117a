/// A list that is emptied and filled again and again: what stood there is written over.
///
/// To empty an `Array` and keep its memory replaces a range of it, which took 2 % of a first layout.
package struct ReusedList<Element> {
  /// What is there, and after it what was there before.
  private(set) var elements: [Element] = []
  /// The number of elements.
  package private(set) var count = 0

  /// Creates an empty list.
  package init() {}

  /// Forgets all elements and keeps their memory.
  ///
  /// - Complexity: O(1).
  mutating func removeAll() {
    count = 0
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      elements.append(element)
    }
    count += 1
  }
}

extension ReusedList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    _read {
      precondition(index < count)
      yield elements[index]
    }
    _modify {
      precondition(index < count)
      yield &elements[index]
    }
  }
}
