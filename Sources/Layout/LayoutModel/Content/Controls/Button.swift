/// A view that is tapped: a title, an image, or both.
///
/// The intrinsic size is that of both beside each other within ``contentEdgeInsets``; a button
/// without such insets has the system's padding above and below its title.
open class Button: View, FontAdjusting {
  /// The title.
  public final var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The font of the title.
  public final var font: Font = ControlMetrics.buttonFont {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// Whether the font follows the user's wish, where it is one for a purpose; off by default.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { fontAdjustmentDidChange() }
  }

  /// The image before the title.
  public final var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// What lies around the content, in points; zero for the system's padding.
  public final var contentEdgeInsets: EdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The distance between image and title, in points.
  public final var imagePadding: Double = 0 {
    didSet { if imagePadding != oldValue { contentDidChange() } }
  }

  private var measured = MeasuredText()

  /// Creates a button.
  public init(title: String? = nil, image: Image? = nil) {
    self.title = title
    self.image = image
    super.init()
  }

  open override var intrinsicContentSize: Size {
    let text = titleSize
    let picture = image?.size ?? .zero
    let hasTitle = text.height > 0
    let padding = image != nil && hasTitle ? imagePadding : 0
    var insets = contentEdgeInsets
    var minimumWidth = 0.0
    if insets == .zero, hasTitle {
      insets = ControlMetrics.buttonPadding
      minimumWidth = ControlMetrics.buttonMinimumWidth
    }
    return Size(
      width: max(text.width + picture.width + padding + insets.left + insets.right, minimumWidth),
      height: max(text.height + insets.top + insets.bottom, picture.height))
  }

  /// The title is centred in the view.
  open override var firstBaseline: Baseline {
    let heights = textMeasurer.lineMetrics(of: font)
    return Baseline(
      .center,
      offset: (heights.ascent - heights.descent + contentEdgeInsets.top - contentEdgeInsets.bottom)
        / 2)
  }

  open override var lastBaseline: Baseline { firstBaseline }

  open override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    adjustFont(to: category)
    super.contentSizeCategoryDidChange(to: category)
  }

  open override var lineSpacing: Double? { textMeasurer.lineMetrics(of: font).height }

  package override var reportText: String? { title }

  private var titleSize: Size {
    guard let title, !title.isEmpty else { return .zero }
    return measured.measurement(
      of: title, attributes: TextAttributes(font: font, lineLimit: 1), width: .infinity, in: self
    ).size
  }

  private func contentDidChange() {
    measured = MeasuredText()
    invalidateIntrinsicContentSize()
  }
}
