public import Foundation

/// Changes of rows are made at once: the table asks for all rows anew.
extension UITableView {
  /// How a change of rows is animated; without effect.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// As the system chooses.
    case automatic = 100
  }

  /// Takes rows in that the data source has now.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Takes rows out that the data source has no more.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Asks for rows anew.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Moves a row to where the data source has it now.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Asks for rows' cells to be updated.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

  /// Moves a section to where the data source has it now.
  public final func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Takes sections in that the data source has now.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Takes sections out that the data source has no more.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Asks for sections anew.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Makes changes, and calls what is to come after.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Begins changes; without effect.
  public final func beginUpdates() {}

  /// Ends changes: rows that size themselves are measured anew.
  public final func endUpdates() { reloadData() }
}

/// Changes of items are made at once: the collection asks for all items anew.
extension UICollectionView {
  /// Takes items in that the data source has now.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Takes items out that the data source has no more.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Moves an item to where the data source has it now.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Takes sections in that the data source has now.
  public final func insertSections(_ sections: IndexSet) { reloadData() }

  /// Takes sections out that the data source has no more.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Asks for sections anew.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Asks for items anew.
  public final func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Makes changes, and calls what is to come after.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
}
