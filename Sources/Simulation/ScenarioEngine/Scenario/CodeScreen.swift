public import LinearConstraints
public import Simulation

/// A screen that code builds, in place of a description: one's own views and controllers.
///
///     let feed = CodeScreen { place in
///       Window(
///         device: place.device, orientation: place.orientation,
///         rootViewController: FeedController(), solver: place.solver)
///     }
///
/// The code is called once for each play and makes a new window each time. Several plays may run on
/// queues of their own at the same time, unless the screen belongs to the main actor.
public struct CodeScreen: Sendable {
  /// Where a screen is shown.
  public struct Place {
    /// The device.
    public let device: Device
    /// How it is held at first.
    public let orientation: Orientation
    /// A fresh solver, for this window alone.
    public let solver: any IncrementalSolver
  }

  /// Which edition of the screen this is: figures of different editions are not compared.
  public let revision: String
  /// Whether the code runs on the main actor alone, so that a screen is played on one queue only.
  public let isOnMainActor: Bool
  private let show: @Sendable (Place) -> Window

  /// A screen whose code may run on any queue.
  ///
  /// - Parameters:
  ///   - revision: Another word whenever the screen's figures are not to be compared with earlier
  ///     ones.
  ///   - show: Makes a new window that shows the screen; nothing needs to be laid out yet.
  public init(revision: String = "1", _ show: @escaping @Sendable (Place) -> Window) {
    self.revision = revision
    self.show = show
    isOnMainActor = false
  }

  /// A screen whose code belongs to the main actor, as UIKit's does.
  ///
  /// - Parameters:
  ///   - revision: Another word whenever the screen's figures are not to be compared with earlier
  ///     ones.
  ///   - show: Makes a new window that shows the screen; nothing needs to be laid out yet.
  public init(
    onMainActor revision: String, _ show: @escaping @MainActor @Sendable (Place) -> Window
  ) {
    self.revision = revision
    self.show = { place in
      // The place and the window stay on the thread that the check has found to be the main one.
      nonisolated(unsafe) let place = place
      nonisolated(unsafe) var window: Window?
      MainActor.assumeIsolated { unsafe window = show(place) }
      guard let window = unsafe window else { fatalError("the screen was not made") }
      return window
    }
    isOnMainActor = true
  }

  /// A new window with the screen.
  func window(in place: Place) -> Window { show(place) }
}

extension CodeScreen: Hashable {
  /// Code has no equality: screens are equal whose revisions, which their authors set, are.
  public static func == (one: CodeScreen, other: CodeScreen) -> Bool {
    one.revision == other.revision && one.isOnMainActor == other.isOnMainActor
  }

  /// Combines the revision.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(revision)
    hasher.combine(isOnMainActor)
  }
}

/// Something that code does to a screen in a step.
public struct CodeAction: Sendable {
  /// What it does, in a word or two: actions of one name are equal.
  public let name: String
  private let body: @Sendable (Window) -> Void

  /// An action of a screen that may be played on any queue.
  public init(_ name: String, _ body: @escaping @Sendable (Window) -> Void) {
    self.name = name
    self.body = body
  }

  /// An action of a screen that belongs to the main actor.
  public init(
    onMainActor name: String, _ body: @escaping @MainActor @Sendable (Window) -> Void
  ) {
    self.name = name
    self.body = { window in
      // The window stays on the thread that the check has found to be the main one.
      nonisolated(unsafe) let window = window
      MainActor.assumeIsolated { unsafe body(window) }
    }
  }

  func perform(in window: Window) { body(window) }
}

extension CodeAction: Hashable {
  /// Code has no equality: actions of one name are equal.
  public static func == (one: CodeAction, other: CodeAction) -> Bool { one.name == other.name }

  /// Combines the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
