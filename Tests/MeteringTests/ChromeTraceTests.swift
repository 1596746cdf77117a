import Foundation
import Metering
import Testing

@Suite struct ChromeTraceTests {
  @Test func everyQueueHasALaneOfItsOwn() throws {
    let timelines = ParallelRunner(queues: 3, unitsPerRound: 1).recordTimelines { timeline in
      let start = MeterClock.monotonic.now
      timeline.record("inner") { blackHole(1) }
      timeline.add("outer \"quoted\"", from: start, held: 0)
    }
    #expect(timelines.map(\.queue) == [0, 1, 2])
    for timeline in timelines {
      #expect(timeline.spans.map(\.name) == ["inner", "outer \"quoted\""])
      #expect(timeline.spans[1].start <= timeline.spans[0].start)
      #expect(timeline.spans[0].end <= timeline.spans[1].end)
    }
  }

  @Test func theDocumentIsJSONWithALaneAQueue() throws {
    var trace = ChromeTrace()
    var timeline = QueueTimeline(queue: 0)
    timeline.record("build") {}
    trace.add(
      "case \\ 1", timelines: [timeline, QueueTimeline(queue: 1)], isContended: true,
      figures: [(name: "scaling", value: 1.5)])
    let object = try JSONSerialization.jsonObject(with: Data(trace.json.utf8))
    let document = try #require(object as? [String: Any])
    let events = try #require(document["traceEvents"] as? [[String: Any]])
    #expect(events.compactMap { $0["ph"] as? String } == ["M", "M", "X", "M", "i"])
    #expect(events[0]["args"] as? [String: String] == ["name": "case \\ 1"])
    #expect(events[2]["ts"] as? Double == 0)
    #expect((events[4]["name"] as? String)?.hasPrefix("contended") == true)
    #expect(events[4]["args"] as? [String: Double] == ["scaling": 1.5])
  }

  @Test func nothingIsAnEmptyTrace() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ChromeTrace().json.utf8))
    let document = try #require(object as? [String: Any])
    #expect((document["traceEvents"] as? [Any])?.isEmpty == true)
  }
}
