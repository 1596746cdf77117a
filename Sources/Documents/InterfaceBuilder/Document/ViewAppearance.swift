package import LayoutModel

/// The looks and behavior of a view's element: nothing here enters layout.
public struct ViewAppearance: Sendable {
  /// The opacity, from 0 to 1.
  public internal(set) var alpha = 1.0
  /// Whether the view paints a background that hides what is behind it.
  public internal(set) var hasOpaqueBackground = false
  /// Whether what reaches beyond the bounds is cut off.
  public internal(set) var clipsSubviews = false
  /// Whether touches reach the view.
  public internal(set) var isUserInteractionEnabled = true
  /// Whether the control is enabled.
  public internal(set) var isEnabled = true
  /// Where lines of text stand in their view.
  public internal(set) var textAlignment = TextAlignment.natural
  /// Where the content of a control stands in its view.
  public internal(set) var contentAlignment = TextAlignment.center
  /// The smallest share of the font's size to which text shrinks before it is cut off; 1 where it
  /// does not shrink.
  public internal(set) var minimumScale = 1.0
  /// The smallest size to which text shrinks, in points; nil where the document gives a share.
  public internal(set) var minimumFontSize: Double?
  /// Whether text in a text style follows the user's size while it is shown.
  public internal(set) var adjustsFontForTextSize = false
  /// The height of a cell, or of all cells of a table, in points; nil where content decides.
  public internal(set) var rowHeight: Double?
  /// The height of a section's header in a table, in points; nil where the system decides.
  package internal(set) var sectionHeaderHeight: Double?
  /// The height of a section's footer in a table, in points; nil where the system decides.
  package internal(set) var sectionFooterHeight: Double?
  /// What a button with a configuration lies on; nil for one without a configuration.
  package internal(set) var buttonStyle: ViewLook.ButtonBackground?
  /// How round the corners of a button with a configuration are, as the document writes it.
  package internal(set) var cornerStyle: String?
  /// Whether a gesture recognizer is attached.
  public internal(set) var hasGestures = false
  /// The messages that the control sends, as `selector destination`.
  public internal(set) var actions: [String] = []
  /// The Notes of the object.
  public internal(set) var notes: String?
  /// The colours that the element sets, by key, such as `backgroundColor`.
  package internal(set) var colors: [String: DocumentColor] = [:]
  /// How an image lies in its view; nil where the document has none.
  package internal(set) var contentMode: String?
  /// The radius of the corners that run-time attributes set, in points.
  package internal(set) var cornerRadius = 0.0
  /// The width of the border that run-time attributes set, in points.
  package internal(set) var borderWidth = 0.0
  /// Whether a switch is on.
  package internal(set) var isOn = false
  /// The value of a slider, stepper or progress view as a share of its range, 0 to 1.
  package internal(set) var value = 0.5
  /// The chosen segment or page.
  package internal(set) var selectedIndex = 0
  /// The number of pages.
  package internal(set) var pageCount = 3
  /// Whether the text is what a field asks for, and not what it holds.
  package internal(set) var showsPlaceholder = false
  /// Whether rows of a table are divided by lines.
  package internal(set) var hasSeparators = true
  /// The sections of a table with rows of its own, in order.
  package internal(set) var sections: [TableSection] = []
  /// How a collection view arranges its cells; nil for other layouts than flow.
  package internal(set) var flow: CollectionFlow?
  /// What a bar shows that stands in the view tree.
  package internal(set) var bar: BarContent?

  /// Where text or content stands along the horizontal axis.
  public enum TextAlignment: String, Sendable {
    /// At the side where reading begins.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
  }
}

/// A connection that names something of a document in code.
public struct InterfaceOutlet: Hashable, Sendable {
  /// The id of what it leads to.
  public internal(set) var destination: String
  /// The property's name.
  public internal(set) var property: String
}
