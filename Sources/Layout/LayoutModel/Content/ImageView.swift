/// A view that shows an image; its intrinsic size is the image's.
///
/// Reports call the view by the name of the image, as UIKit does.
open class ImageView: View {
  /// The image.
  public final var image: Image? {
    didSet {
      guard image != oldValue else { return }
      // Other insets move what constraints on the edges mean.
      if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { didChange(.direction) }
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of the image's size.
  public init(image: Image? = nil) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
  }

  open override var intrinsicContentSize: Size {
    guard let image else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return Size(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  open override var alignmentRectInsets: EdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override var displayName: String? { super.displayName ?? image?.name }
}
