import LayoutDrawing
import ScenarioEngine

/// A moment of a scenario's timeline, as a command line names it.
enum TimelineMoment: Hashable {
  /// After a step, counted from 1; 0 is the first layout.
  case step(Int)
  /// After the last step.
  case last

  /// Reads a number, `start`, `last` or the name of a step.
  ///
  /// - Returns: nil for what names no moment of the scenario.
  init?(_ word: String, in scenario: Scenario) {
    if word == "last" {
      self = .last
    } else if word == "start" {
      self = .step(0)
    } else if let number = Int(word) {
      guard (0...scenario.steps.count).contains(number) else { return nil }
      self = .step(number)
    } else if let index = scenario.steps.lastIndex(where: { $0.name == word }) {
      self = .step(index + 1)
    } else {
      return nil
    }
  }

  /// The number of the step after which it is.
  func index(in scenario: Scenario) -> Int {
    switch self {
    case .step(let index): index
    case .last: scenario.steps.count
    }
  }
}

/// Plays a scenario and takes down the moments that are asked for.
struct ScenarioScenes {
  let run: ScenarioPlayback
  let contents: LayoutScene.Contents

  /// The scenes after steps, in the order of the timeline.
  ///
  /// - Parameter steps: The numbers of the steps; 0 is the first layout.
  /// - Returns: One scene a step.
  /// - Throws: why the run could not go on.
  func scenes(after steps: Set<Int>) throws(ScenarioPlaybackError) -> [LayoutScene] {
    var scenes: [LayoutScene] = []
    let last = steps.max() ?? 0
    for phase in run.phases {
      let number = phase.stepNumber
      if let number, number > last { break }
      try run.playRepetitions(of: phase)
      if let number, steps.contains(number) { append(phase.name, to: &scenes) }
    }
    return scenes
  }

  /// Every so many frames of the whole timeline, a repeated step counting as often as it happens,
  /// and the last one.
  ///
  /// - Parameters:
  ///   - stride: How many frames apart.
  ///   - limit: The greatest number of scenes.
  /// - Returns: The scenes, and how many frames there are in all.
  /// - Throws: why the run could not go on.
  func scenes(
    every stride: Int, limit: Int
  ) throws(ScenarioPlaybackError) -> (scenes: [LayoutScene], frames: Int) {
    var scenes: [LayoutScene] = []
    var frame = 0
    let total = run.phases.reduce(0) { $0 + ($1.stepNumber == nil ? 0 : $1.repetitions) }
    for phase in run.phases {
      for repetition in 0..<phase.repetitions {
        run.prepare(phase)
        try run.perform(phase)
        guard phase.stepNumber != nil else { continue }
        let isWanted = frame.isMultiple(of: stride) && scenes.count < limit - 1
        if isWanted || frame == total - 1 {
          let count = phase.repetitions > 1 ? " \(repetition + 1)" : ""
          append("\(frame) \(phase.name)\(count)", to: &scenes)
        }
        frame += 1
      }
    }
    return (scenes, total)
  }

  private func append(_ title: String, to scenes: inout [LayoutScene]) {
    guard let window = run.window else { return }
    scenes.append(LayoutScene(window, contents: contents, title: title))
  }
}

extension ScenarioPhase {
  /// The number of the step, 0 for the first layout; nil for what shows nothing.
  fileprivate var stepNumber: Int? {
    switch kind {
    case .build, .activate: nil
    case .layout: 0
    case .step(let index): index + 1
    }
  }
}

extension ScenarioPlayback {
  /// A small picture of what the window shows now, below 15 kB; nil before the build phase.
  ///
  /// - Parameters:
  ///   - idPrefix: Letters that no other picture of the page has.
  ///   - includesStyleSheet: Whether the picture brings along the rules of `StyleSheet`.
  /// - Returns: The picture.
  func thumbnail(idPrefix: String, includesStyleSheet: Bool = true) -> LayoutPicture? {
    window.map { window in
      LayoutPicture(
        LayoutScene(window),
        options: .thumbnail(idPrefix: idPrefix, includesStyleSheet: includesStyleSheet),
        heading: scenario.name)
    }
  }
}
