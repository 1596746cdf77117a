import Foundation

/// A view to act on.
///
/// There are no events: ``sendActions(for:)`` runs the actions, as a test does it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went up within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing else.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// How content lies along x; kept, without effect.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over all of it.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// How content lies along y; kept, without effect.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over all of it.
    case fill = 3
  }

  /// How content lies along x.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How content lies along y.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is touched.
  open var isHighlighted = false

  /// What the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(event: Event, action: UIAction)] = []

  /// Adds an action.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && $0.event == events }
  }

  /// Accepted, without effect: there is no Objective-C run time that could call a method by name.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Accepted, without effect.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}

  /// Runs the actions for events.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.event.isDisjoint(with: events) {
      entry.action.run(self)
    }
  }
}
