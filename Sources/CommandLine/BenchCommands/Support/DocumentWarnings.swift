import InterfaceBuilder

/// What may be wrong with documents that were read, on standard error: the one place for every verb.
enum DocumentWarnings {
  /// Writes the warnings of documents, each once.
  static func write(of documents: some Sequence<InterfaceDocument>) {
    write(documents.flatMap(\.warnings))
  }

  /// Writes warnings, each once.
  static func write(_ warnings: [DocumentWarning]) {
    var written: Set<DocumentWarning> = []
    for warning in warnings where written.insert(warning).inserted {
      Terminal.writeToStandardError(warning.description)
    }
  }
}
