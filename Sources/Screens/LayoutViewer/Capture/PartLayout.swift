import InterfaceBuilder
import LayoutModel

/// Where the cells, headers and footers of a table or collection lie in its content.
///
/// Rows keep the heights and order that the document stores, and take the width that the table has
/// here; titles of sections stand between them.
struct PartLayout {
  /// A title of a section.
  struct Header {
    var title: String
    var frame: Rect
    var textAttributes: TextAttributes
    var look: ViewLook
  }

  /// Where a row stands among those of its section.
  struct RowPlace {
    var isFirst: Bool
    var isLast: Bool
  }

  /// Where a part lies.
  struct Place {
    var frame: Rect
    /// Its place in an inset group; nil where rows reach from side to side.
    var group: RowPlace?
  }

  private var places: [Int: Place] = [:]
  /// The titles of sections.
  private(set) var headers: [Header] = []
  private let document: InterfaceDocument
  private let width: Double
  private let isRightToLeft: Bool

  private static let plainHeaderHeight = 28.0
  /// The heights of headers and footers without a title up to Xcode 11's canvas, whose tables are
  /// known by them.
  private static let oldHeight = 10.0
  private static let oldFirstHeight = 35.0

  /// Computes all places.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - container: The table or collection, or another view that owns parts.
  ///   - width: The width that it has.
  ///   - isRightToLeft: Whether cells of a collection begin at the right.
  init(_ document: InterfaceDocument, container: Int, width: Double, isRightToLeft: Bool) {
    self.document = document
    self.width = width
    self.isRightToLeft = isRightToLeft
    let parts = document.views[container].ownedViews.filter { document.views[$0].isLayoutRoot }
    switch document.views[container].element {
    case "tableView": placeRows(parts, of: container)
    case "collectionView": placeCells(parts, of: container)
    default:
      for part in parts { places[part] = document.views[part].frame.map { Place(frame: $0) } }
    }
  }

  /// Where a part lies; nil where the document does not hold it.
  func place(ofPart part: Int) -> Place? { places[part] }

  private func stored(_ part: Int) -> Rect {
    document.views[part].frame ?? Rect(x: 0, y: 0, width: width, height: 44)
  }

  private func key(_ part: Int) -> String {
    if case .owned(_, let key) = document.views[part].role { key } else { "" }
  }

  // MARK: Tables

  private mutating func placeRows(_ parts: [Int], of table: Int) {
    let appearance = document.views[table].appearance
    let isGrouped = document.isGroupedTable(table)
    let isInset = document.isInsetGroupedTable(table)
    let side = isInset ? GroupedTable.sideInset(width: self.width) : 0
    let isOld = isGrouped && appearance.sectionHeaderHeight == Self.oldHeight
    var y = 0.0
    func place(_ part: Int, _ group: RowPlace? = nil) {
      let frame = stored(part)
      let height = max(document.views[part].appearance.rowHeight ?? frame.height, frame.height, 1)
      let inset = group == nil ? 0 : side
      places[part] = Place(
        frame: Rect(x: inset, y: y, width: max(width - 2 * inset, 1), height: height), group: group)
      y += height
    }
    func placeSection(_ rows: [Int]) {
      for (index, part) in rows.enumerated() {
        place(
          part,
          isInset ? RowPlace(isFirst: index == 0, isLast: index == rows.count - 1) : nil)
      }
    }
    for part in parts where key(part) == "tableHeaderView" { place(part) }
    let rows = parts.filter { !["tableHeaderView", "tableFooterView"].contains(key($0)) }
    let ids = Dictionary(rows.map { (document.views[$0].id, $0) }) { first, _ in first }
    var rest = rows
    for (index, section) in appearance.sections.enumerated() {
      let title = section.headerTitle ?? ""
      if !title.isEmpty {
        if isGrouped, !isOld, index == 0 { y += GroupedTable.firstTitleExcess }
        addHeader(title, at: &y, isGrouped: isGrouped, side: side)
      } else if isGrouped {
        y +=
          isOld
          ? (index == 0 ? Self.oldFirstHeight : Self.oldHeight)
          : appearance.sectionHeaderHeight ?? GroupedTable.emptyHeight
      }
      let cells = section.cells.compactMap { ids[$0] }
      placeSection(cells)
      rest.removeAll(where: cells.contains)
      if let footer = section.footerTitle, !footer.isEmpty {
        addFooter(footer, at: &y, isGrouped: isGrouped, side: side)
      } else if isGrouped {
        y += isOld ? Self.oldHeight : appearance.sectionFooterHeight ?? GroupedTable.emptyHeight
      }
    }
    if isGrouped, appearance.sections.isEmpty, !rest.isEmpty {
      y += appearance.sectionHeaderHeight ?? GroupedTable.emptyHeight
    }
    placeSection(rest)
    for part in parts where key(part) == "tableFooterView" { place(part) }
  }

  private mutating func addHeader(
    _ title: String, at y: inout Double, isGrouped: Bool, side: Double
  ) {
    let height = isGrouped ? GroupedTable.titleHeight : Self.plainHeaderHeight
    var look = ViewLook()
    look.foreground = isGrouped ? .secondaryLabel : .label
    if !isGrouped { look.background = .secondaryBackground }
    let font = isGrouped ? Font.system(13) : Font.system(17, weight: .semibold)
    // A title ends a little above the rows.
    let above = isGrouped ? height - GroupedTable.lineHeight - 6 : 0
    let below = isGrouped ? 6.0 : 0
    headers.append(
      Header(
        title: isGrouped ? title.uppercased() : title,
        frame: titleFrame(y + above, height - above - below, side),
        textAttributes: TextAttributes(font: font, lineLimit: 1), look: look))
    y += height
  }

  private mutating func addFooter(
    _ text: String, at y: inout Double, isGrouped: Bool, side: Double
  ) {
    var look = ViewLook()
    look.foreground = .secondaryLabel
    let textAttributes = TextAttributes(font: .system(13), lineLimit: 0)
    let room = titleFrame(0, 0, side).width
    let lines = WrappingTextMeasurer.system.lines(text, attributes: textAttributes, width: room)
      .count
    let height = Double(lines) * GroupedTable.lineHeight
    headers.append(
      Header(
        title: text, frame: titleFrame(y + GroupedTable.footerPadding, height, side),
        textAttributes: textAttributes, look: look))
    y += height + 2 * GroupedTable.footerPadding
  }

  private func titleFrame(_ y: Double, _ height: Double, _ side: Double) -> Rect {
    let inset = min(side + GroupedTable.titleInset, width / 4)
    return Rect(x: inset, y: y, width: max(width - 2 * inset, 1), height: height)
  }

  // MARK: Collections

  private mutating func placeCells(_ parts: [Int], of collection: Int) {
    let flow = document.views[collection].appearance.flow
    let gap = flow?.interitemSpacing ?? 10
    var point = Point.zero
    var rowHeight = 0.0
    for part in parts {
      let frame = stored(part)
      let isBand = key(part).hasPrefix("section")
      let size = Size(width: isBand ? width : min(frame.width, max(width, 1)), height: frame.height)
      if flow?.isHorizontal != true, point.x > 0, isBand || point.x + size.width > width + 0.5 {
        point = Point(x: 0, y: point.y + rowHeight + (flow?.lineSpacing ?? 10))
        rowHeight = 0
      }
      let x = isRightToLeft ? width - point.x - size.width : point.x
      places[part] = Place(frame: Rect(origin: Point(x: x, y: point.y), size: size))
      point.x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
  }
}
