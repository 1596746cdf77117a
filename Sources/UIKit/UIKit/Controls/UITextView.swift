public import Foundation
import LayoutModel

/// Text of many lines; with scrolling off it is as high as its text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  override class func makeModel() -> any FrontedView { TextViewModel() }

  private var textView: TextViewModel { unsafe unsafeDowncast(fronted, to: TextViewModel.self) }

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textView.text ?? "" }
    set { textView.text = newValue }
  }

  /// The text with attributes; measured in the largest of its fonts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set {
      textView.text = newValue?.string
      if let font = newValue?.largestFont { textView.font = font.model }
    }
  }

  /// The font; 12 points by default.
  open var font: UIFont? {
    get { UIFont(textView.font) }
    set { textView.font = newValue?.model ?? ControlMetrics.textViewFont }
  }

  /// What lies around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { UIEdgeInsets(textView.textContainerInset) }
    set { textView.textContainerInset = EdgeInsets(newValue) }
  }

  /// Creates a text view; the container is the view's own, whichever is given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the text with all that lies around it, wrapped at the width of the view.
  open override var contentSize: CGSize {
    get {
      textView.updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The rectangle that the lines fill.
  open var textContainer: NSTextContainer { container }
  private lazy var container = NSTextContainer(textView)

  /// Whether the text scrolls; on by default.
  open override var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }

  /// Whether the font follows the text size that the user chose; off by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { textView.adjustsFontForContentSizeCategory }
    set { textView.adjustsFontForContentSizeCategory = newValue }
  }

  /// The colour of the text; pictures show it.
  open var textColor: UIColor?
  /// How lines lie; pictures show it.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited; kept, without effect.
  open var isEditable = true
  /// Whether the text can be selected; kept, without effect.
  open var isSelectable = true
  /// Which keyboard is shown; kept, without effect.
  open var keyboardType = UIKeyboardType.default

  open override var canBecomeFirstResponder: Bool { isEditable }

  override var depiction: ViewDepiction {
    .text(textView.text ?? "", TextAttributes(font: textView.font))
  }

  override var look: ViewLook { super.look.withText(textColor, textAlignment) }
}

/// What a text view notifies of editing; never called, as nothing is typed here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The text changed; by default nothing happens.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Editing began; by default nothing happens.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Editing ended; by default nothing happens.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
