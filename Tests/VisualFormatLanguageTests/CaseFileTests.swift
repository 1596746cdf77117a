import Foundation
import TestSupport
import Testing
import VisualFormatCases
import VisualFormatLanguage

/// The files of cases: the project's own, and those beside the checkout when they are there.
private enum CaseFiles {
  static var own: [URL] {
    ProjectFolder.names(in: "Scenarios/vfl", ending: ".json").map {
      ProjectFolder.url(of: "Scenarios/vfl/\($0)")
    }
  }

  static var shared: [URL] {
    [ProjectFolder.url(of: "../shared/fixtures/vfl/cases.json")]
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func cases(_ files: [URL]) throws -> [VisualFormatCase] {
    try files.flatMap { try VisualFormatCaseFile.read(Data(contentsOf: $0)).cases }
  }
}

@Suite struct CaseFileTests {
  @Test(arguments: try CaseFiles.cases(CaseFiles.own))
  func ownCasePasses(_ testCase: VisualFormatCase) {
    let result = testCase.run()
    #expect(result.failures.isEmpty, "case \(result.id), format \(result.format)")
  }

  @Test(arguments: try CaseFiles.cases(CaseFiles.shared))
  func sharedCasePasses(_ testCase: VisualFormatCase) {
    let result = testCase.run()
    #expect(result.failures.isEmpty, "case \(result.id), format \(result.format)")
  }

  @Test func theProjectHasCasesOfItsOwn() throws {
    #expect(try CaseFiles.cases(CaseFiles.own).count >= 40)
  }

  @Test func aWrongExpectationIsReported() throws {
    let text = """
      {"cases": [
        {"id": 1, "format": "[a(5)]", "views": {"a": null}, "expect": {"constraints": [
          {"first": "a", "attr": "width", "rel": "==", "constant": 6}]}},
        {"id": 2, "format": "[a(5)]", "views": {"a": null}, "expect": {"error": null}},
        {"id": 3, "format": "[a(5]", "views": {"a": null}, "expect": {"count": 1}},
        {"id": 4, "format": "[a", "views": {"a": null},
         "expect": {"error": "Expected something else", "caret_column": 7}}]}
      """
    let results = try VisualFormatCaseFile.read(Data(text.utf8)).cases.map { $0.run() }
    #expect(results.map(\.failures.count) == [1, 1, 1, 2])
  }

  @Test func anUnknownOptionIsReportedWithTheKnownOnes() {
    let text = """
      {"cases": [{"id": 1, "format": "[a]", "options": "alignAllMiddle", "views": {"a": null},
        "expect": {"count": 0}}]}
      """
    let error = #expect(throws: DecodingError.self) {
      try VisualFormatCaseFile.read(Data(text.utf8))
    }
    #expect(String(describing: error).contains("alignAllCenterY"))
  }

  /// What is said of a case of the view `a` in its superview, and of what must become of it.
  private func failures(_ format: String, _ expected: String, more: String = "") throws -> [String]
  {
    let text = """
      {"cases": [{"id": 1, "format": "\(format)", "views": {"a": "super", "super": null}, \(more)
        "expect": \(expected)}]}
      """
    return try VisualFormatCaseFile.read(Data(text.utf8)).cases.flatMap { $0.run().failures }
  }

  private func constraint(_ more: String) -> String {
    "{\"constraints\": [{\"first\": \"a\", \"rel\": \"==\", \(more)}]}"
  }

  @Test func failuresSayWhatWasExpectedAndWhatCame() throws {
    let width = constraint(#""attr": "width", "constant": 6, "priority": 700"#)
    #expect(try failures("[a(6@700)]", width) == [])
    #expect(
      try failures("[a(5)]", width)
        == ["[0] expected a.width == 6.0 @700.0, got a.width == 5.0 @1000.0"])
    #expect(try failures("[a(5)]", #"{"count": 2}"#) == ["expected 2 constraints, got 1"])
    #expect(try failures("[a(5)]", #"{"count": 1}"#) == [])
    #expect(
      try failures("[a(5)]", #"{"error": null}"#)
        == [#"expected the error "(any)", got constraints"#])
    #expect(try failures("[a(5]", #"{"error": null}"#) == [])
    let message = "A predicate on a view's thickness must end with ')'"
    #expect(
      try failures("[a(5]", #"{"count": 1}"#).first?.hasPrefix(
        #"expected 1 constraints, got "\#(message)"#) == true)
    let wrong = try failures("[a(5]", #"{"error": "no", "caret_column": 99}"#)
    #expect(wrong.count == 2)
    #expect(wrong.first?.hasPrefix(#"expected "no", got "\#(message)"#) == true)
    #expect(wrong.last?.hasPrefix("expected the caret at 99, got ") == true)
  }

  /// Each margin of the superview is another one: 11 at the top, 12 left, 13 at the bottom, 14 right.
  @Test(arguments: [
    ("|-[a]", "a.leading == super.leading + 12.0"),
    ("[a]-|", "super.trailing == a.trailing + 14.0"),
    ("V:|-[a]", "a.top == super.top + 11.0"), ("V:[a]-|", "super.bottom == a.bottom + 13.0"),
  ])
  func marginsAreToldApart(_ format: String, _ line: String) throws {
    let other = constraint(#""attr": "width", "constant": 1"#)
    #expect(
      try failures(format, other)
        == ["[0] expected a.width == 1.0 @1000.0, got \(line) @1000.0"])
    let words = line.split(whereSeparator: { ". ".contains($0) }).map(String.init)
    let margin = """
      {"constraints": [{"first": "\(words[0])", "attr": "\(words[1])", "rel": "==",
        "second": "\(words[3])", "attr2": "\(words[4])", "constant": "standard"}]}
      """
    #expect(try failures(format, margin) == [])
  }

  @Test(arguments: [
    (#""rel": "==", "attr": "breadth", "constant": 1"#, "unknown attribute", "breadth"),
    (#""rel": "=", "attr": "width", "constant": 1"#, "unknown relation", "="),
    (#""rel": "==", "attr": "width", "constant": "wide""#, "a constant is a number or", "wide"),
  ])
  func whatIsNoConstraintIsRefused(_ parts: String, _ reason: String, _ word: String) throws {
    let expected = "{\"constraints\": [{\"first\": \"a\", " + parts + "}]}"
    let error = #expect(throws: DecodingError.self) { try failures("[a]", expected) }
    let said = String(describing: error)
    #expect(said.contains(reason) && said.contains(word))
  }

  /// Options are names or the number that they stand for.
  @Test func optionsAreNamesOrANumber() throws {
    let count = #"{"count": 1}"#
    let aligned = #"{"count": 2}"#
    func made(_ options: String, _ expected: String) throws -> [String] {
      let text = """
        {"cases": [{"id": 1, "format": "[a]-[b]", "options": \(options),
          "views": {"a": "super", "b": "super"}, "expect": \(expected)}]}
        """
      return try VisualFormatCaseFile.read(Data(text.utf8)).cases.flatMap { $0.run().failures }
    }
    let top = VisualFormatOptions(names: "alignAllTop")?.rawValue ?? 0
    #expect(try made("0", count) == [])
    #expect(try made("\(top)", aligned) == [])
    #expect(try made("\"alignAllTop\"", aligned) == [])
  }
}
