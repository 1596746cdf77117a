import FlatStorage

extension FlatArray {
  /// Takes out the elements that fit, in order, and closes the gaps.
  @inline(__always)
  mutating func take(where fits: (Element) -> Bool, _ body: (Element) -> Void) {
    var kept = 0
    for index in 0..<count {
      let element = self[index]
      if fits(element) {
        body(element)
      } else {
        self[kept] = element
        kept += 1
      }
    }
    truncate(to: kept)
  }
}
