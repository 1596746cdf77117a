import Foundation
import Metering
import Testing

@Suite struct ChromeTraceTests {
  @Test func everyQueueHasALaneOfItsOwn() throws {
    let lanes = ParallelRunner(queues: 3, unitsPerRound: 1).lanes { lane in
      let start = MeterClock.monotonic.now
      lane.record("inner") { blackHole(1) }
      lane.add("outer \"quoted\"", from: start, held: 0)
    }
    #expect(lanes.map(\.queue) == [0, 1, 2])
    for lane in lanes {
      #expect(lane.spans.map(\.name) == ["inner", "outer \"quoted\""])
      #expect(lane.spans[1].start <= lane.spans[0].start)
      #expect(lane.spans[0].end <= lane.spans[1].end)
    }
  }

  @Test func theDocumentIsJSONWithALaneAQueue() throws {
    var trace = ChromeTrace()
    var lane = QueueTimeline(queue: 0)
    lane.record("build") {}
    trace.add(
      "case \\ 1", lanes: [lane, QueueTimeline(queue: 1)], isContended: true,
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
