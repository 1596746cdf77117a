import LayoutModel
import ScenarioEngine
import Simulation
import Statistics
import Testing

@Suite("Reading scenarios")
struct ScenarioReaderTests {
  /// A file that is right; the bad ones differ from it in a line or two.
  static let head = """
    name: sample
    purpose: A sample.
    device: iphone-x
    hierarchy:
      views:
        - id: a
        - id: list
          class: ScrollView

    """

  @Test func readsEveryKey() throws {
    let text = """
      name: sample
      purpose: A sample of all keys.
      tags: [one, two]
      tiers: [standard, smoke]
      device: ipad-pro-11
      orientation: landscape
      bars: [large-title, tab, tool, no-status]
      direction: right-to-left
      additional-safe-area: {top: 5}
      tolerance: 0.25
      hierarchy:
        id: screen
        guides: [third]
        views:
          - id: a
            class: Label
            content-size: [none, 20]
            hugging: [251, high]
            compression: required
            margins: {leading: 3}
            preserves-superview-margins: yes
            insets-margins-from-safe-area: no
            hidden: true
            direction: left-to-right
            keyboard: {follows-undocked: true, uses-safe-area: false}
          - id: b
            superview: a
            text: {length: 300, line-height: 20}
          - frame: [1, 2, 3, 4]
            autoresizing: [width, bottom]
        constraints:
          - third.top == screen.top
          - formula: a.width == 100 @750
            identifier: width
            active: false
      expect:
        source: by hand
        frames: {a: {width: 100}}
      timeline:
        - step: everything
          rotate: portrait
          keyboard: {float: [10, 20]}
          window-width: 320
          direction: left-to-right
          additional-safe-area: 4
          constants: {width: 120}
          priorities: {width: 800}
          activate: [width]
          deactivate: [width]
          content-sizes: {a: [3, 4]}
          texts: {b: {length: 10, line-height: 20}}
          margins: {a: 9}
          hidden: {a: false}
          repeat: 3
      """
    let scenario = try ScenarioReader.scenario(from: text)
    #expect(scenario.tiers == [.smoke, .standard])
    #expect(scenario.orientation == .landscapeLeft)
    #expect(scenario.direction == .rightToLeft)
    #expect(scenario.bars.hasLargeTitle && scenario.bars.hasToolbar)
    #expect(scenario.additionalSafeArea == EdgeInsets(top: 5))
    #expect(scenario.tolerance == 0.25)
    guard case .hierarchy(let root) = scenario.content else {
      Issue.record("no hierarchy")
      return
    }
    #expect(root.id == "screen")
    #expect(root.subviews.count == 3)
    #expect(root.subviews[0].contentSize == .fixed(width: nil, height: 20))
    #expect(root.subviews[0].hugging == AxisPriorities(horizontal: 251, vertical: 750))
    #expect(root.subviews[0].margins?.leading == 3)
    #expect(root.subviews[1].superview == "a")
    #expect(root.subviews[2].autoresizing == [.flexibleWidth, .flexibleBottomMargin])
    guard case .formula(let formula) = root.constraints[1].rule else {
      Issue.record("no formula")
      return
    }
    #expect(formula.identifier == "width")
    #expect(!root.constraints[1].isActive)
    #expect(scenario.steps[0].actions.count == 13)
    #expect(scenario.steps[0].repetitions == 3)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    /// The findings as `line:column: part of the message`, in order.
    var findings: [String]
    var testDescription: String { findings.first ?? "" }

    init(_ text: String, _ findings: String...) {
      self.text = text
      self.findings = findings
    }
  }

  static let faults: [Fault] = [
    Fault("", "1:1: empty"),
    Fault("- a", "1:1: expected a scenario as a mapping"),
    Fault("name: [", "1:8: syntax error"),
    Fault("name: a\n\tpurpose: b", "2:1: syntax error"),
    Fault("name: a\nname: b", "2:1: duplicate key 'name'"),
    Fault(
      "name: a\nhierarchy:\n  views: []\n  'guides': []\n\n  viewsx: 1\n  \"guides\" : []\n  views: 2",
      "7:3: duplicate key 'guides'", "8:3: duplicate key 'views'"),
    Fault("timeline:\n  - step: a\n    rotate: {a: 1}\n    step: b", "4:5: duplicate key 'step'"),
    Fault("name: a\nhierarchy: {views: [], views: []}", "2:13: duplicate key 'views'"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy: {}\ntimeline:\n"
        + "  - {step: last, rotate: landscape-left}\n  - {step: all, rotate: portrait}\n"
        + "  - {step: '12', rotate: landscape-left}\n  - {step: last-12, rotate: portrait}",
      "6:12: a step cannot be named 'last'", "7:12: a step cannot be named 'all'",
      "8:12: a step cannot be named '12'"),
    Fault("a: &x [1]\nb: *x", "1:4: anchors are not supported"),
    Fault("a: *x", "1:4: undefined alias"),
    Fault(
      "nmae: a", "1:1: unknown key 'nmae' in a scenario; did you mean 'name'?",
      "1:1: missing 'name'", "1:1: missing 'purpose'", "1:1: missing 'device'",
      "1:1: missing 'hierarchy' or 'generator'"),
    Fault(
      "name: a b\npurpose: ' '\ndevice: iphone-xx\nhierarchy: {}",
      "1:7: 'a b' is no name", "2:10: the purpose is empty",
      "3:9: unknown device 'iphone-xx'; did you mean"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views:\n"
        + "    - {id: a, superview: c}\n    - {id: b, superview: a}\n    - {id: c, superview: b}",
      "6:26: cyclic superview", "7:26: cyclic superview", "8:26: cyclic superview"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views: [{id: a}, {id: a}]\n"
        + "  guides: [a]",
      "5:16: duplicate id 'a'", "5:25: duplicate id 'a'"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  constraints:\n"
        + "    - root.leading == root.top\n    - title.width == 3\n    - \"root.widht == 3\"\n"
        + "    - root.content.width == 3",
      "6:23: incompatible attributes", "7:7: unknown view or guide 'title'",
      "8:13: unknown attribute 'widht'", "9:7: it is no ScrollView"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy: {guides: [g]}\n"
        + "expect: {frames: {h: [0, 0, 1]}}\n"
        + "timeline:\n  - step: start\n    keyboard: {float: [0, 0]}\n  - rotate: sideways\n"
        + "  - {step: x, rotate: portrait-upside-down}",
      "5:9: missing 'source'", "5:19: unknown view or guide 'h'",
      "7:5: duplicate step 'start'", "8:23: has no floating keyboard", "9:5: missing 'step'",
      "9:13: unknown orientation 'sideways'", "10:23: does not turn its interface"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\ngenerator: {name: fed, size: 0}",
      "4:19: unknown generator 'fed'; did you mean 'feed'?"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\n"
        + "generator: {name: feed, seed: -1, size: {smoke: 0, full: 1e9}}",
      "4:31: is no seed", "4:49: a size in rows is out of range",
      "4:58: a size in rows is out of range"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\ngenerator: {name: feed}\ntimeline:\n"
        + "  - {step: a, scroll: {view: list, to: [0, 9e99]}}\n"
        + "  - {step: b, scroll: {view: firstRow, by: [0]}, repeat: 1000000}\n"
        + "  - {step: c, remove: [lastRow]}\n  - {step: d, texts: {lastRow: 3}}",
      "6:44: out of range", "7:44: expected a distance as [x, y]",
      "7:58: a count is out of range", "9:23: unknown view 'lastRow'"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy: {views: [{id: a, views: [{id: b}]}]}\n"
        + "timeline:\n  - {step: a, move: {view: a, into: b}}\n  - {step: b, remove: [root]}",
      "6:37: cyclic superview", "7:24: the root cannot be removed"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views:\n"
        + "    - {id: a, stack: {axis: up}, text: hello}\n"
        + "    - {id: b, class: Label, text: 3, font: {size: 0, bold: true}}\n"
        + "  constraints:\n"
        + "    - {visual: \"H:|-[a]-(gap)-[c]\", options: [alignTop], metrics: {gap: x}}\n"
        + "    - {visual: 'V:|-[a', active: maybe}\n"
        + "    - {visual: 'H:|[root]'}",
      "6:22: 'stack' in a View", "6:29: unknown axis 'up'", "6:40: a View has no text",
      "7:51: a font's size is out of range", "7:54: unknown key 'bold' in a font",
      "9:26: Encountered metric with name \"gap\"", "9:47: unknown option 'alignTop'",
      "9:73: expected a metric as a number", "10:23: Expected a ']' here",
      "10:34: expected active as true or false", "11:26: doesn't have a superview"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy: {constraints: [root.width == 3 'w']}\n"
        + "timeline:\n  - {step: a, constants: {w: {to: 3}, v: 1}}\n"
        + "  - {step: b, priorities: {w: 0}, activate: [x], repeat: 0}",
      "6:30: missing 'by'", "6:31: unknown key 'to' in a change",
      "6:39: no constraint has the identifier 'v'", "7:31: a priority is over 0",
      "7:46: no constraint has the identifier 'x'", "7:58: a count is out of range"),
    Fault(
      "name: a\npurpose: b\ndevice: ipad-pro-11\nhierarchy: {}\ntimeline:\n"
        + "  - {step: a, window-width: 592}\n  - {step: b, window-width: 504}\n"
        + "  - {step: c, rotate: landscape}\n  - {step: d, window-width: 504}\n"
        + "  - {step: e, keyboard: {split: 10}}",
      "6:29: upright, has no window 592 points wide: expected 320, 504 or 'full'",
      "9:29: on its side, has no window 504 points wide: expected 375, 592, 809 or 'full'",
      "10:33: has no keyboard that can be split"),
    Fault(
      "name: a\npurpose: b\ndevice: iphone-x\ngenerator: {name: feed, size: {smoke: 4}, "
        + "least-size: 5}\ntimeline:\n  - {step: a, window-width: 320}",
      "4:39: a size in rows is out of range: expected 5 to 166666, found 4",
      "6:29: shows one application at a time"),
    Fault("name: \"\u{1}\"", "1:8: control characters"),
  ]

  @Test(arguments: faults)
  func everyFaultIsFoundInItsPlace(fault: Fault) {
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: fault.text)
    }
    let found = error?.diagnostics ?? []
    let listing = found.map(\.description).joined(separator: "\n")
    #expect(found.count == fault.findings.count, "\(listing)")
    for (diagnostic, finding) in zip(found, fault.findings) {
      let parts = finding.split(separator: ": ", maxSplits: 1)
      #expect(diagnostic.description.hasPrefix(parts[0] + ": "), "\(finding)\n\(listing)")
      #expect(diagnostic.message.contains(parts[1]), "\(finding)\n\(listing)")
    }
  }

  /// Where a text ends in the midst of something, what is missing is missing there.
  @Test(arguments: [
    "---", "--- ", "---\r", "-", "?", "a:", "a: |", "a: >", "- a:", "{a:", "[", "'a",
    "%YAML 1.1\n---",
    "name: a\npurpose: b\nhierarchy:", "name: a\npurpose: b\nhierarchy:\n  views:",
    "name: a\npurpose: b\nhierarchy: {}\ntimeline:\n  -",
  ])
  func placesLieInTheText(text: String) {
    let lines = text.replacing("\r", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    do {
      _ = try ScenarioReader.scenario(from: text)
      Issue.record("accepted: \(text)")
    } catch {
      for diagnostic in error.diagnostics {
        #expect((1...lines.count).contains(diagnostic.line), "\(error)")
        let line = lines[min(diagnostic.line, lines.count) - 1]
        #expect((1...line.count + 1).contains(diagnostic.column), "\(error)")
      }
    }
  }

  @Test func invalidTextIsRefusedAtItsByte() {
    let bytes = Array("name: a\npurp".utf8) + [0xC3, 0x28]
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: bytes, file: "x.yaml")
    }
    #expect(error?.description == "x.yaml:2:5: error: the text is not valid UTF-8")
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  static let hostile: [Hostile] = [
    Hostile(
      "brackets", "a: " + String(repeating: "[", count: 100_000)),
    Hostile(
      "closed brackets",
      "a: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    ),
    Hostile(
      "braces", "a: " + String(repeating: "{a: ", count: 5000)),
    Hostile(
      "dashes", String(repeating: "- ", count: 5000)),
    Hostile(
      "questions", String(repeating: "? ", count: 3000)),
    Hostile(
      "bomb", "a: &a [x, x]\nb: &b [*a, *a]\nc: {? *b : *b}"),
    Hostile(
      "long word", "name: " + String(repeating: "x", count: 1_000_000)),
    Hostile(
      "long key", String(repeating: "x", count: 100_000) + ": 1"),
    Hostile(
      "many keys", (0..<20_000).map { "k\($0): 1" }.joined(separator: "\n")),
    Hostile(
      "two documents", "name: a\n---\nname: b"),
    Hostile(
      "tags", "name: !!binary x\npurpose: !!int abc\ndevice: !x {a: b}"),
    Hostile(
      "null bytes", "name: \0\0"),
    Hostile(
      "only comment", "# nothing"),
    Hostile(
      "large", String(repeating: "# comment\n", count: 500_000)),
    Hostile(
      "deep views",
      head
        + (0..<150).map { String(repeating: "  ", count: 5 + $0 * 2) + "- views:\n" }.joined()
    ),
    Hostile(
      "long chain of superviews",
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views:\n"
        + (1..<15_000).map { "    - {id: v\($0), superview: v\($0 - 1)}\n" }.joined()
        + "    - {id: v0}\n"
    ),
    Hostile(
      "formulas",
      head + "  constraints:\n"
        + "    - a.width == " + String(repeating: "1 * ", count: 100_000) + "1\n"
    ),
  ]

  @Test(arguments: hostile)
  func hostileTextIsRefusedAndNeverCrashes(hostile: Hostile) {
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: hostile.text)
    }
    #expect((error?.diagnostics.count ?? 0) <= 200)
  }

  /// Five hundred views may lie in each other, and one more may not.
  @Test(arguments: [(500, true), (501, false)])
  func treesHaveABound(count: Int, isRead: Bool) {
    let text =
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views:\n    - {id: v0}\n"
      + (1..<count).map { "    - {id: v\($0), superview: v\($0 - 1)}\n" }.joined()
    if isRead {
      #expect(throws: Never.self) { try ScenarioReader.scenario(from: text) }
    } else {
      let error = #expect(throws: ScenarioSyntaxError.self) {
        try ScenarioReader.scenario(from: text)
      }
      #expect(error?.diagnostics.map(\.message) == ["the tree is more than 500 views deep"])
    }
  }

  @Test(arguments: 0..<200)
  func damagedFilesNeverCrash(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let name = try #require(ShippedScenarios.names.randomElement(using: &random))
    var bytes = try ShippedScenarios.bytes(name)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert("[]{}:,-'\"&*#|>\n ".utf8.randomElement(using: &random) ?? 0, at: index)
      default: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      }
    }
    do throws(ScenarioSyntaxError) {
      let scenario = try ScenarioReader.scenario(from: bytes, file: name)
      // What still reads must still play.
      let size = scenario.isGenerated ? 3 : nil
      let run = ScenarioPlayback(scenario, size: size, makeSolver: Strategy.all[0].makeSolver)
      _ = try? run.play()
    } catch {
      #expect(!error.diagnostics.isEmpty)
    }
  }
}
