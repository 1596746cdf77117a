public import Foundation
import LayoutModel

extension UIView {
  /// Puts a view among the subviews, some places after one of them.
  final func insert(_ view: UIView, _ distance: Int, after sibling: UIView) {
    guard view !== sibling, sibling.parent === self else { return }
    // A subview that moves leaves the place that it had first.
    if view.parent === self { children.removeFirst(identicalTo: view) }
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + distance)
  }

  /// Puts a subview at another place among them.
  final func move(_ view: UIView, to index: Int) {
    if view.parent === self { insert(view, at: index) }
  }

  /// Lets two subviews change places.
  final func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    let (lower, upper) = (children[min(first, second)], children[max(first, second)])
    insert(upper, at: min(first, second))
    insert(lower, at: max(first, second))
  }

  /// The view below a point, of those that take touches.
  final func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view is `view` or lies below it.
  /// - Complexity: O(depth).
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The view at the top of the hierarchy.
  final var rootView: UIView {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Calls `body` for the view and all below it, superviews first.
  ///
  /// Iterative, since a hierarchy may be deeper than the call stack.
  final func forEachInSubtree(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.children.reversed())
    }
  }

  /// Puts a view among the subviews, or moves it among them.
  final func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    let isNew = view.parent !== self
    let newWindow = isNew ? window : nil
    let isWindowNew = isNew && view.window !== newWindow
    if isNew {
      if isWindowNew { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
      view.willMove(toSuperview: self)
      view.leaveSuperview(for: self)
      // The engine of the subtree, if it has one, gives way to the one of the tree.
      view.attributes?.host = nil
    } else {
      children.removeFirst(identicalTo: view)
    }
    let position = min(index, children.count)
    // The model's view may hold views that no object stands for, such as a controller's guides.
    let modelIndex =
      position < children.count
      ? fronted.subviews.firstIndex { $0 === children[position].model } : nil
    fronted.insertSubview(view.model, at: modelIndex ?? fronted.subviews.count)
    children.insert(view, at: position)
    view.parent = self
    view.inheritEnvironment()
    guard isNew else { return }
    didAddSubview(view)
    view.didMoveToSuperview()
    guard isWindowNew else { return }
    view.forEachInSubtree { $0.didMoveToWindow() }
    if newWindow != nil { view.forEachInSubtree { $0.attributes?.controller?.appearInWindow() } }
  }

  /// Leaves the superview, for nowhere or for another one, which then calls what is due.
  final func leaveSuperview(for newParent: UIView?) {
    guard let old = parent else { return }
    let hadWindow = newParent == nil && window != nil
    var controllers: [UIViewController] = []
    if newParent == nil {
      if hadWindow {
        forEachInSubtree { view in view.attributes?.controller.map { controllers.append($0) } }
        for controller in controllers { controller.beginDisappearing() }
        forEachInSubtree { $0.willMove(toWindow: nil) }
      }
      willMove(toSuperview: nil)
    }
    old.willRemoveSubview(self)
    // The superview may hold the last reference.
    withExtendedLifetime(self) {
      old.children.removeFirst(identicalTo: self)
      parent = nil
      if newParent == nil { inheritEnvironment() }
      // The new superview's model takes this one over, with the safe area of their window.
      guard newParent == nil else { return }
      fronted.removeFromSuperview()
      didMoveToSuperview()
      if hadWindow { forEachInSubtree { $0.didMoveToWindow() } }
      for controller in controllers { controller.endDisappearing() }
    }
  }

  // MARK: Coordinates

  /// A point of this view's coordinates in those of another; in those of the root for nil.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, let common = model.nearestCommonAncestor(with: view.model) {
      let start = model.zeroPoint(in: common)
      let end = view.model.zeroPoint(in: common)
      return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
    }
    let start = contentOrigin
    let end = (view ?? rootView).contentOrigin
    return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
  }

  /// A point of another view's coordinates, the root's for nil, in those of this one.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// A rectangle of this view's coordinates in those of another; in those of the root for nil.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates, the root's for nil, in those of this one.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero point of the view's own coordinates lies in the root's superview.
  private var contentOrigin: CGPoint {
    let origin = model.originInRoot
    let root = model.rootView.frame
    return CGPoint(
      x: origin.x + root.minX - model.bounds.minX, y: origin.y + root.minY - model.bounds.minY)
  }
}
