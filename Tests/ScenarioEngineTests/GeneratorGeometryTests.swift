import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import SolverCatalog
import Testing

/// Distances in generated trees, as their generators describe them.
@Suite("Generator geometry")
struct GeneratorGeometryTests {
  /// Whether two distances are one but for the rounding to pixels.
  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.34 }

  private func play(_ generator: String, size: Int) throws -> ScenarioPlayback {
    let scenario = try ScenarioReader.scenario(
      from: Array(
        """
        name: geometry
        purpose: To look at distances.
        device: iphone-x
        generator: {name: \(generator), size: \(size)}
        """.utf8), file: "geometry.yaml")
    let run = ScenarioPlayback(
      scenario, size: size, makeSolver: { SolverStrategy.standard.makeSolver() })
    _ = try run.play()
    return run
  }

  private func tree(_ generator: String, size: Int) throws -> [String: View] {
    var views: [String: View] = [:]
    let root = try #require(try play(generator, size: size).engine?.root)
    root.forEachInSubtree { view in
      if let name = view.accessibilityIdentifier { views[name] = view }
    }
    return views
  }

  /// Bubbles stand eight points apart and from both ends, at 16 from either side, at most three
  /// quarters as wide as the list, around a text with 12 points on each side; all to a pixel.
  @Test func bubblesOfChatsAreApart() throws {
    let views = try tree("chat", size: 9)
    let list = try #require(views["list"] as? ScrollView)
    let bubbles = list.subviews.sorted { $0.frame.minY < $1.frame.minY }
    #expect(bubbles.count == 9 && bubbles[0].frame.minY == 8)
    for (upper, lower) in zip(bubbles, bubbles.dropFirst()) {
      #expect(isNear(lower.frame.minY - upper.frame.maxY, 8))
    }
    #expect(isNear(list.contentSize.height - bubbles[8].frame.maxY, 8))
    for bubble in bubbles {
      #expect(bubble.frame.minX == 16 || isNear(bubble.frame.maxX, list.contentSize.width - 16))
      #expect(bubble.frame.width < 0.75 * list.frame.width + 0.34)
      let text = try #require(bubble.subviews.first).frame
      #expect(text.origin == Point(x: 12, y: 12))
      #expect(isNear(text.width, bubble.frame.width - 24))
      #expect(isNear(text.height, bubble.frame.height - 24))
    }
    let (field, composer) = (try #require(views["field"]), try #require(views["composer"]))
    #expect(field.frame.minX == 16 && field.frame.maxX == 375 - 16 && field.frame.height == 34)
    // Eight points above the home indicator, and as many below the composer's upper edge.
    #expect(field.frame.maxY == 812 - 34 - 8 && composer.frame.minY == field.frame.minY - 8)
    #expect(composer.frame.maxY == 812)
    #expect(list.frame.minY == 44 && list.frame.maxY == composer.frame.minY)
  }

  /// The views of a moving tree halve what holds them, side by side on the first level, one above the
  /// other on the second, and so on; all of them in the left half of the screen.
  @Test func movingTreesAreHalvedInTurn() throws {
    let views = try tree("moving-tree", size: 15)
    let left = try #require(views["left"])
    let subtree = try #require(left.subviews.first)
    let right = try #require(views["right"])
    #expect(isNear(left.frame.width, right.frame.width) && right.frame.maxX == 375)
    #expect(subtree.superview === left && subtree.bounds.size == left.bounds.size)
    var level = [subtree]
    for isAcross in [true, false, true] {
      #expect(level.allSatisfy { $0.subviews.count == 2 })
      for holder in level where holder.subviews.count == 2 {
        let (first, second) = (holder.subviews[0].frame, holder.subviews[1].frame)
        let size = holder.bounds.size
        #expect(first.origin == Point(x: 0, y: 0))
        #expect(isNear(second.maxX, size.width) && isNear(second.maxY, size.height))
        #expect(isNear(second.minX, isAcross ? first.maxX : 0))
        #expect(isNear(second.minY, isAcross ? 0 : first.maxY))
        #expect(isNear(first.width, isAcross ? size.width / 2 : size.width))
        #expect(isNear(first.height, isAcross ? size.height : size.height / 2))
      }
      level = level.flatMap(\.subviews)
    }
    #expect(level.count == 8 && level.allSatisfy(\.subviews.isEmpty))
  }

  /// The leaves that have names are numbered from the top down: of 14 the first lies on the first level, the
  /// middle one and the last on the third.
  @Test func leavesOfMovingTreesHaveTheirNames() throws {
    let run = try play("moving-tree", size: 15)
    func width(_ leaf: String) throws -> Double {
      try #require(run.frame(of: ItemReference(leaf))).width
    }
    let whole = try #require(run.frame(of: ItemReference("subtree"))).width
    #expect(isNear(try width("firstLeaf"), whole / 2))
    #expect(isNear(try width("middleLeaf"), whole / 4))
    #expect(isNear(try width("lastLeaf"), whole / 4))
  }

  /// Panels lie within the safe area, eight points from its edges, two fifths as wide as it is.
  @Test func panelsStayInTheSafeArea() throws {
    let views = try tree("panels", size: 5)
    let map = try #require(views["map"])
    #expect(map.frame == Rect(x: 0, y: 0, width: 375, height: 812))
    let panels = views.filter { $0.key.hasPrefix("panel") }.map(\.value)
    #expect(panels.count == 5)
    for panel in panels {
      #expect(panel.frame.width == 150 && (60...140).contains(panel.frame.height))
      #expect(panel.frame.minX >= 8 && panel.frame.maxX <= 375 - 8)
      #expect(panel.frame.minY >= 44 + 8 && panel.frame.maxY <= 812 - 34 - 8)
    }
  }
}
