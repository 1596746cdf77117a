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
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes swipes: there are no events here, and it never does.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Recognizes long presses: there are no events here, and it never does.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press is, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}
