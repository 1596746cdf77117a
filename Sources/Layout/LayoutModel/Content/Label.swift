/// A view that shows text.
///
/// The intrinsic size is that of the text in one line, or wrapped at ``preferredMaxLayoutWidth``.
/// When several lines are allowed and no such width is set, the intrinsic width stays that of the
/// unwrapped text, so that a label grows back when it gets more room, and the height follows the
/// width that layout gave it: the layout pass then takes another round.
open class Label: View, FontAdjusting {
  /// The text.
  public final var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The font of all of it; 17 points by default.
  public final var font: Font = .label {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// Whether the font follows the user's wish, where it is one for a purpose; off by default.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { fontAdjustmentDidChange() }
  }

  /// The greatest number of lines, 1 by default; 0 for as many as it takes.
  public final var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textDidChange()
      superview?.subviewNeedsRearranging(self)
    }
  }

  /// Where lines are broken, and what is left out of text that does not fit.
  public final var lineBreakMode: LineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The room between two lines besides the font's own, in points; 0 by default.
  public final var interlineSpacing: Double = 0 {
    didSet { if interlineSpacing != oldValue { textDidChange() } }
  }

  /// How the text is set.
  package final var textAttributes: TextAttributes {
    TextAttributes(
      font: font, lineLimit: numberOfLines, lineBreakMode: lineBreakMode,
      interlineSpacing: interlineSpacing)
  }

  /// The width to wrap text at, in points; 0, the default, lets the width of the view decide.
  public final var preferredMaxLayoutWidth: Double = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// The width that layout gave the text; 0 before the first layout.
  private var layoutWidth: Double = 0
  private var measured = MeasuredText()

  /// Creates a label.
  public init(text: String? = nil, font: Font = .label, numberOfLines: Int = 1) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    super.init()
  }

  /// Whether the text may take several lines.
  open override var showsMultilineText: Bool { numberOfLines != 1 }

  open override var intrinsicContentSize: Size {
    let unwrapped = measurement(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    let isWrapped = wrapsAtLayoutWidth && layoutWidth > 0 && layoutWidth < unwrapped.size.width
    guard isWrapped else { return unwrapped.size }
    return Size(
      width: unwrapped.size.width, height: measurement(width: layoutWidth).size.height)
  }

  open override func contentWidthDidChange(_ width: Double) -> Bool {
    guard wrapsAtLayoutWidth else {
      layoutWidth = width
      return false
    }
    let oldHeight = intrinsicContentSize.height
    // Rounding a frame to pixels may take up to one of them from text that just fits.
    layoutWidth = width > 0 ? width + 1 / displayScale : 0
    return intrinsicContentSize.height != oldHeight
  }

  /// Text of one line is centred in the view; text of several lines begins at its top.
  open override var firstBaseline: Baseline {
    let heights = textMeasurer.lineMetrics(of: font)
    return showsMultilineText
      ? Baseline(.top, offset: heights.ascent)
      : Baseline(.center, offset: (heights.ascent - heights.descent) / 2)
  }

  /// Text of one line is centred in the view; text of several lines ends at its bottom.
  open override var lastBaseline: Baseline {
    showsMultilineText
      ? Baseline(.bottom, offset: -textMeasurer.lineMetrics(of: font).descent) : firstBaseline
  }

  open override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    adjustFont(to: category)
    super.contentSizeCategoryDidChange(to: category)
  }

  open override var lineSpacing: Double? { textMeasurer.lineMetrics(of: font).height }

  package override var reportText: String? { text }

  private var wrapsAtLayoutWidth: Bool { showsMultilineText && preferredMaxLayoutWidth <= 0 }

  private func textDidChange() {
    measured = MeasuredText()
    invalidateIntrinsicContentSize()
  }

  private func measurement(width: Double) -> TextMeasurement {
    guard let text, !text.isEmpty else { return .empty }
    return measured.measurement(of: text, attributes: textAttributes, width: width, in: self)
  }
}
