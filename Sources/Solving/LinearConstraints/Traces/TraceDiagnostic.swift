/// One thing that is wrong with the text of a trace.
public struct TraceDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column of the first offending byte, counted in UTF-8 code units from 1.
  public var column: Int
  /// What is wrong, and what was expected.
  public var message: String

  /// Creates a diagnostic.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Line, column and message, to be put behind the name of the file and a colon.
  public var description: String { "\(line):\(column): error: \(message)" }
}

/// All that is wrong with the text of a trace; never empty.
public struct TraceSyntaxError: Error, Hashable, Sendable {
  /// The findings in the order of the text.
  public var diagnostics: [TraceDiagnostic]

  /// Creates the error of a text with findings.
  public init(_ diagnostics: [TraceDiagnostic]) {
    self.diagnostics = diagnostics
  }
}
