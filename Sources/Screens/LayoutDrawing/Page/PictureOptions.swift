/// How a picture of a layout is made.
public struct PictureOptions: Hashable, Sendable {
  /// What views look like.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As on a device: opaque, in their own colours, controls as themselves.
    case screen
    /// As outlines that can be seen through, with the names of views, guides and what lies beyond
    /// the screen.
    case blueprint
  }

  /// What views look like.
  public let style: Style
  /// The colours.
  public var scheme: StyleSheet.Scheme = .automatic
  /// Whether pointing at a view shows its name and frame.
  public var showsTitles = true
  /// Whether views have their names in them where there is room; at first in blueprints only.
  public var showsNames: Bool
  /// Whether safe area, guides and alignment rectangles are drawn; at first in blueprints only.
  public var showsGuides: Bool
  /// Whether the scene's constraints are drawn as distances.
  public var showsConstraints = false
  /// Whether content beyond the screen is drawn, faded; at first in blueprints only.
  public var showsOverflow: Bool
  /// Whether heading, findings, legend and notes stand around the device.
  public var showsText = true
  /// The greatest number of views drawn in all; what is left out is reported in a note.
  public var viewLimit = 4000
  /// The greatest length of the picture, in bytes; views are left out until it is kept.
  ///
  /// Zero for any length.
  public var byteBudget = 0
  /// Stands before each id within the picture, so that one page may hold several; ASCII letters.
  public var idPrefix = ""
  /// Whether the style sheet is in the picture; without, the page must hold ``StyleSheet``.
  public var includesStyleSheet = true
  /// The width in pixels; nil for one pixel a point.
  public var width: Double?

  /// Creates the options of a picture that stands alone.
  ///
  /// - Parameter style: What views look like.
  public init(style: Style = .screen) {
    self.style = style
    showsNames = style == .blueprint
    showsGuides = style == .blueprint
    showsOverflow = style == .blueprint
  }

  /// A small picture among others on a page: the device and what is on it, below 15 kB.
  ///
  /// - Parameters:
  ///   - idPrefix: Letters that no other picture of the page has.
  ///   - includesStyleSheet: Whether the picture brings its style sheet along.
  /// - Returns: The options.
  public static func thumbnail(
    idPrefix: String, includesStyleSheet: Bool = true
  ) -> PictureOptions {
    var options = PictureOptions()
    options.showsTitles = false
    options.showsNames = false
    options.showsOverflow = false
    options.showsText = false
    options.viewLimit = 240
    options.byteBudget = 15_000
    options.idPrefix = idPrefix
    options.includesStyleSheet = includesStyleSheet
    return options
  }
}
