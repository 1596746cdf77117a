import LayoutModel

/// One scene as it is drawn: its device, its views, and the notes about them.
///
/// Stages run in the order in which they paint over each other; all work in the scene's own
/// coordinates.
struct Figure {
  let scene: LayoutScene
  let options: PictureOptions
  /// The length that lines and annotations are multiples of, in points.
  let unit: Double
  /// What is different from an earlier scene, if that is to be marked.
  var changes: SceneChanges?
  let selection: ViewSelection
  /// The screen, or the root where there is none.
  let screenFrame: Rect
  let deviceBody: DeviceBody?
  /// All that is drawn.
  let bounds: Rect
  /// Where anything may be drawn.
  let region: Rect
  /// What the legend has to explain.
  var features: Set<LegendFeature> = []
  var labels = LabelPlacer()
  var notes: [PictureNote]

  /// How far content beyond the screen is shown, in points.
  private static let overflowRoom = 96.0

  init(_ scene: LayoutScene, options: PictureOptions, unit: Double, limit: Int) {
    self.scene = scene
    self.options = options
    self.unit = unit
    screenFrame = Rect(origin: .zero, size: scene.screen?.size ?? scene.size)
    var outline = screenFrame
    if let screen = scene.screen {
      let body = DeviceBody(screen.device, screen.orientation)
      outline = screenFrame.outset(by: body.bezel)
      deviceBody = body
    } else {
      deviceBody = nil
    }
    region = options.showsOverflow ? outline.outset(by: .all(Self.overflowRoom)) : screenFrame
    let selection = ViewSelection(scene, in: region, limit: limit)
    self.selection = selection
    var bounds = outline
    if options.showsOverflow {
      for index in selection.drawn {
        bounds = bounds.union(region.intersection(scene.views[index].frame))
      }
    }
    self.bounds = bounds
    notes = selection.notes
    if scene.hiddenCount > 0 {
      notes.append(
        PictureNote(count: scene.hiddenCount, one: "view is hidden", many: "views are hidden"))
    }
  }

  /// Draws all of it.
  mutating func draw(into writer: inout SVGWriter) {
    drawOverflow(into: &writer)
    drawBody(into: &writer)
    drawScreen(into: &writer)
    occupySystemChrome()
    reserveTexts()
    if options.style == .screen { paintViews(into: &writer) } else { drawViews(into: &writer) }
    drawKeyboard(into: &writer)
    drawSystemChrome(into: &writer)
    // Notes on the layout stay within the screen, or within the picture where there is none.
    let edge = deviceBody == nil ? bounds : screenFrame
    let clip = writer.clip(edge, radius: deviceBody?.cornerRadius ?? 0)
    writer.open("clip-path=\"url(#\(clip))\"")
    drawSafeArea(into: &writer)
    drawAlignmentRects(into: &writer)
    drawConstraints(into: &writer)
    drawAmbiguities(into: &writer)
    drawConflicts(into: &writer)
    drawGuides(into: &writer)
    drawNames(into: &writer)
    if let changes { drawChanges(changes, into: &writer) }
    writer.close()
  }

  /// A short text on a light ground, at the first free place; nothing where there is none.
  ///
  /// - Returns: Whether there was a place.
  @discardableResult
  mutating func annotate(
    _ text: String, _ style: String, size: Double, at places: [Point], into writer: inout SVGWriter,
    isBold: Bool = false
  ) -> Bool {
    let width = TextWidth.of(text, size: size, isBold: isBold)
    let candidates = places.map { place in
      Rect(
        x: place.x - width / 2 - size * 0.25, y: place.y - size * 0.6, width: width + size * 0.5,
        height: size * 1.2)
    }
    let inside = candidates.filter(screenFrame.contains)
    guard let place = labels.placeFirstFree(inside) else { return false }
    writer.rect(place, "halo", radius: size * 0.3)
    writer.label(
      text, x: place.midX, baseline: place.midY + size * 0.36, size: size,
      style + " m" + (isBold ? " w" : ""))
    return true
  }
}
