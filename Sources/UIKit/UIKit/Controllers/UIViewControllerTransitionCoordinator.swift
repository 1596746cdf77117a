public import Foundation

/// What goes on while a controller changes its size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Makes changes beside a change of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes beside the one of the size, at once, and then calls what is to come after.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes beside the one of the size, at once.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Keeps changes until the size has changed.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  static let shared = TransitionCoordinator()

  private var pending: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { pending.append(animation) }
    if let completion { pending.append(completion) }
    return true
  }

  /// Makes the changes that were kept.
  func finish() {
    let changes = pending
    pending = []
    for change in changes { change(self) }
  }
}
