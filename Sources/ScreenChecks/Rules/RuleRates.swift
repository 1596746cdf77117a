/// How often a rule finds something in public documents of other people's apps.
///
/// Counted with the matrix of `bench inspect`, all rules on, on two collections of Interface Builder
/// documents that can be read: one on which rules were made, one that was only judged.
package struct RuleRate: Sendable, Hashable, Codable {
  /// Findings in the first collection, and the documents that have any.
  package var first: Count
  /// Findings in the second collection, and the documents that have any.
  package var second: Count

  /// Findings and documents.
  package struct Count: Sendable, Hashable, Codable {
    /// The number of findings.
    package var findings: Int
    /// The number of documents that have one.
    package var documents: Int
  }

  /// How many documents each collection has.
  package static let documentCounts = (first: 519, second: 910)

  init(_ first: (Int, Int), _ second: (Int, Int)) {
    self.first = Count(findings: first.0, documents: first.1)
    self.second = Count(findings: second.0, documents: second.1)
  }

  /// The rates by rule.
  package static let measured: [String: RuleRate] = [:]

  /// The rate in words.
  package var words: String {
    func text(_ count: Count, _ documents: Int) -> String {
      "\(count.findings) findings in \(count.documents) of \(documents)"
    }
    return text(first, Self.documentCounts.first) + " public documents, "
      + text(second, Self.documentCounts.second) + " others"
  }
}
