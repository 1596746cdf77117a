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
  /// Whether what documents say for design time only counts, as on Interface Builder's canvas:
  /// constraints that are removed at build time, and placeholder sizes.
  public var isDesignTime: Bool

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
