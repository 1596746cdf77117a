import ArgumentParser

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
        guard isFailure, !output.wroteResults, ErrorDocument.isWanted(by: arguments) else {
          return (error, nil)
        }
        let document = ErrorDocument(
          status: status, messages: output.messages, reason: message(for: error))
        return (error, document)
      }
    }
  }
}
