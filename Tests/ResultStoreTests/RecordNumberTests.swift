import Foundation
import ResultStore
import Testing

/// Numbers that no run has counted: the record is damaged, and the field is named.
@Suite struct RecordNumberTests {
  /// A record of all parts whose numbers are checked; each number is there once.
  private static func text() throws -> String {
    func frames(_ label: String, _ first: Int) -> FrameRecord {
      FrameRecord(
        label: label, frames: first, median: 1e6, p90: 2e6, p95: 3e6, p99: 4e6, maximum: 20e6,
        over120: first + 1, over60: first + 2, late: first + 3, hitchTimeRatio: 1.25)
    }
    var found = Samples.oneCase(
      pivots: 71, requests: 72, bytes: 73, samples: [2_001, 2_002, 2_003, 2_004])
    found.allocations[0].frees = 74
    found.allocations[0].peakBytes = 75
    found.frames = FrameTimelineRecord(
      refreshRate: 60, clock: "threadCPU", rounds: 2, total: frames("timeline", 7_010),
      steps: [frames("fling", 7_020)])
    return String(decoding: try RunFile.encode(Samples.record(cases: [found])), as: UTF8.self)
  }

  private static func reason(decoding text: String) -> String? {
    do {
      _ = try RunFile.decode(Data(text.utf8), path: "a.json")
      return nil
    } catch {
      guard case .damaged(path: "a.json", let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test func aRecordWithoutThemIsWhole() throws {
    #expect(Self.reason(decoding: try Self.text()) == nil)
  }

  @Test(arguments: [
    ("71", "a negative count of pivots in 'rotate'"),
    ("72", "a negative count of requests in 'build'"),
    ("73", "a negative count of bytes in 'build'"),
    ("74", "a negative count of frees in 'build'"),
    ("75", "a negative count of peakBytes in 'build'"),
    ("2002", "a negative time in 'rotate'"),
    ("7010", "a negative count of frames in 'timeline'"),
    ("7011", "a negative count of over120 in 'timeline'"),
    ("7012", "a negative count of over60 in 'timeline'"),
    ("7013", "a negative count of late in 'timeline'"),
    ("7020", "a negative count of frames in 'fling'"),
  ])
  func aNegativeCountIsDamage(number: String, message: String) throws {
    let text = try Self.text()
    let places = text.ranges(of: try Regex("[:\\[,]\(number)[,}\\]]"))
    let place = try #require(places.count == 1 ? places.first : nil, "\(text)")
    func replaced(by number: String) -> String {
      var text = text
      text.replaceSubrange(
        text.index(after: place.lowerBound)..<text.index(before: place.upperBound), with: number)
      return text
    }
    let reason = Self.reason(decoding: replaced(by: "-1"))
    #expect(reason?.hasSuffix("(list/100 tableau): \(message)") == true, "\(reason ?? "none")")
    #expect(Self.reason(decoding: replaced(by: "0")) == nil)
  }

  /// Numbers that are JSON, and not what their field holds.
  @Test(arguments: ["2.5", "1e30", "18446744073709551616", "-9223372036854775809"])
  func aNumberThatDoesNotFitItsFieldIsDamage(number: String) throws {
    let text = try Self.text().replacing(#""cores":2,"#, with: #""cores":\#(number),"#)
    let reason = try #require(Self.reason(decoding: text))
    #expect(reason.contains("number") || reason.contains("'machine.cores'"), "\(reason)")
    #expect(!reason.contains("it is no JSON"), "\(reason)")
  }
}
