/// What is different between two revisions of a document, change by change; each can be made alone.
package struct DocumentDifference: Sendable {
  /// The earlier revision.
  package let earlier: InterfaceDocument
  /// The later revision.
  package let later: InterfaceDocument
  /// The changes, in the order of the later revision; what is gone comes last.
  package let changes: [DocumentChange]

  let before: ObjectTable
  let after: ObjectTable
  /// The key of the object that each edit of a change is about, in the order of the changes.
  let keys: [[String]]

  /// Compares two revisions.
  ///
  /// - Parameters:
  ///   - earlier: The bytes of the earlier revision.
  ///   - later: The bytes of the later revision.
  ///   - earlierPath: What messages call the earlier one.
  ///   - path: What messages call the later one.
  /// - Throws: All that is wrong with the first of them that cannot be read.
  /// - Complexity: O(n log n) in the number of elements.
  package init(
    earlier: [UInt8], later: [UInt8], earlierPath: String, path: String
  ) throws(DocumentSyntaxError) {
    (self.earlier, before) = try Self.read(earlier, path: earlierPath)
    (self.later, after) = try Self.read(later, path: path)
    let found = EditSearch(before, after).edits
    let groups = EditSearch.grouped(found, before, after)
    changes = groups.map { DocumentChange(edits: $0.map(\.edit)) }
    keys = groups.map { $0.map(\.key) }
  }

  private static func read(
    _ bytes: [UInt8], path: String
  ) throws(DocumentSyntaxError) -> (InterfaceDocument, ObjectTable) {
    let tree = try XMLTree.parse(bytes, path: path, limits: XMLLimits())
    return (try DocumentReader.read(tree, path: path), ObjectTable(tree))
  }

  /// The earlier revision with some of the changes.
  ///
  /// - Parameter chosen: The changes, as indices into ``changes``.
  /// - Returns: The document; nil where these changes alone make none, as a constraint on a view
  ///   that another change adds.
  package func document(with chosen: Set<Int>) -> InterfaceDocument? {
    var merger = DocumentMerger(before, after)
    for index in chosen {
      for (edit, key) in zip(changes[index].edits, keys[index]) { merger.choose(edit, of: key) }
    }
    return try? DocumentReader.read(merger.tree(), path: later.path)
  }
}
