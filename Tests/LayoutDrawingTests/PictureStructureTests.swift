import LayoutDrawing
import LayoutModel
import Testing

/// What must be in a picture, whatever it looks like.
@Suite struct PictureStructureTests {
  @Test func everyViewIsThereAtItsFrame() throws {
    let frames = [
      Rect(x: 16, y: 100, width: 343, height: 44.5), Rect(x: 16, y: 160, width: 100, height: 20),
      Rect(x: 200, y: 500.25, width: 30, height: 3),
    ]
    let screen = DrawnScreen { root in
      for (index, frame) in frames.enumerated() { root.add(View(), "view \(index)", frame) }
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    for (index, frame) in frames.enumerated() {
      let drawn = try #require(
        parsed.elements("v").first { $0.title?.hasPrefix("view \(index) ") == true })
      #expect(drawn.number("x") == frame.minX)
      #expect(drawn.number("y") == frame.minY)
      #expect(drawn.number("width") == frame.width)
      #expect(drawn.number("height") == frame.height)
    }
  }

  @Test func aNestedViewIsDrawnWhereTheScreenShowsIt() throws {
    let screen = DrawnScreen { root in
      let list = root.add(ScrollView(), "list", Rect(x: 10, y: 200, width: 300, height: 300))
      list.contentOffset = Point(x: 0, y: 40)
      list.add(View(), "cell", Rect(x: 5, y: 60, width: 50, height: 50))
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    let cell = try #require(parsed.elements.first { $0.title == "cell (5 60; 50 50)" })
    #expect(cell.number("x") == 15)
    #expect(cell.number("y") == 220)
  }

  @Test func whatAScrollViewCutsOffIsCutOff() throws {
    let screen = DrawnScreen { root in
      let list = root.add(ScrollView(), "list", Rect(x: 0, y: 200, width: 375, height: 300))
      list.add(View(), "cell", Rect(x: 0, y: 250, width: 375, height: 100))
    }
    let svg = screen.picture().svg
    let parsed = try #require(ParsedPicture(svg))
    let clips = parsed.elements.indices.filter { parsed.elements[$0].name == "clipPath" }
    let rects = clips.map { parsed.elements[$0 + 1] }
    #expect(rects.contains { $0.number("y") == 200 && $0.number("height") == 300 })
  }

  @Test func hiddenViewsAreNotDrawnButCounted() throws {
    let screen = DrawnScreen { root in
      let box = root.add(View(), "hidden box", Rect(x: 0, y: 100, width: 50, height: 50))
      box.add(View(), "within", Rect(x: 0, y: 0, width: 5, height: 5))
      box.isHidden = true
    }
    let picture = screen.picture()
    #expect(!picture.svg.contains("hidden box"))
    #expect(picture.notes == ["2 views are hidden."])
  }

  @Test func textIsShownInLinesThatFitItsFrame() throws {
    let screen = DrawnScreen { root in
      let label = Label(text: "one two three four five six seven", numberOfLines: 0)
      root.add(label, "label", Rect(x: 20, y: 100, width: 90, height: 200))
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    let lines = parsed.texts.filter { "one two three four five six seven".contains($0) }
    #expect(lines.count >= 3)
    #expect(lines.joined(separator: " ") == "one two three four five six seven")
    for text in parsed.elements where lines.contains(text.text) {
      let baseline = try #require(text.number("y"))
      #expect((100...300).contains(baseline))
      if let length = text.number("textLength") { #expect(length <= 90) }
    }
  }

  @Test func guidesAreDashedAndNamed() throws {
    let screen = DrawnScreen { root in
      let guide = LayoutGuide()
      guide.identifier = "column"
      root.addLayoutGuide(guide)
      LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        guide.widthAnchor.constraint(equalToConstant: 120),
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
        guide.heightAnchor.constraint(equalToConstant: 90),
      ])
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    #expect(
      parsed.elements("g").contains {
        $0.number("x") == 30 && $0.number("y") == 200 && $0.number("width") == 120
          && $0.number("height") == 90
      })
    #expect(parsed.texts.contains("column"))
    #expect(parsed.texts.contains("layout guide"))
  }

  @Test func theSafeAreaIsDrawn() throws {
    let parsed = try #require(ParsedPicture(DrawnScreen { _ in }.picture().svg))
    let safe = try #require(parsed.elements("sa").first)
    #expect(safe.number("y") == 44)
    #expect(safe.number("height") == 734)
  }

  @Test func constraintsAreDistancesOnDemand() throws {
    let screen = DrawnScreen { root in
      let box = root.add(View(), "box")
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 37),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 123),
        box.widthAnchor.constraint(equalToConstant: 211),
        box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      ])
    }
    let plain = try #require(ParsedPicture(screen.picture().svg))
    #expect(plain.elements("l").isEmpty)
    let picture = screen.picture([.findings, .constraints]) { $0.showsConstraints = true }
    let parsed = try #require(ParsedPicture(picture.svg))
    for label in ["37", "123", "211", "×0.25"] { #expect(parsed.texts.contains(label), "\(label)") }
  }

  @Test func theSameSceneMakesTheSameText() {
    func make() -> String {
      DrawnScreen { root in
        for index in 0..<50 {
          root.add(
            View(), "v\(index)", Rect(x: Double(index), y: Double(index * 7), width: 30, height: 9))
        }
      }.picture().svg
    }
    #expect(make() == make())
  }

  @Test(arguments: StyleSheet.Scheme.allCases)
  func onlyTheAutomaticSchemeAsksTheReadersSystem(_ scheme: StyleSheet.Scheme) {
    let svg = DrawnScreen { _ in }.picture { $0.scheme = scheme }.svg
    #expect(svg.contains("prefers-color-scheme") == (scheme == .automatic))
  }

  @Test func theWidthScalesThePicture() throws {
    let picture = DrawnScreen { _ in }.picture { $0.width = 400 }
    let root = try #require(ParsedPicture(picture.svg)?.elements.first)
    #expect(root.number("width") == 400)
    let height = try #require(root.number("height"))
    #expect((height - 400 * picture.size.height / picture.size.width).magnitude < 0.01)
  }
}
