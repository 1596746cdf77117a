/// How a cost grows with the size of a generated hierarchy.
package struct SweepRecord: Codable, Hashable, Sendable {
  /// The name of the scenario.
  package var scenario: String
  /// The solver strategy.
  package var strategy: String
  /// The phase or step.
  package var step: String
  /// The sizes, in the generator's unit, in order.
  package var sizes: [Int]
  /// The median of each size, in nanoseconds.
  package var medians: [Double]
  /// The exponent of the power law through the medians.
  package var exponent: Double
  /// The 95 % interval of the exponent, its lower end.
  package var exponentLow: Double
  /// The 95 % interval of the exponent, its upper end.
  package var exponentHigh: Double
  /// The law that is nearest: `1`, `log n`, `n`, `n log n`, `n²` or `n³`.
  package var law: String
  /// How far the medians lie from that law: the root mean square of the logarithms' distances.
  package var deviation: Double

  /// Creates the record of a sweep.
  package init(
    scenario: String, strategy: String, step: String, sizes: [Int], medians: [Double],
    exponent: Double, exponentLow: Double, exponentHigh: Double, law: String, deviation: Double
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.step = step
    self.sizes = sizes
    self.medians = medians
    self.exponent = exponent
    self.exponentLow = exponentLow
    self.exponentHigh = exponentHigh
    self.law = law
    self.deviation = deviation
  }
}

/// The largest hierarchy that fits a display frame.
package struct RampRecord: Codable, Hashable, Sendable {
  /// The name of the scenario.
  package var scenario: String
  /// The solver strategy.
  package var strategy: String
  /// What must fit: `first layout`, or `frame` for the slowest step.
  package var demand: String
  /// The budget, in nanoseconds.
  package var budget: Double
  /// The largest size that fits, in the generator's unit.
  package var size: Int
  /// A size that surely fits: the lower end of the 95 % interval.
  package var sizeLow: Int
  /// A size that surely does not fit, less one: the upper end; absent where none was found up to
  /// the largest size tried.
  package var sizeHigh: Int?
  /// About how many views the largest size has.
  package var views: Int

  private enum CodingKeys: String, CodingKey {
    case scenario, strategy
    case demand = "what"
    case budget, size, sizeLow, sizeHigh, views
  }

  /// Creates the record of a ramp.
  package init(
    scenario: String, strategy: String, demand: String, budget: Double, size: Int, sizeLow: Int,
    sizeHigh: Int?, views: Int
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.demand = demand
    self.budget = budget
    self.size = size
    self.sizeLow = sizeLow
    self.sizeHigh = sizeHigh
    self.views = views
  }
}

/// A case, or a part of one, that was not measured because its time budget did not admit it.
package struct SkippedRecord: Codable, Hashable, Sendable {
  /// The case that was asked for.
  package var key: CaseKey
  /// The largest size that was measured in its place; absent when there is none.
  package var measuredSize: Int?
  /// Why, in words.
  package var reason: String

  /// Creates the record of what was skipped.
  package init(key: CaseKey, measuredSize: Int?, reason: String) {
    self.key = key
    self.measuredSize = measuredSize
    self.reason = reason
  }
}

/// How one hierarchy gains from solving its independent blocks on several queues.
///
/// Times are the medians of wall times in nanoseconds, with all blocks on one queue and on several.
package struct BlockScalingRecord: Codable, Hashable, Sendable {
  /// On how many queues blocks were solved.
  package var queues: Int
  /// How many times each was played.
  package var rounds: Int
  /// The first layout, on one queue.
  package var firstLayoutAlone: Double
  /// The first layout, on several.
  package var firstLayout: Double
  /// All steps, on one queue.
  package var timelineAlone: Double
  /// All steps, on several.
  package var timeline: Double

  /// Creates the record of a comparison.
  package init(
    queues: Int, rounds: Int, firstLayoutAlone: Double, firstLayout: Double,
    timelineAlone: Double, timeline: Double
  ) {
    self.queues = queues
    self.rounds = rounds
    self.firstLayoutAlone = firstLayoutAlone
    self.firstLayout = firstLayout
    self.timelineAlone = timelineAlone
    self.timeline = timeline
  }
}
