import Metering
import Testing

@Suite struct QueueTimelineTests {
  @Test func whatIsRecordedIsDoneOnce() {
    var timeline = QueueTimeline(queue: 3)
    var done: [String] = []
    let before = MeterClock.monotonic.now
    timeline.record("first") { done.append("first") }
    timeline.record("second") { done.append("second") }
    let after = MeterClock.monotonic.now
    #expect(done == ["first", "second"])
    #expect(timeline.queue == 3)
    #expect(timeline.spans.map(\.name) == ["first", "second"])
    var last = before
    for span in timeline.spans {
      #expect(span.start >= last && span.end >= span.start)
      last = span.end
    }
    #expect(last <= after)
  }

  /// A span that was begun elsewhere keeps its moment and its share of a core.
  @Test func whatIsAddedKeepsItsBeginning() {
    var timeline = QueueTimeline(queue: 0)
    let start = MeterClock.monotonic.now
    timeline.add("round", from: start, held: 17)
    #expect(timeline.spans.map(\.start) == [start])
    #expect(timeline.spans.map(\.threadCPU) == [17])
    #expect(timeline.spans.allSatisfy { $0.end >= start })
  }

  @Test func whatThrowsIsNotRecorded() {
    struct Stop: Error {}
    var timeline = QueueTimeline(queue: 0)
    #expect(throws: Stop.self) {
      try timeline.record("broken") { () throws(Stop) in throw Stop() }
    }
    #expect(timeline.spans.isEmpty)
  }
}
