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
    var setting: TextSetting
    var look: ViewLook
  }

  private var frames: [Int: Rect] = [:]
  /// The titles of sections.
  private(set) var headers: [Header] = []
  private let document: InterfaceDocument
  private let width: Double
  private let isRightToLeft: Bool

  private static let plainHeaderHeight = 28.0
  private static let groupedHeaderHeight = 38.0
  private static let sectionGap = 20.0

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
      for part in parts { frames[part] = document.views[part].frame }
    }
  }

  /// Where a part lies; nil where the document does not say.
  func frame(ofPart part: Int) -> Rect? { frames[part] }

  private func stored(_ part: Int) -> Rect {
    document.views[part].frame ?? Rect(x: 0, y: 0, width: width, height: 44)
  }

  private func key(_ part: Int) -> String {
    if case .owned(_, let key) = document.views[part].role { key } else { "" }
  }

  // MARK: Tables

  private mutating func placeRows(_ parts: [Int], of table: Int) {
    let canvas = document.views[table].frame?.width ?? width
    let sections = document.views[table].appearance.sections
    let isGrouped = document.isGroupedTable(table)
    var y = 0.0
    func place(_ part: Int) {
      let frame = stored(part)
      // A cell of an inset group keeps its distance from both sides.
      let side = max((canvas - frame.width) / 2, 0)
      let height = max(document.views[part].appearance.rowHeight ?? frame.height, frame.height, 1)
      frames[part] = Rect(x: side, y: y, width: max(width - 2 * side, 1), height: height)
      y += height
    }
    for part in parts where key(part) == "tableHeaderView" { place(part) }
    let rows = parts.filter { !["tableHeaderView", "tableFooterView"].contains(key($0)) }
    let ids = Dictionary(
      rows.map { (document.views[$0].id, $0) }
    ) { first, _ in first }
    var placed: Set<Int> = []
    for (index, section) in sections.enumerated() {
      let title = section.headerTitle ?? ""
      if !title.isEmpty {
        addHeader(title, at: &y, isGrouped: isGrouped)
      } else if isGrouped, index > 0 || y == 0 {
        y += index == 0 ? Self.groupedHeaderHeight - 3 : Self.sectionGap
      }
      for id in section.cells {
        guard let part = ids[id] else { continue }
        place(part)
        placed.insert(part)
      }
      if let footer = section.footerTitle, !footer.isEmpty {
        addHeader(footer, at: &y, isGrouped: isGrouped, isFooter: true)
      }
    }
    for part in rows where !placed.contains(part) { place(part) }
    for part in parts where key(part) == "tableFooterView" { place(part) }
  }

  private mutating func addHeader(
    _ title: String, at y: inout Double, isGrouped: Bool, isFooter: Bool = false
  ) {
    let height = isGrouped ? Self.groupedHeaderHeight : Self.plainHeaderHeight
    var look = ViewLook()
    look.foreground = isGrouped ? .secondaryLabel : .label
    if !isGrouped { look.background = .secondaryBackground }
    let font = isGrouped ? Font.system(13) : Font.system(17, weight: .semibold)
    let inset = min(16, width / 4)
    headers.append(
      Header(
        title: isGrouped && !isFooter ? title.uppercased() : title,
        frame: Rect(
          x: inset, y: isGrouped ? y + 12 : y, width: max(width - 2 * inset, 1),
          height: isGrouped ? height - 12 : height),
        setting: TextSetting(font: font, lineLimit: isFooter ? 3 : 1), look: look))
    y += height
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
      frames[part] = Rect(origin: Point(x: x, y: point.y), size: size)
      point.x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
  }
}
