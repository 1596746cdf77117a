import InterfaceBuilder
import LayoutModel

/// A view that shows something of a given size: a picture, a button, or text that wraps.
///
/// It stands for views whose content a scenario describes by its size alone, so that what is
/// measured is layout and not the measuring of text.
final class ContentView: View {
  /// What it shows.
  var content: ContentSize? {
    didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The role and number of a generated view, from which its name is made when asked for.
  var generated: GeneratedName?

  override var accessibilityIdentifier: String? {
    get { generated?.description ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  // The width that wrapping text was last laid out in; nil before the first layout.
  private var wrappingWidth: Double?

  /// The class that a scenario file calls it; nil for a generated view.
  var viewClass: ViewClass?

  override var intrinsicContentSize: Size {
    switch content {
    case nil, .string: return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    case .fixed(let width, let height):
      return Size(
        width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    case .flowing(let length, let lineHeight):
      // The text would like to stand on one line; how high it is follows from the width it gets.
      return Size(width: length, height: lineHeight * lineCount(of: length))
    }
  }

  override func contentWidthDidChange(_ width: Double) -> Bool {
    guard case .flowing(let length, _) = content else { return false }
    let before = lineCount(of: length)
    wrappingWidth = width
    return lineCount(of: length) != before
  }

  private func lineCount(of length: Double) -> Double {
    guard let wrappingWidth, wrappingWidth > 0 else { return length > 0 ? 1 : 0 }
    return (length / wrappingWidth - Self.overhang).rounded(.up)
  }

  /// The share of a line that may stick out before the text takes another one: a rounding error.
  private static let overhang = 1e-9
}

extension ContentView: DepictedView {
  /// Lower content of no known class is taken for a line of text.
  private static let greatestLineHeight = 26.0
  /// Higher content that is about as wide as high is taken for a picture, else for a control.
  private static let greatestRatioOfPictures = 1.4

  package var depiction: ViewDepiction {
    switch (viewClass, content) {
    case (.imageView, _): .image(ImageDepiction())
    case (.button, _): .button("", .label, image: nil)
    case (.textField, _): .field("", .label, isPlaceholder: true, hasBorder: true)
    case (_, .flowing(let length, let lineHeight)):
      .filler(length: length, lineHeight: lineHeight)
    case (.label, .fixed(let width, let height)):
      .filler(length: width ?? frame.width, lineHeight: height ?? frame.height)
    case (nil, .fixed(let width, let height?)) where height <= Self.greatestLineHeight:
      .filler(length: width ?? frame.width, lineHeight: height)
    case (nil, .fixed(nil, _)): .field("", .label, isPlaceholder: true, hasBorder: true)
    case (nil, .fixed(let width?, let height?))
    where max(width, height) > min(width, height) * Self.greatestRatioOfPictures:
      .control
    case (nil, .fixed): .image(ImageDepiction())
    default: .plain
    }
  }
}

extension View {
  /// Shows something else.
  ///
  /// - Returns: Whether the view can show it; one that cannot stays as it is.
  func show(_ content: ContentSize) -> Bool {
    switch (self, content) {
    case (let label as Label, .string(let text)): label.text = text
    case (let button as Button, .string(let text)): button.title = text
    case (let field as TextField, .string(let text)): field.text = text
    case (let view as ContentView, .fixed), (let view as ContentView, .flowing):
      view.content = content
    case (let view as any DocumentItem, .fixed(let width, let height)):
      view.content.intrinsicSize = Size(
        width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    default: return false
    }
    return true
  }
}

/// The name of a generated view: a million of them need not be written out.
struct GeneratedName: CustomStringConvertible {
  var role: StaticString
  var index: Int32

  var description: String { "\(role)\(index)" }
}
