import Metering

/// A fault that is put into a run on purpose, to see whether the gate catches it.
///
/// Hidden from the help, and recorded in all that it touches: the record lists the faults, the report ends
/// with a line of its own, and no gate takes such a record as a reference.
package struct FaultInjection: Hashable, Sendable {
  /// The share of every timed phase that is spent once more, in a loop that does nothing.
  package var slowdown = 0.0
  /// Blocks that every measured phase asks the allocator for, and gives back.
  package var allocations = 0
  /// Whether the last view's frame comes out a point to the right.
  package var movesFrame = false
  /// Whether a work counter of each step comes out one greater.
  package var addsWork = false

  /// No fault at all.
  package static let none = FaultInjection()

  package init() {}

  /// Reads `slow=<percent>`, `allocation`, `frame` and `counter`, separated by commas.
  package init?(words: String) {
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      switch word {
      case "allocation": allocations = 1
      case "frame": movesFrame = true
      case "counter": addsWork = true
      default:
        guard word.hasPrefix("slow="), let percent = Double(word.dropFirst("slow=".count)),
          percent > 0, percent <= 1_000
        else { return nil }
        slowdown = percent / 100
      }
    }
  }

  /// The faults as a record names them; empty for none.
  package var names: [String] {
    var names: [String] = []
    if slowdown > 0 { names.append("slow=\(slowdown * 100)") }
    if allocations > 0 { names.append("allocation") }
    if movesFrame { names.append("frame") }
    if addsWork { names.append("counter") }
    return names
  }

  /// Asks for the extra blocks.
  func allocate() {
    for _ in 0..<allocations { blackHole(ExtraBlock()) }
  }

  private final class ExtraBlock {
    let word = 1
  }
}
