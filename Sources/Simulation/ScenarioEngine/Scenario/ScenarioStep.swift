public import LayoutModel
public import Simulation

/// Something that happens: a batch of actions and one layout pass, or, when it is animated, a part
/// of the change and a layout pass in each display frame.
public struct ScenarioStep: Hashable, Sendable {
  /// The name in tables and records.
  public var name: String
  /// What happens, in order, before the layout pass.
  public var actions: [ScenarioAction]
  /// How many times in a row it happens.
  public var repetitions = 1
  /// How it spreads over display frames; nil when all of it happens in one.
  public var animation: StepAnimation?
  /// What must hold afterwards.
  public var expectations: [FrameExpectation] = []

  /// Creates a step.
  public init(name: String, actions: [ScenarioAction]) {
    self.name = name
    self.actions = actions
  }
}

/// One thing that happens to a screen.
public enum ScenarioAction: Hashable, Sendable {
  /// The device is turned.
  case rotate(Orientation)
  /// The software keyboard comes, goes or moves.
  case keyboard(Keyboard)
  /// The window gets another width beside another application's; nil for the whole screen.
  case resizeWindow(Double?)
  /// The reading direction of the interface changes.
  case setDirection(LayoutDirection)
  /// The user wants text larger or smaller: text in a text style's font follows.
  case setTextSize(ContentSizeCategory)
  /// The bars change.
  case setBars(ScenarioBars)
  /// The application adds other insets to the safe area.
  case setAdditionalSafeArea(EdgeInsets)
  /// A scroll view's content moves to an offset.
  case scrollTo(String, Point)
  /// A scroll view's content moves by a distance.
  case scrollBy(String, Point)
  /// A scroll view's content is let go at a velocity in points a second, and slows down by itself.
  case fling(String, Point)
  /// A sheet comes up; its view is made from the description.
  case present(Sheet, ViewDescription)
  /// The sheet is pulled to another detent.
  case setDetent(Sheet.Detent)
  /// The sheet goes.
  case dismiss
  /// A constraint gets another constant.
  case setConstant(String, Double)
  /// A constraint's constant changes by a distance: repeated, a drag.
  case changeConstant(String, by: Double)
  /// A constraint gets another priority.
  case setPriority(String, LayoutPriority)
  /// Constraints are activated, in one batch.
  case activate([String])
  /// Constraints are deactivated, in one batch.
  case deactivate([String])
  /// A view shows something of another size.
  case setContentSize(String, ContentSize)
  /// A view gets other margins.
  case setMargins(String, DirectionalEdgeInsets)
  /// A view is hidden or shown.
  case setHidden(String, Bool)
  /// Views come in, each into the view it names or into the root.
  case insert([ViewDescription])
  /// Constraints come in, in one batch.
  case add([ConstraintDescription])
  /// Views leave, with all below them.
  case remove([String])
  /// A view moves to another superview, keeping the constraints within its subtree.
  case move(String, into: String)
  /// Code does something to the screen; no file can express it.
  case run(CodeAction)
}
