import Synchronization

extension ParallelRunner {
  /// Runs a body once on each queue, side by side, each with a lane of its own to note what it does.
  ///
  /// It is not for figures: noting takes time. A lane is made, filled and given away on its queue.
  ///
  /// - Returns: The lanes, by queue.
  package func lanes(_ body: @escaping @Sendable (inout QueueTimeline) -> Void) -> [QueueTimeline] {
    let board = LaneBoard()
    WorkerQueues(count: queues).run(queues) { queue in
      var lane = QueueTimeline(queue: queue)
      body(&lane)
      board.add(lane)
    }
    return board.all.sorted { $0.queue < $1.queue }
  }
}

/// Where each queue leaves its lane, once, when it is done.
private final class LaneBoard: Sendable {
  private let lanes = Mutex<[QueueTimeline]>([])

  func add(_ lane: QueueTimeline) { lanes.withLock { $0.append(lane) } }

  var all: [QueueTimeline] { lanes.withLock { $0 } }
}
