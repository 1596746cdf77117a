import BenchCommands
import HTMLReport
import Testing

/// What a report shows of scenarios, and which of them its page of layouts has room for.
@Suite struct ReportScenariosTests {
  private static let files = (report: "index.html", viewer: "viewer.html")

  private static func scenarios(
    _ names: [String], in folder: String, viewerLimit: Int = 8_000_000
  ) -> ReportScenarios {
    ReportScenarios(names, below: folder, linking: files, viewerLimit: viewerLimit)
  }

  @Test func aFullPageTakesNoFurtherScenarioIn() throws {
    try Runs.inFolder { folder in
      for name in ["one", "two", "six"] { _ = try Runs.writeBox(name, in: folder) }
      let whole = Self.scenarios(["one", "two", "six"], in: folder)
      #expect(whole.details.values.allSatisfy { $0.walk != nil && $0.remark == nil })
      #expect(whole.details["six"]?.walk?.address == "viewer.html#s=2.0")
      let page = try #require(whole.viewer)
      let single = try #require(Self.scenarios(["one"], in: folder).viewer)
      // What two boxes add to a page, which is that of the first one's as well.
      let size = (page.utf8.count - single.utf8.count) / 2
      let part = Self.scenarios(["one", "two", "six"], in: folder, viewerLimit: size * 5 / 2)
      #expect(part.details["two"]?.walk?.address == "viewer.html#s=1.0")
      let left = try #require(part.details["six"])
      #expect(left.walk == nil && left.picture != nil)
      #expect(
        left.remark == "There is no room for its layout in viewer.html; "
          + "bench view six -o six.html writes a page of its own.")
      #expect(part.viewer?.contains("\"name\":\"two\"") == true)
      #expect(part.viewer?.contains("\"name\":\"six\"") == false)
    }
  }

  @Test func withoutRoomForAnyThereIsNoPage() throws {
    try Runs.inFolder { folder in
      _ = try Runs.writeBox("one", in: folder)
      let none = Self.scenarios(["one"], in: folder, viewerLimit: 10)
      #expect(none.viewer == nil && none.details["one"]?.remark != nil)
      let unknown = Self.scenarios(["other"], in: folder)
      #expect(unknown.viewer == nil && unknown.details.isEmpty)
    }
  }

  /// A report of its own draws pictures all the same, and asks for no page.
  @Test func aReportAloneHasPictures() throws {
    try Runs.inFolder { folder in
      _ = try Runs.writeBox("one", in: folder)
      let alone = ReportScenarios(["one", "one"], below: folder, linking: nil)
      #expect(alone.viewer == nil && alone.details.count == 1)
      let details = try #require(alone.details["one"])
      #expect(details.picture?.hasPrefix("<svg") == true)
      #expect(details.walk == nil && details.remark == nil)
      #expect(details.purpose == "A box of a hundred points, to be hit by faults.")
    }
  }
}
