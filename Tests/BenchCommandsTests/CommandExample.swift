import Foundation
import TestSupport
import Testing

/// A command line of the built program, with all that it prints and ends with.
struct CommandExample: Sendable, CustomTestStringConvertible {
  /// The words, separated by spaces.
  let line: String
  let status: Int32
  let output: [String]
  let errors: [String]

  /// The files of acceptances are named by the time; only their numbers are kept.
  private static var acceptance: Regex<(Substring, Substring)> {
    #/accepted/\d{8}T\d{6}Z-(\d+)-[0-9a-f]{16}\.json/#
  }

  /// Creates an example; the usage that follows a mistake on the command line is left out of `errors`.
  init(_ line: String, _ output: String..., status: Int32 = 0, errors: String...) {
    self.line = line
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Creates an example of lines that were put together.
  init(line: String, status: Int32, output: [String], errors: [String]) {
    self.line = line
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The same example of a verb.
  init(_ example: CommandExample, verb: String) {
    line = "\(verb) \(example.line)"
    status = example.status
    output = example.output
    errors = example.errors
  }

  var testDescription: String { line }

  /// Runs the command line and compares.
  ///
  /// - Parameters:
  ///   - folder: The working folder, which stands as DIR in what is printed.
  ///   - more: Words to add at the end.
  ///   - sourceLocation: Where what differs is recorded.
  /// - Throws: when the program cannot be started.
  func check(
    in folder: HostileFolder? = nil, adding more: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let words = line.split(separator: " ").map(String.init) + more
    let result = try BuiltProgram.run(
      words, environment: ["COLUMNS": "100", "NO_COLOR": "1"], workingFolder: folder?.path,
      timeout: 120)
    func lines(_ text: String) -> [String] {
      let text = (folder.map { text.replacing($0.path, with: "DIR") } ?? text)
        .replacing(Self.acceptance) { "accepted/\($0.1).json" }
        .replacing(#/with [0-9a-f]{10}/#, with: "with COMMIT")
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
    #expect(lines(result.output) == output, "\(line)", sourceLocation: sourceLocation)
    let errors = lines(result.errors).prefix { !$0.hasPrefix("Usage: bench") }
    #expect(Array(errors) == self.errors, "\(line)", sourceLocation: sourceLocation)
    #expect(
      result.status == status && !result.wasSignaled, "\(line)\n\(result)",
      sourceLocation: sourceLocation)
  }
}
