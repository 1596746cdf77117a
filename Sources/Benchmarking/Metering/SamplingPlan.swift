import Statistics

/// How long to warm up, and when there are samples enough.
///
/// Times are nanoseconds.
package struct SamplingPlan: Hashable, Sendable {
  /// The clock of the samples.
  package var clock: MeterClock
  /// The most time spent before the first sample that is kept.
  package var warmUpBudget: UInt64
  /// The most time spent on samples that are kept; ``minimumSamples`` come first.
  package var timeBudget: UInt64
  /// The fewest samples, whatever they cost; at least one.
  package var minimumSamples: Int
  /// The most samples.
  package var maximumSamples: Int
  /// The uncertainty of the median, as a share of it, at which sampling stops early.
  package var targetUncertainty: Double

  /// Creates a plan; the defaults suit one case of a standard run.
  package init(
    clock: MeterClock = .threadCPU, warmUpBudget: UInt64 = 200_000_000,
    timeBudget: UInt64 = 1_000_000_000, minimumSamples: Int = 10, maximumSamples: Int = 1_000,
    targetUncertainty: Double = 0.01
  ) {
    self.clock = clock
    self.warmUpBudget = warmUpBudget
    self.timeBudget = timeBudget
    self.minimumSamples = max(minimumSamples, 1)
    self.maximumSamples = max(maximumSamples, self.minimumSamples)
    self.targetUncertainty = targetUncertainty
  }

  /// A sample must last this many times what reading its clock costs.
  package static let clockCostsPerSample = 1_000.0

  /// Two windows of warm-up rounds agree when their medians differ by no more than this share.
  static let warmUpAgreement = 0.05

  /// The rounds in a window of the warm-up.
  static let warmUpWindow = 3
}

/// Decides when to stop warming up and when to stop sampling.
package struct SamplingProgress: ~Copyable {
  private let plan: SamplingPlan
  private let now: () -> UInt64
  private let start: UInt64
  /// The samples so far, in nanoseconds.
  package private(set) var lengths: [Double] = []
  private var nextCheck: Int

  /// Begins without samples.
  ///
  /// - Parameters:
  ///   - plan: when there are enough.
  ///   - now: the time of the budgets, in nanoseconds from anywhere.
  package init(plan: SamplingPlan, now: @escaping () -> UInt64 = { MeterClock.monotonic.now }) {
    self.plan = plan
    self.now = now
    start = now()
    lengths.reserveCapacity(plan.maximumSamples)
    nextCheck = max(plan.minimumSamples, 6)
  }

  /// Takes in a sample, in nanoseconds.
  package mutating func append(_ length: Double) { lengths.append(length) }

  private var elapsed: UInt64 { now() - start }

  /// Whether two neighbouring windows agree, or the budget is spent.
  package var isWarm: Bool {
    if elapsed >= plan.warmUpBudget { return true }
    let window = SamplingPlan.warmUpWindow
    guard lengths.count >= 2 * window else { return false }
    let later = SampleStatistics.median(ofSorted: lengths.suffix(window).sorted())
    let earlier = SampleStatistics.median(
      ofSorted: lengths.dropLast(window).suffix(window).sorted())
    return (later - earlier).magnitude <= SamplingPlan.warmUpAgreement * earlier
  }

  /// Whether there are samples enough, or the budget is spent; to be asked after each sample.
  package var isComplete: Bool {
    mutating get {
      if lengths.count < plan.minimumSamples { return false }
      if lengths.count >= plan.maximumSamples || elapsed >= plan.timeBudget { return true }
      // Sorting after every sample would cost more than many samples do.
      guard lengths.count >= nextCheck else { return false }
      nextCheck += nextCheck / 2
      guard let statistics = SampleStatistics(lengths) else { return false }
      return statistics.relativeUncertainty <= plan.targetUncertainty
    }
  }
}
