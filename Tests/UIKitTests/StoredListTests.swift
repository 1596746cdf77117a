import Foundation
import TestSupport
import Testing
import UIKit

/// What tables, collections and cells are made with and what their setters change, as `Tests/Stored`
/// has it.
@Suite @MainActor struct StoredListTests {
  @Test func listsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-lists")
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      typealias Table = Facade<UITableView>
      func table() -> UITableView {
        UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      }
      Table(
        table(),
        [
          Table.p("rowHeight", \.rowHeight, 30),
          Table.p("estimatedRowHeight", \.estimatedRowHeight, 70),
          Table.p("sectionHeaderHeight", \.sectionHeaderHeight, 20),
          Table.p("sectionFooterHeight", \.sectionFooterHeight, 20),
          Table.p("estimatedHeader", \.estimatedSectionHeaderHeight, 9),
          Table.p("estimatedFooter", \.estimatedSectionFooterHeight, 9),
          Table.p("topPadding", \.sectionHeaderTopPadding, 9),
          Table.p("separatorStyle", \.separatorStyle, .none),
          Table.p("separatorColor", \.separatorColor, .red),
          Table.p("separatorInset", \.separatorInset, .zero),
          Table.p("allowsSelection", \.allowsSelection, false),
          Table.p("allowsMultipleSelection", \.allowsMultipleSelection, true),
          Table.p("readable", \.cellLayoutMarginsFollowReadableWidth, true),
          Table.r("sections", \.numberOfSections), Table.r("cells", \.visibleCells.count),
        ], inherited: style == .plain ? Table.ofScrollViews : []
      ).append(to: &parts, as: "UITableView \(style)")
    }
    typealias Flow = Facade<UICollectionViewFlowLayout>
    let size = CGSize(width: 30, height: 20)
    Flow(
      UICollectionViewFlowLayout(),
      [
        Flow.p("itemSize", \.itemSize, size), Flow.p("estimated", \.estimatedItemSize, size),
        Flow.p("lines", \.minimumLineSpacing, 3), Flow.p("items", \.minimumInteritemSpacing, 3),
        Flow.p("inset", \.sectionInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        Flow.p("scrolls", \.scrollDirection, .horizontal),
        Flow.p("header", \.headerReferenceSize, size),
        Flow.p("footer", \.footerReferenceSize, size),
        Flow.p("pinsHeaders", \.sectionHeadersPinToVisibleBounds, true),
        Flow.p("pinsFooters", \.sectionFootersPinToVisibleBounds, true),
        Flow.r("content", \.collectionViewContentSize),
      ]
    ).append(to: &parts, as: "UICollectionViewFlowLayout")
    for style in [
      UITableViewCell.CellStyle.default, .value1, .value2, .subtitle,
    ] {
      typealias Cell = Facade<UITableViewCell>
      func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Details of it"
        return cell
      }
      Cell(
        cell(),
        [
          Cell.p(
            "accessoryType", \.accessoryType, .disclosureIndicator, .detailButton, .checkmark,
            .detailDisclosureButton),
          Cell.p("accessoryView", \.accessoryView, UISwitch()),
          Cell.p("selectionStyle", \.selectionStyle, .none),
          Cell.p("separatorInset", \.separatorInset, .init(top: 1, left: 2, bottom: 3, right: 4)),
          Cell.p("isEditing", \.isEditing, true), Cell.r("identifier", \.reuseIdentifier),
          Cell.f("labels") { cell in
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            cell.layoutIfNeeded()
            return [
              cell.textLabel?.frame, cell.detailTextLabel?.frame, cell.contentView.frame,
            ] as [CGRect?]
          },
        ], inherited: style == .default ? Cell.ofViews : []
      ).append(to: &parts, as: "UITableViewCell \(style)")
    }
    try parts.check()
  }
}
