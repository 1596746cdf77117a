/// What one queue did when: kept by that queue alone, gathered when all are done.
///
/// Times are readings of the monotonic clock, in nanoseconds.
package struct QueueTimeline: Hashable, Sendable {
  /// Something that a queue did.
  package struct Span: Hashable, Sendable {
    /// What it was.
    package var name: String
    /// When it began.
    package var start: UInt64
    /// When it ended.
    package var end: UInt64
    /// How much of that time it held a core.
    package var threadCPU: UInt64
  }

  /// The queue's number, from 0.
  package let queue: Int
  /// What it did, in the order in which it ended.
  package private(set) var spans: [Span] = []

  /// Creates the timeline of a queue, with room for spans.
  package init(queue: Int, capacity: Int = 64) {
    self.queue = queue
    spans.reserveCapacity(capacity)
  }

  /// Does something and notes when.
  package mutating func record<Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let start = MeterClock.monotonic.now
    let held = MeterClock.threadCPU.now
    try body()
    let heldAfter = MeterClock.threadCPU.now
    add(name, from: start, held: heldAfter - held)
  }

  /// Notes what began at a moment and ends now.
  package mutating func add(_ name: String, from start: UInt64, held: UInt64) {
    spans.append(
      Span(name: name, start: start, end: MeterClock.monotonic.now, threadCPU: held))
  }
}
