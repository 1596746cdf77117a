/// The top or bottom guide of a view controller: the strip that bars cover, from before safe areas.
///
/// It belongs to the controller's view. Its length is the view's safe-area inset on that edge,
/// which is what later systems made of it.
package final class ControllerLayoutGuide: LayoutGuide {
  /// Whether it is the one at the top.
  package let isTop: Bool

  package init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  package override var edges: GuideEdges? {
    guard let owningView else { return nil }
    let insets = owningView.safeAreaInsets
    return GuideEdges(
      left: .init(share: 0, distance: 0),
      top: isTop ? .init(share: 0, distance: 0) : .init(share: 1, distance: -insets.bottom),
      right: .init(share: 1, distance: 0),
      bottom: isTop ? .init(share: 0, distance: insets.top) : .init(share: 1, distance: 0))
  }
}
