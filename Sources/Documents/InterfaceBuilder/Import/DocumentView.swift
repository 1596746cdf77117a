package import LayoutModel

/// What a view of a document brings to layout besides constraints.
package struct DocumentContent: Sendable {
  /// The view's index in the document.
  package var index: Int
  /// The view's name in reports.
  package var name: String
  /// The content size; `View.noIntrinsicMetric` where there is none.
  package var intrinsicSize: Size
  /// How far the alignment rectangle lies within the frame.
  package var alignmentInsets: EdgeInsets
  /// The baseline of the first line.
  package var firstBaseline: Baseline
  /// The baseline of the last line.
  package var lastBaseline: Baseline
  /// What a picture shows of the view.
  package var depiction: ViewDepiction
  /// How a picture paints the view.
  package var look = ViewLook()
  /// The text whose height follows from the width that it gets; nil where stored sizes stand for it.
  package var wrapping: WrappingContent?
  /// Whether the content size is the least, which the view does not hug.
  var isLeastSize = false
}

/// A text whose height follows from the width that layout gives it.
package struct WrappingContent: Sendable {
  let text: DocumentText
  let scale: Double
  /// The width that layout gave it; 0 before the first layout.
  private var layoutWidth = 0.0

  init(_ text: DocumentText, scale: Double) {
    self.text = text
    self.scale = scale
  }

  /// The size at the width that layout gave, from the size without one.
  ///
  /// Wrapped text is as wide as its widest line, as on the canvas, where a label hugs that.
  func size(unwrapped: Size) -> Size {
    guard layoutWidth > 0, layoutWidth < unwrapped.width else { return unwrapped }
    var size = text.size(width: layoutWidth, scale: scale)
    // What was added for rounding is no room of the label's.
    size.width = min(size.width, layoutWidth - 1 / scale)
    return size
  }

  /// Takes over a width, and returns whether the content size changes by it.
  mutating func setWidth(_ width: Double, unwrapped: Size) -> Bool {
    let old = size(unwrapped: unwrapped)
    // Rounding a frame to pixels may take up to one of them from text that just fits.
    layoutWidth = width > 0 ? width + 1 / scale : 0
    return size(unwrapped: unwrapped) != old
  }
}

extension DocumentContent {
  /// The content size, wrapped text at the width that layout gave it.
  var currentSize: Size { wrapping?.size(unwrapped: intrinsicSize) ?? intrinsicSize }

  /// Takes over a width, and returns whether the content size changes by it.
  fileprivate mutating func setWidth(_ width: Double) -> Bool {
    wrapping?.setWidth(width, unwrapped: intrinsicSize) ?? false
  }
}

/// A view that was made from a document.
package protocol DocumentItem: View {
  /// What the document states about it.
  var content: DocumentContent { get set }
}

/// A view made from a document; what its class draws does not matter, its content size does.
package final class DocumentView: View, DocumentItem {
  package var content: DocumentContent {
    didSet {
      if content.intrinsicSize != oldValue.intrinsicSize { invalidateIntrinsicContentSize() }
    }
  }

  init(_ content: DocumentContent) {
    self.content = content
    super.init()
  }

  package override var intrinsicContentSize: Size { content.currentSize }
  package override func contentWidthDidChange(_ width: Double) -> Bool { content.setWidth(width) }
  package override var alignmentRectInsets: EdgeInsets { content.alignmentInsets }
  package override var firstBaseline: Baseline { content.firstBaseline }
  package override var lastBaseline: Baseline { content.lastBaseline }
  package override var displayName: String? { content.name }
}

/// A scroll view made from a document, tables and text views included.
package final class DocumentScrollView: ScrollView, DocumentItem {
  package var content: DocumentContent {
    didSet {
      if content.intrinsicSize != oldValue.intrinsicSize { invalidateIntrinsicContentSize() }
    }
  }

  init(_ content: DocumentContent) {
    self.content = content
    super.init()
  }

  package override var intrinsicContentSize: Size { content.currentSize }
  package override func contentWidthDidChange(_ width: Double) -> Bool { content.setWidth(width) }
  package override var firstBaseline: Baseline { content.firstBaseline }
  package override var lastBaseline: Baseline { content.lastBaseline }
  package override var displayName: String? { content.name }
}

extension InterfaceView {
  /// The view's name in reports: its author's label, its class, and what it shows.
  public var reportName: String {
    if let name = attributes.accessibilityIdentifier ?? attributes.userLabel { return name }
    let kind = attributes.customClass ?? className
    guard let text = attributes.text, !text.isEmpty else {
      if let image = attributes.image { return "\(kind) '\(image)'" }
      return id.isEmpty ? kind : "\(kind) \(id)"
    }
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return "\(kind) '\(line.count > 27 ? line.prefix(27) + "..." : line)'"
  }

  /// UIKit's name of the element's class.
  public var className: String { ElementNames.className(of: element) }
}
