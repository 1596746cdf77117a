import ArgumentParser
import BenchCommands
import Foundation
import Testing

/// What a verb that was asked for JSON prints when it could not do its work.
@Suite struct ErrorDocumentTests {
  @Test func placesAreTakenApart() throws {
    let document = ErrorDocument(
      status: 65,
      messages: [
        "a/b.yaml:3:14: error: no view is called 'x'", "  x.width == 3",
        "a/c.yaml:7: error: no end",
        "Results/1.json: error: cannot be read: error: 5", "error: nothing fits", "note: a note",
      ], reason: "")
    #expect(
      document.text
        == #"{"errors":[{"column":14,"file":"a/b.yaml","line":3,"message":"no view is called 'x'"},"#
        + #"{"file":"a/c.yaml","line":7,"message":"no end"},"#
        + #"{"file":"Results/1.json","message":"cannot be read: error: 5"},"#
        + #"{"message":"nothing fits"}],"status":65}"#)
  }

  @Test func whatNoLineSaysIsTheReason() {
    let document = ErrorDocument(status: 64, messages: ["note: x"], reason: "Unknown option")
    #expect(document.text == #"{"errors":[{"message":"Unknown option"}],"status":64}"#)
  }

  @Test(
    arguments: [
      (["run", "--json"], true), (["compare", "a", "b", "--format", "json"], true),
      (["compare", "--format=json"], true), (["run", "--", "--json"], false),
      (["compare", "--format", "csv"], false), ([], false),
    ] as [([String], Bool)])
  func onlyWhoAsksForJSONGetsIt(arguments: [String], isWanted: Bool) {
    #expect(ErrorDocument.isRequested(by: arguments) == isWanted)
  }

  /// Every verb with `--json` that is given what it cannot read.
  private static let failures: [([String], Int32)] = [
    (["run", "/nonexistent.yaml", "--json"], 65), (["run", "--json", "--no-such-option"], 64),
    (["list", "--json", "--scenarios", "/nonexistent"], 65),
    (["compare", "latest", "latest", "--json", "--results", "/nonexistent"], 65),
    (["compare", "a", "--format", "json"], 64),
    (["gate", "--json", "--results", "/nonexistent"], 65),
    (["history", "none", "--json", "--results", "/nonexistent"], 65),
    (["report", "--json", "--results", "/nonexistent"], 65),
    (["inspect", "/nonexistent.xib", "--json"], 65),
    (["replay", "/nonexistent.trace", "--json"], 65),
    (["profile", "/nonexistent.yaml", "--json"], 65),
    (["ab", "/nonexistent/a", "/nonexistent/b", "--json"], 65),
    (["vfl", "--cases", "/nonexistent.json", "--json"], 65),
  ]

  @Test(arguments: failures)
  func everyVerbPrintsOneObjectWithErrors(arguments: [String], status: Int32) throws {
    let outcome = BenchCommand.perform(arguments)
    #expect(outcome.error.map { BenchCommand.exitCode(for: $0).rawValue } == status)
    let document = try #require(outcome.document)
    #expect(document.status == status)
    #expect(document.errors.first?.message.isEmpty == false)
  }

  @Test(
    arguments: [
      ("repot", "report"), ("inspct", "inspect"), ("report", nil), ("feed", nil), ("--json", nil),
    ] as [(String, String?)])
  func aSlipOfAVerbIsToldAsOne(word: String, verb: String?) {
    #expect(CommandWords.verb(meantBy: word) == verb)
  }

  @Test func anAnswerIsNoFailure() throws {
    let outcome = BenchCommand.perform(["vfl", "H:[a(20)]", "--view", "a", "--json"])
    #expect(outcome.error == nil)
    #expect(outcome.document == nil)
    // The document of vfl has the format and the caret as well, so no second one follows.
    let failed = BenchCommand.perform(["vfl", "H:|-[a", "--view", "a", "--json"])
    #expect(failed.error.map { BenchCommand.exitCode(for: $0).rawValue } == 65)
    #expect(failed.document == nil)
  }
}
