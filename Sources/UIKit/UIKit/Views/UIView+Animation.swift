public import Foundation

/// Changes that are animated on iOS are made at once here, and their completion is called.
///
/// To see the frames between, animate in the simulator: `Window.beginTransition()` and
/// `setTransitionProgress(_:)` show what the system changes bit by bit.
extension UIView {
  /// How a change is animated; without effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is this animation's, whatever one is around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is this animation's, whatever one is around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Contents are drawn anew within the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown, not taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Nothing is taken from an animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A view turns around its upright axis to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view turns around its upright axis to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A view curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A view curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns around its level axis, downwards.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view turns around its level axis, upwards.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Whether changes may be animated; kept, without effect.
  public private(set) static var areAnimationsEnabled = true
  /// The duration of the animation that is around the call, in seconds: 0, as none takes time.
  public static var inheritedAnimationDuration: TimeInterval { 0 }
  /// Sets whether changes may be animated; kept, without effect.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes changes at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes at once.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How the pieces of an animation go together; without effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Straight from one to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// By jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes changes at once.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    fromView.removeFromSuperview()
    completion?(true)
  }

  /// Makes changes.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    changes()
    areAnimationsEnabled = wereEnabled
  }
}
