import Foundation
import LayoutModel
import Simulation

/// The rows in sight: which they are, where they lie, and how high those are that size themselves.
extension UITableView {
  /// Gives the table the system's margins at its sides, which cells preserve.
  final func updateSystemMargins() {
    guard attributes?.controller == nil else { return }
    let side = ControllerCore.systemSideMargin(width: Double(bounds.width))
    model.defaultLayoutMargins = EdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  /// Shows the rows that are in sight, and measures those whose height is not known.
  final func layOutRows() {
    guard dataSource != nil, bounds.width > 0 else { return }
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      prepareLayout()
    }
    // Measuring a row moves those below it, and so may bring another row into sight.
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var rows = layout.rows(in: visible)
    recycle(keeping: rows)
    var index = 0
    while index < rows.count {
      if show(rows[index]) { rows = layout.rows(in: visible) }
      index += 1
    }
    recycle(keeping: rows)
    for path in rows { shown[path]?.frame = layout.rect(of: path, width: bounds.width) }
    placeSectionViews()
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  /// Takes out the cells of all but some rows, to be used again.
  private func recycle(keeping rows: [IndexPath]) {
    for path in shown.keys.sorted() where !rows.contains(path) {
      guard let cell = shown.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }
  }

  /// Makes the plan of all rows, with estimated heights where no others are known.
  private func prepareLayout() {
    for view in layout.sectionViews { view.removeFromSuperview() }
    layout = TableLayout()
    layout.sideInset = CGFloat(sideInset)
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.bottom = tableFooterView?.frame.height ?? 0
    for section in 0..<numberOfSections {
      let header = sectionView(section, isHeader: true)
      let footer = sectionView(section, isHeader: false)
      let heights = (0..<numberOfRows(inSection: section)).map { row in
        estimate(IndexPath(row: row, section: section))
      }
      layout.append(header: header, footer: footer, rows: heights)
    }
  }

  /// Where a row that is seen stands among those of its group; nil in a table without inset groups.
  final func groupPlace(of cell: UITableViewCell) -> TableLayout.RowPlace? {
    guard style == .insetGrouped, let path = indexPath(for: cell) else { return nil }
    return layout.place(of: path)
  }

  /// The height of a row before it is measured.
  private func estimate(_ path: IndexPath) -> TableLayout.Height {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return TableLayout.Height(value: height, isKnown: true) }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return TableLayout.Height(value: estimate >= 0 ? estimate : 44, isKnown: false)
  }

  /// Shows a row; whether its height was not known before and is another one.
  private func show(_ path: IndexPath) -> Bool {
    if shown[path] == nil, let cell = dataSource?.tableView(self, cellForRowAt: path) {
      shown[path] = cell
      cell.frame = layout.rect(of: path, width: bounds.width)
      cell.preservesSuperviewLayoutMargins = true
      // What sticks to an edge lies above the rows.
      if let sectionView = layout.sectionViews.first {
        insertSubview(cell, belowSubview: sectionView)
      } else {
        addSubview(cell)
      }
      let isChosen = selection.contains(path)
      if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    guard let cell = shown[path], !layout.isKnown(path) else { return false }
    return layout.set(
      cell.fittingHeight(width: max(bounds.width - 2 * layout.sideInset, 0)), of: path)
  }

  /// Places headers and footers, those of the table and those of its sections.
  private func placeSectionViews() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: layout.top)
    // Headers and footers of plain tables stay in sight with their section; groups scroll as one.
    layout.placeSectionViews(
      width: bounds.width, stickingTo: style == .plain ? visibleExtent(isVertical: true) : nil)
    tableFooterView?.frame = CGRect(
      x: 0, y: layout.height - layout.bottom, width: bounds.width, height: layout.bottom)
  }
}
