#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Decides how large a size a budget admits, by trying smaller sizes first.
///
/// Each try at half the next size costs a part of what it saves: a size that would take minutes is
/// never begun.
package struct SizeSearch: Hashable, Sendable {
  /// The most that one play may cost.
  package var limit: Double

  /// Creates a decision for a limit.
  package init(limit: Double) {
    self.limit = limit
  }

  /// What was decided.
  package struct Outcome: Hashable, Sendable {
    /// The size to use: the one wanted, or the largest tried that keeps to the limit; nil when not
    /// even the smallest does.
    package var size: Int?
    /// What the first size that was not admitted would cost; nil when the wanted size was.
    package var predictedCost: Double?
    /// That size.
    package var refusedSize: Int?

    /// Creates an outcome.
    package init(size: Int?, predictedCost: Double? = nil, refusedSize: Int? = nil) {
      self.size = size
      self.predictedCost = predictedCost
      self.refusedSize = refusedSize
    }
  }

  /// The fastest growth that is believed: beyond it, one of two plays was disturbed.
  private static let largestExponent = 4.0

  /// Below this size, what is there once and for all hides what grows.
  package static let smallestTry = 16

  /// The trial sizes, ascending: `size` and its repeated halves that are not below `smallest`.
  ///
  /// - Parameters:
  ///   - size: The last size.
  ///   - smallest: What no size is below; at least 1.
  /// - Returns: The sizes, growing.
  package static func trialSizes(upTo size: Int, from smallest: Int = smallestTry) -> [Int] {
    var sizes = [size]
    while let first = sizes.first, first / 2 >= smallest { sizes.insert(first / 2, at: 0) }
    return sizes
  }

  /// The smallest size of a sweep unless sizes are given: below it, what is there once and for all
  /// hides what grows.
  private static let smallestOfSweep = 64

  /// A size and its halves, as far down as they show growth; three of them where the scenario
  /// can be made so small.
  ///
  /// - Parameters:
  ///   - largest: The last size.
  ///   - least: The smallest size that the scenario can be played at.
  /// - Returns: The sizes, growing.
  package static func halves(of largest: Int, atLeast least: Int) -> [Int] {
    let from = max(least, min(smallestOfSweep, largest / 4))
    let sizes = trialSizes(upTo: largest, from: from)
    return sizes.count >= 3 || largest < least + 2
      ? sizes : [least, (least + largest) / 2, largest]
  }

  /// Tries sizes upwards until one would cost too much.
  ///
  /// - Parameters:
  ///   - wanted: The size asked for; it is not tried itself.
  ///   - smallest: The smallest size that can be tried.
  ///   - cost: Plays a size and reports what that cost.
  /// - Returns: What the limit admits.
  /// - Throws: what `cost` throws.
  package func search<Failure: Error>(
    upTo wanted: Int, from smallest: Int = 1, cost: (Int) throws(Failure) -> Double
  ) throws(Failure) -> Outcome {
    var known: [(size: Int, cost: Double)] = []
    for size in Self.trialSizes(upTo: wanted, from: max(smallest, Self.smallestTry)) {
      if let predicted = Self.predictedCost(at: size, after: known), predicted > limit {
        return Outcome(size: known.last?.size, predictedCost: predicted, refusedSize: size)
      }
      if size == wanted { break }
      let found = try cost(size)
      if found > limit {
        return Outcome(size: known.last?.size, predictedCost: found, refusedSize: size)
      }
      known.append((size, found))
    }
    return Outcome(size: wanted)
  }

  /// What a size would cost, by the growth between the last two sizes known; nil when none is.
  package static func predictedCost(
    at size: Int, after known: [(size: Int, cost: Double)]
  ) -> Double? {
    guard let last = known.last, last.cost > 0 else { return nil }
    // The first play of all is dearer than its size makes it: it states little about growth.
    var exponent = 1.0
    if known.count >= 2 {
      let before = known[known.count - 2]
      let ratio = log(last.cost / max(before.cost, 1))
      // Small sizes are noisy: no growth is believed to be slower than the size's.
      exponent = min(
        max(ratio / log(Double(last.size) / Double(before.size)), 1), largestExponent)
    }
    return last.cost * pow(Double(size) / Double(last.size), exponent)
  }
}
