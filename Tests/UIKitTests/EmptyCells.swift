import UIKit

/// One section of rows or items, whose cells show nothing.
class EmptyCells: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  /// The identifier by which the cells are asked for.
  static let identifier = "cell"

  /// How many there are.
  var count = 0

  convenience init(count: Int) {
    self.init()
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
