import Foundation

/// The time that the present thread has spent on a processor.
///
/// `Metering` has the same clock, and an allocator that would change what is measured here.
enum ThreadClock {
  static var nanoseconds: Int {
    var time = timespec()
    // A C call with an address: the clock is not in the standard library.
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
