public import Foundation

/// Places items in lines, as many into each as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size of items that size themselves.
  public nonisolated static var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items, in points; not zero where items size themselves.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// What lies around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The size of headers, of which the one across the lines counts; zero for none.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, of which the one across the lines counts; zero for none.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight while their section is seen.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }
  /// Whether footers stay in sight while their section is seen.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  /// Where sections begin and end along the axis of scrolling.
  private var extents: [ClosedRange<CGFloat>] = []
  private var measured: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  /// The size of items before they are measured.
  final var estimatedSize: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
  }

  /// What decides on sizes, where a delegate does.
  private func delegate(
    of collectionView: UICollectionView
  ) -> (any UICollectionViewDelegateFlowLayout)? {
    (collectionView.delegate as AnyObject?) as? any UICollectionViewDelegateFlowLayout
  }

  private func size(of path: IndexPath) -> CGSize {
    if let size = measured[path] { return size }
    if let collectionView, let delegate = delegate(of: collectionView) {
      return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    return estimatedItemSize == .zero ? itemSize : estimatedSize
  }

  open override func prepare() {
    guard let collectionView else { return }
    items = [:]
    supplements = [:]
    order = []
    extents = []
    let extent =
      scrollDirection == .vertical ? collectionView.bounds.width : collectionView.bounds.height
    var along: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let start = along
      place(section, of: collectionView, extent: extent, along: &along)
      extents.append(start...max(start, along))
    }
    contentSize = oriented(CGSize(width: extent, height: along))
  }

  /// Exchanges the axes where lines stand beside each other.
  private func oriented(_ size: CGSize) -> CGSize {
    scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func oriented(_ rect: CGRect) -> CGRect {
    guard scrollDirection == .horizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func place(
    _ section: Int, of collectionView: UICollectionView, extent: CGFloat, along: inout CGFloat
  ) {
    let delegate = delegate(of: collectionView)
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let isVertical = scrollDirection == .vertical
    let near = isVertical ? inset.left : inset.top
    let header =
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    addSupplement(
      UICollectionView.elementKindSectionHeader, section, header, extent, along: &along)
    along += isVertical ? inset.top : inset.left
    var lines = FlowLines(
      room: extent - near - (isVertical ? inset.right : inset.bottom),
      spacing: delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing)
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      lines.append(path, oriented(size(of: path)))
    }
    for placed in lines.placed() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: placed.path)
      attributes.frame = oriented(placed.rect.offsetBy(dx: near, dy: along))
      items[placed.path] = attributes
      order.append(attributes)
    }
    along += lines.height + (isVertical ? inset.bottom : inset.right)
    addSupplement(
      UICollectionView.elementKindSectionFooter, section, footer, extent, along: &along)
  }

  private func addSupplement(
    _ kind: String, _ section: Int, _ size: CGSize, _ extent: CGFloat, along: inout CGFloat
  ) {
    let height = oriented(size).height
    guard height > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = oriented(CGRect(x: 0, y: along, width: extent, height: height))
    supplements[kind, default: [:]][path] = attributes
    order.append(attributes)
    along += height
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.map { pinned($0) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplements[elementKind]?[indexPath].map { pinned($0) } }

  /// Where a place is while its header or footer is to stay in sight; all other places as they are.
  private func pinned(
    _ place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let kind = place.representedElementKind
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let isPinned =
      isHeader
      ? sectionHeadersPinToVisibleBounds
      : kind == UICollectionView.elementKindSectionFooter && sectionFootersPinToVisibleBounds
    guard isPinned, let collectionView, extents.indices.contains(place.indexPath.section) else {
      return place
    }
    let visible = collectionView.visibleExtent(isVertical: scrollDirection == .vertical)
    let section = extents[place.indexPath.section]
    // Along the axis of scrolling, y is the place.
    var frame = oriented(place.frame)
    frame.origin.y =
      isHeader
      ? PinnedEdges.headerStart(
        frame.minY, height: frame.height, sectionEnd: section.upperBound, visible: visible)
      : PinnedEdges.footerStart(
        frame.minY, height: frame.height, sectionStart: section.lowerBound, visible: visible)
    let moved = place.copied()
    moved.frame = oriented(frame)
    return moved
  }

  override func measures(_ place: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && place.representedElementKind == nil
  }

  override func didMeasure(
    _ size: CGSize, of place: UICollectionViewLayoutAttributes
  ) -> Bool {
    let old = self.size(of: place.indexPath)
    measured[place.indexPath] = size
    return old != size
  }

  override func forgetMeasurements() { measured = [:] }
}
