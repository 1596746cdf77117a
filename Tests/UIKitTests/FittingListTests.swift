import Foundation
import Testing
import UIKit

/// The sizes that headers and cells are given before and while their content is measured.
@Suite @MainActor struct FittingListTests {
  /// One section of one row below a header that asks for its own height.
  private final class Header: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UIView()

    override init() {
      super.init()
      view.fill(with: FittingListTests.makeText())
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
  }

  private static func makeText() -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = (1...34).map { "word \($0)" }.joined(separator: " ")
    return label
  }

  /// A text wraps in what the groups' insets leave of the width: 16 points on each side.
  @Test(arguments: [(UITableView.Style.plain, 320.0), (.insetGrouped, 288)])
  func aHeaderIsAsHighAsItsTextAtItsWidth(style: UITableView.Style, width: Double) {
    let header = Header()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = header
    table.delegate = header
    table.layoutIfNeeded()
    let height = Self.makeText().sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(height > 60 && height < 480)
    #expect(header.view.frame.size == CGSize(width: width, height: height))
  }

  /// What is tied to a cell itself and not to its content view counts as well.
  @Test func aCellIsAsLargeAsWhatIsTiedToItself() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 10, height: 12))
    cell.fill(withBoxOf: CGSize(width: 90, height: 20))
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    place.frame = CGRect(x: 5, y: 6, width: 10, height: 12)
    #expect(
      cell.preferredLayoutAttributesFitting(place).frame
        == CGRect(x: 5, y: 6, width: 90, height: 20))
  }

  /// Code that builds a cell may place views by the content's size at once.
  @Test func aCellsContentHasItsSizeBeforeAnyLayout() {
    let first = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(first.contentView.superview === first)
    #expect(first.contentView.preservesSuperviewLayoutMargins)
  }

  /// A scroll view whose content grew may have to place what floats over it.
  @Test func contentOfAnotherSizeLaysTheScrollViewOutOnce() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(scroll)
    let height = scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 300)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 300)
    let before = scroll.count
    height.constant = 500
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 500)
    #expect(scroll.count == before + 1)
  }
}
