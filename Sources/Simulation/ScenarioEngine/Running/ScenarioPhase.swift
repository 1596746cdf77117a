/// A part of a run that is timed by itself.
public struct ScenarioPhase: Hashable, Sendable {
  /// What a phase does.
  public enum Kind: Hashable, Sendable {
    /// Makes the views, the window and the engine.
    case build
    /// Makes and activates the constraints.
    case activate
    /// Lays out for the first time.
    case layout
    /// Plays a step of the timeline, by its index.
    case step(Int)
  }

  /// What the phase does.
  public var kind: Kind
  /// The name in tables and records.
  public var name: String
  /// How many times in a row it is performed: of a step, one display frame each.
  public var repetitions: Int
  /// How many display frames the step takes from its beginning to its end; 1 without an animation.
  public var framesPerStep = 1
}

extension ScenarioPhase {
  /// Whether performing the phase is a display frame of the timeline.
  public var isFrame: Bool {
    if case .step = kind { true } else { false }
  }
}

extension Scenario {
  /// How many display frames the timeline takes.
  public var frameCount: Int {
    phases.reduce(0) { $0 + ($1.isFrame ? $1.repetitions : 0) }
  }

  /// The phases of a run, in order: build, activate, layout, then the steps.
  ///
  /// Code that builds a screen activates its constraints itself, so that this is no phase of it.
  public var phases: [ScenarioPhase] {
    let activate = ScenarioPhase(kind: .activate, name: "activate", repetitions: 1)
    return [ScenarioPhase(kind: .build, name: "build", repetitions: 1)]
      + (screen == nil ? [activate] : [])
      + [ScenarioPhase(kind: .layout, name: "start", repetitions: 1)]
      + steps.enumerated().map { index, step in
        let frames = step.animation?.frameCount(at: refreshRate) ?? 1
        return ScenarioPhase(
          kind: .step(index), name: step.name, repetitions: step.repetitions * frames,
          framesPerStep: frames)
      }
  }

  /// What must hold after a phase was performed for the last time.
  public func expectations(after phase: ScenarioPhase) -> [FrameExpectation] {
    switch phase.kind {
    case .build, .activate: []
    case .layout: expectations
    case .step(let index): steps[index].expectations
    }
  }

  /// The items that any phase expects something of, in the order of the file.
  var expectedItems: [ItemReference] {
    (expectations + steps.flatMap(\.expectations)).map(\.item)
  }
}
