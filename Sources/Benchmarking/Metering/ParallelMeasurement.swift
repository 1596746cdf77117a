import Statistics

/// What a ``ParallelRunner`` found.
package struct ParallelMeasurement: Hashable, Sendable {
  /// How many queues worked together.
  package var queues: Int
  /// How many units of work each queue did in a round.
  package var unitsPerRound: Int
  /// The rounds of the first queue alone, in order: one span a round.
  package var alone: [[WorkSpan]]
  /// The rounds of all queues, in order: one span a queue.
  package var together: [[WorkSpan]]
  /// The calibration just before.
  package var before: Calibration
  /// The calibration just after.
  package var after: Calibration

  /// Creates the outcome of a run.
  package init(
    queues: Int, unitsPerRound: Int, alone: [[WorkSpan]], together: [[WorkSpan]],
    before: Calibration, after: Calibration
  ) {
    self.queues = queues
    self.unitsPerRound = unitsPerRound
    self.alone = alone
    self.together = together
    self.before = before
    self.after = after
  }

  /// Units a second over all queues, one value a round, in order.
  package var throughputs: [Double] { together.map { throughput(of: $0) } }

  /// Units a second over all queues: the median of the rounds.
  package var throughput: Double { SampleStatistics(throughputs)?.median ?? 0 }

  /// Units a second of the first queue alone: the median of the rounds.
  package var throughputAlone: Double {
    SampleStatistics(alone.map { throughput(of: $0) })?.median ?? 0
  }

  /// How many times the throughput of one queue all queues reached.
  package var scaling: Double { throughputAlone == 0 ? 0 : throughput / throughputAlone }

  /// How long a unit held a core, in nanoseconds, one value a round: steady beside neighbours.
  package var threadCPUPerUnit: [Double] {
    together.map { spans in
      Double(spans.map(\.threadCPU).reduce(0, +)) / Double(spans.count * unitsPerRound)
    }
  }

  /// The share of wall time in which the queues held a core; one on a quiet machine with as many
  /// cores as queues.
  package var coreShare: Double { WorkSpan.coreShare(of: together.joined()) }

  /// Whether the machine was not this run's alone: the scaling is then no property of the work.
  ///
  /// Either a calibration did not scale, or the queues, though no more than the cores, did not
  /// hold them.
  package var isContended: Bool {
    if before.isContended || after.isContended { return true }
    return Double(queues) <= before.idealScaling && coreShare < Calibration.minimumScaling
  }

  private func throughput(of spans: [WorkSpan]) -> Double {
    let wall = WorkSpan.wall(of: spans)
    return wall == 0 ? 0 : Double(spans.count * unitsPerRound) / (Double(wall) / 1e9)
  }
}
