import Foundation
import HTMLReport
import ResultStore
import TestSupport

/// Run records: read, compared with the one they came from, exported, and reported as a page.
enum RecordFuzzing: FuzzedReader {
  static let words = [
    "null", "true", "[]", "{}", "\"\"", "\"nan\"", "\"\\u0000\"", "\"\\u001b[31m\"",
    "\"</script>\"",
    "\"schema\":", "\"cases\":", "\"samples\":", "\"id\":\"x\"",
    "\"date\":\"9999-12-31T23:59:59Z\"",
    ",", ":", "[", "]", "{", "}", "\\", "1.5", "\u{FEFF}",
  ]

  static func fixtures() throws -> [[UInt8]] {
    try ProjectFolder.contents(of: "Tests/FuzzTests/Fixtures", ending: ".json")
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let record: RunRecord
    do throws(RecordError) {
      record = try RunFile.decode(Data(bytes), path: "fuzzed.json")
    } catch {
      guard !error.description.isEmpty else { throw BrokenPromise("refused without a reason") }
      return false
    }
    let original = try RunFile.decode(Data(try fixtures()[0]), path: "fixture.json")
    for (baseline, candidate) in [(original, record), (record, original), (record, record)] {
      _ = RunComparison(baseline: baseline, candidate: candidate)
    }
    for format in RunExport.allCases { _ = try format.text(of: record) }
    let page = ReportPage(
      ReportInput(focus: .run, run: record, baseline: original, history: RunHistory([record])))
    _ = try page.html()
    guard try RunFile.decode(RunFile.encode(record), path: "again.json") == record else {
      throw BrokenPromise("what is written reads as another record")
    }
    return true
  }
}
