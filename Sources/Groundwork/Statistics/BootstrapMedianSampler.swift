#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws the median of a bootstrap sample without drawing the sample.
///
/// A bootstrap sample of *n* values is *n* ranks drawn evenly, with replacement; its median depends
/// on nothing but the rank, or the two neighbouring ranks, in the middle once they are sorted. How
/// those are distributed follows from the binomial distribution (David and Nagaraja, *Order
/// Statistics*, chapter 3: discrete parents): the *k*th least rank is at most *r* when at least *k*
/// draws are. One draw then costs O(1) in place of O(*n*), and comes out as often as before.
struct BootstrapMedianSampler {
  private let sorted: [Double]
  /// For each rank, the probability that the lower middle rank is no greater.
  private var upTo: [Double] = []
  /// For each of *n* even parts of 0 ..< 1, the least rank that a number in it can mean.
  private var guide: [Int] = []
  /// For each lower rank, the part of the logarithm of P(upper > s | lower = r) that depends on r.
  private var ofLower: [Double] = []
  /// For each upper rank, the part that depends on s.
  private var ofUpper: [Double] = []

  /// Prepares draws.
  ///
  /// - Parameter sorted: The values, least first; at least one.
  /// - Complexity: O(*n*·√*n*).
  init(ofSorted sorted: [Double]) {
    self.sorted = sorted
    let count = sorted.count
    let medianRank = (count + 1) / 2
    // The logarithm of the number of ways to choose `medianRank` of `count`.
    var ways = 0.0
    for index in 0..<medianRank { ways += log(Double(count - index) / Double(index + 1)) }
    upTo.reserveCapacity(count)
    for rank in 0..<count {
      upTo.append(
        rank == count - 1
          ? 1 : Self.atLeast(medianRank, of: count, share: Double(rank + 1) / Double(count), ways))
    }
    var rank = 0
    for part in 0..<count {
      while upTo[rank] < Double(part) / Double(count) { rank += 1 }
      guide.append(rank)
    }
    guard count.isMultiple(of: 2) else { return }
    // `medianRank` draws are at most r, one of them r itself, and the others are all above s.
    let half = Double(medianRank)
    for rank in 0..<count {
      let likely = upTo[rank] - (rank == 0 ? 0 : upTo[rank - 1])
      let below = Double(rank) / Double(rank + 1)
      ofLower.append(
        ways + half * log(Double(rank + 1) / Double(count)) + log1p(-pow(below, half))
          - log(likely))
      ofUpper.append(half * log(Double(count - 1 - rank) / Double(count)))
    }
  }

  /// The median of one sample drawn anew.
  func next(using random: inout SeededGenerator) -> Double {
    let wanted = random.share()
    var lower = guide[Int(wanted * Double(sorted.count))]
    while upTo[lower] <= wanted { lower += 1 }
    guard !ofLower.isEmpty else { return sorted[lower] }
    let height = log(random.share())
    var upper = lower
    while height < ofLower[lower] + ofUpper[upper] { upper += 1 }
    return (sorted[lower] + sorted[upper]) / 2
  }

  /// The probability that at least `least` of `count` draws succeed, each with probability `share`.
  ///
  /// Sums the tail that is the lighter one, from its heaviest term outwards.
  private static func atLeast(
    _ least: Int, of count: Int, share: Double, _ ways: Double
  ) -> Double {
    let odds = share / (1 - share)
    var term = exp(ways + Double(least) * log(share) + Double(count - least) * log(1 - share))
    var sum = 0.0
    var successes = least
    if Double(least) >= share * Double(count) {
      while successes <= count, term > sum * 1e-17 {
        sum += term
        term *= Double(count - successes) / Double(successes + 1) * odds
        successes += 1
      }
      return min(sum, 1)
    }
    while successes > 0 {
      term *= Double(successes) / Double(count - successes + 1) / odds
      successes -= 1
      if term <= sum * 1e-17 { break }
      sum += term
    }
    return max(1 - sum, 0)
  }
}
