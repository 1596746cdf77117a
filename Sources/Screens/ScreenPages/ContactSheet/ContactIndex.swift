/// The list of all contact sheets: one page of HTML.
package struct ContactIndex {
  /// A document in the list.
  package struct Entry: Sendable {
    /// The document's path.
    package var path: String
    /// The name of its page.
    package var page: String
    /// How many errors, warnings and notes it has.
    package var counts: [Int]
    /// How many screens.
    package var screenCount: Int

    /// Creates an entry.
    package init(path: String, page: String, counts: [Int], screenCount: Int) {
      self.path = path
      self.page = page
      self.counts = counts
      self.screenCount = screenCount
    }
  }

  /// What the template sees.
  private struct Model {
    struct Row {
      var path: String
      var page: String
      var errors: String
      var warnings: String
      var notes: String
      var screens: String
    }

    var title: String
    var tone: String
    var styleSheet: String
    var rows: [Row]
    var coverage: [String]
  }

  private let model: Model

  /// Makes the list: documents with errors first, then those with warnings.
  ///
  /// - Parameters:
  ///   - entries: The documents.
  ///   - title: What came out, in a sentence.
  ///   - coverage: What was looked at and what was not, a sentence each.
  package init(_ entries: [Entry], title: String, coverage: [String]) {
    let sorted = entries.enumerated().sorted { left, right in
      left.element.counts != right.element.counts
        ? right.element.counts.lexicographicallyPrecedes(left.element.counts)
        : left.offset < right.offset
    }
    func text(_ counts: [Int], _ index: Int) -> String {
      index < counts.count && counts[index] > 0 ? "\(counts[index])" : ""
    }
    model = Model(
      title: title,
      tone: entries.contains { $0.counts.first ?? 0 > 0 }
        ? "bad" : entries.contains { $0.counts.contains { $0 > 0 } } ? "doubtful" : "good",
      styleSheet: Templates.styleSheet,
      rows: sorted.map { _, entry in
        Model.Row(
          path: entry.path, page: entry.page, errors: text(entry.counts, 0),
          warnings: text(entry.counts, 1), notes: text(entry.counts, 2),
          screens: "\(entry.screenCount)")
      }, coverage: coverage)
  }

  /// The page.
  ///
  /// - Returns: UTF-8 text, the same for the same input.
  /// - Throws: The template parser's error, which would be a fault of this program.
  package func html() throws -> String {
    try Templates.page(model, PackageResources.index_mustache)
  }
}
