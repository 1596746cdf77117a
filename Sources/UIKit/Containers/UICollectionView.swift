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
  /// The view behind the cells; kept, without effect.
  open var backgroundView: UIView?

  private var makers: [String: () -> UICollectionViewCell] = [:]
  private var reusable: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var measured: Set<IndexPath> = []
  private var laidOutSize = CGSize(width: -1, height: -1)

  /// Registers the class of cells for a name.
  open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = type as? UICollectionViewCell.Type else { return }
    makers[identifier] = {
      type.init(registeredFor: identifier)
    }
  }

  /// A cell that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = makers[identifier] else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    return make()
  }

  /// Asks for all items anew.
  open func reloadData() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
    measured = []
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
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The item of a cell; nil where it is not seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The cells that are seen, in order.
  open var visibleCells: [UICollectionViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil, bounds.width > 0 else { return }
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      collectionViewLayout.prepare()
    }
    showVisible()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Shows the items that are seen; those that size themselves may move the others.
  private func showVisible() {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var places = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      if show(place) {
        collectionViewLayout.prepare()
        places = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
      }
    }
    let wanted = Set(places.map(\.indexPath))
    for (path, cell) in shown where !wanted.contains(path) {
      shown[path] = nil
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }
    for place in places {
      guard let cell = shown[place.indexPath] else { continue }
      cell.frame = place.frame
      cell.apply(place)
    }
  }

  /// Shows an item; whether its size was not known before and is another one.
  private func show(_ place: UICollectionViewLayoutAttributes) -> Bool {
    let path = place.indexPath
    if shown[path] == nil, let cell = dataSource?.collectionView(self, cellForItemAt: path) {
      shown[path] = cell
      cell.frame = place.frame
      addSubview(cell)
    }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.sizesItself,
      measured.insert(path).inserted, let cell = shown[path]
    else { return false }
    let asked = UICollectionViewLayoutAttributes(forCellWith: path)
    asked.frame = place.frame
    return flow.didMeasure(cell.preferredLayoutAttributesFitting(asked).frame.size, of: path)
  }
}

/// What gives a collection its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// The number of sections: 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What is notified of what happens to a collection.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was chosen.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// An item was chosen; by default nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// What decides on the sizes of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// The size of an item; the layout's `itemSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The size of an item: the layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
