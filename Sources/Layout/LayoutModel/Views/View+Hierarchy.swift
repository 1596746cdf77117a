extension View {
  /// Puts a view in front of all other subviews; it leaves the superview it had.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the subviews; it leaves the superview it had.
  ///
  /// Traps when `view` is this view or holds it.
  public final func insertSubview(_ view: View, at index: Int) {
    // A view without subviews holds nobody: a deep tree that is built downwards is not walked up.
    precondition(
      view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "Can't add \(view) as a subview of itself")
    let isNew = view.superview !== self
    let oldHost = view.host
    if !isNew {
      subviews.removeFirst(identicalTo: view)
    } else {
      // The root of a tree that another host lays out: one of them has to give way.
      if view.superview == nil, oldHost != nil, oldHost !== host { view.detachFromHost() }
      view.leaveSuperview(for: host)
    }
    if index >= subviews.count {
      subviews.append(view)
    } else {
      subviews.insert(view, at: index)
    }
    view.superview = self
    if isNew, view.followsSuperviewSize { sizeFollowerCount += 1 }
    view.forgetPreservingMargins()
    if isNew { view.forgetMaskEquations() }
    // A view that only moved among its siblings is known already.
    if isNew { view.enter(host, from: oldHost) }
    setNeedsLayout()
    if isNew { didAddSubview(view) }
  }

  /// Takes the view, and every constraint between its subtree and the rest, out of the hierarchy.
  ///
  /// As in UIKit, a view in no hierarchy that is laid out has no safe area: its insets, and those of
  /// all below it, are zero.
  public final func removeFromSuperview() {
    let hadHost = host != nil && superview != nil
    leaveSuperview(for: nil)
    if hadHost { clearSafeArea() }
  }

  /// Leaves the superview, with the safe area as it was.
  ///
  /// - Parameter newHost: The host of the tree that the view goes to. Where it is the view's own, it
  ///   keeps what it knows of the subtree: no constraint reaches out of that any more.
  private func leaveSuperview(for newHost: LayoutHost?) {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    deactivateCrossingConstraints()
    if host != nil, host !== newHost { detachFromHost() }
    superview.subviews.removeFirst(identicalTo: self)
    if followsSuperviewSize { superview.sizeFollowerCount -= 1 }
    self.superview = nil
    forgetPreservingMargins()
    superview.setNeedsLayout()
  }

  /// Gives the view, and all below it, to the host of its new superview.
  private func enter(_ newHost: LayoutHost?, from oldHost: LayoutHost?) {
    guard let newHost else {
      if oldHost != nil { clearSafeArea() }
      return
    }
    if newHost === oldHost {
      newHost.superviewDidChange(of: self)
      didChange(.everything)
    } else {
      attach(to: newHost)
    }
  }

  /// Whether the view is `view` or lies below it.
  /// - Complexity: O(depth).
  public final func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The lowest view that holds both, itself included.
  /// - Complexity: O(depth).
  package final func nearestCommonAncestor(with other: View) -> View? {
    UnretainedView(self).nearestCommonAncestor(with: UnretainedView(other))?.view
  }

  /// The number of superviews up to the root.
  package final var depth: Int { UnretainedView(self).depth }

  /// The view at the top of the hierarchy.
  public final var rootView: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// Where the view's bounds begin in the root view's coordinates, scrolling included.
  package final var originInRoot: Point {
    var origin = Point(x: 0, y: 0)
    var current = self
    while let superview = current.superview {
      origin.x += current.frame.minX - superview.bounds.minX
      origin.y += current.frame.minY - superview.bounds.minY
      current = superview
    }
    return origin
  }

  /// Where the zero point of the view's own coordinates lies in those of a view above it, scrolling
  /// included.
  /// - Complexity: O(levels between the two).
  package final func zeroPoint(in ancestor: View) -> Point {
    var point = Point(x: 0, y: 0)
    var current = self
    while current !== ancestor, let superview = current.superview {
      point.x += current.frame.minX - current.bounds.minX
      point.y += current.frame.minY - current.bounds.minY
      current = superview
    }
    return point
  }

  /// Calls `body` for the view and all below it, superviews before subviews.
  ///
  /// What `body` puts below a view is visited as well.
  package final func forEachInSubtree(_ body: (View) -> Void) {
    forEachInSubtree(levels: 64, body)
  }

  /// Visits a subtree by calls, which need no list and hold no view but those on the way; below so many
  /// levels by a list, since a hierarchy may be deeper than the call stack.
  private final func forEachInSubtree(levels: Int, _ body: (View) -> Void) {
    if levels > 0 {
      body(self)
      for subview in subviews { subview.forEachInSubtree(levels: levels - 1, body) }
      return
    }
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Gives the subtree to a host, which is notified of every item and active constraint in it.
  ///
  /// What an application does when its views are notified may bring views, guides and constraints in before
  /// their turn, or take them out again: the host gets each once, and only what is in its tree.
  package final func attach(to host: LayoutHost) {
    var itemCount = 0
    forEachInSubtree { view in
      itemCount += 1
      view.forEachGuide { _ in itemCount += 1 }
    }
    host.expectItems(itemCount)
    forEachInSubtree { view in
      guard view.host !== host, view === self || view.superview?.host === host else { return }
      view.attachItem(to: host)
      // The host's reading direction decides which margin leads.
      view.rareData?.preservingMargins = nil
      if host.contentSizeCategory != .large {
        view.contentSizeCategoryDidChange(to: host.contentSizeCategory)
        guard view.host === host else { return }
      }
      view.didChange(.everything)
      view.beginScrollRange()
      view.forEachGuide { if $0.hostHandle < 0 { $0.attachItem(to: host) } }
      for case let constraint? in view.ownedConstraints where constraint.hostHandle < 0 {
        // The host's reading direction decides which margin the distance is.
        constraint.refreshLayoutMargin()
        constraint.hostHandle = host.attach(constraint)
      }
    }
  }

  /// Takes the subtree from its host.
  package final func detachFromHost() {
    forEachInSubtree { view in
      for case let constraint? in view.ownedConstraints { constraint.detachFromHost() }
      view.forEachGuide { $0.detachItem() }
      view.rareData?.preservingMargins = nil
      view.detachItem()
    }
  }

  /// Deactivates the constraints between the subtree and the rest.
  ///
  /// An item's constraints are owned by its view or one above it. Superviews are visited first, so an
  /// owner that was not is outside. The way ends with the last such constraint: nearly all are the
  /// view's own, so that taking a tree apart from its root costs no more than from its leaves.
  ///
  /// - Returns: The number of views that were looked at.
  /// - Complexity: O(1) where none is left; O(items and constraints of the subtree) at most.
  @discardableResult
  package final func deactivateCrossingConstraints() -> Int {
    var visited: [View] = []
    var pending = [self]
    while crossingCount > 0, let view = pending.popLast() {
      view.isLeaving = true
      visited.append(view)
      for item in [view] + view.guides {
        for constraint in item.references {
          guard let owner = constraint.owner, !owner.isLeaving else { continue }
          owner.uninstall(constraint)
        }
      }
      // Only through views that constraints from above name an item of, at or below them.
      for subview in view.subviews.reversed() where subview.crossingCount > 0 {
        pending.append(subview)
      }
    }
    for view in visited { view.isLeaving = false }
    return visited.count
  }
}

extension Array where Element: AnyObject {
  /// Removes an object; of a list that is emptied from either end at once, where it is last.
  package mutating func removeFirst(identicalTo object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(where: { $0 === object }) {
      remove(at: index)
    }
  }
}

extension LayoutItem {
  final func attachItem(to newHost: LayoutHost) {
    host = newHost
    hostHandle = newHost.attach(self)
  }

  final func detachItem() {
    host?.detach(self)
    forgetHost()
  }

  /// Ends the tie to a host that no longer knows the item.
  package final func forgetHost() {
    host = nil
    hostHandle = -1
  }
}

extension LayoutConstraint {
  /// Takes the constraint from the host of its owner, if there is one.
  final func detachFromHost() {
    guard hostHandle >= 0 else { return }
    owner?.host?.detach(self)
    forgetHost()
  }

  /// Ends the tie to a host that no longer knows the constraint.
  package final func forgetHost() {
    hostHandle = -1
  }
}

extension LayoutItemChanges {
  /// All that a host looks at when it takes a view in.
  static let everything: LayoutItemChanges = [
    .frame, .contentSize, .insets, .layout, .updateConstraints,
  ]
}
