/// What a pass over the work measures: one thing at a time, so that no meter disturbs another.
package enum Pass: Hashable, Sendable {
  /// How long each step takes.
  case time(MeterClock)
  /// What each step allocates.
  case allocations(AllocationScope)
  /// How much memory each step uses at most, and how much it keeps.
  case footprint
  /// Nothing: to play the work for its results alone.
  case nothing
}

/// Measures the steps of work that is played round after round.
///
/// The work calls ``measure(_:_:)`` around each of its steps and need not know what is measured:
///
/// ```swift
/// recorder.beginRound()
/// let engine = recorder.measure("build") { build() }
/// recorder.measure("rotate") { engine.rotate() }
/// ```
package struct PhaseRecorder: ~Copyable {
  /// What is measured.
  package let pass: Pass
  /// What was recorded so far, in the order in which the steps first came.
  package private(set) var series: [PhaseSeries] = []
  /// Nanoseconds in the steps of the current round; zero except in a time pass.
  package private(set) var timeOfRound = 0.0
  private let clockCost: Double
  private let expectedRounds: Int
  private var cursor = 0

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - pass: What to measure.
  ///   - clockCost: What one reading of the clock costs, in nanoseconds; kept with the samples.
  ///   - expectedRounds: For how many rounds to make room in advance.
  package init(_ pass: Pass, clockCost: Double = 0, expectedRounds: Int = 16) {
    self.pass = pass
    self.clockCost = clockCost
    self.expectedRounds = expectedRounds
  }

  /// Starts over with the first step.
  package mutating func beginRound() {
    cursor = 0
    timeOfRound = 0
  }

  /// Runs one step and records it; a step that throws is not recorded.
  @inline(__always)
  package mutating func measure<Result, Failure: Error>(
    _ label: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let step = index(of: label)
    switch pass {
    case .time(let clock):
      let start = clock.now
      let result = try body()
      let end = clock.now
      record(time: Double(end &- start), at: step)
      return result
    case .allocations(let scope):
      let (result, count) = try AllocationCount.measure(scope, body)
      series[step].allocations.append(count)
      return result
    case .footprint:
      let (result, footprint) = try Footprint.measure(body)
      series[step].footprints.append(footprint)
      return result
    case .nothing:
      return try body()
    }
  }

  private mutating func record(time: Double, at step: Int) {
    series[step].times.nanoseconds.append(time)
    timeOfRound += time
  }

  /// The place of a step; found at once when the steps come in the same order in every round.
  private mutating func index(of label: String) -> Int {
    if cursor < series.count, series[cursor].label == label {
      cursor += 1
      return cursor - 1
    }
    if let known = series.firstIndex(where: { $0.label == label }) {
      cursor = known + 1
      return known
    }
    series.append(newSeries(label))
    cursor = series.count
    return cursor - 1
  }

  private func newSeries(_ label: String) -> PhaseSeries {
    let clock: MeterClock = if case .time(let clock) = pass { clock } else { .monotonic }
    var new = PhaseSeries(label: label, clock: clock, clockCost: clockCost)
    switch pass {
    case .time: new.times.nanoseconds.reserveCapacity(expectedRounds)
    case .allocations: new.allocations.reserveCapacity(expectedRounds)
    case .footprint: new.footprints.reserveCapacity(expectedRounds)
    case .nothing: break
    }
    return new
  }
}
