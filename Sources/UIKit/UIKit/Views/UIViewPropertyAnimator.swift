public import Foundation

extension UIView {
  /// How fast an animation goes at which time; without effect.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At one speed.
    case linear
  }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its beginning.
  case start
  /// Between both.
  case current
}

/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive
  /// Started.
  case active
  /// Stopped.
  case stopped
}

/// How fast an animation goes at which time; without effect.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A spring's course of time; without effect.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates a course.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    super.init()
  }
}

/// A course of time along a cubic curve; without effect.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates a course.
  public init(animationCurve: UIView.AnimationCurve) {
    super.init()
  }

  /// Creates a course.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    super.init()
  }
}

/// A distance with a direction.
public struct CGVector: Hashable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// A change that can be started: it is made at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long the change takes on iOS, in seconds.
  public final let duration: TimeInterval
  /// How far the animator is; never `active`, as changes take no time.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Whether the change is going on; never, as it takes no time.
  public final var isRunning: Bool { false }
  /// How much of the change is made; kept, without effect.
  open var fractionComplete: CGFloat = 0
  /// Whether the change goes back; kept, without effect.
  open var isReversed = false

  /// Creates an animator.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations = [animations] }
    super.init()
  }

  /// Creates an animator.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, dampingRatio: 1, animations: animations)
  }

  /// Creates an animator.
  public convenience init(
    duration: TimeInterval, timingParameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, dampingRatio: 1)
  }

  /// Makes changes at once.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, dampingRatio: 1, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what is to come after.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and calls what is to come after.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }

  /// Makes the changes, and calls what is to come after, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Halts the change; without effect, as it is made.
  open func pauseAnimation() {}
  /// Drops changes that were not started.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
  }
  /// Ends what was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    let ends = completions
    completions = []
    for end in ends { end(finalPosition) }
  }
}
