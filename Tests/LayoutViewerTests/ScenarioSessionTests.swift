import AutoLayoutEngine
import Foundation
import LayoutModel
import LayoutViewer
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// What a page knows of a timeline.
@Suite struct ScenarioSessionTests {
  private func source(
    _ text: String, size: Int? = nil, clock: (() -> Double)? = nil
  ) throws -> (source: ViewerSource, json: String) {
    let scenario = try ScenarioReader.scenario(from: Array(text.utf8), file: "moving.yaml")
    var options = ScenarioSessionBuilder.Options { SolverStrategy.standard.makeSolver() }
    options.size = size
    options.clock = clock
    var session = ViewerSession(title: "moving")
    let source = try ScenarioSessionBuilder(scenario, options).source(
      kind: .scenario, path: "moving.yaml", into: &session.paints)
    session.sources = [EncodedSource(source)]
    return (source, session.json)
  }

  private static let moving = """
    name: moving
    purpose: A box that a keyboard pushes up.
    device: iphone-se-3
    hierarchy:
      views:
        - id: box
        - id: still
      constraints:
        - box.leading == root.leading + 10
        - box.width == 50
        - box.height == 50
        - box.bottom == root.keyboard.top - 10
        - still.leading == root.leading + 10
        - still.top == root.top + 100
        - still.width == 20
        - still.height == 20
    timeline:
      - step: up
        keyboard: show
      - step: down
        keyboard: hide
    """

  @Test func everyFrameTellsWhatMovedAndWhatItCost() throws {
    let scene = try source(Self.moving).source.scenes[0]
    #expect(scene.states.map(\.title) == ["start", "up", "down"])
    let box = try #require(scene.nodes.firstIndex { $0.name == "box" })
    let still = try #require(scene.nodes.firstIndex { $0.name == "still" })
    let up = scene.states[1]
    #expect(up.frames.contains { $0.node == box } && !up.frames.contains { $0.node == still })
    #expect(up.keyboard != nil && !up.costs.isEmpty && up.milliseconds == nil)
    let start = try #require(scene.states[0].frames.first { $0.node == box })
    let raised = try #require(up.frames.first { $0.node == box })
    let lowered = try #require(scene.states[2].frames.first { $0.node == box })
    #expect(raised.frame.minY < start.frame.minY && lowered.frame == start.frame)
  }

  @Test func timesAreThereOnlyWithAClock() throws {
    var ticks = 0.0
    let (source, json) = try source(Self.moving) {
      ticks += 1
      return ticks
    }
    #expect(source.scenes[0].states.allSatisfy { $0.milliseconds == 1 })
    #expect(json.contains("\"ms\":[1]"))
    #expect(try self.source(Self.moving).json == self.source(Self.moving).json)
  }

  @Test func theFirstLayoutIsShownOnTheWay() throws {
    let scenario = try ScenarioReader.scenario(from: Array(Self.moving.utf8), file: "moving.yaml")
    var heights: [Double?] = []
    var options = ScenarioSessionBuilder.Options { SolverStrategy.standard.makeSolver() }
    options.onFirstLayout = { heights.append($0.engine?.root.subviews.first?.frame.maxY) }
    var paints = PaintTable()
    let builder = ScenarioSessionBuilder(scenario, options)
    let source = try builder.source(kind: .scenario, path: "moving.yaml", into: &paints)
    #expect(heights == [667 - 10], "once, before the keyboard")
    #expect(source.scenes[0].states.count == 3)
  }

  @Test func aSourceIsWrittenOnce() throws {
    let (source, json) = try source(Self.moving)
    let encoded = EncodedSource(source)
    #expect(json.contains("\"sources\":[\(encoded.json)]"))
    var session = ViewerSession(title: "moving")
    session.sources = [encoded, encoded]
    #expect(session.json.contains("\"sources\":[\(encoded.json),\(encoded.json)]"))
  }

  @Test func aPageKnowsTheOneThatLedToIt() {
    var session = ViewerSession(title: "<Scenarios>")
    #expect(!session.json.contains("home"))
    session.home = "index.html"
    #expect(session.json.contains("\"home\":\"index.html\""))
  }

  /// 1,000 views are to fit into 2 MB; `scripts/view-check` measures the pages of that size.
  @Test func aViewTakesTwoKilobytes() throws {
    let text = try ProjectFolder.text(of: "Scenarios/feed.yaml")
    let (source, json) = try source(text, size: 30)
    let count = source.scenes[0].nodes.count
    #expect(count >= 150 && json.utf8.count <= 2000 * count, "\(json.utf8.count) of \(count)")
  }

  /// A page takes 300 frames; of more it has every second, third and so on, the last of each step, and
  /// says so.
  @Test(arguments: [(300, 1), (301, 2), (601, 3)])
  func longTimelinesAreThinnedOut(count: Int, stride: Int) throws {
    let text = """
      name: long
      purpose: A box that moves point by point.
      device: iphone-se-3
      hierarchy:
        views: [{id: box}]
        constraints:
          - {formula: box.leading == root.leading + 10, identifier: place}
          - box.width == 50
          - box.height == 50
          - box.top == root.top
      timeline:
        - step: go
          repeat: \(count)
          constants: {place: {by: 0.25}}
      """
    let source = try source(text).source
    let titles = source.scenes[0].states.map(\.title)
    let kept = (1...count).filter { $0.isMultiple(of: stride) || $0 == count }
    #expect(titles == ["start"] + kept.map { "go \($0)" })
    let note = "Of \(count) frames, every \(stride)th and the last of each step are on the page."
    #expect(source.notes == (stride > 1 ? [note] : []))
  }
}
