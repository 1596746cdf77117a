import InterfaceBuilder
package import LayoutModel

/// What the rules need to know of a view besides its geometry, the same in all configurations.
package struct ElementFacts: Sendable {
  /// The kinds of views that rules distinguish.
  package enum Kind: Sendable {
    /// Shows text: a label, a button with a title, a text view that does not scroll.
    case text
    /// Shows a picture.
    case image
    /// Anything else.
    case other
  }

  /// The kind of the view.
  package var kind: Kind
  /// Whether the user can touch it to some effect.
  package var isControl: Bool
  /// The property that names the view in code; nil where none does.
  package var outlet: String?
  /// Whether the text is Interface Builder's own, which nobody wrote.
  package var hasDefaultText: Bool
  /// Whether the text's size follows the user's.
  package var followsTextSize: Bool
  /// Whether the widths of the font are known, and not only estimated.
  package var hasKnownFont: Bool
  /// How far the frame reaches beyond what constraints place, as that of a slider does.
  package var frameOutset: EdgeInsets
  /// Whether a cell of one of the system's styles places the view.
  package var isPlacedBySystem: Bool
  /// Whether the view's element paints something that hides what is behind it.
  package var isOpaque: Bool

  /// The texts that Interface Builder puts into new views.
  private static let defaultTexts: Set<String> = [
    "Label", "Button", "Title", "Subtitle", "Detail", "Text",
  ]

  /// Creates what is known of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - outlet: The property that names it in code.
  ///   - isPlacedBySystem: Whether a cell of one of the system's styles places it, whatever its
  ///     frame or mask determines.
  init(_ view: InterfaceView, outlet: String?, isPlacedBySystem: Bool) {
    let attributes = view.attributes
    let text = attributes.text ?? ""
    let isShown: Bool =
      switch view.element {
      case "label", "button": !text.isEmpty
      case "textView": !text.isEmpty && !attributes.isScrollEnabled
      default: false
      }
    kind =
      isPlacedBySystem
      ? .other
      : isShown
        ? .text
        : view.element == "imageView" || view.element == "button" && attributes.image != nil
          ? .image : .other
    self.isPlacedBySystem = isPlacedBySystem
    frameOutset = view.element == "slider" ? EdgeInsets(left: 2, bottom: 1, right: 2) : .zero
    isControl = Self.isControl(view)
    self.outlet = outlet
    hasDefaultText = Self.defaultTexts.contains(text) || text.hasPrefix("Lorem ipsum")
    followsTextSize = attributes.font.style != nil
    hasKnownFont = !attributes.font.isCustom
    isOpaque =
      switch view.element {
      case "imageView": attributes.image != nil || view.appearance.hasOpaqueBackground
      case "tableView", "collectionView", "mapView", "wkWebView", "webView": true
      default: view.appearance.hasOpaqueBackground
      }
  }

  private static func isControl(_ view: InterfaceView) -> Bool {
    guard view.appearance.isUserInteractionEnabled, view.appearance.isEnabled else { return false }
    return switch view.element {
    case "button", "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker",
      "searchBar":
      true
    default: view.appearance.hasGestures
    }
  }
}
