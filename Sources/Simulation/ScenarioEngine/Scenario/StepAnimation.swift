import Foundation
import LayoutModel

/// How a step spreads over display frames, each with a layout pass of its own.
public struct StepAnimation: Hashable, Sendable {
  /// How far an animation is at a share of its time.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// In equal steps, as a finger drags.
    case linear
    /// Slow at both ends: 3 t² - 2 t³, near UIKit's curve of that name.
    case easeInOut = "ease-in-out"
    /// As a scroll view slows down by itself; for flings.
    case decelerating
  }

  /// How long it takes, in seconds.
  public var duration: Double
  /// How it goes on within that time.
  public var curve: Curve

  /// The longest animation that is accepted, in seconds.
  public static let longest = 60.0

  /// Creates an animation.
  public init(duration: Double, curve: Curve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }

  /// How many display frames it takes; at least one.
  public func frameCount(at refreshRate: Double) -> Int {
    // A rounding error is no frame.
    max(1, Int((duration * refreshRate - 1e-6).rounded(.up)))
  }

  /// How much of the change is shown at a share of the time, from 0 to 1.
  public func progress(at share: Double) -> Double {
    switch curve {
    case .linear: share
    case .easeInOut: share * share * (3 - 2 * share)
    case .decelerating: Fling.progress(at: share * duration, of: duration)
    }
  }
}

/// How a scroll view slows down after the finger left it.
///
/// UIKit documents the normal deceleration rate as 0.998: of the velocity, that share is left after
/// each millisecond. There is no bounce: content stops at its end.
enum Fling {
  /// The rate of decay of the velocity, per second.
  private static let decay = -1_000 * log(0.998)
  /// Below this speed, in points a second, the view stands still: a tenth of a point a frame.
  private static let restingSpeed = 6.0

  /// How long content of a velocity in points a second moves, in seconds.
  static func duration(of velocity: Point) -> Double {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    return speed <= restingSpeed ? 0 : log(speed / restingSpeed) / decay
  }

  /// How far the content moves until it rests.
  static func distance(of velocity: Point) -> Point {
    let share = (1 - exp(-decay * duration(of: velocity))) / decay
    return Point(x: velocity.x * share, y: velocity.y * share)
  }

  /// The share of the way that is done after a time, both in seconds.
  static func progress(at time: Double, of duration: Double) -> Double {
    guard duration > 0 else { return 1 }
    return (1 - exp(-decay * time)) / (1 - exp(-decay * duration))
  }
}
