public import LayoutModel
public import Simulation
public import VisualFormatLanguage

/// A screen on a device, what happens to it, and what its frames must be.
///
/// A value that may cross queues: each playback builds a tree of its own. See
/// ``ScenarioReader`` for the file format and ``ScenarioPlayback`` for playing.
public struct Scenario: Hashable, Sendable {
  /// The name, also the file's without its ending.
  public var name: String
  /// What the scenario shows or measures, in a sentence.
  public var purpose: String
  /// Words to choose scenarios by.
  public var tags: [String] = []
  /// The runs that the scenario belongs to.
  public var tiers: [ScenarioTier] = ScenarioTier.allCases
  /// The device it is laid out on.
  public var device: Device
  /// How the device is held at first.
  public var orientation: Orientation = .portrait
  /// How often the display shows another frame, in hertz; the device's rate unless given.
  public var refreshRate: Double
  /// The bars around the screen.
  public var bars = ScenarioBars()
  /// The reading direction of the interface.
  public var direction: LayoutDirection = .leftToRight
  /// Insets that the application adds to the safe area.
  public var additionalSafeArea: EdgeInsets = .zero
  /// The oldest system that the application runs on, by which visual formats read `|` and `-`.
  public var deploymentTarget = DeploymentTarget.current
  /// How the constraints of the tree are activated.
  public var activation = ScenarioActivation.together
  /// The tree.
  public var content: ScenarioContent
  /// How far a frame may be from what is expected, in points.
  public var tolerance: Double = Scenario.defaultTolerance
  /// What must hold after the first layout.
  public var expectations: [FrameExpectation] = []
  /// Conflicts, ambiguity and loops that the scenario is meant to have.
  public var expectedFindings = ExpectedFindings()
  /// What happens then, in order.
  public var steps: [ScenarioStep] = []

  /// A frame that differs by less is met: rounding errors of hand calculations, no pixel.
  public static let defaultTolerance = 1e-6

  /// Creates a scenario without steps.
  public init(name: String, purpose: String, device: Device, content: ScenarioContent) {
    self.name = name
    self.purpose = purpose
    self.device = device
    self.content = content
    refreshRate = device.refreshRate.value
  }
}

/// A choice of scenarios and sizes by the time that a run may take.
public enum ScenarioTier: String, Hashable, Sendable, CaseIterable {
  /// Under a minute for all scenarios together.
  case smoke
  /// Under ten minutes.
  case standard
  /// As long as it takes.
  case full
}

/// How the constraints of a tree are activated after it was built.
public enum ScenarioActivation: String, Hashable, Sendable, CaseIterable {
  /// By one call for all, as `NSLayoutConstraint.activate(_:)`.
  case together
  /// By a call for each, as `isActive = true`.
  case oneByOne = "one-by-one"
}

/// The bars around a screen.
public struct ScenarioBars: Hashable, Sendable {
  /// Whether the application hides the status bar.
  public var hidesStatusBar = false
  /// Whether there is a navigation bar.
  public var hasNavigationBar = false
  /// Whether the navigation bar shows a large title.
  public var hasLargeTitle = false
  /// Whether there is a tab bar.
  public var hasTabBar = false
  /// Whether there is a tool bar.
  public var hasToolbar = false

  /// No bar but the status bar.
  public init() {}
}

/// Where a scenario's tree comes from.
public enum ScenarioContent: Hashable, Sendable {
  /// It is written out.
  case hierarchy(ViewDescription)
  /// A generator makes it.
  case generated(GeneratorRequest)
  /// Code makes it; no file can express it.
  case code(CodeScreen)
}

/// A generator's name and parameters.
public struct GeneratorRequest: Hashable, Sendable {
  /// Which generator.
  public var generator: GeneratorKind
  /// The seed of everything random.
  public var seed: UInt64
  /// The size in each tier, in the generator's own unit (see ``GeneratorKind/unit``).
  public var sizes: [ScenarioTier: Int]
  /// The smallest size at which the scenario's own steps and expectations make sense.
  public var minimumSize: Int = 1

  /// The sizes that the scenario may be played at.
  public var admittedSizes: ClosedRange<Int> {
    let largest = generator.largestSize
    return min(max(minimumSize, generator.smallestSize), largest)...largest
  }

  /// The size in a tier; the next smaller tier's where none is given.
  public func size(in tier: ScenarioTier) -> Int {
    let tiers = ScenarioTier.allCases
    let index = tiers.firstIndex(of: tier) ?? 0
    for candidate in tiers[...index].reversed() {
      if let size = sizes[candidate] { return size }
    }
    return tiers.lazy.compactMap { sizes[$0] }.first ?? generator.defaultSize
  }
}

extension Scenario {
  /// The scene of an Interface Builder document that the tree is; nil for other trees.
  public var document: DocumentScene? {
    guard case .hierarchy(let root) = content else { return nil }
    return root.document
  }

  /// The code that makes the tree; nil for other trees.
  public var screen: CodeScreen? {
    guard case .code(let screen) = content else { return nil }
    return screen
  }

  /// Whether a generator makes the tree, so that it has a size.
  public var isGenerated: Bool {
    if case .generated = content { true } else { false }
  }
}
