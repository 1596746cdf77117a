import LayoutModel
import LinearConstraints
import ScenarioEngine
import SolverCatalog

/// Plays a scenario in all modes and compares what came of it, step by step.
struct RandomComparison {
  /// What was found wrong; empty where all agree.
  private(set) var differences: [String] = []
  /// How many steps were compared in full, of all modes but the first.
  private(set) var comparedStepCount = 0
  /// How many were not, since something open decided what others depend on.
  private(set) var arbitraryStepCount = 0

  init(_ scenario: Scenario, modes: [PlayMode] = PlayMode.all) {
    let reference = RandomPlayback(scenario, modes[0])
    note(reference.error, modes[0])
    for mode in modes.dropFirst() {
      let playback = RandomPlayback(scenario, mode)
      note(playback.error, mode)
      compare(playback, mode, with: reference, modes[0], scenario)
    }
  }

  /// A refused constraint is the scenario's fault; all else is ours.
  private mutating func note(_ error: ScenarioPlaybackError?, _ mode: PlayMode) {
    guard let error else { return }
    if case .constraint = error { return }
    differences.append("\(mode): \(error)")
  }

  private mutating func compare(
    _ playback: RandomPlayback, _ mode: PlayMode, with reference: RandomPlayback,
    _ other: PlayMode, _ scenario: Scenario
  ) {
    var wasConflicting = false
    for (index, pair) in zip(playback.states, reference.states).enumerated() {
      let (state, expected) = pair
      // From there on the modes go ways of their own, and all of them are right.
      if state.isArbitrary || expected.isArbitrary {
        arbitraryStepCount += playback.states.count - index
        return
      }
      let isConflicting = !state.broken.isEmpty || !expected.broken.isEmpty
      // Who yields depends on who came last, which a rebuilt engine does not know.
      if isConflicting, mode.isCold != other.isCold {
        arbitraryStepCount += 1
        wasConflicting = true
        continue
      }
      // Where content was scrolled to while others yielded outlasts the conflict.
      if wasConflicting, !zip(state.offsets, expected.offsets).allSatisfy(Self.agree) {
        arbitraryStepCount += playback.states.count - index
        return
      }
      let difference = Self.difference(state, expected)
      // A view whose margins follow the safe area that it reaches into may rest at several sizes: which it
      // comes to depends on where it was, and an engine that knows nothing leaves either as it is.
      if difference != nil, state.safeAreas != expected.safeAreas,
        Self.rests(mode, after: index, of: scenario), Self.rests(other, after: index, of: scenario)
      {
        arbitraryStepCount += playback.states.count - index
        return
      }
      comparedStepCount += 1
      guard let difference else { continue }
      let step = index == 0 ? "start" : scenario.steps[index - 1].name
      differences.append("\(mode) and \(other) differ after '\(step)': \(difference)")
      return
    }
    if playback.states.count != reference.states.count, differences.isEmpty {
      differences.append(
        "\(mode) ended after \(playback.states.count) layouts, not after "
          + "\(reference.states.count)")
    }
  }

  /// Whether a new engine leaves all as a mode has it after some steps.
  private static func rests(
    _ mode: PlayMode, after stepCount: Int, of scenario: Scenario
  ) -> Bool {
    var beginning = scenario
    beginning.steps = Array(scenario.steps.prefix(stepCount))
    let states = RandomPlayback(beginning, mode, isRebuiltAtEnd: true).states
    guard states.count == stepCount + 2 else { return false }
    return difference(states[stepCount + 1], states[stepCount]) == nil
  }

  private static func agree(_ offset: Point, _ other: Point) -> Bool {
    abs(offset.x - other.x) <= 1e-3 && abs(offset.y - other.y) <= 1e-3
  }

  private static func difference(_ state: LayoutState, _ expected: LayoutState) -> String? {
    if state.broken != expected.broken {
      return "gave up \(state.broken), not \(expected.broken)"
    }
    if let index = state.frames.firstDifference(from: expected.frames) {
      guard index < state.frames.frames.count, index < expected.frames.frames.count else {
        return "other views"
      }
      return "\(state.names[index]) has \(state.frames.frames[index]), not "
        + "\(expected.frames.frames[index])"
    }
    for (offset, other) in zip(state.offsets, expected.offsets) where !agree(offset, other) {
      return "a scroll view at \(offset), not at \(other)"
    }
    let levels = Set(state.violations.map(\.priority)).union(expected.violations.map(\.priority))
    // How far a constraint that was given up is missed, decides nothing, and what it left open may differ.
    for level in levels.sorted(by: >) where !level.isRequired || state.broken.isEmpty {
      func sum(_ violations: [LevelViolation]) -> Double {
        violations.first { $0.priority == level }?.sum ?? 0
      }
      let (here, there) = (sum(state.violations), sum(expected.violations))
      if abs(here - there) > 1e-5 * max(1, abs(there)) {
        return "\(here) violated at \(level.value), not \(there)"
      }
    }
    return nil
  }
}
