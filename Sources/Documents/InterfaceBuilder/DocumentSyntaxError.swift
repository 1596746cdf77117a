/// One thing that is wrong with a document, and where.
public struct DocumentDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The document, as it was named when it was opened.
  public var path: String
  /// Where in the document.
  public var position: SourcePosition
  /// What is wrong, and what was expected.
  public var message: String

  /// Creates a diagnostic.
  public init(path: String, position: SourcePosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// The diagnostic as compilers print theirs: `file:line:column: error: message`.
  public var description: String {
    "\(path):\(position.line):\(position.column): error: \(message)"
  }
}

/// All that is wrong with one document; never empty.
public struct DocumentSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The diagnostics, by position; at least one.
  public var diagnostics: [DocumentDiagnostic]

  /// Creates the error of a document with diagnostics.
  public init(_ diagnostics: [DocumentDiagnostic]) {
    self.diagnostics = diagnostics
  }

  /// One diagnostic a line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

/// A place in a text file; lines and columns count from 1, columns in bytes.
public struct SourcePosition: Hashable, Sendable, Codable {
  /// The line.
  public var line: Int
  /// The column, in bytes.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
