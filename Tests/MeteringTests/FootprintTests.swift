import Metering
import Testing

/// Each test alone in a process of its own: the footprint is that of all threads.
@Suite(.enabled(if: AllocationCount.isAvailable, "no counter in this build"))
struct FootprintTests {
  @Test func whatIsFreedAgainShowsInThePeakOnly() async {
    await #expect(processExitsWith: .success) {
      let (_, footprint) = Footprint.measure {
        for _ in 0..<10 { blackHole([UInt8](repeating: 1, count: 100_000)) }
      }
      #expect(footprint.live == 0, "\(footprint)")
      // One array at a time, rounded up to a size class (at most a fifth more).
      #expect((100_000...131_072).contains(footprint.peak), "\(footprint)")
    }
  }

  @Test func whatStaysShowsAsLive() async {
    await #expect(processExitsWith: .success) {
      let (kept, footprint) = Footprint.measure {
        (0..<100).map { [Int](repeating: $0, count: 128) }
      }
      blackHole(kept)
      #expect(footprint.live >= 100 * 128 * 8, "\(footprint)")
      #expect(footprint.peak >= footprint.live, "\(footprint)")
    }
  }

  @Test func givingBackOlderMemoryIsNegative() async {
    await #expect(processExitsWith: .success) {
      var kept = [UInt8](repeating: 1, count: 1_000_000)
      blackHole(kept)
      let (_, footprint) = Footprint.measure { kept = [] }
      blackHole(kept)
      #expect(footprint.live <= -1_000_000, "\(footprint)")
      #expect(footprint.peak == 0, "\(footprint)")
    }
  }

  @Test func trackingEndsWhenTheBodyThrows() async {
    await #expect(processExitsWith: .success) {
      struct Stop: Error {}
      _ = try? Footprint.measure { throw Stop() }
      let (_, second) = Footprint.measure {}
      #expect(second == Footprint())
    }
  }
}
