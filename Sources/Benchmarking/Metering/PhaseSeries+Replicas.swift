// Steps too short for the clock are timed on several equal copies of the work, each step on all of them
// in a row. The copies push each other out of the processor's caches, so that a step which lasts long
// enough alone is timed alone: turning `dashboard` took 2.9 ms in a row of 21 trees and 1.3 ms on one,
// while `cold`, which has no short step, was timed on one alone and took 2.2 ms.
extension PhaseSeries {
  /// The times of one of several copies that were timed in a row.
  ///
  /// - Parameter count: How many copies; at least one.
  /// - Returns: The series with as many samples, each divided among the copies.
  package func sharedAmong(_ count: Int) -> PhaseSeries {
    var share = self
    share.times.repetitions *= count
    share.times.nanoseconds = times.nanoseconds.map { $0 / Double(count) }
    return share
  }
}

extension [PhaseSeries] {
  /// The steps as they were timed alone, but for those too short for the clock, which are taken from
  /// `copies`.
  ///
  /// - Parameter copies: The same steps, as several copies of the work took them; one that is missing
  ///   stays as it was timed alone.
  /// - Returns: As many steps, in the same order.
  package func replacingShortSteps(by copies: [PhaseSeries]) -> [PhaseSeries] {
    map { step in
      guard step.times.isTooShort else { return step }
      return copies.first { $0.label == step.label } ?? step
    }
  }
}
