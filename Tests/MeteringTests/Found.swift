import Metering
import Synchronization

/// Collects counts from several queues.
final class Found: Sendable {
  private let storage = Mutex<[AllocationCount]>([])

  var counts: [AllocationCount] { storage.withLock { $0 } }

  func append(_ count: AllocationCount) { storage.withLock { $0.append(count) } }
}
