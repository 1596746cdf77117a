package import LayoutModel

/// A stack view made from a document.
package final class DocumentStackView: StackView, DocumentItem {
  package var content: DocumentContent {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: DocumentContent, _ attributes: StackAttributes) {
    self.content = content
    super.init()
    // A stack has no margins of its own: where one preserved a stack's margins it took none over.
    defaultLayoutMargins = .zero
    arrange(by: attributes)
  }

  /// Takes over what a document states about the arrangement.
  func arrange(by attributes: StackAttributes) {
    axis = attributes.axis
    distribution =
      switch attributes.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    alignment =
      switch attributes.alignment {
      case "leading", "top": .leading
      case "firstBaseline": .firstBaseline
      case "center": .center
      case "trailing", "bottom": .trailing
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    spacing = attributes.spacing
    isBaselineRelativeArrangement = attributes.isBaselineRelative
    isLayoutMarginsRelativeArrangement = attributes.isMarginsRelative
  }

  package override var intrinsicContentSize: Size { content.intrinsicSize }
  package override var displayName: String? { content.name }
}
