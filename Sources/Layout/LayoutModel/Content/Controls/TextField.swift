/// A line of text that can be edited.
///
/// The intrinsic width is that of the text, or of the placeholder where there is none.
open class TextField: View, FontAdjusting {
  /// How a text field is framed; raw values are UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case line = 1
    /// By a bevel.
    case bezel = 2
    /// By a rounded rectangle.
    case roundedRect = 3
  }

  /// The text.
  public final var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// What is shown while there is no text.
  public final var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }

  /// The font of both.
  public final var font: Font = .label {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// Whether the font follows the user's wish, where it is one for a purpose; off by default.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { fontAdjustmentDidChange() }
  }

  /// How the field is framed.
  public final var borderStyle: BorderStyle {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  private var measured = MeasuredText()

  /// Creates a text field.
  public init(
    text: String? = nil, placeholder: String? = nil, borderStyle: BorderStyle = .roundedRect
  ) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
    super.init()
  }

  open override var intrinsicContentSize: Size {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let attributes = TextAttributes(font: font, lineLimit: 1)
    let width =
      shown.isEmpty
      ? 0
      : measured.measurement(of: shown, attributes: attributes, width: .infinity, in: self).size
        .width
    let lineHeight = textMeasurer.lineMetrics(of: font).height.roundedUp(toScale: displayScale)
    guard borderStyle != .none else { return Size(width: width, height: lineHeight) }
    let padding = ControlMetrics.textFieldPadding
    let height = lineHeight + padding.top + padding.bottom
    return Size(
      width: width + padding.left + padding.right,
      height: borderStyle == .roundedRect ? max(height, ControlMetrics.textFieldHeight) : height)
  }

  /// The text is centred in the view.
  open override var firstBaseline: Baseline {
    let heights = textMeasurer.lineMetrics(of: font)
    return Baseline(.center, offset: (heights.ascent - heights.descent) / 2)
  }

  open override var lastBaseline: Baseline { firstBaseline }

  open override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    adjustFont(to: category)
    super.contentSizeCategoryDidChange(to: category)
  }

  open override var lineSpacing: Double? { textMeasurer.lineMetrics(of: font).height }

  package override var reportText: String? { text }

  private func contentDidChange() {
    measured = MeasuredText()
    invalidateIntrinsicContentSize()
  }
}
