/// Text of many lines that scrolls.
///
/// While it scrolls it has no intrinsic size, since it can show its text at any. With
/// ``isScrollEnabled`` off it is as high as its text at the width that layout gives it.
open class TextView: ScrollView, FontAdjusting {
  /// The text.
  public final var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The font of all of it.
  public final var font: Font = ControlMetrics.textViewFont {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// Whether the font follows the user's wish, where it is one for a purpose; off by default.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { fontAdjustmentDidChange() }
  }

  /// What lies around the text, in points.
  public final var textContainerInset: EdgeInsets = ControlMetrics.textContainerInset {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// What lies between the sides of the insets and lines of text, in points.
  public final var lineFragmentPadding = ControlMetrics.lineFragmentPadding {
    didSet { if lineFragmentPadding != oldValue { textDidChange() } }
  }

  /// The most lines that are shown; 0 for any number.
  public final var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textDidChange() } }
  }

  /// Whether the text scrolls; on by default.
  public final var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      scrollRangeDidChange()
    }
  }

  private var layoutWidth: Double = 0
  private var measured = MeasuredText()

  /// Creates a text view.
  public init(text: String? = nil) {
    self.text = text
    super.init()
  }

  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let unwrapped = fittingSize(width: .infinity)
    guard layoutWidth > 0, layoutWidth < unwrapped.width else { return unwrapped }
    return Size(width: unwrapped.width, height: fittingSize(width: layoutWidth).height)
  }

  open override func contentWidthDidChange(_ width: Double) -> Bool {
    let oldHeight = intrinsicContentSize.height
    // Rounding a frame to pixels may take up to one of them from text that just fits.
    layoutWidth = width > 0 ? width + 1 / displayScale : 0
    return intrinsicContentSize.height != oldHeight
  }

  open override var firstBaseline: Baseline {
    Baseline(.top, offset: textContainerInset.top + textMeasurer.lineMetrics(of: font).ascent)
  }

  open override var lastBaseline: Baseline {
    let descent = textMeasurer.lineMetrics(of: font).descent
    return Baseline(.bottom, offset: -textContainerInset.bottom - descent)
  }

  open override var showsMultilineText: Bool { true }

  open override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    adjustFont(to: category)
    super.contentSizeCategoryDidChange(to: category)
  }

  open override var lineSpacing: Double? { textMeasurer.lineMetrics(of: font).height }

  package override var reportText: String? { text }

  /// The size of the text, wrapped at a width, with all that lies around it; an empty text view
  /// has the height of a line.
  private func fittingSize(width: Double) -> Size {
    let horizontal =
      textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let vertical = textContainerInset.top + textContainerInset.bottom
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? " "
    let size = measured.measurement(
      of: shown,
      attributes: TextAttributes(
        font: font, lineLimit: maximumNumberOfLines, lineBreakMode: .byWordWrapping),
      width: max(width - horizontal, 0), in: self
    ).size
    return Size(width: size.width + horizontal, height: size.height + vertical)
  }

  /// The content is the text with all that lies around it, wrapped at the width of the view.
  package override func updateContentSize() {
    guard bounds.width > 0 else { return }
    contentSize =
      isScrollEnabled
      ? Size(width: bounds.width, height: fittingSize(width: bounds.width).height) : bounds.size
  }

  private func textDidChange() {
    measured = MeasuredText()
    invalidateIntrinsicContentSize()
    scrollRangeDidChange()
  }
}
