public import LayoutModel

/// A picture of laid-out scenes, as the text of an SVG document.
///
///     let picture = LayoutPicture(LayoutScene(window), heading: "sign-in")
///     print(picture.svg)
///
/// The same scenes and options make the same text, byte for byte.
public struct LayoutPicture: Sendable {
  /// The document.
  public let svg: String
  /// Its size in points.
  public let size: Size
  /// What was left out or could not be drawn, a sentence each; they stand in the picture too, unless
  /// it has no text.
  public let notes: [String]

  /// Draws one scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: How.
  ///   - heading: The title above it.
  ///   - details: A line below the title.
  public init(
    _ scene: LayoutScene, options: PictureOptions = PictureOptions(), heading: String = "",
    details: String = ""
  ) {
    self.init(
      PageContent(scenes: [scene], heading: heading, details: details), options: options)
  }

  /// Draws scenes beside and below each other, each with its title.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in reading order; at least one.
  ///   - options: How.
  ///   - heading: The title above them.
  ///   - details: A line below the title.
  ///   - notes: Further notes, a sentence each.
  ///   - isTimeline: Whether the scenes are moments of one run: each then names what changed since
  ///     the one before.
  public init(
    strip scenes: [LayoutScene], options: PictureOptions = PictureOptions(), heading: String = "",
    details: String = "", notes: [String] = [], isTimeline: Bool = false
  ) {
    precondition(!scenes.isEmpty, "a strip has at least one scene")
    var content = PageContent(scenes: scenes, heading: heading, details: details, notes: notes)
    if isTimeline { content.changesByScene = LayoutPicture.changes(of: scenes) }
    self.init(content, options: options)
  }

  /// Draws moments of one run one after the other, in a loop.
  ///
  /// Where motion is not wanted, and in what cannot play, the first one is shown.
  ///
  /// - Parameters:
  ///   - scenes: The moments in order; at least one.
  ///   - seconds: How long each is shown.
  ///   - options: How.
  ///   - heading: The title above them.
  ///   - details: A line below the title.
  ///   - notes: Further notes, a sentence each.
  public init(
    animating scenes: [LayoutScene], seconds: Double, options: PictureOptions = PictureOptions(),
    heading: String = "", details: String = "", notes: [String] = []
  ) {
    precondition(!scenes.isEmpty, "an animation has at least one scene")
    var content = PageContent(scenes: scenes, heading: heading, details: details, notes: notes)
    content.changesByScene = LayoutPicture.changes(of: scenes)
    content.secondsByScene = min(max(seconds, 0.01), 60)
    self.init(content, options: options)
  }

  /// What changed in each scene since the one before, in words.
  private static func changes(of scenes: [LayoutScene]) -> [String] {
    [""] + zip(scenes, scenes.dropFirst()).map { SceneChanges(from: $0, to: $1).summary }
  }

  /// Draws a scene and marks what is different from an earlier scene of the same run.
  ///
  /// - Parameters:
  ///   - before: The earlier scene.
  ///   - after: The scene that is drawn.
  ///   - options: How.
  ///   - heading: The title above it.
  ///   - details: A line below the title.
  public init(
    comparing before: LayoutScene, with after: LayoutScene,
    options: PictureOptions = PictureOptions(), heading: String = "", details: String = ""
  ) {
    let changes = SceneChanges(from: before, to: after)
    self.init(
      PageContent(scenes: [after], changes: changes, heading: heading, details: details),
      options: options)
  }

  private init(_ content: PageContent, options: PictureOptions) {
    var limit = options.viewLimit
    var page = Page(content, options, limit: limit)
    var svg = page.svg()
    while options.byteBudget > 0, svg.utf8.count > options.byteBudget, limit > 8 {
      limit = limit * 3 / 5
      page = Page(content, options, limit: limit)
      svg = page.svg()
    }
    self.svg = svg
    size = page.size
    notes = page.notes
  }
}
