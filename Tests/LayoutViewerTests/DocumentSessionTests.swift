import Foundation
import InterfaceBuilder
import LayoutDrawing
import LayoutModel
import LayoutViewer
import ScreenChecks
import SolverCatalog
import Testing

/// What a page knows of a document.
@Suite struct DocumentSessionTests {
  private func source(
    _ matrix: ScreenMatrix? = nil, breaks: Bool = false
  ) throws -> (source: ViewerSource, paints: PaintTable) {
    let document = try ViewedDocument.document()
    var options = DocumentSessionBuilder.Options(matrix: matrix) {
      SolverStrategy.standard.makeSolver()
    }
    options.findsBreaks = breaks
    var paints = PaintTable()
    let source = DocumentSessionBuilder(document, options).source(
      named: "Profile", findings: [], into: &paints)
    return (source, paints)
  }

  @Test func cellsAndContainersAreNoScreensOfTheirOwn() throws {
    #expect(try source().source.scenes.map(\.title) == ["Profile", "Rows"])
  }

  @Test func everyViewHasItsNameIdAndLine() throws {
    let scene = try source().source.scenes[0]
    let box = try #require(scene.nodes.first { $0.id == "box" })
    #expect(box.name == "the box" && box.className == "UIView")
    #expect(box.address.hasPrefix("0x"))
    let lines = ViewedDocument.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[box.line - 1].contains("id=\"box\""))
    #expect(scene.nodes[box.parent].id == "root")
  }

  @Test func reasonsNameTheDecidingConstraintsOfEachAxis() throws {
    let scene = try source().source.scenes[0]
    let state = scene.states[0]
    let label = try #require(scene.nodes.firstIndex { $0.id == "lab" })
    let reason = try #require(state.reasons.first { $0.node == label })
    func identifiers(_ indices: [Int]) -> Set<String> {
      Set(indices.map { scene.constraints[$0].identifier })
    }
    #expect(identifiers(reason.horizontal).isSuperset(of: ["c1", "c2"]))
    #expect(identifiers(reason.vertical).contains("c3"))
    let leading = try #require(scene.constraints.first { $0.identifier == "c1" })
    #expect(leading.axis == .horizontal && leading.constant == 20 && leading.line > 0)
    #expect(leading.visualFormat.hasPrefix("H:|-(20)-["))
    #expect(leading.second?.attribute == "leading")
  }

  @Test func aConflictHasAllItsMembersAndALogToPaste() throws {
    let scene = try source().source.scenes[0]
    let conflict = try #require(scene.states[0].conflicts.first)
    #expect(
      Set(conflict.members.map { scene.constraints[$0].identifier }) == ["w1", "w2"])
    #expect(conflict.members.contains(conflict.broken))
    #expect(conflict.log.contains("Unable to simultaneously satisfy constraints."))
    #expect(conflict.log.contains(scene.nodes.first { $0.id == "box" }?.address ?? "?"))
  }

  @Test func anOpenViewIsShownAtBothExtremes() throws {
    let scene = try source().source.scenes[0]
    let loose = try #require(scene.nodes.firstIndex { $0.id == "loose" })
    let open = try #require(scene.states[0].ambiguities.first { $0.node == loose })
    #expect(open.unknowns == ["width"])
    let low = open.low.first { $0.node == loose }?.frame.width ?? 0
    let high = try #require(open.high.first { $0.node == loose })
    #expect(low < high.frame.width && high.frame.width > 300)
  }

  @Test func rowsLieInTheirTableBelowTheBarAndTheTitle() throws {
    let scene = try source().source.scenes[1]
    let frames = scene.states[0].frames
    func frame(_ id: String) throws -> Rect {
      let node = try #require(scene.nodes.firstIndex { $0.id == id })
      return try #require(frames.first { $0.node == node }?.frame)
    }
    let table = try #require(scene.nodes.firstIndex { $0.id == "table" })
    let cell = try #require(scene.nodes.first { $0.id == "cell1" })
    #expect(cell.parent == table)
    #expect(try frame("cell1").size == Size(width: 375, height: 60))
    #expect(try frame("cell2").minY == frame("cell1").maxY)
    #expect(scene.nodes.contains { $0.name == "SECTION TITLE" || $0.name == "Section title" })
    #expect(scene.nodes.contains { $0.kind == .bar && $0.name == "navigation bar" })
    let label = try #require(scene.nodes.first { $0.id == "l1" })
    #expect(scene.nodes[label.parent].id == "cv1")
  }

  /// Where a node lies on the screen in a state, as the page's `session.js` places it.
  private func origin(_ node: Int, in state: Int, of scene: ViewerScene) -> Point {
    var (frames, offsets): ([Int: Rect], [Int: Point]) = ([:], [:])
    for earlier in scene.states[...state] {
      for entry in earlier.frames { frames[entry.node] = entry.frame }
      for entry in earlier.offsets { offsets[entry.node] = entry.offset }
    }
    var origin = Point.zero
    var current = node
    while current >= 0 {
      let parent = scene.nodes[current].parent
      let offset = offsets[parent] ?? .zero
      origin.x += (frames[current]?.minX ?? 0) - offset.x
      origin.y += (frames[current]?.minY ?? 0) - offset.y
      current = parent
    }
    return origin
  }

  @Test func rowsAndBarsOfScrolledTablesLieWhereThePictureHasThem() throws {
    let scene = try source(ScreenMatrix()).source.scenes[1]
    let bar = try #require(
      scene.nodes.firstIndex { $0.kind == .bar && $0.name == "navigation bar" })
    let row = try #require(scene.nodes.firstIndex { $0.id == "cell1" })
    let table = try #require(scene.nodes.firstIndex { $0.id == "table" })
    // On devices the content is scrolled by what the bars cover.
    #expect(
      scene.states.contains { state in
        state.offsets.contains { $0.node == table && $0.offset.y < 0 }
      })
    for (index, state) in scene.states.enumerated() where state.label.contains("portrait") {
      let top = state.safeArea.top
      #expect(origin(bar, in: index, of: scene).y == top - 44, "\(state.label)")
      let first = origin(row, in: index, of: scene).y
      #expect((top + 20...top + 70).contains(first), "\(state.label): \(first) below \(top)")
    }
  }

  @Test func displayListsHaveTheDocumentsOwnColorsAndTexts() throws {
    let (_, paints) = try source()
    let commands = paints.lists.joined()
    #expect(commands.contains { $0.fill == DisplayColor(red: 0.2, green: 0.4, blue: 0.6) })
    let lines = commands.compactMap { command -> PaintedLine? in
      if case .text(let line) = command.shape { line } else { nil }
    }
    #expect(lines.contains { $0.string == "Hello & welcome" && $0.anchor == .middle })
    #expect(lines.contains { $0.string == "All rows" } && lines.contains { $0.string == "Change" })
  }

  @Test func configurationsTellWhatDiffersFromTheOneBefore() throws {
    let matrix = ScreenMatrix()
    let scene = try source(matrix, breaks: true).source.scenes[0]
    let groups = scene.states.map(\.group)
    #expect(groups.first == .base)
    #expect(groups.count { $0 == .matrix } == matrix.devices.count * 2 + 1 + 2)
    #expect(groups.count { $0 == .width } > 20)
    #expect(groups.count { $0 == .textSize } == ContentSizeCategory.allCases.count)
    #expect(scene.states.contains { $0.isRightToLeft })
    // Text sizes in a row change few views each.
    let sizes = scene.states.filter { $0.group == .textSize }
    #expect(sizes.allSatisfy { $0.frames.count <= scene.nodes.count })
    let identifiers = scene.nodes.map(\.id).filter { !$0.isEmpty }
    #expect(Set(identifiers).count == identifiers.count, "a view of two states is one node")
  }

  @Test func thePageIsOneFileInWhichNothingBecomesMarkup() throws {
    let (source, paints) = try source()
    var session = ViewerSession(title: "</title><script>alert(1)</script>")
    session.sources = [EncodedSource(source)]
    session.paints = paints
    let html = ViewerPage(session).html
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(!html.contains("<script>alert") && !html.contains("</script><b>"))
    #expect(html.split(separator: "</script>").count - 1 == 2, "the data and the module")
    for leak in ["{{", "src=", "@import", "fetch(", "XMLHttpRequest", "\nimport "] {
      #expect(!html.contains(leak), "\(leak)")
    }
    #expect(ViewerPage(session).html == html)
  }
}
