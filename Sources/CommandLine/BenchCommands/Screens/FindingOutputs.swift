import ArgumentParser

/// The options of how findings are looked for and written, of all verbs that look for them.
struct FindingOutputs: ParsableArguments {
  @Flag(name: .customLong("all"), help: "Tell all findings and screens, however many.")
  var tellsAll = false

  @Option(help: "Documents and screens that are laid out side by side; without: one a processor.")
  var queues: Int?

  @Option(
    help: ArgumentHelp(
      "Write findings as SARIF, for code hosts; of a change, the new ones.", valueName: "file"))
  var sarif: String?

  @Option(
    help: ArgumentHelp(
      "Write what was found, or what a change moved, as the text of one comment on a pull request.",
      valueName: "file"))
  var markdown: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard 1...64 ~= queues ?? 1 else {
      throw ValidationError("--queues takes a number from 1 to 64.")
    }
  }

  /// The number of documents and screens that are laid out side by side.
  var width: Int { queues ?? SideBySide.defaultQueues }

  /// How many findings a report has; `few` unless all were asked for.
  func limit(_ few: Int) -> Int { tellsAll ? .max : few }
}
