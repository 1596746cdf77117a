import Foundation
import Testing
import UIKit

/// Changes that would be animated are made at once, and what waits for their end is called.
@Suite @MainActor struct AnimatorTests {
  @Test func changesAreMadeInOrderThenTheEndIsCalled() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("first") }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append("end \($0.rawValue)") }
    #expect(log.isEmpty && animator.duration == 1 && !animator.isRunning)
    animator.startAnimation()
    #expect(log == ["first", "second", "end 0"])
    animator.startAnimation(afterDelay: 1)
    #expect(log.count == 3, "changes are made once")
  }

  @Test func anAnimatorMayBeStopped() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeIn))
    animator.addAnimations { log.append("change") }
    animator.addCompletion { log.append("end \($0.rawValue)") }
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && log == ["end 2"])
    animator.finishAnimation(at: .current)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && log == ["end 2"])
  }

  @Test func runningAnimatorsHaveRun() {
    var log: [String] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 2, animations: { log.append("change") },
      completion: { log.append("end \($0.rawValue)") })
    #expect(log == ["change", "end 0"])
  }

  @Test func viewsChangePlaces() {
    let (root, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(third)
    var isFinished = false
    UIView.transition(from: first, to: second, duration: 1) { isFinished = $0 }
    #expect(root.subviews == [second, third] && isFinished)
    UIView.transition(with: root, duration: 1, animations: { third.removeFromSuperview() })
    #expect(root.subviews == [second])
  }

  @Test func everyKindOfAnimationIsMadeAndEnds() {
    var (changes, ends) = (0, 0)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      changes += 1
    } completion: {
      ends += $0 ? 1 : 100
    }
    UIView.animate(springDuration: 1) {
      changes += 1
    } completion: {
      ends += $0 ? 1 : 100
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { changes += 1 }
    } completion: {
      ends += $0 ? 1 : 100
    }
    #expect(changes == 3 && ends == 3)
  }

  @Test func animationsAreOffForAWhile() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func changesWithoutAnimationAreMadeOnceEach() {
    var log: [String] = []
    UIView.performWithoutAnimation {
      log.append("outer")
      UIView.performWithoutAnimation { log.append("inner") }
    }
    #expect(log == ["outer", "inner"])
    UIView.animateKeyframes(withDuration: 1, delay: 0) { log.append("frames") }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { log.append("frame") }
    #expect(log == ["outer", "inner", "frames", "frame"])
  }

  @Test func transactionsEndWithTheOutermost() {
    var log: [String] = []
    CATransaction.setCompletionBlock { log.append("at once") }
    #expect(log == ["at once"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    #expect(log == ["at once"])
    CATransaction.commit()
    #expect(log == ["at once", "outer", "inner"])
    CATransaction.commit()
    CATransaction.setCompletionBlock { log.append("after") }
    #expect(log.last == "after")
  }

  @Test func animationsKeepWhatTheyAreGiven() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.keyPath == "position" && animation.duration == 0)
    #expect(animation.isRemovedOnCompletion && !animation.autoreverses)
  }
}
