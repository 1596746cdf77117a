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
}
