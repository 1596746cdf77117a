import Foundation
import LayoutModel
import Simulation
import Testing
import UIKit

/// The text of fields, views and attributed strings, and how much room it takes.
@Suite @MainActor struct TextTests {
  private let words = "several words that take more than one line"
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func stringsAreMeasuredInOneLineUnlessTheyWrap() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let line = words.size(withAttributes: attributes)
    #expect(line.width > 300 && line.height < 30)
    #expect((words as NSString).size(withAttributes: attributes) == line)
    func bounds(_ width: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
      words.boundingRect(
        with: CGSize(width: width, height: 1_000), options: options, attributes: attributes)
    }
    #expect(bounds(100, []).size == line)
    #expect(bounds(0, .usesLineFragmentOrigin).size == line, "no width is any width")
    let wrapped = bounds(100, .usesLineFragmentOrigin)
    #expect(wrapped.width <= 100 && wrapped.height > 2 * line.height)
    let other = (words as NSString).boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin,
      attributes: attributes)
    #expect(other == wrapped)
    #expect("".size(withAttributes: attributes) == .zero)
    #expect(
      words.size(withAttributes: nil)
        == words.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func theLargestFontAndSpacingCount() {
    let text = NSMutableAttributedString(
      string: "small\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "large", attributes: [.font: font]))
    #expect(
      text.size()
        == "small\nlarge".size(withAttributes: [.font: font]))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let spaced = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
    let plain = NSAttributedString(string: "a\nb\nc", attributes: [.font: font])
    #expect(abs(spaced.size().height - plain.size().height - 14) < 0.01)
  }

  @Test func fieldsTakeAttributedText() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText == nil && field.attributedPlaceholder == nil)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    field.attributedText = NSAttributedString(string: "Ada")
    #expect(field.text == "Ada" && field.attributedText?.string == "Ada")
    field.font = .systemFont(ofSize: 31)
    #expect(field.font?.pointSize == 31)
    field.font = nil
    #expect(field.font?.pointSize == 17)
    field.borderStyle = .line
    #expect(field.borderStyle == .line)
  }

  @Test func viewsTakeAttributedText() {
    let view = UITextView()
    #expect(view.text == "" && view.font?.pointSize == 12)
    view.attributedText = NSAttributedString(string: "Ada", attributes: [.font: font])
    #expect(view.text == "Ada" && view.attributedText.string == "Ada")
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font?.pointSize == 12)
  }

  @Test func aTextViewsContentIsItsWrappedText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    view.font = font
    view.text = words
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 10
    let text = words.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font])
    #expect(view.contentSize.height >= text.height && view.contentSize.height < text.height + 2)
    view.textContainerInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    #expect(view.textContainerInset.bottom == 6)
    #expect(view.contentSize.height >= text.height + 11)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.contentSize.height < 2 * font.lineHeight + 11)
  }

  @Test func aContainerGivesItsSettings() {
    let container = NSTextContainer(size: .zero)
    #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
    container.lineFragmentPadding = 3
    container.maximumNumberOfLines = 2
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textContainer.lineFragmentPadding == 3)
    #expect(view.textContainer.maximumNumberOfLines == 2)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = UITextView()
    view.text = "a\nb"
    #expect(view.isScrollEnabled && view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let two = view.intrinsicContentSize.height
    #expect(!view.isScrollEnabled && two > 2 * 12 + 16)
    view.text = "a\nb\nc"
    #expect(view.intrinsicContentSize.height > two + 12)
  }

  @Test func fontsHaveMetricsOfTheirSize() {
    let large = font.withSize(40)
    #expect(large.pointSize == 40 && font.pointSize == 20)
    #expect(abs(large.lineHeight - 2 * font.lineHeight) < 0.5)
    #expect(font.ascender > 0 && font.descender < 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.01)
    #expect(UIFont(name: "", size: 12) == nil)
    let named = UIFont(name: "Menlo", size: 12)
    #expect(named?.fontName == "Menlo" && named?.familyName == "Menlo")
    #expect(font.fontName == ".SFUI-Regular" && font.familyName == ".AppleSystemUIFont")
    #expect((UIFont.labelFontSize, UIFont.systemFontSize) == (17, 14))
    #expect((UIFont.buttonFontSize, UIFont.smallSystemFontSize) == (18, 12))
    #expect(
      UIFont.boldSystemFont(ofSize: 20) != font && UIFont.italicSystemFont(ofSize: 20) == font)
    #expect(font.fontDescriptor.withSize(8).pointSize == 8)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
  }

  @Test func scaledFontsFollowTheTextSize() {
    let screen = UIScreen.main.traitCollection.preferredContentSizeCategory
    let body = UIFont.preferredFont(forTextStyle: .body).pointSize
    let factor = body / 17
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 34 * factor, "at \(screen)")
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 20 * factor)
  }

  /// A width of zero is none, so that the text stands on one line; any other is the text's room.
  @Test func labelsFitIntoAWidth() {
    let label = UILabel()
    label.text = "Some words that need more than one line"
    label.numberOfLines = 0
    let whole = label.intrinsicContentSize
    #expect(label.sizeThatFits(.zero) == whole)
    #expect(label.sizeThatFits(CGSize(width: 10_000, height: 1)) == whole)
    let half = label.sizeThatFits(CGSize(width: whole.width / 2 + 20, height: 0))
    #expect(half.width <= whole.width / 2 + 20 && half.height > 1.5 * whole.height)
    #expect(label.sizeThatFits(CGSize(width: 1, height: 0)).height > half.height)
  }

  /// Metrics of a style scale lengths and fonts as the style's own font is, at every text size.
  @Test func lengthsAreScaledAsTheStyle() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let window = Simulation.Window(device: device, rootViewController: UIViewController())
    window.layoutIfNeeded()
    var bodies: [CGFloat] = []
    for category in ContentSizeCategory.allCases {
      window.engine.contentSizeCategory = category
      window.layoutIfNeeded()
      for (style, usual) in [(UIFont.TextStyle.body, 17), (.largeTitle, 34), (.footnote, 13)] {
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(abs(metrics.scaledValue(for: CGFloat(2 * usual)) - 2 * size) < 1e-9)
        #expect(abs(metrics.scaledFont(for: font).pointSize - size * 20 / CGFloat(usual)) < 1e-9)
      }
      bodies.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
    }
    #expect(bodies == bodies.sorted() && bodies.first != bodies.last)
    window.engine.contentSizeCategory = .large
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }
}
