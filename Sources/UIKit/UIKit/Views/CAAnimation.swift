// Core Animation's functions keep the names they have there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An animation of a layer: nothing moves, all of it is kept, without effect.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it goes back again.
  open var autoreverses = false
  /// Whether it ends with the layer as it was.
  open var isRemovedOnCompletion = true
  /// What the layer shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it goes at which time.
  open var timingFunction: CAMediaTimingFunction?
}

/// An animation of one property; kept, without effect.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another; kept, without effect.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added to the value.
  open var byValue: Any?
}

/// An animation along values; kept, without effect.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// Animations together; kept, without effect.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// What a layer shows before and after an animation; kept, without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What it shows without.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a course of time; kept, without effect.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation goes at which time; kept, without effect.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  /// Creates a course by its name.
  public init(name: CAMediaTimingFunctionName) {
    super.init()
  }

  /// Creates a course along a cubic curve.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    super.init()
  }
}

/// Changes of layers together: they are made at once.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [() -> Void] = []
  private static var depth = 0

  /// Begins changes.
  open class func begin() { depth += 1 }

  /// Ends changes; those that came last are followed by what is to come after.
  open class func commit() {
    depth = max(0, depth - 1)
    guard depth == 0 else { return }
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }

  /// Sets what is to come after.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if depth == 0 { block() } else { completions.append(block) }
  }

  /// Sets whether changes are animated by themselves; without effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how long changes take; without effect.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Sets how fast changes go at which time; without effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// The time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A span of time, in seconds.
public typealias CFTimeInterval = Double
