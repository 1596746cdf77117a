import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
import Simulation
import SolverCatalog
import Testing

/// A view whose colours a test chooses.
private final class PaintedView: View, DepictedView {
  var depiction = ViewDepiction.plain
  var look = ViewLook()

  init(_ background: DisplayColor? = nil, _ depiction: ViewDepiction = .plain) {
    self.depiction = depiction
    super.init()
    look.background = background
  }
}

/// Pictures that look like the app's screens.
@Suite struct ScreenPictureTests {
  private static let red = DisplayColor(0xCC00_00FF)
  private static let adapting = DisplayColor(0x0011_22FF, dark: 0xDDEE_FFFF)

  private func picture(
    _ scheme: StyleSheet.Scheme = .light, _ build: (View) -> Void
  ) throws -> ParsedPicture {
    let screen = DrawnScreen(build)
    var options = PictureOptions()
    options.scheme = scheme
    return try #require(ParsedPicture(LayoutPicture(screen.scene(), options: options).svg))
  }

  @Test func viewsCoverEachOtherInTheirOwnColors() throws {
    let parsed = try picture { root in
      root.add(PaintedView(Self.red), "below", Rect(x: 10, y: 100, width: 50, height: 40))
      root.add(
        PaintedView(DisplayColor(0x00CC_00FF)), "above", Rect(x: 20, y: 110, width: 50, height: 40))
    }
    let rects = parsed.elements.filter { $0.name == "rect" }
    let below = try #require(rects.firstIndex { $0.attributes["fill"] == "#cc0000" })
    let above = try #require(rects.firstIndex { $0.attributes["fill"] == "#00cc00" })
    #expect(below < above)
    #expect(rects[below].number("x") == 10 && rects[below].number("width") == 50)
    #expect(rects[below].attributes["fill-opacity"] == nil)
    #expect(parsed.elements("v").isEmpty)
  }

  @Test func textHasItsColorAndAlignment() throws {
    let parsed = try picture { root in
      let text = PaintedView(
        nil, .text("middle", TextAttributes(font: .system(20, weight: .bold), lineLimit: 1)))
      text.look.foreground = Self.red
      text.look.alignment = .center
      text.look.background = .white
      root.add(text, "label", Rect(x: 100, y: 100, width: 100, height: 30))
    }
    let text = try #require(parsed.elements.first { $0.name == "text" && $0.text == "middle" })
    #expect(text.attributes["fill"] == "#cc0000")
    #expect(text.attributes["font-weight"] == "700")
    #expect(text.number("x") == 150 && text.classes.contains("m"))
  }

  @Test func colorsThatAdaptFollowTheScheme() throws {
    func build(_ root: View) {
      root.add(PaintedView(Self.adapting), "box", Rect(x: 10, y: 100, width: 50, height: 40))
    }
    #expect(
      try picture(.light, build).elements.contains { $0.attributes["fill"] == "#001122" })
    #expect(try picture(.dark, build).elements.contains { $0.attributes["fill"] == "#ddeeff" })
    let automatic = try picture(.automatic, build)
    #expect(automatic.elements.contains { $0.classes.contains("f1122ff-ddeeffff") })
    let style = automatic.elements.filter { $0.name == "style" }.map(\.text).joined()
    #expect(style.contains(".f1122ff-ddeeffff{fill:#001122}"))
    #expect(style.contains(".f1122ff-ddeeffff{fill:#ddeeff}"))
  }

  @Test func controlsAreDrawnAsThemselves() throws {
    let parsed = try picture { root in
      let ground = root.add(
        PaintedView(.white), "ground", Rect(x: 0, y: 0, width: 375, height: 700))
      let segments = SegmentedControl(segments: ["First", "Second"])
      ground.add(segments, "segments", Rect(x: 20, y: 100, width: 200, height: 32))
      let toggle = Switch()
      toggle.isOn = true
      ground.add(toggle, "switch", Rect(x: 20, y: 200, width: 51, height: 31))
      ground.add(SearchBar(), "search", Rect(x: 0, y: 300, width: 375, height: 56))
      ground.add(Stepper(), "stepper", Rect(x: 20, y: 400, width: 94, height: 32))
    }
    for title in ["First", "Second", "Search"] { #expect(parsed.texts.contains(title), "\(title)") }
    #expect(parsed.elements.contains { $0.attributes["fill"] == "#34c759" })
  }

  @Test func aTransparentViewIsFaintAndAnInvisibleOneGone() throws {
    let parsed = try picture { root in
      for (index, opacity) in [0.5, 0].enumerated() {
        let view = PaintedView(index == 0 ? Self.red : DisplayColor(0x0000_CCFF))
        view.look.opacity = opacity
        root.add(view, "\(opacity)", Rect(x: 10, y: 100, width: 50, height: 40))
      }
    }
    #expect(parsed.elements.contains { $0.name == "g" && $0.number("opacity") == 0.5 })
    #expect(!parsed.elements.contains { $0.attributes["fill"] == "#0000cc" })
  }

  @Test func whatClipsCutsOffWhatIsInIt() throws {
    let parsed = try picture { root in
      let clipping = PaintedView(.white)
      clipping.look.clipsSubviews = true
      root.add(clipping, "clip", Rect(x: 10, y: 100, width: 50, height: 40))
      clipping.add(PaintedView(Self.red), "inner", Rect(x: 20, y: 0, width: 200, height: 10))
    }
    let clips = parsed.elements.filter { $0.name == "clipPath" }.count
    #expect(clips >= 2)
    let inner = try #require(parsed.elements.first { $0.attributes["fill"] == "#cc0000" })
    #expect(inner.number("width") == 200)
  }

  @Test func aTreeWithoutColorsIsDrawnAsCards() throws {
    let parsed = try picture { root in
      let outer = root.add(View(), "outer", Rect(x: 10, y: 100, width: 200, height: 100))
      outer.add(View(), "inner", Rect(x: 10, y: 10, width: 50, height: 20))
    }
    let fills = Set(
      parsed.elements.filter { [50, 200].contains($0.number("width")) && $0.name == "rect" }
        .compactMap { $0.attributes["fill"] })
    #expect(fills.count == 2, "an inner card differs from the one it lies on")
  }

  @Test func aSceneWithinAnotherLiesInItsView() throws {
    let screen = DrawnScreen { root in
      root.add(ScrollView(), "table", Rect(x: 0, y: 100, width: 375, height: 300))
    }
    var scene = screen.scene()
    let table = try #require(screen.root.subviews.first)
    let cell = View(frame: Rect(x: 0, y: 0, width: 375, height: 44))
    cell.add(Label(text: "a row"), "row", Rect(x: 16, y: 10, width: 100, height: 20))
    let engine = LayoutEngine(root: cell, solver: SolverStrategy.standard.makeSolver())
    scene.embed(
      LayoutScene(engine), in: ObjectIdentifier(table), at: Point(x: 0, y: 44))
    let parsed = try #require(ParsedPicture(LayoutPicture(scene).svg))
    let text = try #require(parsed.elements.first { $0.text == "a row" })
    let baseline = try #require(text.number("y"))
    #expect((144...188).contains(baseline))
  }

  @Test(arguments: [
    "plus", "xmark.circle.fill", "nobody.knows.this", "", "trash", "heart.fill", "gear",
  ])
  func symbolsHaveADrawing(_ name: String) throws {
    let parsed = try picture { root in
      root.add(
        PaintedView(.white, .image(ImageDepiction(name: name, isSymbol: true))), "symbol",
        Rect(x: 10, y: 100, width: 40, height: 40))
    }
    #expect(parsed.elements.contains { $0.name == "path" && $0.attributes["transform"] != nil })
  }

  /// All that an embedded scene says of places moves with it: marks of constraints along both axes and
  /// the rectangles of their items, what is open, what is hidden, and the depths of its views.
  @Test func whatIsEmbeddedMovesWithItsPlaces() throws {
    let outer = DrawnScreen { root in
      root.add(View(), "host", Rect(x: 10, y: 200, width: 300, height: 300))
      root.add(View(), "after", Rect(x: 0, y: 600, width: 5, height: 5))
    }
    let part = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let one = part.add(View(), "one")
    let two = part.add(View(), "two")
    part.add(View(), "out of sight", Rect(x: 0, y: 0, width: 1, height: 1)).isHidden = true
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 8),
      one.topAnchor.constraint(equalTo: part.topAnchor, constant: 12),
      one.widthAnchor.constraint(equalToConstant: 40),
      one.heightAnchor.constraint(equalToConstant: 20),
      two.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.widthAnchor.constraint(equalToConstant: 30),
    ])
    let engine = LayoutEngine(root: part, solver: SolverStrategy.standard.makeSolver())
    let inner = LayoutScene(engine, contents: [.findings, .constraints])
    var scene = outer.scene([.findings, .constraints])
    let before = scene
    let host = try #require(outer.root.subviews.first)
    scene.embed(inner, in: ObjectIdentifier(host), at: Point(x: 3, y: 4))

    let (dx, dy) = (13.0, 204.0)
    #expect(inner.constraints.count == 7 && scene.constraints.count == before.constraints.count + 7)
    var lines: Set<LayoutAxis> = []
    for (own, moved) in zip(inner.constraints, scene.constraints.suffix(7)) {
      #expect(moved.items == own.items.map { $0.offsetBy(dx: dx, dy: dy) })
      switch (own.mark, moved.mark) {
      case (.span(let axis, let from, let to, let at)?, let mark):
        let (along, across) = axis == .horizontal ? (dx, dy) : (dy, dx)
        #expect(mark == .span(axis, from: from + along, to: to + along, at: at + across))
      case (.line(let axis, let at, let from, let to)?, let mark):
        let (along, across) = axis == .horizontal ? (dx, dy) : (dy, dx)
        #expect(mark == .line(axis, at: at + along, from: from + across, to: to + across))
        lines.insert(axis)
      case (nil, let mark): #expect(mark == nil)
      }
    }
    #expect(lines == [.horizontal, .vertical])
    #expect(scene.hiddenCount == before.hiddenCount + 1)

    // The views stand behind the host, before what comes after it, one deeper.
    let names = scene.views.map(\.name)
    let place = try #require(names.firstIndex(of: "host"))
    #expect(Array(names[(place + 2)...]) == ["one", "two", "after"])
    let depth = scene.views[place].depth
    let depths = scene.views[(place + 1)...].map { $0.depth - depth }
    #expect(depths == [1, 2, 2, 0])
    #expect(scene.views[place + 1].localFrame.origin == Point(x: 3, y: 4))
    #expect(scene.views[place + 2].localFrame.origin == Point(x: 8, y: 12))
    #expect(scene.views[place + 2].frame == Rect(x: 21, y: 216, width: 40, height: 20))
    // The height of `two` is open: its place among all views is known.
    #expect(inner.ambiguities.count == 1 && scene.ambiguities.count == 1)
    #expect(scene.ambiguities.map(\.view) == [names.firstIndex(of: "two")])
  }

  /// What is open behind the place of something embedded keeps its view.
  @Test func openViewsBehindAnEmbeddedSceneStayKnown() throws {
    let outer = DrawnScreen { root in
      root.add(View(), "host", Rect(x: 10, y: 200, width: 300, height: 300))
      let open = root.add(View(), "open")
      LayoutConstraint.activate([
        open.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        open.topAnchor.constraint(equalTo: root.topAnchor),
        open.widthAnchor.constraint(equalToConstant: 30),
      ])
    }
    var scene = outer.scene()
    let host = ObjectIdentifier(try #require(outer.root.subviews.first))
    let part = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let engine = LayoutEngine(root: part, solver: SolverStrategy.standard.makeSolver())
    func open(_ scene: LayoutScene) -> [String?] {
      scene.ambiguities.map { $0.view.map { scene.views[$0].name } }
    }
    #expect(open(scene) == ["open"])
    scene.embed(LayoutScene(engine), in: host, at: .zero)
    #expect(open(scene) == ["open"])
    scene.addOrnament("bar", Rect(x: 1, y: 2, width: 3, height: 4), .plain, ViewLook(), in: host)
    #expect(open(scene) == ["open"])
    let bar = try #require(scene.views.first { $0.name == "bar" })
    #expect(bar.frame == Rect(x: 11, y: 202, width: 3, height: 4))
    #expect(bar.depth == scene.views[0].depth + 2)
    scene.addOrnament("top", Rect(x: 1, y: 2, width: 3, height: 4), .plain, ViewLook())
    #expect(scene.views.last?.name == "top" && scene.views.last?.depth == 1)
    #expect(scene.views.last?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// An empty field has a stroke in place of text: from its padding, 42 % of what is left of its
  /// width, three tenths of its height thick and no more than eight points.
  @Test(arguments: [(20.0, 6.0), (40, 8)])
  func anEmptyFieldHasAStroke(_ height: Double, _ thickness: Double) throws {
    let screen = DrawnScreen { root in
      root.add(TextField(), "field", Rect(x: 10, y: 100, width: 114, height: height))
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    let strokes = parsed.elements.filter {
      $0.attributes["stroke-width"].flatMap(Double.init) == thickness
    }
    let middle = 100 + height / 2
    let path = try #require(strokes.first?.attributes["d"])
    #expect(path.contains("M\(Int(17 + thickness / 2)) "))
    #expect(path.hasSuffix("H\(Int(17 + 42 - thickness / 2))"))
    #expect(path.contains(" \(Int(middle))H"))
  }

  /// What is laid over a view comes after all that is in it, and before its next sibling.
  @Test func ornamentsLieOverTheirHostAlone() throws {
    let outer = DrawnScreen { root in
      let first = root.add(View(), "first", Rect(x: 10, y: 10, width: 90, height: 90))
      first.add(View(), "inner", Rect(x: 1, y: 1, width: 9, height: 9))
        .add(View(), "innermost", Rect(x: 1, y: 1, width: 2, height: 2))
      root.add(View(), "second", Rect(x: 10, y: 200, width: 90, height: 90))
      root.add(View(), "third", Rect(x: 10, y: 300, width: 90, height: 90))
    }
    func names(over host: Int) -> [String] {
      var scene = outer.scene()
      scene.addOrnament(
        "bar", Rect(x: 1, y: 2, width: 3, height: 4), .plain, ViewLook(),
        in: ObjectIdentifier(outer.root.subviews[host]))
      return scene.views.map(\.name).filter {
        ["bar", "first", "inner", "innermost", "second", "third"].contains($0)
      }
    }
    #expect(names(over: 0) == ["first", "inner", "innermost", "bar", "second", "third"])
    #expect(names(over: 1) == ["first", "inner", "innermost", "second", "bar", "third"])
    #expect(names(over: 2) == ["first", "inner", "innermost", "second", "third", "bar"])
  }

  /// Twelve notes are written out, and further ones counted.
  @Test(
    arguments: [(12, nil), (13, "And 1 more notes."), (20, "And 8 more notes.")] as [(Int, String?)]
  )
  func manyNotesAreCounted(count: Int, rest: String?) throws {
    let notes = (1...count).map { "Note \($0)." }
    let picture = LayoutPicture(strip: [DrawnScreen { _ in }.scene()], notes: notes)
    let parsed = try #require(ParsedPicture(picture.svg))
    #expect(parsed.texts.filter { $0.hasPrefix("Note ") } == Array(notes.prefix(12)))
    #expect(parsed.texts.first { $0.hasPrefix("And ") } == rest)
    #expect(picture.notes == notes)
  }

  /// The time in the status bar is light on a dark ground that is so in both schemes, and a ground that
  /// does not reach there, or shines through, does not count.
  @Test(arguments: [
    (DisplayColor(0x2020_20FF), 0.0, 1.0, true), (DisplayColor(0xF0F0_F0FF), 0, 1, false),
    (DisplayColor(0x2020_20FF), 60, 1, false), (DisplayColor(0x2020_20FF), 0, 0.4, false),
    (.label, 0, 1, false),
  ])
  func theStatusBarIsReadable(
    _ color: DisplayColor, _ top: Double, _ opacity: Double, isLight: Bool
  ) throws {
    let parsed = try picture { root in
      let ground = PaintedView(color)
      ground.look.opacity = opacity
      root.add(ground, "ground", Rect(x: 0, y: top, width: 375, height: 200))
    }
    let time = try #require(parsed.elements.first { $0.text == "9:41" })
    #expect(time.classes.contains("sbl") == isLight && time.classes.contains("p") != isLight)
  }
}
