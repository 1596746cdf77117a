import LayoutDrawing
import LayoutModel
import Testing

/// Moments of one run beside each other, and one after the other.
@Suite struct TimelinePictureTests {
  /// Three moments: a bar that moves, then one that comes.
  private func moments() -> [LayoutScene] {
    let screen = DrawnScreen { root in
      root.add(View(), "bar", Rect(x: 0, y: 700, width: 375, height: 50))
    }
    var scenes = [screen.scene()]
    screen.root.subviews[0].frame.origin.y = 400
    scenes.append(screen.scene())
    screen.root.add(View(), "banner", Rect(x: 0, y: 0, width: 375, height: 50))
    scenes.append(screen.scene())
    for (index, name) in ["start", "keyboard", "banner comes"].enumerated() {
      scenes[index].title = name
    }
    return scenes
  }

  @Test func eachMomentNamesWhatChanged() throws {
    let strip = LayoutPicture(strip: moments(), isTimeline: true).svg
    let texts = try #require(ParsedPicture(strip)).texts
    #expect(texts.contains("keyboard") && texts.contains("bar moved") && texts.contains("1 new"))
    let plain = LayoutPicture(strip: moments()).svg
    #expect(!plain.contains("bar moved"))
  }

  @Test func anAnimationShowsOneMomentAtATime() throws {
    let picture = LayoutPicture(animating: moments(), seconds: 0.5)
    let parsed = try #require(ParsedPicture(picture.svg))
    let frames = parsed.elements.filter { $0.attributes["class"]?.hasPrefix("fr") == true }
    #expect(frames.count == 3)
    #expect(frames.map { $0.attributes["visibility"] } == [nil, "hidden", "hidden"])
    #expect(
      frames.map { $0.attributes["style"] } == [
        "animation-delay:0s", "animation-delay:0.5s", "animation-delay:1s",
      ])
    #expect(picture.svg.contains("animation:fr 1.5s step-end infinite"))
    #expect(picture.svg.contains("prefers-reduced-motion:no-preference"))
    let strip = LayoutPicture(strip: moments())
    #expect(picture.size.width < strip.size.width)
  }
}
