public import Foundation

/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is used again.
  public final internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view is about to show something else.
  open func prepareForReuse() {}

  /// The view is about to get a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view to add subviews to.
  public final let contentView = UIView()
  /// The view behind the content; kept, without effect.
  open var backgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell of a registered class, by `init(frame:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Creates a cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The place that the cell asks for; by default the size that its content asks for, near the
  /// estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.frame.size)
    return layoutAttributes
  }
}

/// Where an item of a collection lies.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  public final let indexPath: IndexPath
  /// The rectangle, in the collection's coordinates.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the item is hidden.
  open var isHidden = false
  /// The place in front of or behind the others; kept, without effect.
  open var zIndex = 0

  /// Creates the place of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}
