import ArgumentParser

/// `bench record`: the old name of `bench trace`, which works and which no help shows.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: TraceCommand.configuration.abstract, shouldDisplay: false)

  @OptionGroup var trace: TraceCommand

  func run() throws { try trace.run() }
}
