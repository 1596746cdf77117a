import ScenarioEngine
import ScreenChecks
import Testing

struct BaselineTests {
  @Test("a baseline keeps what is known, and tells what is not needed any more")
  func baseline() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label("a", "Name", style: "Body"), SeededFault.top("a") + ["a.height = 24"])
    let findings = try sketch.check()
    let text = FindingBaseline().text(of: findings)
    #expect(text.split(separator: "\n").count == findings.count)
    let line = "off-screen Sketch.storyboard v \"gone\" until 2030-01-01\n"
    let baseline = try FindingBaseline(text: "# known\n\(line)\(text)")
    let applied = baseline.applied(to: findings, today: "2026-01-01")
    #expect(applied.new.isEmpty && applied.stale.map(\.line) == [2])
    // Written anew, the stale entry is gone and the reasons stay.
    #expect(baseline.text(of: findings) == text)
  }

  @Test("written anew, comments stay at either end and above their entries")
  func comments() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label("a", "Name", style: "Body"), SeededFault.top("a") + ["a.height = 24"])
    let findings = try sketch.check()
    let lines = FindingBaseline().text(of: findings).split(separator: "\n")
    let last = try #require(lines.last)
    let other = "off-screen Other.storyboard v \"elsewhere\"\n"
    let gone = "off-screen Sketch.storyboard v \"gone\"\n"
    let baseline = try FindingBaseline(
      text:
        "# of the team\n#\n\n# of what is gone\n\(gone)  # of the last\n\n# and more\n\(last)\n\n"
        + "# of another\n\(other)\n# the end")
    let extent = FindingBaseline.Extent(documents: ["Sketch.storyboard"])
    let others = lines.dropLast().map { "\($0)\n" }.joined()
    let expected =
      "# of the team\n#\n\n# of another\n\(other)\(others)# of the last\n# and more\n\(last)\n# the end\n"
    let text = baseline.text(of: findings, within: extent)
    #expect(text == expected)
    #expect(try FindingBaseline(text: text).text(of: findings, within: extent) == text)
  }

  @Test("a day ends an entry, and a line that is none is refused")
  func entries() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label(
        "a", "Name", style: "Body", more: "adjustsFontForContentSizeCategory='YES'"),
      SeededFault.top("a") + ["a.height = 24"])
    let findings = try sketch.check()
    let text = "text-clipped Sketch.storyboard a \"soon\" until 2026-05-01"
    let baseline = try FindingBaseline(text: text)
    #expect(baseline.applied(to: findings, today: "2026-04-30").new.isEmpty)
    #expect(baseline.applied(to: findings, today: "2026-05-01").new.count == 1)
    for (text, line) in [
      ("nonsense a b \"c\"", 1), ("\ntext-clipped a b", 2), ("text-clipped a \"b\"", 1),
      ("text-clipped a b \"c\" until May", 1),
      ("text-clipped a b \"c\" until 2027-02-29", 1),
    ] {
      #expect(throws: ScenarioSyntaxError.self) { try FindingBaseline(text: text) }
      do throws(ScenarioSyntaxError) {
        _ = try FindingBaseline(text: text)
      } catch {
        #expect(error.diagnostics.map(\.line) == [line])
      }
    }
  }

  @Test(
    "the last day of each month is one, and the next is none",
    arguments: zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
  func lastDays(month: Int, last: Int) throws {
    func isRead(_ year: Int, _ month: Int, _ day: Int) -> Bool {
      func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let date = "\(year)-\(padded(month))-\(padded(day))"
      return (try? FindingBaseline(text: "off-screen a.xib v \"why\" until \(date)")) != nil
    }
    #expect(isRead(2027, month, 1) && isRead(2027, month, last))
    #expect(!isRead(2027, month, 0) && !isRead(2027, month, last + 1))
    // Leap years are those of four, without centuries that are none of four hundred.
    for (year, isLeap) in [(2028, true), (2100, false), (2000, true)] {
      #expect(isRead(year, month, last + 1) == (isLeap && month == 2), "\(year)")
    }
    #expect(!isRead(2027, 0, 1) && !isRead(2027, 13, 1))
  }

  @Test("all lines that are none are told, with their columns")
  func errors() throws {
    let text = """
      # known
      text-cliped a.xib v "why"
        off-screen a.xib v
      off-screen a.xib v "why" until 2027-13-01\r
      off-screen a.xib v "why"
      """
    do throws(ScenarioSyntaxError) {
      _ = try FindingBaseline(text: text, path: "known.txt")
      Issue.record("the text was read")
    } catch {
      #expect(
        error.description == """
          known.txt:2:1: error: there is no rule 'text-cliped'; did you mean 'text-clipped'?
          known.txt:3:21: error: expected a reason in quotation marks
          known.txt:4:26: error: expected nothing, or: until YYYY-MM-DD
          """)
    }
  }

  @Test("a run knows nothing of documents that it did not look at")
  func extent() throws {
    let lines = ["App/a.xib", "App/b%20c.xib", "Other/d.xib"].map {
      "off-screen \($0) v \"why\"\n"
    }
    let baseline = try FindingBaseline(text: lines.joined())
    func stale(_ extent: FindingBaseline.Extent) -> [Int] {
      baseline.applied(to: [], today: "2026-01-01", within: extent).stale.map(\.line)
    }
    #expect(stale(.init(documents: ["App/b c.xib"])) == [2])
    #expect(stale(.init(documents: [], unread: ["App/a.xib"], folders: ["App"])) == [2])
    #expect(stale(.init(documents: [], folders: ["App/", "Other"])) == [1, 2, 3])
    #expect(
      baseline.text(of: [], within: .init(documents: ["App/a.xib"])) == lines[1...].joined())
  }
}
