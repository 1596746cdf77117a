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

  /// The place of a header, footer or other view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the element at a place is measured when it is shown.
  func measures(_ place: UICollectionViewLayoutAttributes) -> Bool { false }

  /// The size that an element asks for was measured; whether the layout is another one.
  func didMeasure(_ size: CGSize, of place: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Measures all elements anew when they are shown.
  func forgetMeasurements() {}
}
