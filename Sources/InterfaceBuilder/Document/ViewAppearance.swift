/// What a view's element says about how it looks and behaves: nothing here enters layout.
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
  /// Whether a gesture recognizer is attached.
  public internal(set) var hasGestures = false
  /// The messages that the control sends, as `selector destination`.
  public internal(set) var actions: [String] = []
  /// The Notes of the object.
  public internal(set) var notes: String?

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
