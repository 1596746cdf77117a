import Testing
import UIKit

/// Sections and items of a snapshot, in order, through all changes.
@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: Snapshot = {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4, 5])
    return snapshot
  }()

  @Test func contentsAreInOrder() {
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
  }

  @Test func thingsAreFoundByTheirNames() {
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func sectionsComeAndGo() {
    var changed = snapshot
    changed.insertSections(["x", "y"], beforeSection: "b")
    changed.insertSections(["z"], afterSection: "b")
    #expect(changed.sectionIdentifiers == ["a", "x", "y", "b", "z"])
    changed.deleteSections(["a", "y"])
    #expect(changed.sectionIdentifiers == ["x", "b", "z"])
    #expect(changed.itemIdentifiers == [3, 4, 5])
  }

  @Test func itemsComeAndGo() {
    var changed = snapshot
    changed.insertItems([7, 8], beforeItem: 4)
    changed.insertItems([9], afterItem: 5)
    #expect(changed.itemIdentifiers(inSection: "b") == [3, 7, 8, 4, 5, 9])
    changed.deleteItems([1, 7, 9])
    #expect(changed.itemIdentifiers == [2, 3, 8, 4, 5])
    changed.deleteAllItems()
    #expect(changed.numberOfItems == 0 && changed.numberOfSections == 0)
  }

  @Test func itemsMoveWithinAndAcrossSections() {
    var changed = snapshot
    changed.moveItem(5, beforeItem: 3)
    #expect(changed.itemIdentifiers(inSection: "b") == [5, 3, 4])
    changed.moveItem(1, afterItem: 4)
    #expect(changed.itemIdentifiers == [2, 5, 3, 4, 1])
    changed.appendItems([3], toSection: "a")
    #expect(changed.itemIdentifiers(inSection: "a") == [2, 3], "an item is in one place")
  }

  @Test func whatIsLoadedAnewStays() {
    var changed = snapshot
    changed.reloadItems([1, 5])
    changed.reconfigureItems([2])
    changed.reloadSections(["a"])
    #expect(changed.itemIdentifiers == snapshot.itemIdentifiers)
  }
}
