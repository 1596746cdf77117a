/// Where the rows of a table in groups lie, by Interface Builder's canvas of iOS 15 and later: the
/// stored frames of public documents have no other values.
package enum GroupedTable {
  /// The height of a header or footer without a title, in points, where the table sets none.
  package static let emptyHeight = 17.5
  /// The height of a header with a title, in points.
  package static let titleHeight = 38.0
  /// What the header of the first section is higher than others, in points, with a title.
  package static let firstTitleExcess = 17.5
  /// The height of a line of a title or footer, in points.
  package static let lineHeight = 16.0
  /// The room above a footer's text and that below it, in points.
  package static let footerPadding = 6.0
  /// The radius of an inset group's corners, in points.
  package static let cornerRadius = 10.0
  /// The distance between a row's edge and a title above it, in points.
  package static let titleInset = 16.0

  /// How far inset groups lie from each side of their table.
  ///
  /// - Parameter width: The width of the table, in points.
  /// - Returns: The distance, in points.
  package static func sideInset(width: Double) -> Double { width <= 375 ? 16 : 20 }
}
