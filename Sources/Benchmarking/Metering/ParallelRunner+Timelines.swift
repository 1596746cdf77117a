import Synchronization

extension ParallelRunner {
  /// Runs a body once on each queue, side by side, each with a timeline of its own to note what it does.
  ///
  /// It is not for figures: noting takes time. A timeline is made, filled and given away on its queue.
  ///
  /// - Returns: The timelines, by queue.
  package func recordTimelines(_ body: @escaping @Sendable (inout QueueTimeline) -> Void)
    -> [QueueTimeline]
  {
    let board = TimelineBoard()
    WorkerQueues(count: queues).run(queues) { queue in
      var timeline = QueueTimeline(queue: queue)
      body(&timeline)
      board.add(timeline)
    }
    return board.all.sorted { $0.queue < $1.queue }
  }
}

/// Where each queue leaves its timeline, once, when it is done.
private final class TimelineBoard: Sendable {
  private let timelines = Mutex<[QueueTimeline]>([])

  func add(_ timeline: QueueTimeline) { timelines.withLock { $0.append(timeline) } }

  var all: [QueueTimeline] { timelines.withLock { $0 } }
}
