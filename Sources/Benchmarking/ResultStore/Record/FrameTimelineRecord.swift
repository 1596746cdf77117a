/// What the display frames of a case's timeline took, each with one layout pass.
package struct FrameTimelineRecord: Codable, Hashable, Sendable {
  /// How often the display shows another frame, in hertz.
  package var refreshRate: Double
  /// The clock of the latencies: `threadCPU` or `monotonic`.
  package var clock: String
  /// How many times the timeline was played.
  package var rounds: Int
  /// All frames of the timeline together.
  package var total: FrameRecord
  /// The frames of each step, in order.
  package var steps: [FrameRecord]

  /// Creates the record of a timeline.
  package init(
    refreshRate: Double, clock: String, rounds: Int, total: FrameRecord, steps: [FrameRecord]
  ) {
    self.refreshRate = refreshRate
    self.clock = clock
    self.rounds = rounds
    self.total = total
    self.steps = steps
  }
}

/// The latencies of display frames, in nanoseconds, to three significant digits.
package struct FrameRecord: Codable, Hashable, Sendable {
  /// The step, or `timeline` for all of them.
  package var label: String
  /// How many frames there were, over all rounds.
  package var frames: Int
  /// The latency that half of the frames do not exceed.
  package var median: Double
  /// The latency that 90 % do not exceed.
  package var p90: Double
  /// The latency that 95 % do not exceed.
  package var p95: Double
  /// The latency that 99 % do not exceed.
  package var p99: Double
  /// The longest latency.
  package var maximum: Double
  /// How many frames took longer than a frame at 120 Hz, 8.33 ms.
  package var over120: Int
  /// How many frames took longer than a frame at 60 Hz, 16.67 ms.
  package var over60: Int
  /// How many frames took longer than a frame of this display.
  package var late: Int
  /// How much later than expected frames would be shown, in milliseconds for each second.
  package var hitchTimeRatio: Double

  /// Creates the record of frames.
  package init(
    label: String, frames: Int, median: Double, p90: Double, p95: Double, p99: Double,
    maximum: Double, over120: Int, over60: Int, late: Int, hitchTimeRatio: Double
  ) {
    self.label = label
    self.frames = frames
    self.median = median
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.maximum = maximum
    self.over120 = over120
    self.over60 = over60
    self.late = late
    self.hitchTimeRatio = hitchTimeRatio
  }
}
