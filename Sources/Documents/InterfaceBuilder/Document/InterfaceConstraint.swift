public import LayoutModel

/// A constraint of a document.
public struct InterfaceConstraint: Sendable {
  /// The constraint's id.
  public internal(set) var id: String
  /// Where it is written.
  public internal(set) var position: SourcePosition
  /// The view in whose `<constraints>` it is written, as an index.
  public internal(set) var owner: Int
  /// The id on the left side; nil for the owner.
  public internal(set) var firstItem: String?
  /// The attribute on the left side.
  public internal(set) var firstAttribute: LayoutAttribute
  /// How the sides stand to each other.
  public internal(set) var relation: LayoutRelation = .equal
  /// The id on the right side; nil for a constant alone.
  public internal(set) var secondItem: String?
  /// The attribute on the right side.
  public internal(set) var secondAttribute: LayoutAttribute = .notAnAttribute
  /// The factor of the right side.
  public internal(set) var multiplier = 1.0
  /// What is added, in points; nil where the document leaves it to a standard value.
  public internal(set) var constant: Double?
  /// How important it is.
  public internal(set) var priority = 1000.0
  /// Whether the constant is the standard value.
  public internal(set) var isSymbolic = false
  /// Whether it is removed at build time.
  public internal(set) var isPlaceholder = false
  /// The name that its author gave it.
  public internal(set) var identifier: String?
  /// What depends on size classes.
  public internal(set) var variations: [InterfaceVariation] = []
}

/// A guide of a document.
public struct InterfaceGuide: Sendable {
  /// The guide's id.
  public internal(set) var id: String
  /// Where it is written.
  public internal(set) var position: SourcePosition
  /// What it is.
  public internal(set) var kind: Kind
  /// The view that owns it, as an index; nil for a controller's guide without a view.
  public internal(set) var owner: Int?

  /// What a guide follows.
  public enum Kind: String, Sendable, Codable {
    /// The safe area of a view.
    case safeArea
    /// The layout margins of a view.
    case layoutMargins
    /// The readable width of a view.
    case readableContent
    /// The software keyboard.
    case keyboard
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
    /// Under the bars at the top of a controller's view.
    case top
    /// Above the bars at the bottom of a controller's view.
    case bottom
    /// A guide that constraints place.
    case custom
  }
}
