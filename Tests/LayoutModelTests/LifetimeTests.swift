import LayoutModel
import Testing

/// What outlives what: constraints do not keep their items alive, and may be read after them.
@Suite struct LifetimeTests {
  @Test func anInactiveConstraintMayBeReadAfterItsViews() throws {
    var root: View? = View()
    var view: View? = View()
    let made = try #require(view).topAnchor.constraint(equalTo: try #require(root).topAnchor)
    view = nil
    root = nil
    #expect(!made.isActive)
    #expect(made.secondItem == nil)
    #expect(made.description.contains("(deallocated)"))
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate(validating: [made]) }
  }

  @Test func anActiveConstraintMayBeReadAfterItsTree() throws {
    var root: View? = View()
    let constraint: LayoutConstraint
    do {
      let view = View()
      root?.addSubview(view)
      constraint = view.leadingAnchor.constraint(equalTo: try #require(root).leadingAnchor)
      constraint.isActive = true
    }
    root = nil
    #expect(!constraint.isActive)
    constraint.constant = 7
    constraint.isActive = false
    #expect(constraint.constant == 7)
    #expect((constraint.firstItem as? LayoutGuide)?.owningView == nil)
  }

  /// Many views of applications take their constraints apart when they end.
  @Test func aViewMayDeactivateItsConstraintsWhenItEnds() throws {
    final class TidyView: View {
      var made: [LayoutConstraint] = []
      deinit { LayoutConstraint.deactivate(made) }
    }
    let child = View()
    var view: TidyView? = TidyView()
    view?.addSubview(child)
    let constraint = child.topAnchor.constraint(equalTo: try #require(view).topAnchor)
    constraint.isActive = true
    view?.made = [constraint]
    view = nil
    #expect(!constraint.isActive)
    #expect(constraint.firstItem === child)
    #expect(constraint.secondItem == nil)
    let root = View()
    root.addSubview(child)
    #expect(throws: Never.self) {
      try LayoutConstraint.activate(validating: [
        child.topAnchor.constraint(equalTo: root.topAnchor)
      ])
    }
    #expect(child.constraints.isEmpty)
    #expect(root.constraints.count == 1)
  }

  /// And some take their subviews, guides and scroll guides apart.
  @Test func aViewMayRemoveItsSubviewsWhenItEnds() throws {
    final class TidyView: ScrollView {
      deinit {
        for guide in layoutGuides { removeLayoutGuide(guide) }
        for subview in subviews { subview.removeFromSuperview() }
      }
    }
    let child = View()
    let grandchild = View()
    let guide = LayoutGuide()
    child.addSubview(grandchild)
    var view: TidyView? = TidyView()
    view?.addSubview(child)
    view?.addLayoutGuide(guide)
    let content = try #require(view?.contentLayoutGuide)
    let constraints = [
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      grandchild.topAnchor.constraint(equalTo: content.topAnchor),
    ]
    LayoutConstraint.activate(constraints)
    view = nil
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(child.superview == nil)
    #expect(grandchild.superview === child)
    #expect([child, grandchild, guide, content].allSatisfy { $0.references.isEmpty })
    #expect(guide.owningView == nil)
    #expect(content.owningView == nil)
  }

  @Test func aGuideAndASubviewMayOutliveTheirView() {
    var owner: View? = View()
    let guide = owner?.safeAreaLayoutGuide
    let subview = View()
    owner?.addSubview(subview)
    owner = nil
    #expect(guide?.owningView == nil)
    #expect(subview.superview == nil)
    #expect(guide?.layoutFrame == .zero)
  }

  @Test func constraintsCanBeSubclassed() {
    final class Named: LayoutConstraint {
      var note = "new"
    }
    let view = View()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    constraint.isActive = true
    #expect(view.constraints.first === constraint)
    #expect(constraint.note == "new")
  }

  /// Looking for a cycle at each step would take minutes here.
  @Test(.timeLimit(.minutes(1))) func aDeepTreeIsBuiltInLinearTime() {
    let root = View()
    var views = [root]
    for _ in 0..<100_000 {
      let next = View()
      views[views.count - 1].addSubview(next)
      views.append(next)
    }
    #expect(views[views.count - 1].superview === views[views.count - 2])
    // Taken apart from the innermost on: releasing a chain is recursive.
    while views.count > 1 { views.removeLast().removeFromSuperview() }
  }

  /// Whether a constraint leaves is known without a walk up from its owner: a quadratic removal of
  /// 40,000 levels would take minutes.
  @Test(.timeLimit(.minutes(1))) func aDeepTreeLeavesInLinearTime() {
    let root = View()
    var views = [root]
    var constraints: [LayoutConstraint] = []
    for _ in 0..<40_000 {
      let next = View()
      views[views.count - 1].addSubview(next)
      views.append(next)
    }
    // Owned two levels above, so that neither the view nor its superview is the owner.
    for index in 2..<views.count {
      constraints.append(views[index].widthAnchor.constraint(equalTo: views[index - 2].widthAnchor))
    }
    LayoutConstraint.activate(constraints)
    views[1].removeFromSuperview()
    #expect(constraints.count { !$0.isActive } == 1)
    #expect(constraints[0].isActive == false && constraints[1].isActive)
    while views.count > 1 { views.removeLast().removeFromSuperview() }
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}
