#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock that samples are taken with; readings are nanoseconds since an arbitrary moment.
package enum MeterClock: String, Sendable, Hashable, CaseIterable {
  /// Time that passes, whatever the machine does: for throughput and what a user waits for.
  case monotonic
  /// Time the calling thread spends on a core: for work on one queue, steady beside noisy
  /// neighbours.
  case threadCPU
  /// Time that all threads of the process together spend on cores: for work on several queues.
  case processCPU

  /// The reading now, in nanoseconds.
  @inline(__always)
  package var now: UInt64 {
    var time = timespec()
    unsafe clock_gettime(identifier, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// The smallest step between two readings, in nanoseconds, as the system states it.
  package var resolution: UInt64 {
    var time = timespec()
    unsafe clock_getres(identifier, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// What one reading costs, in nanoseconds: the least average of several runs.
  package func readingCost(readings: Int = 2_000, runs: Int = 7) -> Double {
    var least = Double.infinity
    for _ in 0..<max(runs, 1) {
      let start = MeterClock.monotonic.now
      var sum: UInt64 = 0
      for _ in 0..<readings { sum &+= now }
      let end = MeterClock.monotonic.now
      blackHole(sum)
      least = min(least, Double(end - start) / Double(readings))
    }
    return least
  }

  private var identifier: clockid_t {
    switch self {
    case .monotonic: CLOCK_MONOTONIC
    case .threadCPU: CLOCK_THREAD_CPUTIME_ID
    case .processCPU: CLOCK_PROCESS_CPUTIME_ID
    }
  }
}
