import FlatStorage
import LayoutModel
import LinearConstraints

/// The alignment rectangles that the solver gives to some items, unrounded, read all at once.
///
///     items:              handle      handle  …
///     variables, values:  x y w h     x y w h …
struct SolvedRects: ~Copyable {
  private var items = FlatArray<Int32>()
  private var variables = FlatArray<Variable>()
  private var values = FlatArray<Double>()

  /// The number of rectangles.
  var count: Int { items.count }

  /// Makes room for so many rectangles.
  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    variables.reserveCapacity(4 * count)
  }

  /// Asks for the rectangle of an item; what has no unknown becomes 0.
  mutating func append(_ item: Int32, _ unknowns: [4 of Variable]) {
    items.append(item)
    variables.append(unknowns[0])
    variables.append(unknowns[1])
    variables.append(unknowns[2])
    variables.append(unknowns[3])
  }

  /// Reads what was asked for.
  ///
  /// - Complexity: O(rectangles), with one call of the solver: a call for each value was a tenth of the
  ///   instructions between a solve and the frames.
  mutating func read(from session: SolverSession) {
    values.extend(to: variables.count, with: 0)
    variables.withSpan { variables in
      values.withMutableSpan { session.solver.readValues(of: variables, to: &$0) }
    }
  }

  func item(_ index: Int) -> Int32 { items[index] }

  func rect(_ index: Int) -> Rect {
    let first = index * 4
    return Rect(
      x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
  }

  /// Forgets all, and keeps the memory.
  mutating func removeAll() {
    items.removeAll()
    variables.removeAll()
    values.removeAll()
  }
}
