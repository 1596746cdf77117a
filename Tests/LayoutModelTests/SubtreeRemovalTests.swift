import LayoutModel
import Testing

/// What taking views out of a hierarchy costs, counted in views that are looked at.
@Suite struct SubtreeRemovalTests {
  /// A chain of views, each tied to the one around it by two constraints, of a width of its own.
  private func chain(of count: Int) -> (root: View, views: [View]) {
    let root = View()
    var views: [View] = []
    var outer = root
    for _ in 0..<count {
      let view = View()
      outer.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
      views.append(view)
      outer = view
    }
    return (root, views)
  }

  @Test(arguments: [true, false])
  func takingAChainApartLooksAtEachViewOnce(outermostFirst: Bool) {
    for count in [100, 200] {
      let (root, views) = chain(of: count)
      var visits = 0
      for view in outermostFirst ? views : views.reversed() {
        visits += view.deactivateCrossingConstraints()
        view.removeFromSuperview()
      }
      #expect(visits == count)
      #expect(root.subviews.isEmpty)
      for view in views {
        #expect(view.superview == nil)
        // Its own width is all that is left of each.
        #expect(view.constraints.count == 1)
        #expect(view.references.count == 1)
      }
    }
  }

  @Test func constraintsIntoASubtreeAreFoundHoweverDeep() throws {
    let (root, views) = chain(of: 20)
    let outside = View()
    root.addSubview(outside)
    let guide = LayoutGuide()
    try #require(views.last).addLayoutGuide(guide)
    let deep = outside.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let middle = outside.heightAnchor.constraint(
      equalTo: views[5].topAnchor.anchorWithOffset(to: views[12].topAnchor))
    LayoutConstraint.activate([deep, middle])
    views[3].removeFromSuperview()
    #expect(!deep.isActive)
    #expect(!middle.isActive)
    #expect(guide.references.isEmpty)
    #expect(outside.references.isEmpty)
    // What lies within the subtree stays.
    #expect(views[12].references.count == 3 + 1)
  }

  @Test func whatWasReactivatedIsFoundAgain() {
    let (root, views) = chain(of: 4)
    for _ in 0..<3 {
      views[1].removeFromSuperview()
      #expect(views[1].deactivateCrossingConstraints() == 0)
      views[0].addSubview(views[1])
      let tie = views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor)
      tie.isActive = true
      views[1].removeFromSuperview()
      #expect(!tie.isActive)
      views[0].addSubview(views[1])
    }
  }
}
