import LayoutDrawing
import LayoutModel
import Testing

/// Conflicts, ambiguity and changes as pictures show them.
@Suite struct FindingPictureTests {
  @Test func aConflictIsRedAndTheBrokenConstraintNamed() throws {
    let screen = DrawnScreen { root in
      let box = root.add(View(), "box")
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    let broken = try #require(parsed.texts.first { $0.hasPrefix("broken: ") })
    #expect(broken == "broken: box.width == 200")
    #expect(parsed.texts.contains("against box.width == 100"))
    let marked = parsed.elements("x").filter { $0.name == "rect" }
    #expect(marked.contains { $0.number("x") == 20 && $0.number("y") == 100 })
    #expect(!parsed.elements("badge").isEmpty)
  }

  /// Without any one of its members a set is no conflict: the mask's middle has a mark of its own.
  @Test func everyMemberOfAConflictIsNamed() throws {
    let screen = DrawnScreen { root in
      let logo = View(frame: Rect(x: 0, y: 100, width: 241, height: 203))
      logo.accessibilityIdentifier = "logo"
      root.addSubview(logo)
      let edges = [
        logo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        logo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
      LayoutConstraint.activate(edges)
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    #expect(parsed.texts.contains { $0.hasPrefix("broken: logo.trailing == ") })
    #expect(parsed.texts.contains { $0.hasPrefix("against logo.leading == ") })
    #expect(parsed.texts.contains("against logo.midX == 120.5"))
    #expect(parsed.texts.contains { $0.contains("UIView-Encapsulated-Layout-Width") })
  }

  @Test func aConflictOfWhatIsNotDrawnIsNamed() throws {
    let screen = DrawnScreen { root in
      let box = root.add(View(), "hidden box")
      box.isHidden = true
      LayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    #expect(parsed.texts.contains("broken: hidden box.width == 200"))
    #expect(parsed.texts.contains("against hidden box.width == 100"))
    #expect(parsed.texts.contains { $0.hasPrefix("hidden box: ") && $0.hasSuffix(" open") })
  }

  @Test func anAmbiguousViewIsHatchedAndNamed() throws {
    let screen = DrawnScreen { root in
      let box = root.add(View(), "loose")
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    #expect(parsed.elements.contains { $0.name == "pattern" && $0.attributes["id"] == "hatch" })
    #expect(
      parsed.elements("q").contains { $0.attributes["style"]?.contains("url(#hatch)") == true })
    #expect(parsed.texts.contains("loose"))
    #expect(parsed.texts.contains("loose: minX open"))
  }

  @Test func ambiguousViewsInOnePlaceAreHatchedOnce() throws {
    let screen = DrawnScreen { root in
      for name in ["one", "two", "three"] {
        let box = root.add(View(), name)
        LayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
          box.heightAnchor.constraint(equalToConstant: 50),
          box.widthAnchor.constraint(equalToConstant: 100),
        ])
      }
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    // The legend and the words have hatched signs of their own, which are smaller.
    let hatched = parsed.elements("q").filter { $0.name == "rect" && $0.number("width") == 100 }
    #expect(hatched.count == 1)
    #expect(parsed.texts.contains("three: minX open"))
  }

  @Test func aSoundLayoutHasNoFindings() throws {
    let screen = DrawnScreen { root in
      root.add(View(), "box", Rect(x: 0, y: 100, width: 10, height: 10))
    }
    let parsed = try #require(ParsedPicture(screen.picture().svg))
    #expect(parsed.elements("x").isEmpty)
    #expect(parsed.elements("q").isEmpty)
  }

  @Test func movedNewAndGoneViewsAreMarked() throws {
    let screen = DrawnScreen { root in
      root.add(View(), "mover", Rect(x: 10, y: 100, width: 40, height: 40))
      root.add(View(), "leaver", Rect(x: 10, y: 300, width: 40, height: 40))
      root.add(View(), "stayer", Rect(x: 10, y: 400, width: 40, height: 40))
    }
    let before = screen.scene()
    let leaver = screen.root.subviews[1]
    screen.root.subviews[0].frame = Rect(x: 200, y: 100, width: 40, height: 60)
    leaver.removeFromSuperview()
    screen.root.add(View(), "comer", Rect(x: 100, y: 600, width: 40, height: 40))
    let picture = LayoutPicture(comparing: before, with: screen.scene())
    let parsed = try #require(ParsedPicture(picture.svg))
    #expect(parsed.texts.contains("1 moved, 1 new, 1 gone."))
    #expect(parsed.texts.contains("mover (10 100; 40 40) → (200 100; 40 60)"))
    let old = parsed.elements("o").filter { $0.name == "rect" }
    #expect(old.contains { $0.number("x") == 10 && $0.number("y") == 100 })
    #expect(old.contains { $0.number("x") == 10 && $0.number("y") == 300 })
    let new = parsed.elements("r").filter { $0.name == "rect" }
    #expect(new.contains { $0.number("x") == 200 && $0.number("height") == 60 })
    #expect(new.contains { $0.number("y") == 600 })
    #expect(!parsed.texts.contains { $0.contains("stayer (") })
  }

  @Test func whatScrollsIsCarriedAlongAndNotMoved() throws {
    let screen = DrawnScreen { root in
      let list = root.add(ScrollView(), "list", Rect(x: 0, y: 100, width: 375, height: 300))
      list.add(View(), "cell", Rect(x: 0, y: 0, width: 375, height: 50))
    }
    let before = screen.scene()
    (screen.root.subviews[0] as? ScrollView)?.contentOffset = Point(x: 0, y: 20)
    let picture = LayoutPicture(comparing: before, with: screen.scene())
    let parsed = try #require(ParsedPicture(picture.svg))
    #expect(parsed.texts.contains("1 carried along."))
  }

  @Test func aStripHasEverySceneWithItsTitle() throws {
    let screen = DrawnScreen { root in
      root.add(View(), "box", Rect(x: 0, y: 100, width: 10, height: 10))
    }
    let scenes = (0..<5).map { index in
      var scene = screen.scene()
      scene.title = "moment \(index)"
      return scene
    }
    let parsed = try #require(ParsedPicture(LayoutPicture(strip: scenes).svg))
    for scene in scenes { #expect(parsed.texts.contains(scene.title)) }
    #expect(parsed.elements("d").count == 5)
  }
}
