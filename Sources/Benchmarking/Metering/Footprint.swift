import CAllocationCounter

/// How much memory was in use, in bytes the allocator set aside for all threads together.
package struct Footprint: Hashable, Sendable {
  /// What came into use and stayed: a leak shows here; negative when more was given back.
  package var live: Int
  /// The most that was in use at once, above what was in use at the start.
  package var peak: Int

  /// Creates a footprint; zero unless given.
  package init(live: Int = 0, peak: Int = 0) {
    self.live = live
    self.peak = peak
  }

  /// Runs `body` and finds the memory that it used.
  ///
  /// One at a time in a process, and not while anything is timed: each request then updates a
  /// counter that all threads share.
  package static func measure<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, footprint: Footprint) {
    allocation_counter_start_footprint()
    let result: Result
    do {
      result = try body()
    } catch {
      _ = allocation_counter_stop_footprint()
      throw error
    }
    let found = allocation_counter_stop_footprint()
    return (result, Footprint(live: Int(found.live_bytes), peak: Int(found.peak_bytes)))
  }
}
