import Testing
import UIKit

/// What client libraries' own tests rely on, and what UIKit does that is easily done otherwise.
@Suite @MainActor struct BehaviourTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func child(of superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? container).addSubview(view)
    return view
  }

  @Test func anIllTypedPairIsRefusedLate() {
    let (first, second) = (child(), child())
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top,
      multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    #expect(constraint.isActive)
    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test func theOwnersDirectionIsTheConstraints() {
    container.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (child(), child())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 100),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
      second.widthAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(first.frame.minX == 283)
    #expect(second.frame.maxX == first.frame.minX - 5)
  }

  @Test func aRoundedFrameHasTheExactSize() {
    // At three pixels a point most places are no whole number of binary fractions.
    for offset in stride(from: 0.1, to: 3, by: 0.1) {
      let view = child()
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: offset),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: offset),
      ])
      container.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 100, height: 100), "\(offset)")
    }
  }

  @Test func anUndeterminedSizeIsZero() {
    let (constant, related, centred) = (child(), child(), child())
    NSLayoutConstraint.activate([
      constant.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      constant.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
      related.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, constant: -52),
      centred.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      centred.centerXAnchor.constraint(equalTo: container.centerXAnchor),
    ])
    for constraint in constant.constraints { constraint.isActive = true }
    container.layoutIfNeeded()
    #expect(constant.frame.size == .zero)
    #expect(related.frame.width == 0)
    #expect(centred.frame.width == 0)
    #expect(centred.frame.minX == 393 / 2.0 || abs(centred.frame.minX - 196.5) <= 1.0 / 3)
  }

  @Test func layoutNeedsNoWindowAndGoesFromTheRoot() {
    let inner = child()
    let leaf = child(of: inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7),
      inner.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 9),
    ])
    #expect(container.window == nil)
    leaf.layoutIfNeeded()
    #expect(inner.frame.minX == 7)
    #expect(abs(leaf.frame.maxX - inner.bounds.width) <= 1.0 / 3)
    // And once more after a change, in the same tree.
    container.frame.size.width = 200
    leaf.layoutIfNeeded()
    #expect(inner.frame.width == 100)
  }

  @Test func theOwnerHoldsTheConstraintInOrder() {
    let middle = child()
    let (first, second) = (child(of: middle), child(of: middle))
    let low = first.topAnchor.constraint(equalTo: second.topAnchor)
    let high = first.leftAnchor.constraint(equalTo: container.leftAnchor)
    // Added to a view above the nearest common ancestor.
    container.addConstraint(low)
    container.addConstraint(high)
    let own = first.widthAnchor.constraint(equalToConstant: 3)
    container.addConstraint(own)
    let next = second.leftAnchor.constraint(equalTo: container.leftAnchor)
    next.isActive = true
    #expect(container.constraints == [high, next])
    #expect(middle.constraints == [low])
    #expect(first.constraints == [own])
    container.removeConstraint(high)
    #expect(container.constraints == [next])
    #expect(!high.isActive)
  }

  @Test func leavingEndsWhatCrossesTheBorder() {
    let inner = child()
    let leaf = child(of: inner)
    let crossing = leaf.topAnchor.constraint(equalTo: container.topAnchor, constant: 3)
    let within = leaf.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 4)
    NSLayoutConstraint.activate([crossing, within])
    inner.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(within.isActive)
    #expect(container.subviews.isEmpty)
    #expect(inner.superview == nil)
    container.addSubview(inner)
    crossing.isActive = true
    inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 2).isActive = true
    container.layoutIfNeeded()
    #expect(inner.frame.minX == 2)
    #expect(leaf.frame.minX == 4)
  }

  @Test func aTreeThatWasLaidOutMayGoIntoAnother() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let leaf = child(of: box)
    NSLayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      leaf.widthAnchor.constraint(equalToConstant: 6),
    ])
    box.layoutIfNeeded()
    container.layoutIfNeeded()
    container.addSubview(box)
    container.layoutIfNeeded()
    #expect(leaf.frame.minX == 5)
    box.removeFromSuperview()
    leaf.constraints.first?.constant = 8
    box.layoutIfNeeded()
    #expect(leaf.frame.width == 8)
  }
}
