import Foundation
import LayoutModel

/// What stands above and below sections, and beside them.
extension UITableView {
  /// How far sections lie from both sides, in points.
  final var sideInset: Double {
    style == .insetGrouped ? GroupedTable.sideInset(width: Double(bounds.width)) : 0
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
