public import Foundation

/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is used again.
  public final internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a registered class, by `init(frame:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The place that the view asks for; by default the one it is given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// The view is about to show something else.
  open func prepareForReuse() {}

  /// The view is about to get a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view to add subviews to.
  open var contentView: UIView { content }
  /// The view behind the content; kept, without effect.
  open var backgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  private let content = UIView()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
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

  /// The place that the cell asks for: the size that its content asks for, near the given one.
  ///
  /// In a list, the width stays.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let keepsWidth = layoutAttributes.keepsWidth
    let asked = CGSize(
      width: layoutAttributes.frame.width, height: keepsWidth ? 0 : layoutAttributes.frame.height)
    func fit(_ view: UIView) -> CGSize {
      view.systemLayoutSizeFitting(
        asked, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    var size = fit(contentView)
    // Constraints may tie what is below to the cell itself, and not to its content view.
    if !constraints.isEmpty {
      let own = fit(self)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    layoutAttributes.frame.size = size
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

  /// The kind of a header, footer or other view; nil for a cell.
  public final let representedElementKind: String?
  /// Whether a view that is measured keeps the width that it is given.
  final var keepsWidth = false

  private init(_ kind: String?, _ indexPath: IndexPath) {
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Creates the place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(nil, indexPath)
  }

  /// Creates the place of a header, footer or other view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(elementKind, indexPath)
  }

  /// The size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Another place with the same values.
  final func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(representedElementKind, indexPath)
    copy.frame = frame
    copy.keepsWidth = keepsWidth
    return copy
  }
}
