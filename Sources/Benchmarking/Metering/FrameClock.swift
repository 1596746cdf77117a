/// The clock of a display: a frame begins at each of its ticks and is to be ready by the next one.
package struct FrameClock: Hashable, Sendable {
  /// How often the display can show another frame, in hertz.
  package var refreshRate: Double

  /// Creates a clock; the rate is at least 1.
  package init(refreshRate: Double) {
    self.refreshRate = max(refreshRate, 1)
  }

  /// The time between two ticks, in nanoseconds: 16,666,667 at 60 Hz, 8,333,333 at 120 Hz.
  package var period: Double { 1e9 / refreshRate }

  /// How much later than expected a frame of a latency is shown, in nanoseconds.
  ///
  /// A display shows a frame at a tick: what is ready a little too late is shown a whole period
  /// too late. This is the *hitch time* of Apple's "Understanding hitches in your app" and of
  /// WWDC 2020 session 10077, for the layout alone: drawing comes on top of it.
  package func hitchTime(ofLatency nanoseconds: Double) -> Double {
    let ticks = (nanoseconds / period).rounded(.up)
    return max(ticks - 1, 0) * period
  }
}

/// What the frames of an animation or of a whole timeline took.
package struct FrameStatistics: Sendable {
  /// The display's clock.
  package let clock: FrameClock
  /// The latencies, in nanoseconds.
  package private(set) var latencies = LatencyHistogram()
  /// How much later than expected frames were shown, in nanoseconds, all together.
  package private(set) var hitchTime = 0.0

  /// The two budgets that iOS engineers know, in nanoseconds: a frame at 120 and at 60 Hz.
  package static let budgets: [UInt64] = [8_333_333, 16_666_667]

  /// Creates statistics without frames.
  package init(clock: FrameClock) {
    self.clock = clock
  }

  /// Adds a frame by its latency in nanoseconds.
  package mutating func record(_ nanoseconds: UInt64) {
    latencies.record(nanoseconds)
    hitchTime += clock.hitchTime(ofLatency: Double(nanoseconds))
  }

  /// Adds the frames of other statistics of the same clock.
  package mutating func merge(_ other: FrameStatistics) {
    latencies.merge(other.latencies)
    hitchTime += other.hitchTime
  }

  /// The time that the frames were on the display, in nanoseconds, hitches included.
  package var duration: Double { Double(latencies.count) * clock.period + hitchTime }

  /// Milliseconds of hitches a second: below 5 is good, above 10 users notice at once (WWDC 2020
  /// session 10077); zero without frames.
  package var hitchTimeRatio: Double {
    duration == 0 ? 0 : hitchTime / duration * 1_000
  }

  /// How many frames took longer than the display's own period.
  package var lateFrames: Int { latencies.count(longerThan: UInt64(clock.period)) }
}
