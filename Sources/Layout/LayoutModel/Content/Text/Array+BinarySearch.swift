extension Array {
  /// Where the first element of a sorted array is that is not below what is looked for.
  ///
  /// - Parameter isBelow: Whether an element is below it: true for none or some at the beginning, false
  ///   from there on.
  /// - Returns: The index; that of the end where all are below.
  /// - Complexity: O(log n).
  func lowerBound(where isBelow: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
