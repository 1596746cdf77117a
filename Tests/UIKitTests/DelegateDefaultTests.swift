import Foundation
import Testing
import UIKit

/// What a delegate or a data source answers that leaves a question open.
@Suite @MainActor struct DelegateDefaultTests {
  /// Answers nothing but what it must.
  private final class Nobody: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UIPickerViewDelegate,
    UITextFieldDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// A layout that is no flow.
  private final class Scattered: UICollectionViewLayout {}

  private let nobody = Nobody()
  private let first = IndexPath(row: 0, section: 0)

  @Test func aTableHasOneSectionWithoutTitles() {
    let table = UITableView()
    #expect(nobody.numberOfSections(in: table) == 1)
    #expect(nobody.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(nobody.tableView(table, titleForFooterInSection: 0) == nil)
  }

  @Test func heightsOfATableAreItsOwn() {
    let table = UITableView()
    table.rowHeight = 51
    table.estimatedRowHeight = 52
    table.sectionHeaderHeight = 53
    table.sectionFooterHeight = 54
    #expect(nobody.tableView(table, heightForRowAt: first) == 51)
    #expect(nobody.tableView(table, estimatedHeightForRowAt: first) == 52)
    #expect(nobody.tableView(table, heightForHeaderInSection: 0) == 53)
    #expect(nobody.tableView(table, heightForFooterInSection: 0) == 54)
    #expect(nobody.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(nobody.tableView(table, viewForFooterInSection: 0) == nil)
  }

  @Test func aCollectionHasOneSectionWithEmptyHeaders() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(nobody.numberOfSections(in: list) == 1)
    let header = nobody.collectionView(
      list, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(header.frame == .zero && header.subviews.isEmpty)
  }

  @Test func sizesAndDistancesOfAFlowAreItsOwn() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 1, height: 2)
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    flow.minimumLineSpacing = 5
    flow.minimumInteritemSpacing = 6
    flow.headerReferenceSize = CGSize(width: 7, height: 8)
    flow.footerReferenceSize = CGSize(width: 9, height: 10)
    #expect(answers(of: flow) == [[1, 2], [1, 2, 3, 4], [5], [6], [7, 8], [9, 10]])
    flow.estimatedItemSize = CGSize(width: 11, height: 12)
    #expect(answers(of: flow).first == [11, 12])
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(answers(of: flow).first == [1, 2])
  }

  @Test func anotherLayoutHasNoneOfThem() {
    #expect(answers(of: Scattered()) == [[0, 0], [0, 0, 0, 0], [0], [0], [0, 0], [0, 0]])
  }

  /// Sizes and distances of a layout's items, as the delegate states them.
  private func answers(of layout: UICollectionViewLayout) -> [[CGFloat]] {
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let size = nobody.collectionView(list, layout: layout, sizeForItemAt: first)
    let inset = nobody.collectionView(list, layout: layout, insetForSectionAt: 0)
    let header = nobody.collectionView(list, layout: layout, referenceSizeForHeaderInSection: 0)
    let footer = nobody.collectionView(list, layout: layout, referenceSizeForFooterInSection: 0)
    return [
      [size.width, size.height], [inset.top, inset.left, inset.bottom, inset.right],
      [nobody.collectionView(list, layout: layout, minimumLineSpacingForSectionAt: 0)],
      [nobody.collectionView(list, layout: layout, minimumInteritemSpacingForSectionAt: 0)],
      [header.width, header.height], [footer.width, footer.height],
    ]
  }

  @Test func otherQuestionsHaveTheAnswersOfUIKit() {
    #expect(nobody.viewForZooming(in: UIScrollView()) == nil)
    #expect(nobody.pickerView(UIPickerView(), titleForRow: 0, forComponent: 0) == nil)
    #expect(nobody.textFieldShouldReturn(UITextField()))
  }
}
