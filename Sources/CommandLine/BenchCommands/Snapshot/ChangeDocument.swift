import ScreenChecks

/// What a change moved, broke and mended, as one JSON document.
struct ChangeDocument: Encodable {
  var version = 1
  var matrix: FindingDocument.Matrix
  /// What the documents are compared with.
  var reference: String
  /// How many documents there are in all.
  var documentCount: Int
  var documents: [DocumentComparison]
  var coverage: ScreenCoverage

  init(_ outcome: ChangeRun.Outcome, _ changed: ChangedDocuments, _ matrix: ScreenMatrix) {
    self.matrix = FindingDocument.Matrix(matrix)
    reference = changed.reference
    documentCount = changed.documentCount
    documents = outcome.comparisons
    coverage = outcome.coverage
  }
}
