import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Where each of the attributes lies, seen from a sibling and from a subview.
@Suite struct AttributeLayoutTests {
  /// A box of 100 x 60 at (50, 40) with different margins on all sides.
  private static let box = Rect(50, 40, 100, 60)
  private static let margins = EdgeInsets(top: 5, left: 10, bottom: 7, right: 20)

  /// An attribute along x, and its place from left to right and from right to left.
  struct Place {
    var attribute: LayoutAttribute
    var leftToRight: Double
    var rightToLeft: Double

    init(_ attribute: LayoutAttribute, _ leftToRight: Double, _ rightToLeft: Double? = nil) {
      self.attribute = attribute
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft ?? leftToRight
    }
  }

  private static let alongX: [Place] = [
    Place(.left, 50), Place(.right, 150), Place(.centerX, 100),
    Place(.leftMargin, 60), Place(.rightMargin, 130), Place(.centerXWithinMargins, 95),
    Place(.leading, 50, 150), Place(.trailing, 150, 50),
    Place(.leadingMargin, 60, 130), Place(.trailingMargin, 130, 60),
  ]

  private static let alongY: [Place] = [
    Place(.top, 40), Place(.bottom, 100), Place(.centerY, 70), Place(.topMargin, 45),
    Place(.bottomMargin, 93), Place(.centerYWithinMargins, 69),
    // The baselines of a view without text are its bottom.
    Place(.firstBaseline, 100), Place(.lastBaseline, 100),
  ]

  @Test(
    "Every place along x", arguments: SolverStrategy.allCases,
    [LayoutDirection.leftToRight, .rightToLeft])
  func placesAlongX(_ strategy: SolverStrategy, _ direction: LayoutDirection) {
    let fixture = EngineFixture(strategy, width: 300, height: 200)
    fixture.engine.layoutDirection = direction
    let box = makeBox(in: fixture)
    for place in Self.alongX {
      let isDirectional = place.leftToRight != place.rightToLeft
      let isLeftToRight = direction == .leftToRight
      let expected = isLeftToRight ? place.leftToRight : place.rightToLeft
      for (holder, origin) in [(fixture.root, 0.0), (box, Self.box.minX)] {
        let mark = makeMark(in: holder, fixture)
        tie(mark, isDirectional ? .leading : .left, to: box, place.attribute)
        fixture.layOut()
        let edge = isDirectional && !isLeftToRight ? mark.frame.maxX : mark.frame.minX
        #expect(edge == expected - origin, "\(place.attribute.name) from \(holder)")
        mark.removeFromSuperview()
      }
    }
  }

  @Test("Every place along y", arguments: SolverStrategy.allCases)
  func placesAlongY(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 200)
    let box = makeBox(in: fixture)
    for place in Self.alongY {
      for (holder, origin) in [(fixture.root, 0.0), (box, Self.box.minY)] {
        let mark = makeMark(in: holder, fixture)
        tie(mark, .top, to: box, place.attribute)
        fixture.layOut()
        #expect(
          mark.frame.minY == place.leftToRight - origin, "\(place.attribute.name) from \(holder)")
        mark.removeFromSuperview()
      }
    }
  }

  @Test("A size may be tied to a size along the other axis", arguments: SolverStrategy.allCases)
  func sizes(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 200)
    let box = makeBox(in: fixture)
    let turned = fixture.add("turned")
    tie(turned, .width, to: box, .height)
    tie(turned, .height, to: box, .width)
    fixture.layOut()
    #expect(turned.frame.size == Size(width: 60, height: 100))
  }

  @Test("Baselines of text lie where its letters stand", arguments: SolverStrategy.allCases)
  func baselines(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 200)
    let label = Label(text: "one\ntwo", numberOfLines: 0)
    _ = fixture.add("label", label)
    let (first, last) = (fixture.add("first"), fixture.add("last"))
    tie(label, .top, to: fixture.root, .top)
    tie(first, .top, to: label, .firstBaseline)
    tie(last, .top, to: label, .lastBaseline)
    fixture.layOut()
    let line = label.frame.height / 2
    #expect(first.frame.minY > line / 2 && first.frame.minY < line)
    #expect(last.frame.minY > line * 1.5 && last.frame.minY < line * 2)
  }

  private func makeBox(in fixture: EngineFixture) -> View {
    let box = fixture.add("box")
    box.layoutMargins = Self.margins
    fixture.activate(
      box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: Self.box.minX),
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: Self.box.minY),
      box.widthAnchor.constraint(equalToConstant: Self.box.width),
      box.heightAnchor.constraint(equalToConstant: Self.box.height))
    return box
  }

  private func makeMark(in holder: View, _ fixture: EngineFixture) -> View {
    fixture.add("mark", to: holder, ContentView(10, 10))
  }

  private func tie(
    _ first: View, _ firstAttribute: LayoutAttribute, to second: View,
    _ secondAttribute: LayoutAttribute
  ) {
    LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: 0
    ).isActive = true
  }

  /// One constraint decides one place or extent; what nothing decides is zero.
  @Test(arguments: [
    (LayoutAttribute.leading, Rect(30, 0, 0, 0)), (.top, Rect(0, 30, 0, 0)),
    (.width, Rect(0, 0, 30, 0)), (.height, Rect(0, 0, 0, 30)),
  ])
  func oneAttributeIsEnoughForAFrame(_ attribute: LayoutAttribute, _ frame: Rect) {
    let fixture = EngineFixture(.standard)
    let view = fixture.add("view")
    let isExtent = attribute == .width || attribute == .height
    fixture.activate(
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isExtent ? nil : fixture.root,
        attribute: isExtent ? .notAnAttribute : attribute, multiplier: 1, constant: 30))
    fixture.layOut()
    #expect(view.frame == frame)
  }
}
