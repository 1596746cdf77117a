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
}

/// A view that was made from a document.
package protocol DocumentItem: View {
  /// What the document says of it.
  var content: DocumentContent { get set }
}

/// A view made from a document; what its class draws does not matter, its content size does.
package final class DocumentView: View, DocumentItem {
  package var content: DocumentContent {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: DocumentContent) {
    self.content = content
    super.init()
  }

  package override var intrinsicContentSize: Size { content.intrinsicSize }
  package override var alignmentRectInsets: EdgeInsets { content.alignmentInsets }
  package override var firstBaseline: Baseline { content.firstBaseline }
  package override var lastBaseline: Baseline { content.lastBaseline }
  package override var displayName: String? { content.name }
}

/// A scroll view made from a document, tables and text views included.
package final class DocumentScrollView: ScrollView, DocumentItem {
  package var content: DocumentContent {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: DocumentContent) {
    self.content = content
    super.init()
  }

  package override var intrinsicContentSize: Size { content.intrinsicSize }
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
  public var className: String {
    guard let first = element.first else { return "UIView" }
    if element == "mapView" { return "MKMapView" }
    if element == "wkWebView" { return "WKWebView" }
    if element == "tableViewCellContentView" { return "UITableViewCellContentView" }
    return "UI" + first.uppercased() + element.dropFirst()
  }
}
