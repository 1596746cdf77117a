/// Finds where a series of values changes its distribution: E-divisive.
///
/// Splits the series where the energy distance between what lies before and after is greatest, keeps
/// the split if a permutation test shows that it is no accident, and goes on within the parts.
/// (Matteson and James, *A nonparametric approach for multiple change point analysis of multivariate
/// data*, JASA 109, 2014, with α = 1; for benchmark histories Daly et al., *The use of change point
/// detection to identify software performance regressions*, ICPE 2020.) Unlike in the paper, a split
/// is always held against everything up to the end of its part. The permutations come from a seed,
/// so that the same series gives the same answer.
package struct EnergyDivisive: Hashable, Sendable {
  /// The fewest values on either side of a change.
  ///
  /// Fewer, and two slow nights are a change; many more, and a change is found a week late.
  package var minimumPartLength = 4
  /// The share of permutations that may look as much like a change as the series itself.
  package var significance = 0.01
  /// How many permutations are tried at most.
  package var permutations = 199
  /// The seed of the permutations.
  package var seed: UInt64 = 1

  /// Creates the method with its usual numbers.
  package init() {}

  /// The indices at which something new begins, in order; each is that of the first value after
  /// a change.
  ///
  /// - Complexity: O(*changes* · *permutations* · *n* log *n*).
  package func changes(in values: [Double]) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var found: [Int] = []
    var parts = [0..<values.count]
    while let part = parts.popLast() {
      let segment = Array(values[part])
      guard let split = bestSplit(of: segment), isSignificant(split.statistic, segment, &random)
      else { continue }
      found.append(part.lowerBound + split.index)
      parts.append(part.lowerBound..<part.lowerBound + split.index)
      parts.append(part.lowerBound + split.index..<part.upperBound)
    }
    return found.sorted()
  }

  /// Whether permuted values rarely split as well; stops as soon as that is decided.
  private func isSignificant(
    _ statistic: Double, _ values: [Double], _ random: inout SeededGenerator
  ) -> Bool {
    let allowed = Int(significance * Double(permutations + 1)) - 1
    var shuffled = values
    var exceeding = 0
    for _ in 0..<permutations {
      for index in shuffled.indices.dropFirst().reversed() {
        shuffled.swapAt(index, random.below(index + 1))
      }
      if let other = bestSplit(of: shuffled), other.statistic >= statistic { exceeding += 1 }
      if exceeding > allowed { return false }
    }
    return true
  }

  /// The split with the greatest scaled energy distance, or nothing if the values are too few or
  /// all equal.
  private func bestSplit(of values: [Double]) -> (index: Int, statistic: Double)? {
    let count = values.count
    guard count >= 2 * minimumPartLength else { return nil }
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    guard values[order[0]] < values[order[count - 1]] else { return nil }

    // within[k]: the sum of distances of all pairs among the first k values.
    var within = DistanceSums(capacity: count)
    let before = within.sums(of: values, ranks, Array(0..<count))
    var backwards = DistanceSums(capacity: count)
    let after = backwards.sums(of: values, ranks, (0..<count).reversed())
    let total = before[count]
    var best: (index: Int, statistic: Double)?
    for split in minimumPartLength...(count - minimumPartLength) {
      let left = Double(split)
      let right = Double(count - split)
      let between = total - before[split] - after[count - split]
      let distance =
        2 * between / (left * right) - 2 * before[split] / (left * (left - 1))
        - 2 * after[count - split] / (right * (right - 1))
      let statistic = left * right / (left + right) * distance
      if statistic > best?.statistic ?? -.infinity { best = (split, statistic) }
    }
    return best
  }
}

/// Sums of the distances between values that come one by one: two Fenwick trees over ranks.
private struct DistanceSums {
  private var counts: [Double]
  private var values: [Double]

  init(capacity: Int) {
    counts = Array(repeating: 0, count: capacity + 1)
    values = counts
  }

  /// For each number of values taken in, the sum of the distances between all pairs of them.
  mutating func sums(of values: [Double], _ ranks: [Int], _ order: [Int]) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(order.count + 1)
    var sumOfAll = 0.0
    for (taken, index) in order.enumerated() {
      let value = values[index]
      let (count, sum) = below(ranks[index])
      let distance =
        value * count - sum + (sumOfAll - sum) - value * (Double(taken) - count)
      sums.append(sums[taken] + distance)
      add(value, ranks[index])
      sumOfAll += value
    }
    return sums
  }

  private func below(_ rank: Int) -> (count: Double, sum: Double) {
    var index = rank
    var count = 0.0
    var sum = 0.0
    while index > 0 {
      count += counts[index]
      sum += values[index]
      index &= index - 1
    }
    return (count, sum)
  }

  private mutating func add(_ value: Double, _ rank: Int) {
    var index = rank + 1
    while index < counts.count {
      counts[index] += 1
      values[index] += value
      index += index & -index
    }
  }
}
