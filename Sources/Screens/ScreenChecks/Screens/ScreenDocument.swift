package import InterfaceBuilder
import LayoutModel

/// A document with all that its screens have in common in every configuration.
package struct ScreenDocument: Sendable {
  /// The document.
  package let document: InterfaceDocument
  /// The document with every text twice.
  let doubled: InterfaceDocument
  /// The roots that hold something to look at, in document order.
  package let roots: [ScreenRoot]
  /// What rules need to know of each view, in the order of the document's views.
  package let facts: [ElementFacts]
  /// The outlets' properties, by the id that they lead to.
  package let outlets: [String: String]
  /// The content sizes that need no font, in the order of the views; nil for texts.
  let plainSizes: [Size?]

  /// The elements whose content is text, which is measured anew in each configuration.
  private static let measured: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl",
  ]

  /// Prepares a document.
  package init(_ document: InterfaceDocument) {
    self.document = document
    doubled = document.replacingTexts { $0 + " " + $0 }
    roots = ScreenRoot.roots(of: document)
    let outlets = Dictionary(
      document.outlets.map { ($0.destination, $0.property) }
    ) { first, _ in first }
    self.outlets = outlets
    facts = document.views.indices.map { index in
      ElementFacts(
        document.views[index], outlet: outlets[document.views[index].id],
        isPlacedBySystem: document.isPlacedBySystem(index))
    }
    plainSizes = document.views.indices.map { index in
      guard !Self.measured.contains(document.views[index].element) else { return nil }
      let extents = document.contentExtents(ofView: index)
      return Size(
        width: extents[0].value ?? View.noIntrinsicMetric,
        height: extents[1].value ?? View.noIntrinsicMetric)
    }
  }

  /// The size of the document's canvas; where it names no device, about that of what stands on it.
  func canvasSize(_ stored: LayoutEnvironment) -> Size {
    document.device?.screenSize
      ?? Size(width: max(stored.frame.width, 320), height: stored.frame.height)
  }
}

extension InterfaceDocument {
  /// Whether a view is a label or picture of a cell of one of the system's styles, which places its
  /// parts by code.
  fileprivate func isPlacedBySystem(_ view: Int) -> Bool {
    guard let content = views[view].parent,
      views[content].element == "tableViewCellContentView", let cell = views[content].parent,
      let style = views[cell].attributes.style
    else { return false }
    return style.hasPrefix("IBUITableViewCellStyle") && !style.hasSuffix("Custom")
  }
}
