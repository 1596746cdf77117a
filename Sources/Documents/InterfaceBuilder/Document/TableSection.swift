/// A section of a table whose rows a document writes.
package struct TableSection: Hashable, Sendable {
  /// What stands above the rows.
  package var headerTitle: String?
  /// What stands below the rows.
  package var footerTitle: String?
  /// The ids of the rows.
  package var cells: [String]

  /// Reads a `<tableViewSection>`.
  init(_ element: XMLElement) {
    headerTitle = element["headerTitle"] ?? Self.text(of: element, "headerTitle")
    footerTitle = element["footerTitle"] ?? Self.text(of: element, "footerTitle")
    let rows = element.child("cells")?.children.compactMap { $0["id"] }
    cells = rows ?? []
  }

  private static func text(of element: XMLElement, _ key: String) -> String? {
    element.child("string", key: key)?.decodedText
  }
}

/// How a collection view's flow layout arranges cells.
package struct CollectionFlow: Hashable, Sendable {
  /// Whether rows stand beside each other and not below.
  package var isHorizontal: Bool
  /// The least distance between cells of a row, in points.
  package var interitemSpacing: Double
  /// The least distance between rows, in points.
  package var lineSpacing: Double

  /// Reads a `<collectionViewFlowLayout>`.
  init(_ element: XMLElement) {
    isHorizontal = element["scrollDirection"] == "horizontal"
    interitemSpacing = element.number("minimumInteritemSpacing") ?? 10
    lineSpacing = element.number("minimumLineSpacing") ?? 10
  }
}
