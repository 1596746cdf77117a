import Foundation
import ResultStore
import Testing

@Suite struct RunExportTests {
  private func text(_ format: RunExport) throws -> String {
    try format.text(of: Samples.record())
  }

  @Test func bencherHasAMeasureForEachFigure() throws {
    let found = try JSONSerialization.jsonObject(with: Data(try text(.bencher).utf8))
    let benchmarks = try #require(found as? [String: [String: [String: Double]]])
    let step = try #require(benchmarks["list/100 tableau/rotate"])
    #expect(step["pivots"]?["value"] == 12)
    #expect(step["latency"]?["lower_value"] == 990)
  }

  @Test func actionBenchmarkIsAListOfSmallerIsBetter() throws {
    let found = try JSONSerialization.jsonObject(
      with: Data(try text(.githubActionBenchmark).utf8))
    let entries = try #require(found as? [[String: Any]])
    #expect(entries.map { $0["unit"] as? String } == ["ns"])
    #expect(entries.allSatisfy { $0["name"] is String && $0["value"] is Double })
  }

  @Test func openMetricsEndsAndNamesUnits() throws {
    let lines = try text(.openMetrics).split(separator: "\n")
    #expect(lines.last == "# EOF")
    #expect(lines.contains("# TYPE layoutbench_time_seconds gauge"))
    #expect(lines.contains("# UNIT layoutbench_time_seconds seconds"))
    #expect(
      lines.contains { $0.hasPrefix("layoutbench_work{scenario=\"list\"") && $0.hasSuffix(" 12") })
  }

  /// Each family has its unit and its labels; only work counters are distinguished by a label.
  @Test func openMetricsNamesEachFigure() throws {
    let list = "scenario=\"list\",size=\"100\",strategy=\"tableau\",queues=\"1\""
    let lines = try text(.openMetrics).split(separator: "\n").map(String.init)
    func value(_ start: String) throws -> String {
      let line = try #require(lines.first { $0.hasPrefix(start) }, "\(start)")
      return String(line.split(separator: " ").last ?? "")
    }
    let work = lines.filter { $0.hasPrefix("layoutbench_work{") }
    #expect(work.count == 1 && work[0].contains(list) && work[0].contains("step=\"rotate\""))
    #expect(work[0].contains(",counter=\"pivots\"}"))
    #expect(lines.filter { $0.contains("counter=") }.count == 1)
    #expect(try value("layoutbench_allocations{") == "1000")
    #expect(try value("layoutbench_allocated_bytes{") == "100000")
    let seconds = try #require(Double(try value("layoutbench_time_seconds{")))
    #expect(abs(seconds - 1e-6) < 1e-8)
    #expect(lines.contains("# UNIT layoutbench_allocated_bytes bytes"))
  }

  @Test func tablesHaveARowAFigure() throws {
    #expect(try text(.csv).contains(",rotate,pivots,count,12\r\n"))
    #expect(try text(.markdown).contains("| list/100 tableau | rotate |"))
  }

  /// A step has the allocations of the phase of its name, or none.
  @Test func rowsOfTheTableHaveAllocationsOfTheirOwn() throws {
    var found = Samples.oneCase(requests: 5_555, bytes: 6_666)
    #expect(!(try RunExport.markdown.text(of: Samples.record(cases: [found]))).contains("5555"))
    var rotation = found.allocations[0]
    (rotation.phase, rotation.requests, rotation.bytes) = ("rotate", 37, 4_700)
    found.allocations.append(rotation)
    let text = try RunExport.markdown.text(of: Samples.record(cases: [found]))
    #expect(text.contains("| 37 | 4700 | c0ffee |"), "\(text)")
  }

  @Test func theHistogramLogHasALineAStepWithAnEnvelope() throws {
    let lines = try text(.hdr).split(separator: "\n")
    let line = try #require(lines.last)
    #expect(line.hasPrefix("Tag=list/100_tableau/rotate,0.000,"))
    let encoded = try #require(line.split(separator: ",").last)
    let data = try #require(Data(base64Encoded: String(encoded)))
    #expect(Array(data.prefix(4)) == [0x1C, 0x84, 0x93, 0x14])
  }
}
