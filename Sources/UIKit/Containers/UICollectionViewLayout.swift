public import Foundation

/// Places the items of a collection.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  public final internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Asks for ``prepare()`` in the next layout.
  open func invalidateLayout() { collectionView?.forgetLayout() }
  /// Places all items; for subclasses.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places of the items that a rectangle touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds ask for a new layout; when the size changes, by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The size that an item asks for was measured; whether the layout is another one.
  func didMeasure(_ size: CGSize, of indexPath: IndexPath) -> Bool { false }
}

/// Places items in lines, as many into each as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The directions of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Upwards.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

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
  open var scrollDirection = ScrollDirection.vertical

  private var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var order: [IndexPath] = []
  private var measured: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  private func size(of path: IndexPath) -> CGSize {
    if let size = measured[path] { return size }
    if let collectionView,
      let delegate = (collectionView.delegate as AnyObject?)
        as? any UICollectionViewDelegateFlowLayout,
      let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
        as CGSize?
    {
      return size
    }
    guard estimatedItemSize != .zero else { return itemSize }
    return estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? itemSize : estimatedItemSize
  }

  open override func prepare() {
    guard let collectionView else { return }
    places = [:]
    order = []
    let isVertical = scrollDirection == .vertical
    let extent = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    var along: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let before = isVertical ? sectionInset.top : sectionInset.left
      let after = isVertical ? sectionInset.bottom : sectionInset.right
      let near = isVertical ? sectionInset.left : sectionInset.top
      let far = isVertical ? sectionInset.right : sectionInset.bottom
      along += before
      var lines = FlowLines(
        room: extent - near - far, spacing: minimumInteritemSpacing,
        lineSpacing: minimumLineSpacing)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = size(of: path)
        lines.append(path, isVertical ? size : CGSize(width: size.height, height: size.width))
      }
      for placed in lines.placed() {
        let rect = placed.rect.offsetBy(dx: near, dy: along)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: placed.path)
        attributes.frame =
          isVertical
          ? rect
          : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        places[placed.path] = attributes
        order.append(placed.path)
      }
      along += lines.height + after
    }
    contentSize =
      isVertical ? CGSize(width: extent, height: along) : CGSize(width: along, height: extent)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.compactMap { places[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places[indexPath] }

  override func didMeasure(_ size: CGSize, of indexPath: IndexPath) -> Bool {
    let old = self.size(of: indexPath)
    measured[indexPath] = size
    return old != size
  }

  final var sizesItself: Bool { estimatedItemSize != .zero }
}

/// Items in lines: x along a line, y from line to line.
struct FlowLines {
  let room: CGFloat
  let spacing: CGFloat
  let lineSpacing: CGFloat
  private var lines: [[(path: IndexPath, size: CGSize)]] = []
  private var used: CGFloat = 0

  init(room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
    self.room = room
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  mutating func append(_ path: IndexPath, _ size: CGSize) {
    if lines.isEmpty || used + spacing + size.width > room {
      lines.append([])
      used = -spacing
    }
    lines[lines.count - 1].append((path, size))
    used += spacing + size.width
  }

  /// The height of all lines.
  var height: CGFloat {
    lines.reduce(0) { $0 + ($1.map(\.size.height).max() ?? 0) }
      + lineSpacing * CGFloat(max(lines.count - 1, 0))
  }

  /// The items with their rectangles: spread over full lines, close together in the last one.
  func placed() -> [(path: IndexPath, rect: CGRect)] {
    var result: [(path: IndexPath, rect: CGRect)] = []
    var y: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let height = line.map(\.size.height).max() ?? 0
      let width = line.reduce(0) { $0 + $1.size.width }
      let isLast = index == lines.count - 1
      let gap =
        isLast || line.count < 2 ? spacing : (room - width) / CGFloat(line.count - 1)
      var x: CGFloat = 0
      for item in line {
        result.append(
          (
            item.path,
            CGRect(
              x: x, y: y + (height - item.size.height) / 2, width: item.size.width,
              height: item.size.height)
          ))
        x += item.size.width + gap
      }
      y += height + lineSpacing
    }
    return result
  }
}
