import Testing
import UIKit

/// The constraints that a guide switches by the edges it is near, and what it answers about them.
@Suite @MainActor struct TrackedConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private var guide: UIKeyboardLayoutGuide { root.keyboardLayoutGuide }

  private func constraint() -> NSLayoutConstraint {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view.widthAnchor.constraint(equalToConstant: 10)
  }

  @Test func eachEdgeKeepsItsOwn() {
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    let near = edges.map { _ in constraint() }
    let away = edges.map { _ in constraint() }
    for (index, edge) in edges.enumerated() {
      guide.setConstraints([near[index]], activeWhenNearEdge: edge)
      guide.setConstraints([away[index]], activeWhenAwayFrom: edge)
    }
    for (index, edge) in edges.enumerated() {
      #expect(guide.constraints(activeWhenNearEdge: edge) == [near[index]])
      #expect(guide.constraints(activeWhenAwayFrom: edge) == [away[index]])
      // A keyboard that is away is docked: near the bottom alone.
      #expect(near[index].isActive == (edge == .bottom))
      #expect(away[index].isActive == (edge != .bottom))
    }
    guide.removeAllTrackedConstraints()
    for edge in edges {
      #expect(guide.constraints(activeWhenNearEdge: edge).isEmpty)
      #expect(guide.constraints(activeWhenAwayFrom: edge).isEmpty)
    }
    #expect((near + away).allSatisfy { !$0.isActive })
  }

  @Test func settingAgainReplaces() {
    let (first, second, other) = (constraint(), constraint(), constraint())
    guide.setConstraints([first], activeWhenNearEdge: .bottom)
    guide.setConstraints([other], activeWhenNearEdge: [.bottom, .leading])
    guide.setConstraints([second], activeWhenNearEdge: .bottom)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [second])
    #expect(guide.constraints(activeWhenNearEdge: [.bottom, .leading]) == [other])
    #expect(!first.isActive && second.isActive && !other.isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty && !second.isActive)
  }
}

/// Which views the keyboard may type into.
@Suite(.serialized) @MainActor struct FirstResponderTests {
  @Test func onlyWhatCanBeEditedBecomesFirst() {
    let (text, field, plain) = (UITextView(), UITextField(), UIView())
    #expect(text.isEditable && text.canBecomeFirstResponder)
    #expect(text.becomeFirstResponder() && text.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && text.isFirstResponder)
    #expect(field.becomeFirstResponder() && field.isFirstResponder && !text.isFirstResponder)
    text.isEditable = false
    #expect(!text.becomeFirstResponder() && field.isFirstResponder)
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
  }
}
