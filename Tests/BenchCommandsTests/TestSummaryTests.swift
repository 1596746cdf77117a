import Foundation
import TestSupport
import Testing

/// `scripts/test-summary`, given logs as the testing library prints them.
@Suite struct TestSummaryTests {
  private func summary(_ log: String, status: Int) throws -> ProgramResult {
    try Runs.inFolder { folder in
      try Runs.copyScript("test-summary", to: folder + "test-summary")
      try log.write(toFile: folder + "log", atomically: true, encoding: .utf8)
      return try RunningProgram(folder + "test-summary", [folder + "log", "\(status)"]).result()
    }
  }

  /// Four hundred suites that pass take two hundred lines and few more.
  @Test func suitesThatPassAreTwoALine() throws {
    var log = "[1/1] Linking\n"
    for number in 1...401 {
      log += "◇ Suite S\(number)Tests started.\nits own print: error: none\n"
      log += "✔ Suite S\(number)Tests passed after \(number).25\(number) seconds.\n"
    }
    log += "✔ Test run with 900 tests in 401 suites passed after 9.1 seconds.\n"
    let result = try summary(log, status: 0)
    #expect(result.status == 0, "\(result)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 202, "\(lines.count) lines")
    #expect(lines[0].split(separator: " ") == ["S1Tests", "1.3", "S2Tests", "2.3"])
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last?.hasSuffix("900 tests in 401 suites passed after 9.1 seconds.") == true)
  }

  /// What fails is whole: the suite, each issue with the lines that explain it, and the test.
  @Test func whatFailsIsWhole() throws {
    let log = """
      ✔ Suite GoodTests passed after 0.1 seconds.
      ✘ Test bad() recorded an issue at BadTests.swift:3:4: Expectation failed
      ↳ because of this
      print of another test
      ✘ Test bad() failed after 0.2 seconds with 1 issue.
      ✘ Suite BadTests failed after 0.3 seconds with 1 issue.
      ✘ Test run with 2 tests in 2 suites failed after 0.4 seconds with 1 issue.
      """
    let result = try summary(log, status: 1)
    #expect(result.status == 1, "\(result)")
    for text in [
      "GoodTests", "BadTests failed after", "recorded an issue at BadTests.swift:3:4",
      "↳ because of this", "Test bad() failed after", "Test run with 2 tests in 2 suites failed",
      "all of it is in",
    ] { #expect(result.output.contains(text), "\(text): \(result)") }
    #expect(!result.output.contains("print of another test"), "\(result)")
  }

  /// A log that ends without the last line is no success.
  @Test func aLogThatBreaksOffIsNoSuccess() throws {
    let result = try summary("✔ Suite GoodTests passed after 0.1 seconds.\n", status: 0)
    #expect(result.status == 70 && result.output.contains("without a last word"), "\(result)")
  }
}
