import Dispatch
import FileReading
import Foundation
import Synchronization

/// Work on the items of a list, several at once: each queue takes the next item that no other has
/// taken, and results stand in the order of the items, whatever the number of queues.
enum SideBySide {
  /// Works on all items.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - queues: How many are worked on at once.
  ///   - work: Makes the result of an item from its index; runs on any thread.
  /// - Returns: The results in the order of the items.
  static func map<Item: Sendable>(
    count: Int, queues: Int, _ work: @Sendable (Int) -> Item
  ) -> [Item] {
    let slots = Mutex([Item?](repeating: nil, count: count))
    let next = Mutex(0)
    let register = InputRegister.current
    DispatchQueue.concurrentPerform(iterations: max(min(queues, count), 1)) { _ in
      InputRegister.$current.withValue(register) {
        while let index = next.withLock({ Self.take(&$0, below: count) }) {
          let item = work(index)
          slots.withLock { $0[index] = item }
        }
      }
    }
    return slots.withLock { $0.compactMap(\.self) }
  }

  private static func take(_ next: inout Int, below count: Int) -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  /// The number of queues without another wish: one a processor.
  static var defaultQueues: Int { ProcessInfo.processInfo.activeProcessorCount }
}
