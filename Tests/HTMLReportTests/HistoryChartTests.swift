import Foundation
import HTMLReport
import Testing

/// Where a history's points, breaks and dates stand on its chart.
@Suite struct HistoryChartTests {
  private static func point(
    _ value: Double, change: HistoryChart.Change? = nil, isMachineBreak: Bool = false
  ) -> HistoryChart.Point {
    HistoryChart.Point(
      value: value, title: "\(value)", day: "day \(Int(value))", commit: "c\(Int(value))",
      change: change, isMachineBreak: isMachineBreak)
  }

  private static func markup(_ points: [HistoryChart.Point]) -> String {
    HistoryChart.markup(points, format: { "\($0)" }, label: "history")
  }

  /// The middles of the round marks.
  private static func places(_ markup: String) -> [[Double]] {
    markup.matches(of: #/class="mark s0" d="M([\d.]+) ?(-?[\d.]+)a/#).map { match in
      [(Double(match.1) ?? 0) + 4, Double(match.2) ?? 0]
    }
  }

  /// One run stands in the middle; more go from edge to edge.
  @Test(
    arguments: [
      ([5], [177]), ([5, 5], [66, 288]), ([5, 5, 5], [66, 177, 288]),
      ([5, 5, 5, 5], [66, 140, 214, 288]),
    ] as [([Double], [Double])])
  func runsStandAtEqualDistances(values: [Double], across: [Double]) {
    #expect(Self.places(Self.markup(values.map { Self.point($0) })).map(\.[0]) == across)
  }

  /// Room of 15 % of the range or 10 % of the greatest value, whichever is more; none below zero.
  @Test(
    arguments: [
      ([100, 200], [73.1, 18.9]), ([1_000, 1_010], [47.8, 44.2]), ([10, 1_000], [83.3, 17.8]),
    ] as [([Double], [Double])])
  func valuesHaveRoomAboveAndBelow(values: [Double], up: [Double]) {
    #expect(Self.places(Self.markup(values.map { Self.point($0) })).map(\.[1]) == up)
  }

  /// A break stands before its run, and parts the line that leads through runs.
  @Test func machinesPartTheLine() {
    func lines(_ breaks: [Int]) -> Int {
      let points = (0..<4).map { Self.point(5, isMachineBreak: breaks.contains($0)) }
      return Self.markup(points).components(separatedBy: "class=\"run s0\"").count - 1
    }
    #expect(lines([]) == 1)
    #expect(lines([2]) == 2)
    #expect(lines([1]) == 1, "a single run is no line")
    #expect(lines([1, 2]) == 1)
    let markup = Self.markup([Self.point(5), Self.point(5, isMachineBreak: true), Self.point(5)])
    #expect(markup.contains("class=\"machine-break\" d=\"M121.5 4"))
  }

  /// The commit of the last change stands below it, within the chart.
  @Test(arguments: [
    (0, "class=\"label\""), (1, "class=\"label middle\""), (2, "class=\"label end\""),
  ])
  func theLastChangeHasItsCommit(index: Int, style: String) {
    let points = (0..<3).map { Self.point(Double($0 + 1), change: $0 <= index ? .worse : nil) }
    let markup = Self.markup(points)
    #expect(markup.contains("y=\"113\" \(style)>c\(index + 1)</text>"), "\(markup)")
    #expect(markup.contains("class=\"change worse\""))
    #expect(markup.contains(">day 1</text>") && markup.contains(">day 3</text>"))
  }

  @Test func oneRunHasOneDateAndNoChange() {
    let markup = Self.markup([Self.point(5)])
    #expect(markup.components(separatedBy: "day 5").count == 2)
    #expect(!markup.contains("y=\"113\"") && !markup.contains("class=\"change"))
  }
}
