public import Foundation
import LayoutModel

/// What stands above and below sections, and beside them.
extension UITableView {
  /// How far sections lie from both sides, in points.
  final var sideInset: Double {
    style == .insetGrouped ? GroupedTable.sideInset(width: Double(bounds.width)) : 0
  }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  public final func rect(forSection section: Int) -> CGRect {
    layOutRows()
    let extent = layout.extent(ofSection: section)
    return CGRect(
      x: 0, y: extent.lowerBound, width: bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }

  /// The rectangle of a section's header before it sticks to an edge; without height for none.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.size.height = layout.sectionView(ofSection: section, isHeader: true)?.height ?? 0
    return rect
  }

  /// The rectangle of a section's footer before it sticks to an edge; without height for none.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    let height = layout.sectionView(ofSection: section, isHeader: false)?.height ?? 0
    rect.origin.y = rect.maxY - height
    rect.size.height = height
    return rect
  }

  /// The header of a section, where it is a header-footer view.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layout.sectionView(ofSection: section, isHeader: true)?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section, where it is a header-footer view.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layout.sectionView(ofSection: section, isHeader: false)?.view as? UITableViewHeaderFooterView
  }

  /// The rectangle of a row with the room that its section's header and footer need where they stick
  /// to the edges.
  final func rectBesideStickingViews(ofRow path: IndexPath) -> CGRect {
    var rect = rectForRow(at: path)
    guard style == .plain else { return rect }
    let header = layout.sectionView(ofSection: path.section, isHeader: true)?.height ?? 0
    let footer = layout.sectionView(ofSection: path.section, isHeader: false)?.height ?? 0
    rect.origin.y -= header
    rect.size.height += header + footer
    return rect
  }

  /// The header or footer of a section; nil where it takes no room.
  final func sectionView(_ section: Int, isHeader: Bool) -> TableLayout.SectionView? {
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let view = own ?? title.map { makeTitleView($0, isHeader: isHeader, section: section) }
    var height =
      (isHeader
        ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
        : tableDelegate?.tableView(self, heightForFooterInSection: section))
      ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
    guard let view else {
      // Groups are apart from one another.
      guard style != .plain else { return nil }
      return TableLayout.SectionView(
        view: nil, height: height < 0 ? CGFloat(GroupedTable.emptyHeight) : height)
    }
    addSubview(view)
    if height < 0 {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: max(bounds.width - 2 * sideInset, 0), height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return TableLayout.SectionView(view: view, height: height)
  }

  /// A line of text as high as the system's headers are: 28 points in a plain table.
  private func makeTitleView(_ title: String, isHeader: Bool, section: Int) -> UIView {
    let isGrouped = style != .plain
    var height: CGFloat = 28
    if isGrouped, isHeader {
      height = GroupedTable.titleHeight + (section == 0 ? GroupedTable.firstTitleExcess : 0)
    }
    let width = max(bounds.width - 2 * sideInset, 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    // It may stick to an edge, above the rows.
    if !isGrouped { view.backgroundColor = .systemBackground }
    // The title of a group stands just above its rows.
    let top = isGrouped && isHeader ? height - GroupedTable.lineHeight - 6 : 0
    let label = UILabel(
      frame: CGRect(
        x: 16, y: top, width: max(width - 32, 0),
        height: top > 0 ? GroupedTable.lineHeight : height))
    label.text = isGrouped && isHeader ? title.uppercased() : title
    label.font = .systemFont(ofSize: 13)
    if isGrouped { label.textColor = .secondaryLabel }
    label.autoresizingMask = [.flexibleWidth]
    view.addSubview(label)
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }
}
