import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
package import LinearConstraints
package import ScenarioEngine
package import Simulation

/// Plays a scenario and takes down every display frame of its timeline.
package struct ScenarioSessionBuilder {
  /// How a scenario is played.
  package struct Options {
    /// The size of a generated tree; nil for that of its tier.
    package var size: Int?
    /// The seed of a generated tree; nil for the scenario's.
    package var seed: UInt64?
    /// The device; nil for the scenario's.
    package var device: Device?
    /// The time since any moment, in milliseconds; nil for pages without times.
    package var clock: (() -> Double)?
    /// Called once, after the first layout, for what else is to be known of it.
    package var onFirstLayout: ((ScenarioPlayback) -> Void)?
    /// Makes a solver without unknowns.
    package var makeSolver: () -> any IncrementalSolver

    package init(makeSolver: @escaping () -> any IncrementalSolver) {
      self.makeSolver = makeSolver
    }
  }

  private let scenario: Scenario
  private let options: Options

  /// A page holds at most so many frames; of longer timelines every second, third, … is kept.
  private static let frameLimit = 300
  /// Trees with more views have half as many frames for each doubling.
  private static let viewLimit = 800
  private static let extremeLimit = 12

  package init(_ scenario: Scenario, _ options: Options) {
    self.scenario = scenario
    self.options = options
  }

  /// The scenario's source for a page.
  ///
  /// - Parameters:
  ///   - kind: Whether it comes from a trace.
  ///   - path: The file.
  ///   - paints: The table of display lists.
  /// - Returns: The source, with one scene.
  /// - Throws: why the timeline could not be played to its end.
  /// - Complexity: The layouts of the timeline, and O(n) in the views for each frame.
  package func source(
    kind: ViewerSource.Kind, path: String, into paints: inout PaintTable
  ) throws(ScenarioPlaybackError) -> ViewerSource {
    var source = ViewerSource(kind: kind, name: scenario.name, path: path)
    let run = makePlayback()
    var recorder = SceneRecorder(title: scenario.name, purpose: scenario.purpose)
    var stride = 1
    var frame = 0
    let total = scenario.frameCount
    for phase in run.phases {
      for repetition in 0..<phase.repetitions {
        run.prepare(phase)
        let work = run.engine?.solver.work ?? SolverWork()
        let passes = run.engine?.statistics ?? LayoutStatistics()
        let start = options.clock?() ?? 0
        try run.perform(phase)
        let time = options.clock.map { $0() - start }
        guard let engine = run.engine, let window = run.window else { continue }
        let isStart = phase.kind == .layout
        guard isStart || phase.isFrame else { continue }
        if isStart { stride = Self.stride(frames: total, views: engine.root.viewCount) }
        let isStepEnd = repetition == phase.repetitions - 1
        if !isStart { frame += 1 }
        guard isStart || isStepEnd || frame.isMultiple(of: stride) else { continue }
        var scene = LayoutScene(window, contents: [])
        scene.title =
          isStart
          ? "start"
          : phase.repetitions > 1 ? "\(phase.name) \(repetition + 1)" : phase.name
        recorder.record(
          scene, [RecordedTree(engine: engine)], group: isStart ? .base : .frame, label: phase.name,
          explains: isStart || isStepEnd, into: &paints)
        recorder.editLastState { state in
          state.costs = Self.costs(
            engine.solver.work - work, from: passes, to: engine.statistics)
          state.milliseconds = time
        }
        if isStart {
          let open = try extremes(of: engine, recorder)
          recorder.editLastState { $0.ambiguities = open }
          options.onFirstLayout?(run)
        }
      }
    }
    if stride > 1 {
      source.notes.append(
        "Of \(total) frames, every \(stride)th and the last of each step are on the page.")
    }
    source.scenes = [recorder.recorded]
    return source
  }

  private func makePlayback() -> ScenarioPlayback {
    ScenarioPlayback(
      scenario, size: options.size, seed: options.seed, device: options.device,
      makeSolver: options.makeSolver)
  }

  private static func stride(frames: Int, views: Int) -> Int {
    let limit = max(frameLimit * viewLimit / max(views, viewLimit), 24)
    return max((frames + limit - 1) / limit, 1)
  }

  /// The open views after the first layout, tried out in a playing of their own if there are any.
  private func extremes(
    of played: LayoutEngine, _ recorder: SceneRecorder
  ) throws(ScenarioPlaybackError) -> [ViewerState.Ambiguity] {
    if played.ambiguities().isEmpty { return [] }
    let run = makePlayback()
    for phase in run.phases where !phase.isFrame {
      run.prepare(phase)
      try run.perform(phase)
    }
    guard let engine = run.engine else { return [] }
    // Two playings of one scenario make the same views in the same order.
    var order: [ObjectIdentifier: Int] = [:]
    var count = 0
    engine.root.forEachInSubtree { view in
      order[ObjectIdentifier(view)] = count
      count += 1
    }
    guard recorder.recorded.nodes.count >= count else { return [] }
    return AmbiguityExtremes.ambiguities(of: [engine], limit: Self.extremeLimit) {
      order[ObjectIdentifier($0)]
    }
  }

  private static func costs(
    _ work: SolverWork, from earlier: LayoutStatistics, to later: LayoutStatistics
  ) -> [(name: String, count: Int)] {
    let counts = [
      ("exchanges", work.pivots), ("flips", work.flips), ("solves", work.solves),
      ("blocks touched", work.blocksTouched), ("nonzeros visited", work.solveNonzeros),
      ("unknowns changed", work.changedVariables),
      ("rows lowered", later.loweredConstraints - earlier.loweredConstraints),
      ("constants changed", later.changedConstants - earlier.changedConstants),
      ("frames changed", later.changedFrames - earlier.changedFrames),
      ("rounds", later.cycles - earlier.cycles),
    ]
    return counts.filter { $0.1 != 0 }.map { (name: $0.0, count: $0.1) }
  }
}

extension View {
  /// The number of views in the subtree, itself included.
  fileprivate var viewCount: Int {
    var count = 0
    forEachInSubtree { _ in count += 1 }
    return count
  }
}
