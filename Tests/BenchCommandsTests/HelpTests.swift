import ArgumentParser
import BenchCommands
import Foundation
import ProcessEnvironment
import TestSupport
import Testing

/// The help of every verb, as it is printed on a terminal of 80 columns, beside this file.
///
/// What users read changes only on purpose: `LAYOUTBENCH_REFRESH=1 swift test --filter HelpTests`
/// writes the files anew, and the change is then looked at like any other.
@Suite struct HelpTests {
  private static let folder = ProjectFolder.url(of: "Tests/BenchCommandsTests/Help")

  /// Every verb that help shows, and the program itself under the name `bench`.
  private static var verbs: [String] {
    ["bench"]
      + BenchCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
  }

  /// The help of a verb; folders that depend on where the tests run are named by their last part.
  private static func help(of verb: String) -> String {
    let command = BenchCommand.configuration.subcommands.first {
      $0.configuration.commandName == verb
    }
    let text =
      command.map { BenchCommand.helpMessage(for: $0, columns: 80) }
      ?? BenchCommand.helpMessage(columns: 80)
    return text.replacing(/\(default:\s+\S*(Scenarios|Results)\)/) { "(default: \($0.output.1))" }
      + "\n"
  }

  @Test(arguments: verbs)
  func theHelpOfAVerbIsAsWritten(verb: String) throws {
    let file = Self.folder.appending(path: "\(verb).txt")
    let found = Self.help(of: verb)
    if EnvironmentVariable.refreshesTexts.isSet {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(found.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "refresh with LAYOUTBENCH_REFRESH=1 if it is meant")
  }

  @Test func anOldNameWorksAndIsNotShown() throws {
    let help = BenchCommand.helpMessage(columns: 80)
    #expect(help.contains("  trace  ") && !help.contains("record,") && !help.contains(", record"))
    #expect(!help.contains("\n  record"))
    let command = try BenchCommand.parseAsRoot(["record", "feed", "-o", "x.trace", "--size", "3"])
    #expect("\(type(of: command))" == "RecordCommand")
    #expect(CommandWords.verb(meantBy: "record") == nil)
  }

  @Test func noFileIsLeftOfAVerbThatIsGone() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(names) == Set(Self.verbs.map { "\($0).txt" }))
  }
}
