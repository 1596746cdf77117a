public import AutoLayoutEngine
public import LayoutModel
public import LinearConstraints
public import Simulation

/// One playing of a scenario: a tree of its own on a device, laid out by a solver of its own.
///
/// The caller goes through ``phases`` in order; for each, as often as it is repeated, it calls
/// ``prepare(_:)`` and then ``perform(_:)``, of which only the latter is to be timed. After a
/// phase ``check(after:)`` reports which expected frames were missed. A run belongs to one queue.
///
///     let run = ScenarioPlayback(scenario, makeSolver: SolverStrategy.standard.makeSolver)
///     let misses = try run.play()
public final class ScenarioPlayback {
  /// What is played.
  public let scenario: Scenario
  /// The device it is played on.
  public let device: Device
  /// The size of a generated tree; nil for one that is written out.
  public let size: Int?
  /// The seed of a generated tree.
  public let seed: UInt64
  /// The window, once the build phase was performed.
  public private(set) var window: Window?

  private let makeSolver: () -> any IncrementalSolver
  private(set) var tree: ScenarioTree?
  private var navigation: NavigationController?
  private var tabs: TabBarController?
  private var pendingConstraints: [LayoutConstraint] = []
  var insertedViews: [(view: View, superview: String)] = []
  var presentedController: ViewController?
  var player = AnimationState()
  /// What went wrong while a step was prepared.
  private var preparationError: ScenarioActionError?
  private var findingLog: FindingLog?
  /// Whether conflicts and loops are kept for ``findings(after:)``; set it before the build phase.
  public var collectsFindings = false

  /// Creates a run; nothing is built yet.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - tier: The tier that decides a generated tree's size where `size` does not.
  ///   - size: The size of a generated tree, in the generator's unit; the nearest of the request's
  ///     ``GeneratorRequest/admittedSizes`` for any other.
  ///   - seed: The seed of a generated tree, in place of the scenario's.
  ///   - device: A device in place of the scenario's; nothing is expected then.
  ///   - makeSolver: Makes the fresh solver of the run.
  public init(
    _ scenario: Scenario, tier: ScenarioTier = .smoke, size: Int? = nil, seed: UInt64? = nil,
    device: Device? = nil, makeSolver: @escaping () -> any IncrementalSolver
  ) {
    self.scenario = scenario
    self.device = device ?? scenario.device
    switch scenario.content {
    case .hierarchy, .code:
      self.size = nil
      self.seed = 0
    case .generated(let request):
      let wanted = size ?? request.size(in: tier)
      let admitted = request.admittedSizes
      self.size = min(max(wanted, admitted.lowerBound), admitted.upperBound)
      self.seed = seed ?? request.seed
    }
    self.makeSolver = makeSolver
  }

  /// The phases, in order.
  public var phases: [ScenarioPhase] { scenario.phases }

  // MARK: Playing

  /// Gets ready for a phase: makes what a step inserts, so that inserting alone is timed.
  public func prepare(_ phase: ScenarioPhase) {
    guard case .step(let index) = phase.kind, let tree, player.frame == 0 else { return }
    insertedViews = []
    for action in scenario.steps[index].actions {
      switch action {
      case .insert(let descriptions): insertedViews += tree.detached(descriptions)
      case .present(_, let description):
        do throws(ScenarioActionError) {
          presentedController = try tree.controller(description)
        } catch {
          // The step itself reports it, where it can throw.
          preparationError = error
        }
      default: break
      }
    }
  }

  /// Performs a phase once; the part to be timed.
  ///
  /// - Throws: why the run cannot go on.
  public func perform(_ phase: ScenarioPhase) throws(ScenarioPlaybackError) {
    switch phase.kind {
    case .build: try attempt(phase.name) { () throws(ScenarioActionError) in try build() }
    case .activate: try attempt(phase.name) { () throws(ScenarioActionError) in try activate() }
    case .layout: try layout(phase.name)
    case .step(let index):
      if let error = preparationError { throw ScenarioPlaybackError(error, step: phase.name) }
      try attempt(phase.name) { () throws(ScenarioActionError) in
        try playFrame(of: scenario.steps[index], frames: phase.framesPerStep)
      }
      try layout(phase.name)
    }
  }

  /// Plays a phase as often as it is repeated.
  ///
  /// - Throws: why the run cannot go on.
  package func playRepetitions(of phase: ScenarioPhase) throws(ScenarioPlaybackError) {
    try playRepetitions(of: phase) { () throws(ScenarioPlaybackError) in try perform(phase) }
  }

  /// Plays a phase as often as it is repeated, each time by a body that performs it.
  ///
  /// - Parameters:
  ///   - phase: What is played.
  ///   - body: Performs the phase once; it is prepared already.
  /// - Throws: what the body throws.
  package func playRepetitions<Failure: Error>(
    of phase: ScenarioPhase, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    for _ in 0..<phase.repetitions {
      prepare(phase)
      try body()
    }
  }

  /// Plays all phases and returns the expected frames that were missed.
  ///
  /// - Throws: why the run could not go on.
  public func play() throws(ScenarioPlaybackError) -> [FrameMismatch] {
    var mismatches: [FrameMismatch] = []
    for phase in phases {
      try playRepetitions(of: phase)
      mismatches += check(after: phase)
    }
    return mismatches
  }

  private func attempt(
    _ step: String, _ body: () throws(ScenarioActionError) -> Void
  ) throws(ScenarioPlaybackError) {
    do throws(ScenarioActionError) {
      try body()
    } catch {
      throw ScenarioPlaybackError(error, step: step)
    }
  }

  // MARK: Phases

  private func build() throws(ScenarioActionError) {
    let window: Window
    if let screen = scenario.screen {
      window = screen.window(
        in: CodeScreen.Place(
          device: device, orientation: scenario.orientation, solver: makeSolver()))
      tree = ScenarioTree(controller: window.rootViewController, of: scenario)
      tree?.nameByIdentifiers()
    } else {
      let controller = scenario.document == nil ? ViewController() : DocumentController()
      let tree = ScenarioTree(controller: controller, of: scenario)
      self.tree = tree
      controller.additionalSafeAreaInsets = scenario.additionalSafeArea
      try build(in: tree)
      window = Window(
        device: device, orientation: scenario.orientation,
        rootViewController: contained(controller), solver: makeSolver())
    }
    window.setLayoutDirection(scenario.direction)
    listen(to: window.engine)
    self.window = window
    apply(scenario.bars)
    // A guide is made when it is first asked for: what will be looked at is there from the start, so
    // that looking changes nothing.
    for reference in scenario.expectedItems { _ = tree?.item(reference) }
  }

  /// Makes the views of a scenario that is written out or generated.
  private func build(in tree: ScenarioTree) throws(ScenarioActionError) {
    switch scenario.content {
    case .hierarchy(let description):
      if let scene = description.document {
        pendingConstraints = tree.build(scene, on: device, scenario.orientation)
      } else {
        try tree.build(description)
      }
    case .generated(let request):
      tree.name(tree.root, "root")
      pendingConstraints = request.generator.build(
        in: tree, size: size ?? request.generator.defaultSize, seed: seed)
    case .code: break
    }
  }

  /// Takes the engine's reports for the run's findings; nothing is logged.
  private func listen(to engine: LayoutEngine) {
    engine.refusalHandler = nil
    guard collectsFindings else {
      engine.conflictHandler = nil
      engine.feedbackLoopHandler = nil
      return
    }
    findingLog = FindingLog(expected: scenario.expectedFindings)
    engine.conflictHandler = { [weak self] in self?.findingLog?.note($0) }
    engine.feedbackLoopHandler = { [weak self] in self?.findingLog?.note($0) }
  }

  /// Puts a controller into the containers that any step of the scenario needs.
  private func contained(_ controller: ViewController) -> ViewController {
    let bars = scenario.allBars
    var outermost = controller
    if bars.contains(where: { $0.hasNavigationBar || $0.hasToolbar }) {
      let container = NavigationController(rootViewController: outermost)
      container.isNavigationBarHidden = true
      navigation = container
      outermost = container
    }
    if bars.contains(where: \.hasTabBar) {
      let container = TabBarController(selectedViewController: outermost)
      container.isTabBarHidden = true
      tabs = container
      outermost = container
    }
    return outermost
  }

  func apply(_ bars: ScenarioBars) {
    window?.isStatusBarHidden = bars.hidesStatusBar
    navigation?.isNavigationBarHidden = !bars.hasNavigationBar
    navigation?.prefersLargeTitles = bars.hasLargeTitle
    navigation?.isToolbarHidden = !bars.hasToolbar
    tabs?.isTabBarHidden = !bars.hasTabBar
  }

  private func activate() throws(ScenarioActionError) {
    switch scenario.content {
    case .hierarchy(let description) where description.document == nil:
      try tree?.add(description.allConstraints)
    case .hierarchy, .generated, .code:
      try scenario.activation.activate(pendingConstraints)
      pendingConstraints = []
    }
  }

  private func layout(_ step: String) throws(ScenarioPlaybackError) {
    guard let window else { return }
    window.layoutIfNeeded()
    if let failure = window.engine.failure { throw .solver(failure, step: step) }
    if let refusal = window.engine.refusals.first { throw .constraint(refusal.error, step: step) }
  }

  // MARK: Answers

  /// The engine, once the build phase was performed.
  public var engine: LayoutEngine? { window?.engine }

  /// The expected frames that the layout misses after a phase.
  ///
  /// On another device than the scenario's nothing is expected.
  public func check(after phase: ScenarioPhase) -> [FrameMismatch] {
    guard let tree, device == scenario.device else { return [] }
    return scenario.expectations(after: phase).compactMap { expectation in
      let actual = tree.frame(of: expectation.item)
      if let actual, expectation.frame.isMet(by: actual, tolerance: scenario.tolerance) {
        return nil
      }
      return FrameMismatch(step: phase.name, expectation: expectation, actual: actual)
    }
  }

  /// The conflicts, ambiguous frames and feedback loops that came with a phase and that the scenario
  /// does not expect, each once in a run; after the last phase also what it expects in vain.
  ///
  /// Ambiguity of a generated tree is looked for after the first layout and at the end. On another
  /// device than the scenario's nothing is missed. Needs ``collectsFindings``.
  /// - Complexity: that of the solver's search for ambiguity, which is not for a timed part.
  public func findings(after phase: ScenarioPhase) -> [ScenarioFinding] {
    guard let engine, var log = findingLog else { return [] }
    let isLaidOut = phase.kind != .build && phase.kind != .activate
    guard isLaidOut else { return [] }
    // Generated trees are large, and their steps leave open what the first layout does.
    let isEnd = phase.kind == .layout || phase == phases.last
    var found = log.unexpected(
      after: phase.name, engine, findsAmbiguity: isEnd || !scenario.isGenerated)
    findingLog = log
    if phase == phases.last, device == scenario.device { found += log.missing(after: phase.name) }
    return found
  }

  /// The rectangle of a view or guide after the last layout; nil for an unknown name.
  public func frame(of item: ItemReference) -> Rect? { tree?.frame(of: item) }

  /// What the solver did since the build phase.
  public var work: SolverWork { engine?.solver.work ?? SolverWork() }

  /// The frames of all views after the last layout, superviews first.
  public var frames: FrameSnapshot {
    engine.map { FrameSnapshot(of: $0.root) } ?? FrameSnapshot()
  }
}

extension Scenario {
  /// The bars at the start and after each step that changes them.
  fileprivate var allBars: [ScenarioBars] {
    var all = [bars]
    for step in steps {
      for case .setBars(let bars) in step.actions { all.append(bars) }
    }
    return all
  }
}

extension ScenarioActivation {
  /// Activates constraints.
  ///
  /// - Throws: why Auto Layout refuses one; none is active then, or with ``oneByOne`` those before.
  func activate(_ constraints: [LayoutConstraint]) throws(ScenarioActionError) {
    try ScenarioActionError.wrapping { () throws(LayoutError) in
      switch self {
      case .together: try LayoutConstraint.activate(validating: constraints)
      case .oneByOne:
        for constraint in constraints { try LayoutConstraint.activate(validating: [constraint]) }
      }
    }
  }
}
