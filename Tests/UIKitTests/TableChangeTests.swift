import Foundation
import Testing
import UIKit

/// What a table shows after its rows, its selection, or what stands above and below them changed.
@Suite @MainActor struct TableChangeTests {
  private let rows = EmptyCells(count: 2)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: EmptyCells.identifier)
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func isSelected(_ row: Int) -> Bool? { table.cellForRow(at: path(row))?.isSelected }

  @Test func everyChangeAsksForTheRowsAnew() {
    let (path, section) = (path(0), IndexSet(integer: 0))
    let changes: [(UITableView) -> Void] = [
      { $0.insertRows(at: [path], with: .automatic) }, { $0.deleteRows(at: [path], with: .none) },
      { $0.reloadRows(at: [path], with: .fade) }, { $0.moveRow(at: path, to: path) },
      { $0.reconfigureRows(at: [path]) }, { $0.moveSection(0, toSection: 0) },
      { $0.insertSections(section, with: .none) }, { $0.deleteSections(section, with: .none) },
      { $0.reloadSections(section, with: .none) }, { $0.reloadData() },
      {
        $0.beginUpdates()
        $0.endUpdates()
      },
    ]
    for (index, change) in changes.enumerated() {
      rows.count = index + 3
      change(table)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == min(index + 3, 12), "change \(index)")
      #expect(table.contentSize.height == CGFloat(40 * (index + 3)))
    }
  }

  @Test func updatesOfABatchComeBeforeTheRows() {
    var end: [Bool] = []
    table.performBatchUpdates {
      rows.count = 5
    } completion: {
      end.append($0)
    }
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (0..<5).map(path) && end == [true])
  }

  @Test func rowsLieBetweenTheTablesOwnViews() {
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.reloadData()
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 30, width: 320, height: 40))
    #expect(footer.frame == CGRect(x: 0, y: 110, width: 320, height: 20))
    #expect(table.contentSize.height == 130)
    table.tableHeaderView = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.rectForRow(at: path(0)).minY == 0)
    #expect(footer.frame.minY == 80)
  }

  @Test func oneRowIsChosenAtATime() {
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(0))
    #expect(isSelected(0) == true && isSelected(1) == false)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(isSelected(0) == false && isSelected(1) == true)
    table.deselectRow(at: path(0), animated: false)
    #expect(table.indexPathForSelectedRow == path(1))
    table.deselectRow(at: path(1), animated: false)
    #expect(table.indexPathForSelectedRow == nil && isSelected(1) == false)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && isSelected(1) == false)
  }

  @Test func severalRowsAreChosenWhereThatIsAllowed() {
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(isSelected(0) == true && isSelected(1) == true)
    table.deselectRow(at: path(1), animated: false)
    #expect(table.indexPathForSelectedRow == path(0) && isSelected(1) == false)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(0), animated: false)
    #expect(table.indexPathForSelectedRow == nil, "a row is chosen once")
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && isSelected(0) == false)
  }

  @Test func allRowsAnewAreNotChosenAndChangesOfSomeKeepTheChoice() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.reloadRows(at: [path(0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path(1) && isSelected(1) == true)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil && isSelected(1) == false)
  }

  @Test func aChosenRowIsSoWhenItComesIntoSight() {
    rows.count = 100
    table.reloadData()
    table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    table.scrollToRow(at: path(50), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(isSelected(50) == true && isSelected(51) == false)
    table.scrollToRow(at: path(0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected }, "its cell is used again")
  }

  @Test func aChosenRowIsScrolledTo() {
    rows.count = 100
    table.reloadData()
    table.layoutIfNeeded()
    table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 2_000)
  }

  /// Titles of groups are 38 points high, the first one 17.5 more; those of plain tables 28.
  @Test func titlesStandAboveTheirRows() {
    final class Titled: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 2 ? nil : "Title"
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Footer" : nil
      }
    }
    let titled = Titled()
    func heights(_ style: UITableView.Style, isHeader: Bool) -> [CGFloat] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
      table.dataSource = titled
      table.layoutIfNeeded()
      return (0..<3).map { section in
        let rect =
          isHeader
          ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
        // Whole pixels of the main screen, whichever it is.
        return (2 * rect.height).rounded(.down) / 2
      }
    }
    for style in [UITableView.Style.grouped, .insetGrouped] {
      #expect(heights(style, isHeader: true) == [55.5, 38, 17.5])
      #expect(heights(style, isHeader: false).first == 17.5)
    }
    #expect(heights(.plain, isHeader: true) == [28, 28, 0])
    #expect(heights(.plain, isHeader: false)[0] == 0)
  }

  @Test func headersAreMadeOfTheirClass() {
    final class Header: UITableViewHeaderFooterView {}
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is Header && header?.reuseIdentifier == "header")
    header?.textLabel?.text = "Title"
    header?.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    header?.layoutIfNeeded()
    #expect(header?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(header?.textLabel?.isDescendant(of: header?.contentView ?? UIView()) == true)
    #expect((header?.textLabel?.frame.width ?? 0) > 0)
  }

  @Test func detailsStandBesideOrBelow() throws {
    func frames(_ style: UITableViewCell.CellStyle) throws -> (CGRect, CGRect, UIFont) {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      title.text = "Title"
      detail.text = "Detail"
      cell.layoutIfNeeded()
      let font = try #require(detail.font)
      return (title.convert(title.bounds, to: cell), detail.convert(detail.bounds, to: cell), font)
    }
    let (title, detail, font) = try frames(.value1)
    #expect(detail.minX >= title.maxX && detail.midY == title.midY && font.pointSize == 17)
    let (above, below, small) = try frames(.subtitle)
    #expect(below.minY >= above.maxY && below.minX == above.minX && small.pointSize == 12)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  /// Where a row lies is known before the table is laid out.
  @Test func rowsAreFoundBeforeTheyAreShown() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: EmptyCells.identifier)
    table.rowHeight = 40
    table.dataSource = rows
    rows.count = 30
    #expect(table.rectForRow(at: path(20)) == CGRect(x: 0, y: 800, width: 320, height: 40))
    rows.count = 2
    table.reloadData()
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 40, width: 320, height: 40))
    #expect(table.contentSize.height == 80)
  }
}
