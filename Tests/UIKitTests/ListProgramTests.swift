import AutoLayoutEngine
import Foundation
import LayoutModel
import Simulation
import Testing
import UIKit

/// Small programs as a reader of UIKit's documentation writes them, and what it states that they do:
/// tables and collections.
@Suite @MainActor struct ListProgramTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A cell with two labels, the second of as many lines as it takes.
  final class TextCell: UITableViewCell {
    let (title, body) = (UILabel(), UILabel())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      body.numberOfLines = 0
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// Cells in the midst of a screen and at its end, below a bar and above the home indicator, have
  /// the same margins above and below; with another text size all are measured anew.
  @Test func rowsAreAsHighAsTheirTextWhereverTheyAre() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let screen = ListController()
    let window = Simulation.Window(
      device: device, rootViewController: UINavigationController(rootViewController: screen))
    var items = NSDiffableDataSourceSnapshot<ListController.Section, Int>()
    items.appendSections([.others])
    items.appendItems(Array(1...40), toSection: .others)
    screen.dataSource.apply(items, animatingDifferences: false)
    var heights: [CGFloat] = []
    for category in [LayoutModel.ContentSizeCategory.large, .accessibilityMedium] {
      window.engine.contentSizeCategory = category
      window.layoutIfNeeded()
      #expect(window.engine.conflicts.isEmpty)
      let cells = screen.tableView.visibleCells.compactMap { $0 as? TextCell }
      #expect(cells.count > 3)
      for cell in cells {
        #expect(cell.contentView.layoutMargins.top == 11)
        #expect(cell.contentView.layoutMargins.bottom == 11)
        #expect(abs(cell.body.frame.maxY + 11 - cell.contentView.bounds.height) < 0.5)
      }
      for (cell, next) in zip(cells, cells.dropFirst()) {
        #expect(abs(cell.frame.maxY - next.frame.minY) < 0.5)
      }
      heights.append(cells[0].frame.height)
    }
    #expect(heights[1] > heights[0])
  }

  /// A screen with a table that a diffable data source fills.
  final class ListController: UIViewController, UITableViewDelegate {
    enum Section: Hashable { case pinned, others }

    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) lazy var dataSource = UITableViewDiffableDataSource<Section, Int>(
      tableView: tableView
    ) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.title.text = "Item \(item)"
      (cell as? TextCell)?.body.text = String(repeating: "Some words. ", count: item)
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.register(TextCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 60
      tableView.delegate = self
      view.addSubview(tableView)
    }

    func show(pinned: [Int], others: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      snapshot.appendSections([.pinned, .others])
      snapshot.appendItems(pinned, toSection: .pinned)
      snapshot.appendItems(others)
      dataSource.apply(snapshot, animatingDifferences: true)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UIView()
      header.backgroundColor = .systemGray5
      return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 10 : 20
    }
  }

  @Test func rowsAreAsHighAsTheirText() throws {
    let controller = ListController()
    controller.view.frame = root.bounds
    root.addSubview(controller.view)
    controller.show(pinned: [1, 20], others: [3, 2])
    root.layoutIfNeeded()
    let table = controller.tableView
    #expect(table.numberOfSections == 2)
    let cells = table.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.map(\.title.text) == ["Item 1", "Item 20", "Item 3", "Item 2"])
    for cell in cells {
      // Margins of 11 points above and below.
      #expect(cell.title.frame.minY == 11)
      #expect(abs(cell.frame.height - cell.body.frame.maxY - 11) < 0.5)
      #expect(cell.body.frame.width == cell.contentView.layoutMarginsGuide.layoutFrame.width)
    }
    #expect(cells[1].frame.height > 2 * cells[0].frame.height)
    #expect(cells[0].frame.minY == 10)
    #expect(cells[2].frame.minY == cells[1].frame.maxY + 20)
    #expect(table.contentSize.height == cells[3].frame.maxY)
    controller.show(pinned: [], others: [5])
    root.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    #expect(controller.dataSource.indexPath(for: 5) == IndexPath(row: 0, section: 1))
    #expect(controller.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 5)
    #expect(controller.dataSource.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
  }

  @Test func rowsFollowTheWidth() {
    let controller = ListController()
    controller.view.frame = root.bounds
    root.addSubview(controller.view)
    controller.show(pinned: [20], others: [1])
    root.layoutIfNeeded()
    let narrow = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    controller.view.frame.size.width = 600
    root.layoutIfNeeded()
    let wide = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(wide < narrow)
    #expect(controller.tableView.visibleCells.allSatisfy { $0.frame.width == 600 })
  }

  final class Header: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// Squares, three a line, below headers.
  final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? 4 : 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? Header)?.label.text = "Section \(indexPath.section)"
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let side = (collectionView.bounds.width - 40) / 3
      return CGSize(width: side, height: side)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 30) }
  }

  @Test func squaresStandBelowHeaders() {
    let grid = Grid()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 340, height: 480), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = grid
    collection.delegate = grid
    root.addSubview(collection)
    root.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    // 30 of header, 5 above two lines of 100 with 10 between, 15 below.
    #expect(header?.frame == CGRect(x: 0, y: 260, width: 340, height: 30))
    #expect((header as? Header)?.label.text == "Section 1")
    // Cells lie below all that is no cell, whichever came first.
    let kinds = collection.subviews.compactMap { view -> Bool? in
      view is Header ? true : view is UICollectionViewCell ? false : nil
    }
    #expect(kinds.contains(true) && kinds == kinds.sorted { !$0 && $1 })
    let place = { (item: Int, section: Int) in
      collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(place(2, 0) == CGRect(x: 230, y: 35, width: 100, height: 100))
    #expect(place(3, 0) == CGRect(x: 10, y: 145, width: 100, height: 100))
    #expect(place(0, 1) == CGRect(x: 10, y: 295, width: 100, height: 100))
    #expect(collection.contentSize == CGSize(width: 340, height: 260 + 35 + 17 * 110 - 10 + 15))
    collection.scrollToItem(at: IndexPath(item: 49, section: 1), at: .top, animated: false)
    root.layoutIfNeeded()
    #expect(collection.contentOffset.y == collection.contentSize.height - 480)
    #expect(collection.indexPathsForVisibleItems.last == IndexPath(item: 49, section: 1))
    #expect(
      collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).isEmpty)
  }

  @Test func attributesOfItemsBeginVisibleAndAtTheOrigin() {
    let path = IndexPath(item: 3, section: 2)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.indexPath == path && cell.representedElementKind == nil)
    #expect(cell.frame == .zero && cell.alpha == 1 && !cell.isHidden && cell.zIndex == 0)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementKind == "header" && header.indexPath == path)
  }

  @Test func cellsOfCollectionsBeginUntouched() {
    let cell = UICollectionViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(!cell.isSelected && !cell.isHighlighted && cell.backgroundView == nil)
    #expect(cell.reuseIdentifier == nil && cell.contentView.superview === cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    let row = UITableViewCell(style: .default, reuseIdentifier: "row")
    #expect(!row.isSelected && !row.isHighlighted && !row.isEditing && row.accessoryType == .none)
    #expect(row.reuseIdentifier == "row")
  }

  @Test func cellsAreConfiguredByTheirRegistration() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, item in
      cell.accessibilityIdentifier = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    root.addSubview(collection)
    root.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.accessibilityIdentifier) == ["c", "a"])
    #expect(collection.visibleCells[1].frame.minY == 50)
  }

  /// The picture and the details of a cell keep their width, and the text takes the rest; no height is
  /// fought for.
  @Test func partsOfACellKeepTheirWidth() throws {
    for style in [UITableViewCell.CellStyle.value1, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "More"
      cell.imageView?.image = UIImage(systemName: "star")
      for part in [cell.imageView, cell.detailTextLabel].compactMap({ $0 as UIView? }) {
        #expect(part.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(part.contentHuggingPriority(for: .vertical) != .defaultHigh)
      }
      #expect(cell.textLabel.map { $0.contentHuggingPriority(for: .horizontal) } != .defaultHigh)
    }
  }
}
