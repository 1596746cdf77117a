import Dispatch

/// Runs independent blocks on Dispatch's queues.
enum DispatchExecutor {
  /// Runs a body for 0 ..< count on at most `queueCount` queues; each takes every n-th index.
  static func run(count: Int, queueCount: Int, _ body: (Int) -> Void) {
    let stride = max(1, min(count, queueCount))
    withoutActuallyEscaping(body) { body in
      // The compiler cannot know that no two indices share a block; the solver's contract guarantees it
      // so, and the tests run under the thread sanitizer. `concurrentPerform` returns when all
      // calls have returned, so nothing outlives this one.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: stride) { first in
        var index = first
        while index < count {
          unsafe body(index)
          index += stride
        }
      }
    }
  }
}
