public import LayoutModel

/// What surrounds a layout root, and what no constraint of the document decides.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The root's frame, in points.
  public var frame: Rect
  /// What bars, sensor housing and home indicator take from the root.
  public var safeAreaInsets: EdgeInsets
  /// The margins of the root where it sets none itself.
  public var rootMargins: EdgeInsets
  /// Pixels a point.
  public var scale: Double
  /// The traits that variations are chosen by.
  public var traits: TraitSelection
  /// Whether what documents state for design time only counts, as on Interface Builder's canvas:
  /// constraints that are removed at build time, and placeholder sizes.
  public var isDesignTime: Bool
  /// How large the user wants text; texts in a text style's font follow.
  public var contentSizeCategory: ContentSizeCategory = .large
  /// Where content sizes that need the platform's fonts come from.
  public var contentSizes = ContentSizes.stored
  /// The side margin that the cells of a table have, in points; nil where the rules decide it.
  package var cellSideMargin: Double?

  /// Where content sizes that need the platform's fonts come from.
  public enum ContentSizes: String, Sendable, Codable {
    /// The stored frames, which stand for what the canvas measured.
    case stored
    /// Texts, fonts and kinds of views; no frame but the root's is used.
    case measured
  }

  /// Creates an environment.
  public init(
    frame: Rect, safeAreaInsets: EdgeInsets = .zero, rootMargins: EdgeInsets = .all(8),
    scale: Double = 2, traits: TraitSelection = .any, isDesignTime: Bool = true
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.rootMargins = rootMargins
    self.scale = scale
    self.traits = traits
    self.isDesignTime = isDesignTime
  }
}

/// A screen to lay a document out on.
public struct LayoutScreen: Hashable, Sendable {
  /// Its size as it lies, in points.
  public var size: Size
  /// What sensor housing, status bar and home indicator take from it.
  public var safeAreaInsets: EdgeInsets
  /// Pixels a point.
  public var scale: Double
  /// The traits that variations are chosen by.
  public var traits: TraitSelection

  /// Creates a screen.
  public init(
    size: Size, safeAreaInsets: EdgeInsets = .zero, scale: Double = 2, traits: TraitSelection = .any
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.traits = traits
  }
}
