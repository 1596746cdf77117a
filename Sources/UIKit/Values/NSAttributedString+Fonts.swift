public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The space between letters, in points; not measured.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How paragraphs are set, an ``NSParagraphStyle``; not measured.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Where the text leads to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the text lies above its line, in points; not measured.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// How a paragraph is set; kept, without effect.
open class NSParagraphStyle: NSObject {
  /// How lines lie.
  open var alignment = NSTextAlignment.natural
  /// Where lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The factor of the lines' height.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points.
  open var maximumLineHeight: CGFloat = 0
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// How far the lines are moved in, in points.
  open var headIndent: CGFloat = 0
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}

extension NSAttributedString {
  /// The largest font of the text; nil where none is given.
  var largestFont: UIFont? {
    var largest: UIFont?
    unsafe enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      guard let font = value as? UIFont else { return }
      if font.pointSize > largest?.pointSize ?? 0 { largest = font }
    }
    return largest
  }
}
