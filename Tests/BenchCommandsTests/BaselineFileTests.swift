import Foundation
import TestSupport
import Testing

/// The file of known findings, through the built program: written, edited by people, written again.
@Suite struct BaselineFileTests {
  private static let reason = #""designer Anna accepted this, ticket 4711" until 2099-01-31"#

  /// A folder with a document that has findings, and the baseline of it, of which the first reason was
  /// changed.
  private func folder() throws -> HostileFolder {
    let folder = try HostileFolder()
    try folder.write("view.xib", BadDocument.text(constraint: #"multiplier="0""#))
    let written = try folder.bench(
      "inspect", "view.xib", "--baseline", "known", "--write-baseline", "known")
    #expect(written.status == 1, "the first time nothing is known yet: \(written)")
    let text = String(decoding: try folder.bytes("known"), as: UTF8.self)
    try #require(text.contains("refused view.xib c1 \"known when the baseline was written\""))
    try folder.write(
      "known", text.replacing("\"known when the baseline was written\"", with: Self.reason))
    return folder
  }

  @Test(
    "a second writing keeps reasons and days",
    arguments: [
      ["--baseline", "known", "--write-baseline", "known"], ["--write-baseline", "known"],
      ["--write-baseline", "./known"],
    ])
  func again(_ options: [String]) throws {
    let folder = try folder()
    let before = try folder.bytes("known")
    let result = try BuiltProgram.run(
      ["inspect", "view.xib"] + options, workingFolder: folder.path)
    #expect(result.status == (options.contains("--baseline") ? 0 : 1), "\(result)")
    #expect(try folder.bytes("known") == before)
  }

  @Test func reasonsOfAnotherBaselineAreTakenOver() throws {
    let folder = try folder()
    let result = try folder.bench(
      "inspect", "view.xib", "--baseline", "known", "--write-baseline", "new")
    #expect(result.status == 0, "\(result)")
    #expect(try folder.bytes("new") == folder.bytes("known"))
  }

  @Test func whatIsNoBaselineIsNotWrittenOver() throws {
    let folder = try folder()
    try folder.write("known", "notes of a meeting\n")
    let result = try folder.bench("inspect", "view.xib", "--write-baseline", "known")
    #expect(result.status == 65 && result.errors.contains("known:1:"), "\(result)")
    #expect(try folder.bytes("known") == Data("notes of a meeting\n".utf8))
  }

  @Test func noOtherOutputMayOverwriteTheBaseline() throws {
    let folder = try folder()
    let before = try folder.bytes("known")
    let result = try folder.bench(
      "inspect", "view.xib", "--baseline", "known", "--sarif", "known")
    #expect(result.status == 64, "\(result)")
    #expect(try folder.bytes("known") == before)
  }
}
