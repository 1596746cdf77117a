public import Foundation

/// A scrolling arrangement of cells, of which those that are seen are in the hierarchy.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }

  /// What gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// Whether items can be chosen; kept, without effect.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The view behind the cells; kept, without effect.
  open var backgroundView: UIView?

  /// The kind of headers of sections.
  public nonisolated static var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of footers of sections.
  public nonisolated static var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  /// A view that is seen: a cell, or another kind of view.
  private struct Element: Hashable {
    let kind: String?
    let path: IndexPath
  }

  /// A name for which a class was registered, of cells or of another kind of views.
  private struct ReuseName: Hashable {
    let kind: String?
    let identifier: String
  }

  private var makers: [ReuseName: () -> UICollectionReusableView] = [:]
  private var reusable: [ReuseName: [UICollectionReusableView]] = [:]
  private var shown: [Element: UICollectionReusableView] = [:]
  private var selection: [IndexPath] = []
  private var measured: Set<Element> = []
  private var laidOutSize = CGSize(width: -1, height: -1)

  /// Registers the class of cells for a name.
  open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = type as? UICollectionViewCell.Type else { return }
    makers[ReuseName(kind: nil, identifier: identifier)] = {
      type.init(registeredFor: identifier)
    }
  }

  /// Registers the class of headers, footers or other views for a name.
  open func register(
    _ type: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = type as? UICollectionReusableView.Type else { return }
    makers[ReuseName(kind: kind, identifier: identifier)] = {
      type.init(registeredFor: identifier)
    }
  }

  /// A cell that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ReuseName(kind: nil, identifier: identifier)
    guard let cell = dequeue(name) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    return cell
  }

  /// A header, footer or other view that is not used any more, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(ReuseName(kind: kind, identifier: identifier)) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  private func dequeue(_ name: ReuseName) -> UICollectionReusableView? {
    guard let view = reusable[name]?.popLast() else { return makers[name]?() }
    view.prepareForReuse()
    return view
  }

  /// Asks for all items anew.
  open func reloadData() {
    for view in shown.values { view.removeFromSuperview() }
    selection = []
    shown = [:]
    measured = []
    collectionViewLayout.forgetMeasurements()
    forgetLayout()
  }

  final func forgetLayout() {
    laidOutSize = CGSize(width: -1, height: -1)
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; nil where it is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Element(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// The header, footer or other view of a section; nil where it is not seen.
  open func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[Element(kind: kind, path: indexPath)] }
  /// The item of a cell; nil where it is not seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  /// The cells that are seen, in order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// The headers, footers or other views of a kind that are seen, in order.
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == kind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  /// The items that are chosen; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Chooses an item, beside others where several may be chosen; nil ends all choices.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
  }

  /// Ends the choice of an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item, at once, no further than the content goes.
  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    prepareIfNeeded()
    guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    let insets = adjustedContentInset
    let (top, bottom) = (rect.minY - insets.top, rect.maxY - bounds.height + insets.bottom)
    let (left, right) = (rect.minX - insets.left, rect.maxX - bounds.width + insets.right)
    var offset = contentOffset
    if position.contains(.top) { offset.y = top }
    if position.contains(.centeredVertically) { offset.y = (top + bottom) / 2 }
    if position.contains(.bottom) { offset.y = bottom }
    if position.contains(.left) { offset.x = left }
    if position.contains(.centeredHorizontally) { offset.x = (left + right) / 2 }
    if position.contains(.right) { offset.x = right }
    scroll(to: offset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil, bounds.width > 0 else { return }
    prepareIfNeeded()
    showVisible()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func prepareIfNeeded() {
    guard laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    collectionViewLayout.prepare()
  }

  /// Shows the items that are seen; those that size themselves may move the others.
  private func showVisible() {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var places = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    recycle(keeping: places)
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      if show(place) {
        collectionViewLayout.prepare()
        places = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
      }
    }
    recycle(keeping: places)
    for place in places {
      guard let view = shown[UICollectionView.element(place)] else { continue }
      view.frame = place.frame
      view.apply(place)
    }
  }

  /// Takes out all but what is shown at some places, to be used again.
  private func recycle(keeping places: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(places.map(UICollectionView.element))
    let gone = shown.keys.filter { !wanted.contains($0) }
    for element in gone.sorted(by: { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }) {
      guard let view = shown.removeValue(forKey: element) else { continue }
      view.removeFromSuperview()
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
      guard let identifier = view.reuseIdentifier else { continue }
      reusable[ReuseName(kind: element.kind, identifier: identifier), default: []].append(view)
    }
  }

  private static func element(_ place: UICollectionViewLayoutAttributes) -> Element {
    Element(kind: place.representedElementKind, path: place.indexPath)
  }

  /// Shows an item; whether its size was not known before and is another one.
  private func show(_ place: UICollectionViewLayoutAttributes) -> Bool {
    let element = UICollectionView.element(place)
    if shown[element] == nil, let view = makeView(element) {
      shown[element] = view
      view.frame = place.frame
      if element.kind == nil { insertSubview(view, at: 0) } else { addSubview(view) }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(element.path)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      }
    }
    guard collectionViewLayout.measures(place), measured.insert(element).inserted,
      let view = shown[element]
    else { return false }
    let asked = place.copied()
    let fitting = view.preferredLayoutAttributesFitting(asked)
    return collectionViewLayout.didMeasure(fitting.frame.size, of: place)
  }

  private var collectionDelegate: (any UICollectionViewDelegate)? {
    (delegate as AnyObject?) as? any UICollectionViewDelegate
  }

  private func makeView(_ element: Element) -> UICollectionReusableView? {
    guard let kind = element.kind else {
      return dataSource?.collectionView(self, cellForItemAt: element.path)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.path)
  }

  // MARK: Changes of items, made at once: the collection asks for all items anew

  /// Takes items in that the data source has now.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes items out that the data source has no more.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item to where the data source has it now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for items' cells to be updated.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes sections in that the data source has now.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Takes sections out that the data source has no more.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Moves a section to where the data source has it now.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Makes changes, and calls what is to come after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
}
