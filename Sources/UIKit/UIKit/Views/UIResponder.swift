public import Foundation

/// An object in the chain along which events go.
///
/// There are no events here: the chain can be walked.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationOwner {
  @safe nonisolated(unsafe) final var hasAssociations = false
  /// What assistive technologies read; nil while nothing was set.
  final var accessibility: AccessibilityAttributes?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  deinit { endAssociations() }

  /// The object that gets what this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the object can be the first to get events; off by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give that up; on by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first to get events.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// The one that is first to get events.
  private static weak var first: UIResponder?

  /// Makes the object the first to get events; no keyboard appears by itself.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up being the first to get events.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // In UIKit these belong to NSObject; they are here so that subclasses can override them.

  /// The text that is read out; kept, without effect.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { madeAccessibility.label = newValue }
  }

  /// What a tap does, to be read out; kept, without effect.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { madeAccessibility.hint = newValue }
  }

  /// The value to be read out; kept, without effect.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { madeAccessibility.value = newValue }
  }

  /// Whether assistive technologies can reach the object; kept, without effect.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { madeAccessibility.isElement = newValue }
  }

  /// What the object is to assistive technologies; kept, without effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { madeAccessibility.traits = newValue }
  }

  /// Called on iOS for fingers that come down; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called on iOS for fingers that move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called on iOS for fingers that go up; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called on iOS for touches that end otherwise; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
  /// The keyboard is about to appear.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to change its frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has changed its frame.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's first frame, an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's last frame, an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's change, a number.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is the application's own, a number.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A finger on the screen; there are none here.
@preconcurrency @MainActor open class UITouch: NSObject {}

/// What touches belong to; there are none here.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A class whose looks can be set for all instances.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that gives looks to the instances within it.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
