import Formatting

/// Timelines of queues in the Trace Event Format, which Perfetto and Chrome's tracing page open.
///
/// Each group of timelines is a process, each queue a thread of it, and each span a complete event
/// (`"ph": "X"`) with its times in microseconds from the first moment of all.
package struct ChromeTrace: Sendable {
  private struct Group {
    var name: String
    var timelines: [QueueTimeline]
    var isContended: Bool
    var figures: [(name: String, value: Double)]
  }

  private var groups: [Group] = []

  /// Creates a trace without timelines.
  package init() {}

  /// Adds the timelines of a case.
  ///
  /// - Parameters:
  ///   - name: What ran on them.
  ///   - timelines: One for each queue.
  ///   - isContended: Whether the machine was shared with others; marked in the trace.
  ///   - figures: What was measured beside, such as the throughput; shown with the mark.
  package mutating func add(
    _ name: String, timelines: [QueueTimeline], isContended: Bool = false,
    figures: [(name: String, value: Double)] = []
  ) {
    groups.append(
      Group(name: name, timelines: timelines, isContended: isContended, figures: figures))
  }

  /// The JSON document; the same for the same timelines.
  package var json: String {
    let origin = groups.lazy.flatMap(\.timelines).flatMap(\.spans).map(\.start).min() ?? 0
    var events: [String] = []
    for (index, group) in groups.enumerated() {
      let process = index + 1
      events.append(
        "{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":\(process),\"tid\":0,"
          + "\"args\":{\"name\":\(JSONString.quoted(group.name))}}")
      var first: UInt64?
      for timeline in group.timelines {
        events.append(
          "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":\(process),\"tid\":\(timeline.queue + 1),"
            + "\"args\":{\"name\":\"queue \(timeline.queue)\"}}")
        for span in timeline.spans {
          first = min(first ?? span.start, span.start)
          events.append(
            "{\"name\":\(JSONString.quoted(span.name)),\"cat\":\"layout\",\"ph\":\"X\","
              + "\"ts\":\(Self.microseconds(span.start - origin)),"
              + "\"dur\":\(Self.microseconds(span.end - span.start)),"
              + "\"pid\":\(process),\"tid\":\(timeline.queue + 1),"
              + "\"args\":{\"core_us\":\(Self.microseconds(span.threadCPU))}}")
        }
      }
      guard let first, group.isContended || !group.figures.isEmpty else { continue }
      let mark = group.isContended ? "contended: the machine was not ours alone" : "figures"
      let figures = group.figures.map {
        "\(JSONString.quoted($0.name)):\($0.value.isFinite ? $0.value : 0)"
      }
      events.append(
        "{\"name\":\"\(mark)\",\"cat\":\"conditions\",\"ph\":\"i\",\"s\":\"p\","
          + "\"ts\":\(Self.microseconds(first - origin)),\"pid\":\(process),\"tid\":1,"
          + "\"args\":{\(figures.joined(separator: ","))}}")
    }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
      + events.joined(separator: ",\n") + "\n]}\n"
  }

  /// Nanoseconds as microseconds with three decimals, exactly.
  private static func microseconds(_ nanoseconds: UInt64) -> String {
    let rest = nanoseconds % 1_000
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return "\(nanoseconds / 1_000).\(zeros)\(rest)"
  }
}
