/// What may be wrong with a document that was read, and where.
public struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
  /// The document, as it was named when it was opened.
  public var path: String
  /// Where in the document.
  public var position: SourcePosition
  /// What may be wrong.
  public var message: String

  /// The warning as compilers print theirs: `file:line:column: warning: message`.
  public var description: String {
    "\(path):\(position.line):\(position.column): warning: \(message)"
  }
}
