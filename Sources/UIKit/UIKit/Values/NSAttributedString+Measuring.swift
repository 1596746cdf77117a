public import Foundation
import LayoutModel

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
  /// How paragraphs are set, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Where the text leads to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the text lies above its line, in points; not measured.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// How a paragraph is set: of it the space between lines is measured, the rest is kept.
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

/// What counts when text is measured; kept, without effect: all of it does.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is wrapped.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the font's height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line is cut off where there is no more room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What text is measured with; kept, without effect.
open class NSStringDrawingContext: NSObject {
  /// How far the font may shrink.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSString {
  /// The room of the text in one line, in points.
  public final func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The room of the text, wrapped at a width, in points.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The room of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The room of the text, wrapped at a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The room of the text in one line, in points.
  public final func size() -> CGSize { measuredSize(width: .infinity) }

  /// The room of the text, wrapped at a width unless it is to stand in one line, in points.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero, size: measuredSize(width: isWrapped ? Double(size.width) : .infinity))
  }

  /// In the largest of the fonts, 12 points where there is none; in fractions of points, as on iOS.
  private func measuredSize(width: Double) -> CGSize {
    guard length > 0 else { return .zero }
    let font = largestFont?.model ?? .system(12)
    let attributes = TextAttributes(font: font, interlineSpacing: paragraphSpacing)
    let measured = SystemFontMetrics.measurer.measure(
      string, attributes: attributes, width: width, scale: 1000)
    return CGSize(measured.size)
  }
}

extension SystemFontMetrics {
  fileprivate static var measurer: some TextMeasurer {
    WrappingTextMeasurer(metrics: SystemFontMetrics())
  }
}

extension NSAttributedString {
  /// The largest space between lines of the text's paragraphs, in points.
  var paragraphSpacing: Double {
    var largest: CGFloat = 0
    forEachValue(of: .paragraphStyle) { value in
      if let style = value as? NSParagraphStyle { largest = max(largest, style.lineSpacing) }
    }
    return Double(largest)
  }

  /// The largest font of the text; nil where none is given.
  var largestFont: UIFont? {
    var largest: UIFont?
    forEachValue(of: .font) { value in
      guard let font = value as? UIFont else { return }
      if font.pointSize > largest?.pointSize ?? 0 { largest = font }
    }
    return largest
  }

  /// Calls `body` with the values of an attribute, run by run.
  ///
  /// Foundation's own enumeration joins runs of equal values, and off Apple's platforms it ends the
  /// program where it compares two objects of Swift, such as fonts.
  private func forEachValue(of key: NSAttributedString.Key, _ body: (Any) -> Void) {
    var location = 0
    while location < length {
      var run = NSRange(location: location, length: 0)
      if let value = unsafe attribute(key, at: location, effectiveRange: &run) { body(value) }
      location = max(run.location + run.length, location + 1)
    }
  }
}
