import Foundation
import Testing
import UIKit

/// Controllers that are the data source and delegate of their own lists.
@Suite @MainActor struct ListControllerTests {
  private final class Rows: UITableViewController {
    var shown: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath.row) }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  private final class Tiles: UICollectionViewController {
    var shown: [Int] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown.append(indexPath.item) }
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  @Test func tablesAskTheirController() {
    let controller = Rows(style: .grouped)
    show(controller)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView === controller.view && controller.shown == [0, 1, 2])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
  }

  @Test func collectionsAskTheirController() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    let controller = Tiles(collectionViewLayout: layout)
    show(controller)
    #expect(controller.collectionView === controller.view && controller.shown == [0, 1])
    let paths = controller.collectionView.indexPathsForVisibleItems.sorted()
    #expect(paths == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(controller.collectionView.cellForItem(at: paths[1])?.frame.size == layout.itemSize)
  }
}
