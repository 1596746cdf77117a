import Foundation
import ResultStore

/// The one JSON object that a verb which was asked for JSON prints when it could not do its work.
///
///     {"errors":[{"column":3,"file":"a.yaml","line":2,"message":"…"}],"status":65}
///
/// A reader of standard output gets a document in every case: this one has the key `errors`, which
/// no other has at its top. A status below 64 is an answer, and the verb's own document holds it.
package struct ErrorDocument: Codable, Hashable, Sendable {
  /// One thing that is wrong.
  package struct Entry: Codable, Hashable, Sendable {
    /// The file that it is in, where there is one.
    package var file: String?
    /// The line in the file, from 1.
    package var line: Int?
    /// The column in the line, from 1.
    package var column: Int?
    /// What is wrong, and what was expected.
    package var message: String
  }

  /// What is wrong; at least one entry.
  package var errors: [Entry]
  /// The exit status, 64 or above.
  package var status: Int32

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - messages: The lines of standard error; those without `error: ` are passed over, as they
  ///     explain others.
  ///   - reason: What is wrong where no line has it, as with words that could not be parsed.
  package init(status: Int32, messages: [String], reason: String) {
    self.status = status
    let found = messages.flatMap { $0.split(separator: "\n") }.compactMap { Entry(line: $0) }
    let words = reason.isEmpty ? "ended with status \(status)" : reason
    errors = found.isEmpty ? [Entry(message: words)] : found
  }

  /// The document as one line of JSON.
  package var text: String { (try? SortedJSON.line(self)) ?? "{}" }

  /// Whether a command line asks for JSON, however far it can be parsed.
  package static func isRequested(by arguments: [String]) -> Bool {
    let words = arguments.prefix { $0 != "--" }
    return words.contains("--json") || words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}

extension ErrorDocument.Entry {
  /// Reads `file:line:column: error: message`; any part of the place may be missing.
  init?(line text: Substring) {
    guard let match = text.firstMatch(of: /^(?:(.*?)(?::(\d+))?(?::(\d+))?: )?error: (.*)$/) else {
      return nil
    }
    file = match.1.map(String.init)
    line = match.2.flatMap { Int($0) }
    column = match.3.flatMap { Int($0) }
    message = String(match.4)
  }
}
