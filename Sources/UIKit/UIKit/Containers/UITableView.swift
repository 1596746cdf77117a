public import Foundation
import LayoutModel
import Simulation

/// A scrolling column of cells, of which those that are seen are in the hierarchy.
///
/// Rows size themselves by constraints in their content views, unless a height is set; those that
/// were not seen yet have the estimated height.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with room beside them.
    case insetGrouped = 2
  }

  /// How rows are separated; kept, without effect.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
  }

  /// Where a row that is scrolled to lies.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The height of what sizes itself.
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// How sections look.
  open private(set) var style = Style.plain

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didCreateModel() {
    super.didCreateModel()
    alwaysBounceVertical = true
  }

  /// What gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  final var tableDelegate: (any UITableViewDelegate)? {
    (delegate as AnyObject?) as? any UITableViewDelegate
  }

  /// The height of rows, in points; ``automaticDimension`` by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { forgetLayout() }
  }

  /// The height of rows that were not measured, in points.
  open var estimatedRowHeight: CGFloat = 44 {
    didSet { forgetLayout() }
  }

  /// The height of what is above sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of what is below sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of what is above sections; kept, without effect: all are measured.
  open var estimatedSectionHeaderHeight: CGFloat = 28
  /// The estimated height of what is below sections; kept, without effect: all are measured.
  open var estimatedSectionFooterHeight: CGFloat = 28
  /// The room above the first header, in points; kept, without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// How rows are separated.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of separators; kept, without effect.
  open var separatorColor: UIColor?
  /// How far separators are moved in; kept, without effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether rows can be chosen; kept, without effect.
  open var allowsSelection = true
  /// Whether several rows can be chosen; kept, without effect.
  open var allowsMultipleSelection = false
  /// Whether content keeps to a width that reads well; kept, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view behind the cells; kept, without effect.
  open var backgroundView: UIView?
  /// The view above all rows, with the height of its frame.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below all rows, with the height of its frame.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Changes of rows, made at once: the table asks for all rows anew

  /// Takes rows in that the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAnew() }
  /// Takes rows out that the data source has no more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAnew() }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAnew() }
  /// Moves a row to where the data source has it now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAnew() }
  /// Asks for rows' cells to be updated.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAnew() }
  /// Moves a section to where the data source has it now.
  open func moveSection(_ section: Int, toSection newSection: Int) { askAnew() }
  /// Takes sections in that the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAnew() }
  /// Takes sections out that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { askAnew() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { askAnew() }

  /// Makes changes, and calls what is to come after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    askAnew()
    completion?(true)
  }

  /// Begins changes; without effect.
  open func beginUpdates() {}
  /// Ends changes: rows that size themselves are measured anew.
  open func endUpdates() { askAnew() }

  // MARK: Cells

  private var cellMakers: [String: () -> UITableViewCell] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  final var reusable: [String: [UITableViewCell]] = [:]
  final var shown: [IndexPath: UITableViewCell] = [:]
  final var layout = TableLayout()
  final var laidOutWidth: CGFloat = -1
  final var selection: [IndexPath] = []

  /// Registers the class of cells for a name.
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = type as? UITableViewCell.Type else { return }
    cellMakers[identifier] = { type.init(registeredFor: identifier) }
  }

  /// Registers the class of headers and footers for a name.
  open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = type as? UITableViewHeaderFooterView.Type else { return }
    headerMakers[identifier] = { type.init(registeredFor: identifier) }
  }

  /// A cell that is not used any more; nil where there is none and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// A cell that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A new header or footer of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerMakers[identifier]?() }

  /// Asks for all rows anew, and ends all choices.
  open func reloadData() {
    selection = []
    askAnew()
  }

  /// Asks for all rows anew; what is chosen stays so.
  private func askAnew() {
    for cell in shown.values { cell.removeFromSuperview() }
    for view in layout.sectionViews { view.removeFromSuperview() }
    shown = [:]
    forgetLayout()
  }

  private func forgetLayout() {
    laidOutWidth = -1
    setNeedsLayout()
  }

  /// Rows that size themselves are measured anew.
  override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    super.contentSizeCategoryDidChange(to: category)
    forgetLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row; nil where it is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  /// The row of a cell; nil where it is not seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows that are seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  /// The row that was chosen.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// Chooses a row, beside others where several may be chosen; nil ends all choices.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: false) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    shown[indexPath]?.setSelected(true, animated: false)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
  }

  /// Ends the choice of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shown[indexPath]?.setSelected(false, animated: false)
  }

  /// The rectangle of a row, in the table's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutRows()
    return layout.rect(of: indexPath, width: bounds.width)
  }

  /// Scrolls to a row, at once.
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    let rect = rectBesideStickingViews(ofRow: indexPath)
    let insets = adjustedContentInset
    let (top, bottom) = (rect.minY - insets.top, rect.maxY - bounds.height + insets.bottom)
    switch position {
    case .none: scrollRectToVisible(rect, animated: false)
    case .top: scroll(to: CGPoint(x: contentOffset.x, y: top))
    case .middle: scroll(to: CGPoint(x: contentOffset.x, y: (top + bottom) / 2))
    case .bottom: scroll(to: CGPoint(x: contentOffset.x, y: bottom))
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateSystemMargins()
    layOutRows()
  }

  override var look: ViewLook {
    var look = super.look
    if look.background == nil {
      look.background = style == .plain ? .systemBackground : .groupedBackground
    }
    return look
  }
}
