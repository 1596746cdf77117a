import Foundation
import Testing
import VisualFormatCases

/// The files of cases: the project's own, and those beside the checkout when they are there.
private enum CaseFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var own: [URL] {
    let folder = root.appending(path: "Scenarios/vfl")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  static var shared: [URL] {
    [root.appending(path: "../shared/fixtures/vfl/cases.json")]
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
}
