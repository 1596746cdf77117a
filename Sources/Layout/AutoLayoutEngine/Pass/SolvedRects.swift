import FlatStorage
import LayoutModel
import LinearConstraints

/// The alignment rectangles that the solver gives to some items, unrounded, read all at once.
///
///     items:   handle      handle  …
///     values:  x y w h     x y w h …
struct SolvedRects: ~Copyable {
  private var items = FlatArray<Int32>()
  private var values = FlatArray<Double>()

  /// The number of rectangles.
  var count: Int { items.count }

  /// Makes room for so many rectangles.
  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    values.reserveCapacity(4 * count)
  }

  /// Asks for the rectangle of an item.
  @inline(__always)
  mutating func append(_ item: Int32) {
    items.append(item)
  }

  /// Reads what was asked for; what has no unknown becomes 0.
  ///
  /// - Complexity: O(rectangles), with one call of the solver for items whose handles follow each other: a
  ///   call for each value was a tenth of the instructions between a solve and the frames.
  mutating func read(from session: SolverSession, _ table: borrowing ItemTable) {
    var first = 0
    while first < items.count {
      var end = first + 1
      while end < items.count, items[end] == items[end - 1] &+ 1 { end += 1 }
      table.withVariables(of: items[first]..<items[end - 1] &+ 1) {
        session.solver.readValues(of: $0, to: &values)
      }
      first = end
    }
  }

  func item(_ index: Int) -> Int32 { items[index] }

  @inline(__always)
  func rect(_ index: Int) -> Rect {
    let first = index * 4
    return Rect(
      x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
  }

  /// Forgets all, and keeps the memory.
  mutating func removeAll() {
    items.removeAll()
    values.removeAll()
  }
}
