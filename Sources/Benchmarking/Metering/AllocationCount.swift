import CAllocationCounter

/// How often, and for how much, the allocator was asked.
///
/// Counted by a second definition of the allocator's functions, so exact; bytes are those asked
/// for, not those an allocator's size classes make of them.
package struct AllocationCount: Hashable, Sendable {
  /// Successful requests for memory; a reallocation is one request.
  package var requests: Int
  /// The sum of the sizes asked for, in bytes.
  package var bytes: Int
  /// Blocks given back, those that a reallocation replaced included.
  package var frees: Int

  /// Creates counts; zero unless given.
  package init(requests: Int = 0, bytes: Int = 0, frees: Int = 0) {
    self.requests = requests
    self.bytes = bytes
    self.frees = frees
  }

  /// Blocks asked for and not given back: those still in use, if nothing older was freed.
  package var unreturned: Int { requests - frees }
}

extension AllocationCount {
  /// What happened since `earlier`.
  package static func - (later: AllocationCount, earlier: AllocationCount) -> AllocationCount {
    AllocationCount(
      requests: later.requests - earlier.requests, bytes: later.bytes - earlier.bytes,
      frees: later.frees - earlier.frees)
  }

  /// What happened in both.
  package static func + (left: AllocationCount, right: AllocationCount) -> AllocationCount {
    AllocationCount(
      requests: left.requests + right.requests, bytes: left.bytes + right.bytes,
      frees: left.frees + right.frees)
  }
}

/// Whose allocations are counted.
package enum AllocationScope: String, Sendable, Hashable, CaseIterable {
  /// Those of the calling thread, whatever other threads do meanwhile.
  case thisThread
  /// Those of all threads; exact for every thread that was waited for.
  case allThreads
}

extension AllocationCount {
  /// Whether allocations are counted in this build; not so under sanitizers.
  package static var isAvailable: Bool { allocation_counter_is_available() }

  /// The counts since the process started; zero where they are not available.
  ///
  /// - Complexity: O(1) for this thread, O(threads that ever lived at once) for all.
  package static func now(_ scope: AllocationScope) -> AllocationCount {
    let counts =
      switch scope {
      case .thisThread: allocation_counter_this_thread()
      case .allThreads: allocation_counter_all_threads()
      }
    return AllocationCount(
      requests: Int(counts.requests), bytes: Int(counts.requested_bytes), frees: Int(counts.frees))
  }

  /// What one reading of the counts of all threads costs, in nanoseconds.
  package static func readingCost(readings: Int = 1_000) -> Double {
    let start = MeterClock.monotonic.now
    for _ in 0..<readings { blackHole(now(.allThreads)) }
    return Double(MeterClock.monotonic.now - start) / Double(readings)
  }

  /// Runs `body` and counts what it allocates.
  package static func measure<Result, Failure: Error>(
    _ scope: AllocationScope = .thisThread, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, count: AllocationCount) {
    let before = now(scope)
    let result = try body()
    let after = now(scope)
    return (result, after - before)
  }
}
