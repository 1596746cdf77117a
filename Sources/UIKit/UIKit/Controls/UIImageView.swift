public import Foundation
import LayoutModel

/// A view that shows a picture; its intrinsic size is the picture's.
@preconcurrency @MainActor open class UIImageView: UIView {
  override class func makeModel() -> any FrontedView { ImageModel() }
  override class var takesTouches: Bool { false }

  /// The picture.
  open var image: UIImage? {
    didSet { unsafe unsafeDowncast(fronted, to: ImageModel.self).image = image?.model }
  }

  /// The picture while the view is highlighted; kept, without effect.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; kept, without effect.
  open var isHighlighted = false
  /// The size of symbols; kept, without effect.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view of a picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image)
  }

  /// Creates a view of a picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the picture where an initialiser does, which does not call observers itself.
  private func show(_ image: UIImage?) { self.image = image }

  override var depiction: ViewDepiction { .image(ImageDepiction(size: image?.model.size)) }
}
