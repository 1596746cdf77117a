package import ArgumentParser
import FileReading
import ScenarioEngine

extension BenchCommand {
  /// Parses and runs the command line, and ends the process with its status.
  public static func main() {
    let outcome = perform(Array(CommandLine.arguments.dropFirst()))
    if let document = outcome.document { Terminal.write(document.text) }
    guard let error = outcome.error else { return }
    // Messages repeat words of the command line, which may hold anything.
    let status = exitCode(for: error)
    let text = fullMessage(for: error)
    if !text.isEmpty {
      if status.isSuccess { Terminal.write(text) } else { Terminal.writeUsage(text) }
    }
    Self.exit(withError: status)
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
      InputRegister.$current.withValue(InputRegister()) { outcome(of: arguments, output) }
    }
  }

  private static func outcome(
    of arguments: [String], _ output: VerbOutput
  ) -> (error: (any Error)?, document: ErrorDocument?) {
    do {
      try requireVerbToExplain(arguments)
      var command = try command(of: arguments)
      try command.run()
      return (nil, nil)
    } catch {
      let status = exitCode(for: error).rawValue
      // What an interrupted run has so far is its document; statuses below are answers.
      let isFailure =
        status >= ExitStatus.usage.rawValue && status < ExitStatus.interrupted.rawValue
      guard isFailure else { return (error, nil) }
      for note in CommandWords.notes(on: arguments, message: message(for: error)) {
        Terminal.writeToStandardError("note: \(note)")
      }
      guard !output.wroteResults, ErrorDocument.isRequested(by: arguments) else {
        return (error, nil)
      }
      let document = ErrorDocument(
        status: status, messages: output.messages, reason: message(for: error))
      return (error, document)
    }
  }

  /// Parses a command line, and refuses options that have no effect on what it asks for.
  ///
  /// - Throws: the error of a command line that makes no sense, and the requests for help.
  package static func command(of arguments: [String]) throws -> any ParsableCommand {
    let command = try parseAsRoot(CommandWords.joiningNegativeNumbers(arguments))
    if let modal = command as? any ModalCommand {
      try modal.idleOptions.requireAbsence(from: arguments)
    }
    return command
  }

  /// `bench help rnder` would explain the program where no verb has the name.
  private static func requireVerbToExplain(_ arguments: [String]) throws {
    guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-"),
      !CommandWords.verbs.contains(arguments[1])
    else { return }
    let hint = CommandWords.verb(meantBy: arguments[1]).map(Suggestion.question) ?? ""
    throw ValidationError("There is no verb '\(arguments[1])'\(hint)")
  }
}
