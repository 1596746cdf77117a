import ArgumentParser
import ScenarioEngine

extension BenchCommand {
  /// Parses and runs the command line, and ends the process with its status.
  public static func main() {
    let outcome = perform(Array(CommandLine.arguments.dropFirst()))
    if let document = outcome.document { Terminal.write(document.text) }
    if let error = outcome.error { exit(withError: error) }
  }

  /// Parses and runs a command line.
  ///
  /// - Returns: What the verb ended with, nil where all is well; and the document of errors to print,
  ///   where JSON was asked for and nothing else was printed.
  package static func perform(
    _ arguments: [String]
  ) -> (error: (any Error)?, document: ErrorDocument?) {
    let output = VerbOutput()
    return VerbOutput.$current.withValue(output) {
      do {
        var command = try parseAsRoot(arguments)
        try command.run()
        return (nil, nil)
      } catch {
        let status = exitCode(for: error).rawValue
        // What an interrupted run has so far is its document; statuses below are answers.
        let isFailure =
          status >= ExitStatus.usage.rawValue && status < ExitStatus.interrupted.rawValue
        if isFailure, let verb = verbMeant(by: arguments) {
          Terminal.report("note: did you mean 'bench \(verb)'?")
        }
        guard isFailure, !output.wroteResults, ErrorDocument.isWanted(by: arguments) else {
          return (error, nil)
        }
        let document = ErrorDocument(
          status: status, messages: output.messages, reason: message(for: error))
        return (error, document)
      }
    }
  }

  /// The verb that a first word is a slip of: words that are no verb are taken for scenarios.
  package static func verbMeant(by arguments: [String]) -> String? {
    guard let word = arguments.first else { return nil }
    let verbs = configuration.subcommands.compactMap { $0.configuration.commandName }
    if verbs.contains(word) { return nil }
    return Suggestion.nearest(to: word, among: verbs)
  }
}
