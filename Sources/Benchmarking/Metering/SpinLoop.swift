/// A loop that takes a known time and touches nothing.
package struct SpinLoop: Sendable {
  /// Nanoseconds of one turn, the least of several measurements.
  package let nanosecondsPerTurn: Double

  /// Measures the loop.
  ///
  /// - Parameter now: The clock, in nanoseconds; the thread's own time unless given.
  package init(now: () -> UInt64 = { MeterClock.threadCPU.now }) {
    let turns = 200_000
    var least = Double.infinity
    for _ in 0..<9 {
      let start = now()
      SpinLoop.run(turns: turns)
      least = min(least, Double(now() - start) / Double(turns))
    }
    nanosecondsPerTurn = max(least, 0.01)
  }

  /// How many turns last so many nanoseconds.
  package func turns(lasting nanoseconds: Double) -> Int {
    Int((nanoseconds / nanosecondsPerTurn).rounded())
  }

  /// Runs the loop: dependent integer steps that the compiler cannot leave out.
  package static func run(turns: Int) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<turns {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    blackHole(state)
  }
}
