public import Foundation
import LayoutModel

/// How lines of text lie; kept, without effect.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where the language begins.
  case natural = 4
}

/// Where lines are broken, and what is left out of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between any two characters.
  case byCharWrapping = 1
  /// Between words; the last line is cut off.
  case byClipping = 2
  /// Between words; the last line shows its end.
  case byTruncatingHead = 3
  /// Between words; the last line shows its beginning.
  case byTruncatingTail = 4
  /// Between words; the last line shows beginning and end.
  case byTruncatingMiddle = 5
}

/// A view that shows text.
///
/// Text with attributes is measured in the largest of its fonts, with the largest of its line spacings.
@preconcurrency @MainActor open class UILabel: UIView {
  override class func makeModel() -> any FrontedView { LabelModel() }
  override class var takesTouches: Bool { false }

  private var label: LabelModel { unsafe unsafeDowncast(fronted, to: LabelModel.self) }
  private var attributedContent: NSAttributedString?

  /// The text.
  open var text: String? {
    get { label.text }
    set {
      attributedContent = nil
      label.text = newValue
      label.interlineSpacing = 0
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { attributedContent ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributedContent = newValue
      label.text = newValue?.string
      if let font = newValue?.largestFont { label.font = font.model }
      label.interlineSpacing = newValue?.paragraphSpacing ?? 0
    }
  }

  /// The font of all of it; 17 points by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { UIFont(label.font) }
    set { label.font = newValue?.model ?? .label }
  }

  /// The greatest number of lines, 1 by default; 0 for as many as it takes.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }

  /// Where lines are broken, and what is left out of text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(rawValue: label.lineBreakMode.rawValue) ?? .byTruncatingTail }
    set { label.lineBreakMode = LineBreakMode(rawValue: newValue.rawValue) ?? .byTruncatingTail }
  }

  /// The width to wrap text at, in points; 0, the default, lets the width of the view decide.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label.preferredMaxLayoutWidth) }
    set { label.preferredMaxLayoutWidth = Double(newValue) }
  }

  /// Whether the font follows the text size that the user chose; off by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }

  /// The colour of the text; pictures show it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// How lines lie; pictures show it.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font shrinks to fit; kept, without effect: layout does not ask for it.
  open var adjustsFontSizeToFitWidth = false
  /// How far the font may shrink; kept, without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters may be set closer; kept, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text can be used; kept, without effect.
  open var isEnabled = true
  /// Whether the text is highlighted; kept, without effect.
  open var isHighlighted = false
  /// The colour of highlighted text; kept, without effect.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow; kept, without effect.
  open var shadowColor: UIColor?
  /// How far the shadow lies off; kept, without effect.
  open var shadowOffset = CGSize(width: 0, height: -1)

  override var depiction: ViewDepiction {
    label.text.map { .text($0, label.textAttributes) } ?? .plain
  }

  override var look: ViewLook { super.look.withText(textColor, textAlignment) }

  /// The size of the text in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(label.textSize(width: size.width > 0 ? Double(size.width) : .infinity))
  }
}

extension Label {
  /// The size of the text wrapped at a width, in points.
  fileprivate final func textSize(width: Double) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    return textMeasurer.measure(text, attributes: textAttributes, width: width, scale: displayScale)
      .size
  }
}
