/// The rectangle of a scroll view as seen from outside, which does not move with the content.
package final class ScrollFrameLayoutGuide: LayoutGuide {
  package override var edges: GuideEdges? { GuideEdges(EdgeInsets.zero) }
}

/// The rectangle of a scroll view's content, whose size is the content size.
package final class ScrollContentLayoutGuide: LayoutGuide {
  package override var isDerivedFromOwner: Bool { true }
  package override var layoutFrame: Rect {
    guard let scrollView = owningView as? ScrollView else { return .zero }
    return Rect(origin: .zero, size: scrollView.contentSize)
  }
}
