import CTimeSampler

/// Where the processor was when a timer went off, and for how long since it did last.
package struct TimeSample: Hashable, Sendable {
  /// The number of the phase that ran.
  package var phase: Int
  /// The processor time that the sample stands for, in nanoseconds.
  package var nanoseconds: Int
  /// The addresses of the call stack, the innermost function's first.
  package var frames: [UInt]

  /// Creates a sample.
  package init(phase: Int, nanoseconds: Int, frames: [UInt]) {
    self.phase = phase
    self.nanoseconds = nanoseconds
    self.frames = frames
  }

  /// Deeper stacks are cut off at the outer end.
  private static let depthLimit: Int32 = 192

  /// The samples of the last sampling, in their order.
  /// - Complexity: O(samples · depth).
  package static var all: [TimeSample] {
    var frames = [UInt](repeating: 0, count: Int(depthLimit))
    return (0..<time_sampler_count()).map { index in
      var phase: Int32 = 0
      var nanoseconds: Int64 = 0
      let depth = unsafe time_sampler_read(index, &phase, &nanoseconds, &frames, depthLimit)
      return TimeSample(
        phase: Int(phase), nanoseconds: Int(nanoseconds), frames: Array(frames[..<Int(depth)]))
    }
  }
}
