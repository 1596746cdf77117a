public import Foundation

/// Recognizes a gesture: there are no events here, and it never does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not begun.
    case possible
    /// Begun.
    case began
    /// Going on.
    case changed
    /// Ended.
    case ended
    /// Ended otherwise.
    case cancelled
    /// Not the gesture.
    case failed
  }

  /// The view that the recognizer was added to.
  public internal(set) final weak var view: UIView?
  /// What decides with the recognizer; never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a recognizer.
  public override init() {
    super.init()
  }

  /// Creates a recognizer; there is no Objective-C run time that could call a method by name.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
  }

  /// Accepted, without effect.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Where the fingers are, in a view's coordinates: at its origin, as there are none.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Accepted, without effect: the other recognizer does not fail either.
  open func require(toFail other: UIGestureRecognizer) {}

  /// How far the gesture is.
  open var state = State.possible
  /// Whether the recognizer takes touches.
  open var isEnabled = true
  /// Whether the view below loses its touches.
  open var cancelsTouchesInView = true
}

/// Recognizes taps: there are no events here, and it never does.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
}

/// Recognizes drags: there are no events here, and it never does.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers moved; never does.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the fingers move; never does.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the fingers moved; without effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Recognizes swipes: there are no events here, and it never does.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe leads.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the swipe leads.
  open var direction = Direction.right
}

/// Recognizes pinches: there are no events here, and it never does.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, as a share of the beginning.
  open var scale: CGFloat = 1
}

/// What decides with a gesture recognizer; never called, as there are no events.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether a gesture may begin: yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Whether two gestures may go on together: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognizes long presses: there are no events here, and it never does.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press is, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}
