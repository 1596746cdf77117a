import Dispatch
import Synchronization

/// When one queue's share of a run began and ended, in nanoseconds.
package struct WorkSpan: Hashable, Sendable {
  /// The monotonic clock before the work.
  package var start: UInt64
  /// The monotonic clock after the work.
  package var end: UInt64
  /// The time the work held a core.
  package var threadCPU: UInt64

  /// Creates a span from readings of the clocks.
  package init(start: UInt64, end: UInt64, threadCPU: UInt64) {
    self.start = start
    self.end = end
    self.threadCPU = threadCPU
  }

  /// The time that passed.
  package var wall: UInt64 { end - start }

  /// From the first start to the last end.
  package static func wall(of spans: [WorkSpan]) -> UInt64 {
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return 0 }
    return end - start
  }

  /// The share of the time that passed in which spans held a core; 1 where none passed.
  static func coreShare(of spans: some Sequence<WorkSpan>) -> Double {
    var (passed, held) = (UInt64(0), UInt64(0))
    for span in spans {
      passed += span.wall
      held += span.threadCPU
    }
    return passed == 0 ? 1 : min(1, Double(held) / Double(passed))
  }
}

/// A fixed number of serial Dispatch queues that work side by side.
struct WorkerQueues: Sendable {
  private let queues: [DispatchQueue]

  init(count: Int) {
    queues = (0..<count).map { index in
      DispatchQueue(label: "worker \(index)", qos: .userInitiated)
    }
  }

  /// Runs `body` once on each of the first `used` queues and waits for all of them.
  @discardableResult
  func run(_ used: Int, _ body: @escaping @Sendable (Int) -> Void) -> [WorkSpan] {
    let spans = SpanBoard(count: used)
    let group = DispatchGroup()
    for index in 0..<used {
      queues[index].async(group: group) {
        let start = MeterClock.monotonic.now
        let threadStart = MeterClock.threadCPU.now
        body(index)
        let threadEnd = MeterClock.threadCPU.now
        let end = MeterClock.monotonic.now
        spans.set(
          WorkSpan(start: start, end: end, threadCPU: threadEnd - threadStart), at: index)
      }
    }
    group.wait()
    return spans.all
  }
}

/// Where each queue leaves its span, once, after the clock was read.
private final class SpanBoard: Sendable {
  private let spans: Mutex<[WorkSpan]>

  init(count: Int) {
    spans = Mutex(Array(repeating: WorkSpan(start: 0, end: 0, threadCPU: 0), count: count))
  }

  func set(_ span: WorkSpan, at index: Int) { spans.withLock { $0[index] = span } }

  var all: [WorkSpan] { spans.withLock { $0 } }
}
