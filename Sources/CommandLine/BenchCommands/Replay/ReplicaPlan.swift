import Metering
import Statistics

/// How many equal solvers play each step of a trace in a row, so that the shortest one lasts long
/// beside the clock that times it.
package struct ReplicaPlan {
  /// How many, within reason; one where the clock disturbs no step.
  package let count: Int

  private static let greatestCount = 64

  /// Decides by how long one solver took.
  ///
  /// - Parameters:
  ///   - medians: The median of each step, in nanoseconds.
  ///   - clockCost: What one reading of the clock costs, in nanoseconds.
  package init(medians: [Double], clockCost: Double) {
    let shortest = SamplingPlan.clockCostsPerSample * clockCost
    let wanted = medians.min().map { shortest / max($0, 1) } ?? 1
    count = min(max(Int(wanted.rounded(.up)), 1), Self.greatestCount)
  }
}
