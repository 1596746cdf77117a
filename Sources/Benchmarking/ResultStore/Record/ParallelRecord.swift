/// How throughput scaled over queues.
package struct ParallelRecord: Codable, Hashable, Sendable {
  /// Units of work a second over all queues, one value a round, in order.
  package var throughputs: [Double]
  /// The median of the throughputs.
  package var throughput: Double
  /// The throughput of the first queue alone: the median of its rounds.
  package var throughputAlone: Double
  /// How many times the throughput of one queue all queues reached.
  package var scaling: Double
  /// Nanoseconds that a unit held a core, one value a round, in order.
  package var threadCPUPerUnit: [Double]
  /// The share of wall time in which the queues held a core.
  package var coreShare: Double
  /// Whether the machine was shared with others, so that the scaling means nothing.
  package var isContended: Bool

  /// Creates the record of a parallel run.
  package init(
    throughputs: [Double], throughput: Double, throughputAlone: Double, scaling: Double,
    threadCPUPerUnit: [Double], coreShare: Double, isContended: Bool
  ) {
    self.throughputs = throughputs
    self.throughput = throughput
    self.throughputAlone = throughputAlone
    self.scaling = scaling
    self.threadCPUPerUnit = threadCPUPerUnit
    self.coreShare = coreShare
    self.isContended = isContended
  }
}
