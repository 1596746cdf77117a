/// Splits work into parts of about equal cost, the same way on every machine.
package enum ShardSplit {
  /// To which part each piece of work goes.
  ///
  /// The dearest piece goes first, each to the part that has least so far: the rule of the longest
  /// processing time, at most a third worse than the best split (Graham, *Bounds on Multiprocessing
  /// Timing Anomalies*, 1969). Ties keep the order of the pieces and the smaller part, so every
  /// shard of a run finds the same split without talking to the others.
  ///
  /// - Parameters:
  ///   - costs: What each piece costs, in any unit.
  ///   - count: The number of parts, at least one.
  /// - Returns: A part from 0 ..< `count` for each piece.
  /// - Complexity: O(*pieces* · (log *pieces* + *parts*)).
  package static func parts(ofCosts costs: [Double], count: Int) -> [Int] {
    var parts = [Int](repeating: 0, count: costs.count)
    var loads = [Double](repeating: 0, count: max(count, 1))
    let order = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for piece in order {
      var least = 0
      for part in loads.indices where loads[part] < loads[least] { least = part }
      parts[piece] = least
      loads[least] += costs[piece]
    }
    return parts
  }
}
