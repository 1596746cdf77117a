/// Puts handles in order of depth in the tree; those of one depth keep their order.
///
/// Depths are counted: to sort by comparing took 4 % of the first layout of 300,000 views.
struct DepthOrder {
  private var starts: [Int32] = []
  private var sorted: [Int32] = []

  /// Puts those nearest to the root first.
  ///
  /// - Complexity: O(handles + greatest depth).
  mutating func arrangeFromRoot(_ handles: inout [Int32], in items: borrowing ItemTable) {
    arrange(&handles, in: items, first: 0, sign: 1)
  }

  /// Puts those farthest from the root first.
  ///
  /// - Complexity: O(handles + greatest depth).
  mutating func arrangeFromLeaves(_ handles: inout [Int32], in items: borrowing ItemTable) {
    var greatest: Int32 = 0
    for handle in handles { greatest = max(greatest, items[handle].depth) }
    arrange(&handles, in: items, first: greatest, sign: -1)
  }

  /// Arranges by `first + sign * depth`.
  private mutating func arrange(
    _ handles: inout [Int32], in items: borrowing ItemTable, first: Int32, sign: Int32
  ) {
    if handles.count < 2 { return }
    starts.removeAll(keepingCapacity: true)
    sorted.removeAll(keepingCapacity: true)
    for handle in handles {
      let next = Int(first + sign * items[handle].depth) + 1
      while starts.count <= next { starts.append(0) }
      starts[next] += 1
      sorted.append(0)
    }
    for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
    for handle in handles {
      let key = Int(first + sign * items[handle].depth)
      sorted[Int(starts[key])] = handle
      starts[key] += 1
    }
    swap(&handles, &sorted)
  }
}
