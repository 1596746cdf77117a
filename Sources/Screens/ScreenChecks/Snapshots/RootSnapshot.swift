import InterfaceBuilder
package import LayoutModel

/// The frames of one root's views in all configurations.
package struct RootSnapshot: Sendable {
  /// A view.
  package struct Node: Sendable {
    /// The view's id; see ``ScreenDocument/identifier(ofView:)``.
    package var id: String
    /// The element's name, such as `label`.
    package var element: String
    /// What messages call it.
    package var name: String
    /// The superview, as an index into the snapshot's nodes; -1 for the root.
    package var parent: Int
    /// How many views hold it within the root.
    package var depth: Int
    /// The text that it shows, as written.
    package var text: String?
    /// How that text is set.
    package var styling: TextStyling
    /// Whether it or a view above it is hidden.
    package var isHidden: Bool
    /// Its frames in its superview, one a configuration, rounded to thousandths of a point; nil
    /// where the view is not installed.
    package var frames: [Rect?]

    /// Whether it shows what another one does, whatever their frames.
    func isShownAs(_ other: Node) -> Bool {
      text == other.text && styling == other.styling && isHidden == other.isHidden
    }
  }

  /// The id of the root's view.
  package var id: String
  /// The id of the scene; empty in a xib.
  package var sceneID: String
  /// What the scene is called.
  package var scene: String
  /// The root.
  package var root: ScreenRoot
  /// The configurations, the base first.
  package var configurations: [ScreenConfiguration]
  /// The views in document order, superviews first.
  package var nodes: [Node]
}

/// The document's settings of a view's text, beside the frame that it has.
package struct TextStyling: Hashable, Sendable {
  private var font: InterfaceFont
  private var followsTextSize: Bool
  private var numberOfLines: Int
  private var alignment: ViewAppearance.TextAlignment

  init(_ view: InterfaceView) {
    font = view.attributes.font
    followsTextSize = view.appearance.adjustsFontForTextSize
    numberOfLines = view.attributes.numberOfLines
    alignment = view.appearance.textAlignment
  }
}

extension Rect {
  /// The rectangle in thousandths of a point: finer than any pixel, coarser than any rounding of
  /// numbers.
  var inThousandths: Rect {
    func rounded(_ value: Double) -> Double {
      // No minus before a zero.
      let number = (value * 1000).rounded() / 1000
      return number == 0 ? 0 : number
    }
    return Rect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
