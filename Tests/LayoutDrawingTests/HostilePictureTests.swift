import LayoutDrawing
import LayoutModel
import Testing

/// Names and sizes that nobody would wish for.
@Suite struct HostilePictureTests {
  @Test(arguments: [
    "</title><script>alert(1)</script>", "a \"quoted\" & <tagged> 'name'", "]]>", "&amp;&#0;",
    "\u{0}\u{1}\u{1F}\u{7F}\u{FFFE}\u{FFFF}", "\u{202E}turned\u{2066}", "line\nfeed\ttab\r",
    "👩‍👩‍👧‍👦 العربية עברית 日本語", String(repeating: "long ", count: 10_000),
  ])
  func namesAndTextsAreEscaped(_ name: String) throws {
    let screen = DrawnScreen { root in
      root.add(View(), name, Rect(x: 10, y: 100, width: 340, height: 60))
      root.add(
        Label(text: name, numberOfLines: 0), name, Rect(x: 10, y: 200, width: 340, height: 90))
      root.add(Button(title: name), name, Rect(x: 10, y: 300, width: 340, height: 60))
      root.add(TextField(placeholder: name), name, Rect(x: 10, y: 400, width: 340, height: 60))
      let guide = LayoutGuide()
      guide.identifier = name
      root.addLayoutGuide(guide)
      let loose = root.add(View(), name)
      loose.topAnchor.constraint(equalTo: root.topAnchor, constant: 500).isActive = true
    }
    let picture = LayoutPicture(screen.scene(), heading: name, details: name)
    let parsed = try #require(ParsedPicture(picture.svg))
    let known: Set = [
      "svg", "title", "style", "defs", "clipPath", "pattern", "rect", "path", "g", "text", "circle",
    ]
    #expect(Set(parsed.elements.map(\.name)).subtracting(known).isEmpty)
    #expect(!picture.svg.contains("<script"))
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: -.infinity, width: 10, height: 10),
    Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    Rect(x: 5, y: 5, width: -20, height: -20), Rect(x: 1e-9, y: 5, width: 1e-9, height: 0),
  ])
  func placesBeyondMeasureStayNumbers(_ frame: Rect) throws {
    let screen = DrawnScreen { root in
      root.add(View(), "odd", frame)
      root.add(Label(text: "odd text"), "label", frame)
    }
    let svg = screen.picture([]).svg
    let parsed = try #require(ParsedPicture(svg))
    for element in parsed.elements where element.name == "rect" {
      for key in ["x", "y", "width", "height"] {
        guard let value = element.attributes[key], value != "100%" else { continue }
        let number = try #require(Double(value), "\(key)=\(value)")
        #expect(number.isFinite && number.magnitude <= 1e7)
      }
    }
  }

  @Test func manyViewsAreBoundedAndTold() throws {
    let count = 100_000
    let screen = DrawnScreen { root in
      for index in 0..<count {
        let place = Double(index)
        root.add(
          View(), "",
          Rect(
            x: place.truncatingRemainder(dividingBy: 370),
            y: (place / 370).truncatingRemainder(dividingBy: 800), width: 4, height: 4))
      }
    }
    let picture = screen.picture([]) { $0.viewLimit = 1000 }
    let parsed = try #require(ParsedPicture(picture.svg))
    #expect(parsed.elements("v").count <= 1001)
    // The root is one of the thousand.
    #expect(picture.notes == ["99,001 views come after the first 1000 and are not drawn."])
    #expect(parsed.texts.contains(picture.notes[0]))
  }

  @Test func deepTreesLoseTheirDeepestLevels() throws {
    let screen = DrawnScreen { root in
      var view = root
      for level in 0..<300 {
        view = view.add(View(), "level \(level)", Rect(x: 0.1, y: 0.1, width: 300, height: 700))
      }
    }
    let picture = screen.picture([]) { $0.viewLimit = 100 }
    let parsed = try #require(ParsedPicture(picture.svg))
    #expect(parsed.elements("v").count - 1 <= 100)
    #expect(picture.notes == ["201 views lie deeper than level 99 and are not drawn."])
  }

  @Test func aByteBudgetIsKept() {
    let screen = DrawnScreen { root in
      for index in 0..<2000 {
        root.add(
          View(), "",
          Rect(x: Double(index % 40) * 9, y: Double(index / 40) * 16, width: 8, height: 15))
      }
    }
    let picture = LayoutPicture(screen.scene([]), options: .thumbnail(idPrefix: "t"))
    #expect(picture.svg.utf8.count <= 15_000)
    #expect(!picture.notes.isEmpty)
  }

  @Test func picturesOfOnePageShareNoIDs() throws {
    func ids(_ prefix: String) throws -> Set<String> {
      let screen = DrawnScreen { root in
        let list = root.add(ScrollView(), "list", Rect(x: 0, y: 0, width: 375, height: 400))
        list.add(View(), "cell", Rect(x: 0, y: 300, width: 375, height: 300))
        root.add(View(), "loose").topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      let picture = LayoutPicture(screen.scene(), options: .thumbnail(idPrefix: prefix))
      let parsed = try #require(ParsedPicture(picture.svg))
      return Set(parsed.elements.compactMap { $0.attributes["id"] })
    }
    let first = try ids("a")
    let second = try ids("b")
    #expect(!first.isEmpty)
    #expect(first.isDisjoint(with: second))
  }
}
