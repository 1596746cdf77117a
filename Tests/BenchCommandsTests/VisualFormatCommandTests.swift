import Foundation
import TestSupport
import Testing

/// `bench vfl`: the constraints of a format, what is wrong with it, and files of cases.
@Suite struct VisualFormatCommandTests {
  @Test(arguments: [
    CommandExample(
      "vfl H:|-[a]-(>=8)-[b(20@750)]-| --view a --view b",
      "a.leading == superview.leading + 8", "b.leading >= a.trailing + 8", "b.width == 20 @750",
      "superview.trailing == b.trailing + 8"),
    CommandExample(
      "vfl V:|[a(m)]-m-[b(==a)]| --view a --view b=card --metric m=12.5 "
        + "--options alignAllLeading|alignAllTrailing",
      "a.top == superview.top", "a.height == 12.5", "b.top == a.bottom + 12.5",
      "b.height == a.height", "card.bottom == b.bottom", "a.leading == b.leading",
      "a.trailing == b.trailing"),
    // Metrics by name, the last one of a name; options by number.
    CommandExample(
      "vfl V:[a(m)][b(n)] --view a --view b --metric m=1 --metric n=2 --metric m=0.5 --options 2",
      "a.height == 0.5", "b.top == a.bottom", "b.height == 2", "a.left == b.left"),
    CommandExample("vfl H:|[a] --view a=card --view b=card", "a.leading == card.leading"),
    // The name of a superview may hold the sign.
    CommandExample("vfl V:[a]| --view a=b=c", "b=c.bottom == a.bottom"),
    // A superview that is given as well is one view.
    CommandExample(
      "vfl H:|[a][b] --view b=c --view a=c --view c=d", "a.leading == c.leading",
      "b.leading == a.trailing"),
    CommandExample(
      "vfl H:|-[a(==12.5@250.5)] --view a --json",
      #"{"constraints":["a.leading == superview.leading + 8","a.width == 12.5 @250.5"],"#
        + #""format":"H:|-[a(==12.5@250.5)]"}"#),
  ])
  func printsConstraints(_ example: CommandExample) throws { try example.check() }

  @Test(arguments: [
    CommandExample(
      "vfl H:[a][b] --view a --view b --options 4", status: 65,
      errors:
        "<format>:1:9: error: Options mask required views to be aligned on a horizontal edge, "
        + "which is not allowed for layout that is also horizontal.", "H:[a][b]", "        ^"),
    CommandExample(
      "vfl H:[a]-[x --view a --json",
      #"{"caretColumn":8,"error":"Unable to find view with name x","errors":[{"column":9,"#
        + #""file":"<format>","line":1,"message":"Unable to find view with name x"}],"#
        + #""format":"H:[a]-[x","status":65}"#,
      status: 65, errors: "<format>:1:9: error: Unable to find view with name x", "H:[a]-[x",
      "        ^"),
    CommandExample(
      "vfl H:[a] --view a --view a", status: 64, errors: "Error: The view 'a' is given twice."),
    CommandExample(
      "vfl H:[a] --view =b", status: 64,
      errors: "Error: A view is name or name=superview, not '=b'."),
    CommandExample(
      "vfl H:[a] --view a=", status: 64,
      errors: "Error: A view is name or name=superview, not 'a='."),
    CommandExample(
      "vfl H:[a] --view a=a", status: 64,
      errors: "Error: The view 'a' cannot hold its own superview 'a'."),
    CommandExample(
      "vfl H:[a] --view a=b --view b=c --view c=a", status: 64,
      errors: "Error: The view 'c' cannot hold its own superview 'a'."),
    CommandExample(
      "vfl H:[a] --view a --metric m", status: 64,
      errors: "Error: A metric is name=number, not 'm'."),
    CommandExample(
      "vfl H:[a] --view a --metric m=x", status: 64,
      errors: "Error: A metric is name=number, not 'm=x'."),
    CommandExample(
      "vfl H:[a] --view a --metric m=inf", status: 64,
      errors: "Error: A metric is name=number, not 'm=inf'."),
    CommandExample(
      "vfl H:[a] --view a --options top", status: 64,
      errors: "Error: Unknown option in 'top'; known are alignAllLeft, alignAllRight, alignAllTop, "
        + "alignAllBottom, alignAllLeading, alignAllTrailing, alignAllCenterX, alignAllCenterY, "
        + "alignAllLastBaseline, alignAllBaseline, alignAllFirstBaseline, "
        + "directionLeadingToTrailing, directionLeftToRight, directionRightToLeft, "
        + "spacingEdgeToEdge, spacingBaselineToBaseline."),
  ])
  func refusesWhatMakesNoSense(_ example: CommandExample) throws { try example.check() }

  /// Times are the machine's; the rest of the line is exact.
  @Test func parsesAreTimedInALine() throws {
    let result = try BuiltProgram.run(
      ["vfl", "H:|-[a]-[b]-|", "--view", "a", "--view", "b", "--repeat", "40"])
    #expect(result.status == 0 && result.lines.count == 2, "\(result)")
    let duration = #/\d+(?:\.\d+)? (?:ns|µs|ms)/#
    let line = result.lines[0].replacing(duration, with: "TIME")
      .replacing(#/[\d,]+ allocations/#, with: "SOME allocations")
    #expect(
      line == "3 constraints parsed and made in TIME (fastest round TIME), SOME allocations"
        || line == "3 constraints parsed and made in TIME (fastest round TIME)")
    // Fewer repetitions than rounds: each has one.
    let once = try BuiltProgram.run(["vfl", "H:|[a]", "--view", "a", "--repeat", "1"])
    #expect(once.lines.first?.firstMatch(of: duration) != nil, "\(once)")
    #expect(once.lines.first?.hasPrefix("1 constraints parsed and made in ") == true, "\(once)")
    let wrong = try BuiltProgram.run(["vfl", "H:|-[a", "--view", "a", "--repeat", "1"])
    #expect(wrong.status == 65 && wrong.output.isEmpty, "\(wrong)")
  }

  // MARK: Files of cases

  private static let cases = #"""
    {"purpose": "One that passes and one that does not.", "cases": [
      {"id": 1, "format": "[a]", "views": {"a": "super"}, "expect": {"constraints": []}},
      {"id": 2, "format": "H:[a(20)]", "views": {"a": "super"},
        "expect": {"constraints": [{"first": "a", "attr": "width", "rel": "==", "constant": 21,
          "priority": 1000}]}}
    ]}
    """#

  @Test func casesAreRunAndCounted() throws {
    let folder = try HostileFolder()
    try folder.write("cases.json", Self.cases)
    try CommandExample(
      "vfl --cases cases.json", "ok   1  [a]", "FAIL 2  H:[a(20)]",
      "       [0] expected a.width == 21.0 @1000.0, got a.width == 20.0 @1000.0",
      "1 of 2 cases pass", status: 1
    ).check(in: folder)
    let json = try folder.bench("vfl", "--cases", "cases.json", "--json")
    #expect(json.status == 1 && json.errors.isEmpty, "\(json)")
    #expect(
      json.output.filter { !$0.isWhitespace }
        == #"[{"failures":[],"format":"[a]","id":1,"outcome":[],"passes":true},"#
        + #"{"failures":["[0]expecteda.width==21.0@1000.0,gota.width==20.0@1000.0"],"#
        + #""format":"H:[a(20)]","id":2,"outcome":["a.width==20.0@1000.0"],"passes":false}]"#)
    #expect(json.lines.contains(#"    "format" : "[a]","#))
    try folder.write("good.json", Self.cases.replacing("21", with: "20"))
    try CommandExample(
      "vfl --cases good.json", "ok   1  [a]", "ok   2  H:[a(20)]", "2 of 2 cases pass"
    ).check(in: folder)
  }

  @Test(arguments: [
    (#"{"cases": ["#, "The given data was not valid JSON."),
    (
      #"{"purpose": "", "cases": [{"id": "x"}]}"#,
      "at .cases[0].id: Expected to decode Int but found a string instead."
    ),
    (#"{"purpose": "", "cases": [{}]}"#, #"at .cases[0]: the key "id" is missing"#),
    (#"{"purpose": "", "cases": []}"#, "there is no case in it"),
  ])
  func aFileWithoutCasesIsBadInput(_ text: String, _ error: String) throws {
    let folder = try HostileFolder()
    try folder.write("cases.json", text)
    try CommandExample("vfl --cases cases.json", status: 65, errors: "cases.json: error: \(error)")
      .check(in: folder)
  }
}
