import Foundation
import Testing
import UIKit

/// What views keep beside their layout: names, tags, colours, recognizers, and who comes next.
@Suite @MainActor struct ViewAttributeTests {
  private let root = UIView()
  private let child = UIView()

  init() { root.addSubview(child) }

  @Test func tagsAreFoundFromAboveInOrder() {
    let (first, second, deep) = (UIView(), UIView(), UIView())
    for view in [first, second] { root.addSubview(view) }
    first.addSubview(deep)
    (deep.tag, second.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep && second.viewWithTag(7) === second)
    #expect(root.viewWithTag(8) == nil && root.viewWithTag(0) === root)
  }

  @Test func tintsAreInherited() {
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green && root.tintColor == .red)
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }

  @Test func aRecognizerBelongsToOneView() {
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    #expect(recognizer.numberOfTapsRequired == 1 && recognizer.view == nil)
    root.addGestureRecognizer(recognizer)
    #expect(recognizer.view === root && root.gestureRecognizers == [recognizer])
    child.addGestureRecognizer(recognizer)
    #expect(recognizer.view === child && root.gestureRecognizers == [])
    child.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil && child.gestureRecognizers == [])
    // Another attribute that is kept makes no list of recognizers.
    let other = UIView()
    other.tag = 3
    #expect(other.gestureRecognizers == nil)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UISwipeGestureRecognizer().direction == .right)
  }

  @Test func whatIsReadOutIsKept() {
    #expect(child.accessibilityLabel == nil && !child.isAccessibilityElement)
    child.accessibilityLabel = "Label"
    child.accessibilityHint = "Hint"
    child.accessibilityValue = "Value"
    child.isAccessibilityElement = true
    child.accessibilityTraits = .button
    #expect(child.accessibilityLabel == "Label" && child.accessibilityHint == "Hint")
    #expect(child.accessibilityValue == "Value" && child.isAccessibilityElement)
    #expect(child.accessibilityTraits == .button && root.accessibilityTraits == .none)
  }

  @Test func respondersFormAChain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(root)
    var chain: [UIResponder] = []
    var next: UIResponder? = child
    while let responder = next, chain.count < 10 {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain == [child, root, controller.view, controller, window, UIApplication.shared])
    window.makeKey()
    #expect(window.isKeyWindow && window.screen === UIScreen.main)
  }

  @Test func rectanglesAreConvertedBothWays() {
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    child.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(child.convert(rect, to: root) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(root.convert(rect, from: child) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(child.convert(rect, from: root) == CGRect(x: -9, y: -18, width: 3, height: 4))
  }

  /// Touches go to the front view that takes them; not beyond what is hidden, clear or left out.
  @Test func touchesReachTheFront() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.frame = front.frame
    root.addSubview(front)
    let point = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
    front.alpha = 0.02
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === child)
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) == nil)
    let label = UILabel(frame: front.frame)
    root.addSubview(label)
    #expect(root.hitTest(point, with: nil) === root, "labels let touches pass")
    label.isUserInteractionEnabled = true
    #expect(root.hitTest(point, with: nil) === label)
  }

  @Test func stacksKeepWhatTheyAreGiven() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(5, after: first)
    #expect(stack.customSpacing(after: first) == 5)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    stack.distribution = .equalCentering
    stack.alignment = .bottom
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = true
    #expect(stack.distribution == .equalCentering && stack.alignment == .trailing)
    #expect(stack.axis == .vertical && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.isBaselineRelativeArrangement)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && first.superview === stack)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, first])
  }

  @Test func picturesAreComparedByWhatTheyAre() throws {
    let (star, other) = (UIImage(systemName: "star"), UIImage(systemName: "star"))
    #expect(star == other && star != UIImage(systemName: "heart") && star !== other)
    let inset = try #require(star).withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset.alignmentRectInsets.bottom == 3 && inset != star)
    let small = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 8.5))
    #expect(UIImage(systemName: "x", withConfiguration: small)?.size.height == 10)
    #expect(UIImage.add != UIImage.remove && UIImage.checkmark != UIImage.strokedCheckmark)
  }

  @Test func coloursAreMadeOfOthers() {
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor(white: 0.25, alpha: 1) == UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic == .black)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }
}
