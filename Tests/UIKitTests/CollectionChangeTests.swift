import Foundation
import Testing
import UIKit

/// What a collection shows after its items, its selection or its layout changed.
@Suite @MainActor struct CollectionChangeTests {
  /// A cell as large as a box in it.
  private final class Box: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.fill(withBoxOf: CGSize(width: 70, height: 30))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private let items = EmptyCells(count: 2)
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 390), collectionViewLayout: layout)
    collection.register(Box.self, forCellWithReuseIdentifier: EmptyCells.identifier)
    collection.dataSource = items
    collection.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func isSelected(_ item: Int) -> Bool? {
    collection.cellForItem(at: path(item))?.isSelected
  }

  @Test func everyChangeAsksForTheItemsAnew() {
    let (path, section) = (path(0), IndexSet(integer: 0))
    let changes: [(UICollectionView) -> Void] = [
      { $0.insertItems(at: [path]) }, { $0.deleteItems(at: [path]) },
      { $0.moveItem(at: path, to: path) }, { $0.reloadItems(at: [path]) },
      { $0.reconfigureItems(at: [path]) }, { $0.insertSections(section) },
      { $0.deleteSections(section) }, { $0.moveSection(0, toSection: 0) },
      { $0.reloadSections(section) }, { $0.performBatchUpdates(nil) },
    ]
    for (index, change) in changes.enumerated() {
      items.count = index + 3
      change(collection)
      collection.layoutIfNeeded()
      #expect(collection.contentSize.height == CGFloat(40 * (index + 3)), "change \(index)")
      #expect(collection.visibleCells.count == min(index + 3, 10))
    }
  }

  @Test func oneItemIsChosenAtATime() {
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    #expect(isSelected(0) == false && isSelected(1) == true)
    collection.deselectItem(at: path(0), animated: false)
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil && isSelected(1) == false)
  }

  @Test func severalItemsAreChosenWhereThatIsAllowed() {
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(1), path(0)])
    collection.deselectItem(at: path(1), animated: false)
    #expect(isSelected(0) == true && isSelected(1) == false)
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(0)], "an item is chosen once")
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil && isSelected(0) == false)
  }

  @Test func aChosenItemIsScrolledToAndSoWhenItComesIntoSight() {
    items.count = 100
    collection.reloadData()
    collection.layoutIfNeeded()
    collection.selectItem(at: path(50), animated: false, scrollPosition: .top)
    #expect(collection.contentOffset.y == 2_000)
    collection.layoutIfNeeded()
    #expect(isSelected(50) == true && isSelected(51) == false)
    let cell = collection.cellForItem(at: path(51))
    #expect(cell.flatMap { collection.indexPath(for: $0) } == path(51))
    #expect(collection.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    collection.reloadData()
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func anotherLayoutPlacesTheItemsAnew() {
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 60, height: 25)
    other.minimumLineSpacing = 5
    collection.collectionViewLayout = other
    collection.layoutIfNeeded()
    #expect(layout.collectionView == nil && other.collectionView === collection)
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 30)
    #expect(collection.contentSize.height == 55)
  }

  @Test func cellsMeasureThemselvesWhereSizesAreEstimates() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    items.count = 4
    collection.frame.size.width = 200
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0))?.frame.size == CGSize(width: 70, height: 30))
    // Two a line, the first at the leading edge, the second at the trailing one.
    #expect(collection.cellForItem(at: path(1))?.frame.maxX == 200)
    #expect(collection.cellForItem(at: path(2))?.frame.minY == 30)
    #expect(collection.contentSize.height == 60)
  }

  @Test func attributesAreAPlaceInBothForms() {
    let place = UICollectionViewLayoutAttributes(forCellWith: path(0))
    place.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(place.center == CGPoint(x: 25, y: 40) && place.size == CGSize(width: 30, height: 40))
    place.center = CGPoint(x: 100, y: 100)
    #expect(place.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    place.size = CGSize(width: 10, height: 10)
    #expect(place.frame.size == CGSize(width: 10, height: 10))
  }
}
