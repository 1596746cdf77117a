import Foundation
import TestSupport
import Testing

/// Numbers that no layout has, in every kind of input: a message with its place, never a crash.
@Suite struct BadNumbersTests {
  private static let numbers = ["1e300", "-1e300", "nan", "inf", "-infinity", "1e10", "abc", ""]

  @Test(arguments: numbers)
  func numbersOfDocumentsAreChecked(_ number: String) throws {
    let folder = try HostileFolder()
    let frame = "x=\"\(number)\" y=\"0\""
    let documents = [
      BadDocument.text(frame: frame), BadDocument.text(constraint: "constant=\"\(number)\""),
      BadDocument.text(constraint: "multiplier=\"\(number)\""),
      BadDocument.text(constraint: "priority=\"\(number)\""),
      BadDocument.text(label: "horizontalHuggingPriority=\"\(number)\""),
      BadDocument.text(label: "verticalCompressionResistancePriority=\"\(number)\""),
      BadDocument.text(label: "placeholderIntrinsicWidth=\"\(number)\""),
      BadDocument.text(extra: "<fontDescription key=\"fontDescription\" pointSize=\"\(number)\"/>"),
      BadDocument.text(
        extra: "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"\(number)\"/>"),
      BadDocument.text(extra: "<variation key=\"default\" constant=\"\(number)\"/>"),
    ]
    for (index, text) in documents.enumerated() { try folder.write("d\(index).xib", text) }
    for verb in [["inspect", "--json"], ["render"]] {
      for index in documents.indices {
        let words = [verb[0], "d\(index).xib"] + verb.dropFirst()
        let result = try BuiltProgram.run(words, workingFolder: folder.path)
        #expect(result.status == 65 && !result.wasSignaled, "\(words) \(result)")
        #expect(
          result.errors.contains(#/d\d\.xib:\d+:\d+: error: /#), "\(words) \(result)")
      }
    }
  }

  @Test(arguments: ["0", "-1", "1000.5", "1e300"])
  func prioritiesOutOfRangeAreRefused(_ priority: String) throws {
    let folder = try HostileFolder()
    try folder.write("d.xib", BadDocument.text(label: "verticalHuggingPriority=\"\(priority)\""))
    let result = try folder.bench("inspect", "d.xib")
    #expect(result.status == 65 && !result.wasSignaled, "\(result)")
    #expect(
      result.errors.contains("d.xib:7:1: error: the verticalHuggingPriority"), "\(result)")
  }

  @Test(arguments: [
    "H:[a(1e300)]", "H:[a(-1e300)]", "H:|-1e300-[a]", "H:[a(1e10)]", "H:[a(m)]", "V:[a(5@1e300)]",
  ])
  func numbersOfVisualFormatsAreChecked(_ format: String) throws {
    let result = try BuiltProgram.run(["vfl", format, "--view", "a", "--metric", "m=1e300"])
    #expect(result.status == 65 && !result.wasSignaled, "\(result)")
    #expect(result.errors.contains(#/<format>:1:\d+: error: /#), "\(result)")
  }

  @Test(arguments: [
    "visual: [\"H:|-1e300-[box]\"]", "constraints: [box.width == 1e300]",
    "constraints: [box.width == 1e300 * root.width]",
    "constraints: [box.width == 1e5 * 1e5 * root.width]", "constraints: [box.width == 1e9 + 1e9]",
    "constraints: [box.width == root.width / 1e-300]",
  ])
  func numbersOfScenariosAreChecked(_ line: String) throws {
    let folder = try HostileFolder()
    try folder.write(
      "bad.yaml",
      """
      name: bad
      purpose: Numbers that no layout has.
      device: iphone-x
      hierarchy:
        views: [{id: box}]
        \(line)
      """)
    for words in [["run", "bad.yaml", "--no-save"], ["render", "bad.yaml"]] {
      let result = try BuiltProgram.run(words, workingFolder: folder.path)
      #expect(result.status == 65 && !result.wasSignaled, "\(line) \(result)")
      #expect(result.errors.contains(#/bad\.yaml:6:\d+: error: /#), "\(line) \(result)")
    }
  }

  @Test(arguments: ["active-set", "cold", "tableau"])
  func sumsOfTracesThatOverflowAreTold(_ strategy: String) throws {
    let folder = try HostileFolder()
    try folder.write(
      "sum.trace",
      """
      trace 1
      variable x
      constraint a == 10 -1e308 1*x
      constraint b == 10 1e308 1*x
      solve

      """)
    for words in [["--json"], ["--repeat", "0"]] {
      let result = try BuiltProgram.run(
        ["replay", "sum.trace", "--strategy", strategy] + words, workingFolder: folder.path)
      #expect(result.status == 65 && !result.wasSignaled, "\(result)")
      #expect(result.errors.contains("sum.trace:5: error: \(strategy): "), "\(result)")
    }
  }

  /// A carriage return before the line feed moves no column.
  @Test func columnsDoNotDependOnLineEnds() throws {
    let folder = try HostileFolder()
    let text = """
      name: bad
      purpose: Faults within a line.
      device: iphone-x
      hierarchy:
        views: [{id: box}]
        constraints:
          - box.width == 10 * nobody.width
          - "box.height == * 2"
      """
    try folder.write("lf.yaml", text)
    try folder.write("crlf.yaml", text.replacingOccurrences(of: "\n", with: "\r\n"))
    try folder.write("cr.yaml", text.replacingOccurrences(of: "\n", with: "\r"))
    let expected = try folder.bench("run", "lf.yaml", "--no-save")
    #expect(expected.status == 65)
    #expect(expected.errors.contains("lf.yaml:7:25: error: "), "\(expected)")
    #expect(expected.errors.contains("lf.yaml:8:22: error: "), "\(expected)")
    for name in ["crlf", "cr"] {
      let found = try folder.bench("run", name + ".yaml", "--no-save")
      #expect(
        found.errors == expected.errors.replacingOccurrences(of: "lf.yaml", with: name + ".yaml"))
    }
  }

  @Test func aByteOrderMarkBeforeATraceIsPassedOver() throws {
    let folder = try HostileFolder()
    let text = "\u{FEFF}trace 1\nvariable x\nconstraint a == 1000 -5 1*x\nsolve\nexpect x 5\n"
    try folder.write("t.trace", text)
    #expect(try folder.bench("replay", "t.trace", "--repeat", "0").status == 0)
  }

  /// What holds nothing is reported, and does not pass.
  @Test func nothingDoesNotPass() throws {
    let folder = try HostileFolder()
    try folder.write("one.trace", "trace 1\n")
    try folder.write("none.json", "{\"cases\": []}")
    try folder.write("empty.stacks", "")
    try folder.write("bad.stacks", "main;run 10\nmain;run\nmain -3\n")
    let trace = try folder.bench("replay", "one.trace")
    #expect(trace.status == 65 && trace.errors.contains("one.trace:1:1: error: "), "\(trace)")
    let cases = try folder.bench("vfl", "--cases", "none.json")
    #expect(cases.status == 65 && cases.errors.contains("none.json: error: "), "\(cases)")
    let empty = try folder.bench("report", "--stacks", "empty.stacks")
    #expect(empty.status == 65 && empty.errors.contains("empty.stacks:1:1: error: "), "\(empty)")
    let bad = try folder.bench("report", "--stacks", "bad.stacks")
    #expect(bad.errors.contains("bad.stacks:2:1: error: "), "\(bad)")
    #expect(bad.errors.contains("bad.stacks:3:1: error: "), "\(bad)")
  }
}
