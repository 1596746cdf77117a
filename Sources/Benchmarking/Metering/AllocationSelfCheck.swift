#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether the allocation counter counts what it must; asked before any figure is believed.
package enum AllocationSelfCheck: Hashable, Sendable {
  /// One request counted as one, with its bytes, and its return as one.
  case passed
  /// This build has no counter: it runs under a sanitizer or on a system without interposition.
  case unavailable
  /// A known number of requests came out as another.
  case failed(expected: AllocationCount, counted: AllocationCount)

  /// Asks for one block from C and one object from Swift's runtime, and compares the counts.
  package static func run() -> AllocationSelfCheck {
    guard AllocationCount.isAvailable else { return .unavailable }
    let size = 4_096
    let (block, asked) = unsafe AllocationCount.measure { unsafe malloc(size) }
    unsafe blackHole(block)
    let (_, returned) = AllocationCount.measure { unsafe free(block) }
    let one = AllocationCount(requests: 1, bytes: size)
    guard asked == one else { return .failed(expected: one, counted: asked) }
    let back = AllocationCount(frees: 1)
    guard returned == back else { return .failed(expected: back, counted: returned) }

    // Swift's runtime must be counted as well: its objects have a header of two words.
    let (_, object) = AllocationCount.measure { blackHole(Probe()) }
    guard object.requests == 1, object.frees == 1 else {
      return .failed(
        expected: AllocationCount(requests: 1, bytes: object.bytes, frees: 1), counted: object)
    }
    return .passed
  }

  private final class Probe {
    let first = 1
    let second = 2
  }
}
