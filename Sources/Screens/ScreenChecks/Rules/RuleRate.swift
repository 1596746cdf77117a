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
  package static let measured: [String: RuleRate] = [
    "ambiguity": RuleRate((77, 26), (137, 47)),
    "conflict": RuleRate((52, 34), (196, 72)),
    "control-overlap": RuleRate((55, 13), (56, 26)),
    "decided-by-luck": RuleRate((5, 5), (23, 13)),
    "duplicate": RuleRate((56, 20), (93, 51)),
    "feedback": RuleRate((0, 0), (0, 0)),
    "fixed-height-text": RuleRate((0, 0), (2, 1)),
    "fixed-width-text": RuleRate((63, 16), (179, 71)),
    "long-line": RuleRate((4, 4), (17, 16)),
    "misplaced": RuleRate((28, 9), (113, 40)),
    "never-binds": RuleRate((102, 49), (194, 70)),
    "off-screen": RuleRate((55, 32), (78, 42)),
    "outside-safe-area": RuleRate((124, 81), (196, 93)),
    "redundant": RuleRate((188, 71), (571, 135)),
    "refused": RuleRate((0, 0), (0, 0)),
    "rtl-alignment": RuleRate((23, 14), (43, 26)),
    "rtl-hardcoded": RuleRate((2, 1), (3, 3)),
    "rtl-not-mirrored": RuleRate((149, 53), (180, 73)),
    "scroll-dead": RuleRate((4, 3), (5, 5)),
    "small-text": RuleRate((21, 7), (39, 16)),
    "style-not-adjusting": RuleRate((102, 43), (64, 27)),
    "suppression": RuleRate((0, 0), (0, 0)),
    "target-24": RuleRate((1, 1), (2, 1)),
    "target-44": RuleRate((64, 28), (244, 129)),
    "text-clipped": RuleRate((33, 20), (84, 43)),
    "text-collides": RuleRate((8, 8), (41, 20)),
    "text-covered": RuleRate((13, 5), (50, 16)),
    "text-overlap": RuleRate((27, 11), (48, 24)),
    "text-truncated": RuleRate((44, 28), (43, 24)),
    "type-not-growing": RuleRate((154, 154), (392, 392)),
    "under-keyboard": RuleRate((112, 47), (85, 39)),
    "zero-size": RuleRate((10, 8), (25, 19)),
  ]

  /// The rate in words.
  package var words: String {
    func text(_ count: Count, _ documents: Int) -> String {
      "\(count.findings) findings in \(count.documents) of \(documents)"
    }
    return text(first, Self.documentCounts.first) + " public documents, "
      + text(second, Self.documentCounts.second) + " others"
  }
}
