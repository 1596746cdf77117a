import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import ScenarioEngine
import Simulation
import SolverCatalog

/// What is compared after each step of a random scenario.
struct LayoutState {
  /// The unrounded frames; not a number where constraints leave them open.
  var frames = DeterminedFrames()
  /// The names of the views, in the order of the frames.
  var names: [String] = []
  /// How far the safe area reaches into each view, in the same order.
  var safeAreas: [EdgeInsets] = []
  /// The content offsets of all scroll views.
  var offsets: [Point] = []
  /// The sums of violations by priority.
  var violations: [LevelViolation] = []
  /// The constraints that are given up, in order.
  var broken: [String] = []
  /// Whether what is open, or never settles, decides what others depend on: text that wraps in it,
  /// content that scrolls in it, insets that reach into it.
  var isArbitrary = false
}

/// One way to play a random scenario.
struct PlayMode: CustomStringConvertible {
  var strategy: SolverStrategy
  /// Whether an engine that knows nothing takes over before each step.
  var isCold: Bool

  var description: String { strategy.rawValue + (isCold ? ", rebuilt before each step" : "") }

  /// Every strategy as it goes, and the standard one rebuilt: for every change.
  static let quick: [PlayMode] =
    SolverStrategy.allCases.map { PlayMode(strategy: $0, isCold: false) }
    + [PlayMode(strategy: .standard, isCold: true)]

  /// Every strategy both ways.
  static let all: [PlayMode] = SolverStrategy.allCases.flatMap { strategy in
    [PlayMode(strategy: strategy, isCold: false), PlayMode(strategy: strategy, isCold: true)]
  }

  /// A fresh solver; every solve of one that hands out certificates is certified.
  func makeSolver() -> any IncrementalSolver {
    let solver = strategy.makeSolver(queueCount: 1)
    return solver.certificate() == nil ? solver : CertifyingSolver(solver)
  }
}

/// The states of a scenario played in one mode.
struct RandomPlayback {
  /// One for each phase from the first layout on, and one more where the engine is rebuilt at the end.
  private(set) var states: [LayoutState] = []
  /// Why the play ended early, if it did.
  private(set) var error: ScenarioPlaybackError?

  /// Plays all phases.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - mode: How.
  ///   - isRebuiltAtEnd: Whether an engine that knows nothing lays the last state out once more.
  init(_ scenario: Scenario, _ mode: PlayMode, isRebuiltAtEnd: Bool = false) {
    let run = ScenarioPlayback(scenario, makeSolver: mode.makeSolver)
    do throws(ScenarioPlaybackError) {
      for phase in run.phases {
        if mode.isCold, phase.isFrame { run.window?.replaceEngine(solver: mode.makeSolver()) }
        run.prepare(phase)
        try run.perform(phase)
        if let engine = run.engine, phase.kind != .build, phase.kind != .activate {
          states.append(LayoutState(engine))
        }
      }
    } catch {
      self.error = error
    }
    if isRebuiltAtEnd, error == nil {
      run.window?.replaceEngine(solver: mode.makeSolver())
      run.engine?.layoutIfNeeded()
      if let engine = run.engine { states.append(LayoutState(engine)) }
    }
  }
}

extension LayoutState {
  init(_ engine: LayoutEngine) {
    violations = engine.solver.violations
    broken = engine.conflicts.map { $0.broken.identifier ?? $0.broken.equation }.sorted()
    isArbitrary = engine.isCaughtInFeedbackLoop
    for ambiguity in engine.ambiguities() where ambiguity.view.isDependedOn {
      isArbitrary = true
    }
    frames = DeterminedFrames(of: engine)
    engine.root.forEachInSubtree { view in
      names.append(view.reportName)
      safeAreas.append(view.safeAreaInsets)
      if let scrollView = view as? ScrollView { offsets.append(scrollView.contentOffset) }
    }
  }
}

extension View {
  /// Whether the frame decides more than what constraints tie to it.
  fileprivate var isDependedOn: Bool {
    !subviews.isEmpty || self is Label || showsMultilineText || self is ScrollView
      || preservesSuperviewLayoutMargins || safeAreaInsets != .zero || !guides.isEmpty
      || contentWidthMatters
  }

  /// Whether the content may have another height at another width.
  private var contentWidthMatters: Bool { intrinsicContentSize.height > 20 && subviews.isEmpty }
}
