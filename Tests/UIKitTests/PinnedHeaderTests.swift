import Foundation
import Testing
import UIKit

/// Headers and footers that stay in sight with their section, as Apple documents it: those of plain
/// tables, and those of flow layouts that pin; each new one pushes the one before out.
@MainActor @Suite struct PinnedHeaderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  /// Three sections of ten rows of 40 points, each with a header of 30 and a footer of 20.
  final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var hasFooters = true

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      hasFooters ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      hasFooters ? 20 : 0
    }
  }

  private func makeTable(_ style: UITableView.Style, _ sections: Sections) -> UITableView {
    let table = UITableView(frame: root.bounds, style: style)
    table.rowHeight = 40
    table.dataSource = sections
    table.delegate = sections
    root.addSubview(table)
    root.layoutIfNeeded()
    return table
  }

  private func scroll(_ table: UIScrollView, to y: CGFloat) {
    table.contentOffset.y = y
    root.layoutIfNeeded()
  }

  @Test func aHeaderStaysWhileItsSectionIsSeen() throws {
    let sections = Sections()
    let table = makeTable(.plain, sections)
    let header = try #require(table.headerView(forSection: 0))
    let next = try #require(table.headerView(forSection: 1))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    scroll(table, to: 100)
    #expect(header.frame.minY == 100)
    // The rows go on as they are, below it.
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 110)
    // A section ends at 30 + 400 + 20; its last 30 points push the header out.
    scroll(table, to: 440)
    #expect(header.frame.minY == 420)
    #expect(next.frame.minY == 450)
    scroll(table, to: 500)
    #expect(header.frame.minY == 420 && next.frame.minY == 500)
    // A pull at the top takes the header along with the rows.
    scroll(table, to: -50)
    #expect(header.frame.minY == 0)
  }

  @Test func aFooterStaysAtTheBottom() throws {
    let sections = Sections()
    let table = makeTable(.plain, sections)
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.frame == CGRect(x: 0, y: 380, width: 320, height: 20))
    scroll(table, to: 40)
    #expect(footer.frame.minY == 420)
    scroll(table, to: 60)
    #expect(footer.frame.minY == 430, "its own place, between the sections")
  }

  @Test func headersStickBelowWhatCoversTheTop() throws {
    let sections = Sections()
    let table = makeTable(.plain, sections)
    table.contentInset.top = 64
    scroll(table, to: 100)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 164)
  }

  @Test func groupsScrollAsOne() throws {
    let sections = Sections()
    let table = makeTable(.grouped, sections)
    scroll(table, to: 100)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 0)
  }

  @Test func rowsPassBelowHeaders() throws {
    let sections = Sections()
    let table = makeTable(.plain, sections)
    scroll(table, to: 100)
    let order = table.subviews
    let header = try #require(
      order.firstIndex { $0 === table.headerView(forSection: 0) })
    let topmost = try #require(
      table.visibleCells.compactMap { cell in order.firstIndex { $0 === cell } }.max())
    #expect(topmost < header)
    // What lies where does not depend on what sticks.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 430, width: 320, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 450, width: 320, height: 450))
  }

  @Test func aRowIsScrolledToBesideWhatSticks() throws {
    let sections = Sections()
    let table = makeTable(.plain, sections)
    let path = IndexPath(row: 5, section: 1)
    table.scrollToRow(at: path, at: .top, animated: false)
    root.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 1))
    #expect(table.rectForRow(at: path).minY == header.frame.maxY)
    #expect(header.frame.minY == table.contentOffset.y)
    sections.hasFooters = false
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).height == 0)
    #expect(table.footerView(forSection: 0) == nil)
  }

  /// Two sections of twenty items, 100 by 100 points, three a line.
  final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func supplementaryViewsStickWhereTheLayoutPinsThem(
    _ direction: UICollectionView.ScrollDirection
  ) throws {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    let side: CGFloat = 320
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: side, height: side), collectionViewLayout: layout)
    let (top, bottom) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [top, bottom] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    collection.dataSource = items
    root.addSubview(collection)
    root.layoutIfNeeded()
    let isVertical = direction == .vertical
    func along(_ kind: String, _ section: Int) -> CGFloat? {
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        .map { isVertical ? $0.frame.minY : $0.frame.minX }
    }
    func scroll(to place: CGFloat) {
      collection.contentOffset =
        isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
      root.layoutIfNeeded()
    }
    scroll(to: 200)
    #expect(along(top, 0) == nil && along(bottom, 0) == nil, "by default they go with the items")
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    root.layoutIfNeeded()
    #expect(along(top, 0) == 200)
    #expect(along(bottom, 0) == 200 + side - 20)
    // A section is 40, seven lines of 100 with 10 between, and 20 long: 820.
    scroll(to: 800)
    #expect(along(top, 0) == 780)
    #expect(along(top, 1) == 820)
    #expect(along(bottom, 1) == 800 + side - 20)
  }
}
