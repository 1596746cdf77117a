import Foundation
import Testing
import UIKit

/// Where an item or a row lies after it was scrolled to, for each position that can be asked for.
@Suite @MainActor struct ScrollPositionTests {
  private let items = EmptyCells(count: 100)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let insets = UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19)

  /// The frame of item 50 in what is shown, between the insets.
  private func place(
    _ direction: UICollectionView.ScrollDirection, _ position: UICollectionView.ScrollPosition
  ) throws -> CGRect {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize =
      direction == .vertical ? CGSize(width: 60, height: 40) : CGSize(width: 40, height: 60)
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    collection.contentInset = insets
    collection.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: EmptyCells.identifier)
    collection.dataSource = items
    root.addSubview(collection)
    root.layoutIfNeeded()
    collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
    root.layoutIfNeeded()
    let frame = try #require(collection.cellForItem(at: IndexPath(item: 50, section: 0))?.frame)
    let offset = collection.contentOffset
    return frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  @Test func itemsOfColumns() throws {
    #expect(try place(.vertical, .top).minY == 11)
    #expect(try place(.vertical, .bottom).maxY == 300 - 17)
    #expect(try place(.vertical, .centeredVertically).midY == (11 + 300 - 17) / 2)
  }

  @Test func itemsOfLines() throws {
    #expect(try place(.horizontal, .left).minX == 13)
    #expect(try place(.horizontal, .right).maxX == 200 - 19)
    #expect(try place(.horizontal, .centeredHorizontally).midX == (13 + 200 - 19) / 2)
  }

  @Test func rows() {
    let table = UITableView(frame: root.bounds, style: .plain)
    table.contentInset = insets
    table.rowHeight = 40
    table.dataSource = items
    root.addSubview(table)
    root.layoutIfNeeded()
    let path = IndexPath(row: 50, section: 0)
    func offset(_ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: path, at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(offset(.top) == 2_000 - 11)
    #expect(offset(.none) == 2_000 - 11, "what is in sight stays")
    #expect(offset(.bottom) == 2_040 - 300 + 17)
    #expect(offset(.middle) == 2_020 - (11 + 300 - 17) / 2)
  }
}
