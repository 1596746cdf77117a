package import LayoutModel

/// Reads places of items off the frames that their views have now, without any solver.
///
/// With the stored frames put in, it shows how well a document's own frames fit its constraints.
package enum StoredGeometry {
  /// By how much a constraint misses, in points: left side less right side; nil where the content
  /// of a scroll view or the like enters, whose size no frame shows.
  package static func residual(of constraint: LayoutConstraint) -> Double? {
    guard let owner = constraint.owner, constraint.distances == nil else { return nil }
    let first = constraint.firstItem
    let second = constraint.secondItem
    guard
      let left = place(constraint.firstAttribute, of: first, in: owner, relatedTo: second)
    else { return nil }
    guard let second else { return left - constraint.constant }
    guard
      let right = place(constraint.secondAttribute, of: second, in: owner, relatedTo: first)
    else { return nil }
    return left - (constraint.multiplier * right + constraint.constant)
  }

  /// By how much a constraint is violated: the residual, less what an inequality permits.
  package static func violation(of constraint: LayoutConstraint) -> Double? {
    guard let residual = residual(of: constraint) else { return nil }
    return switch constraint.relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }

  /// Where an attribute of an item lies in the coordinates of `space`, or how far it extends.
  package static func place(
    _ attribute: LayoutAttribute, of item: LayoutItem, in space: View, relatedTo other: LayoutItem?
  ) -> Double? {
    let attribute = attribute.resolved(for: item.layoutDirection)
    if let scrollView = item as? ScrollView, attribute.kind != .dimension,
      let other = other?.hierarchyView, other !== scrollView, other.isDescendant(of: scrollView)
    {
      return contentPlace(attribute, in: scrollView)
    }
    if let guide = item as? LayoutGuide, guide.isDerivedFromOwner, guide.edges == nil {
      guard let scrollView = guide.owningView as? ScrollView,
        attribute.withoutMargin != .centerX, attribute.withoutMargin != .centerY,
        let value = contentPlace(attribute, in: scrollView)
      else { return nil }
      return value + offset(of: scrollView, in: space, attribute)
    }
    guard let rect = rect(of: item, attribute), let owner = item.hierarchyView else { return nil }
    if attribute.kind == .dimension {
      return attribute == .width ? rect.width : rect.height
    }
    // Views' rectangles are given in their superview's coordinates, guides' in their owner's.
    if item is LayoutGuide {
      return value(attribute, in: rect, of: item) + offset(of: owner, in: space, attribute)
    }
    guard owner !== space else {
      let own = Rect(
        x: rect.minX - owner.frame.minX, y: rect.minY - owner.frame.minY, width: rect.width,
        height: rect.height)
      return value(attribute, in: own, of: item)
    }
    guard let superview = owner.superview else { return nil }
    return value(attribute, in: rect, of: item) + offset(of: superview, in: space, attribute)
  }

  /// Only the near edges of a scroll view's content are known, which lie at the origin, and its
  /// middle, which is that of the frame.
  private static func contentPlace(
    _ attribute: LayoutAttribute, in scrollView: ScrollView
  ) -> Double? {
    switch attribute.withoutMargin {
    case .left: attribute.isMargin ? scrollView.layoutMargins.left : 0
    case .top: attribute.isMargin ? scrollView.layoutMargins.top : 0
    case .centerX: scrollView.frame.width / 2
    case .centerY: scrollView.frame.height / 2
    default: nil
    }
  }

  private static func rect(of item: LayoutItem, _ attribute: LayoutAttribute) -> Rect? {
    if let view = item as? View {
      return attribute.isMargin
        ? view.frame.inset(by: view.layoutMargins)
        : view.frame.inset(by: view.alignmentRectInsets)
    }
    guard let guide = item as? LayoutGuide, guide.edges != nil else { return nil }
    return guide.layoutFrame
  }

  private static func value(
    _ attribute: LayoutAttribute, in rect: Rect, of item: LayoutItem
  ) -> Double {
    switch attribute.withoutMargin {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .firstBaseline: baseline((item as? View)?.firstBaseline, in: rect)
    case .lastBaseline: baseline((item as? View)?.lastBaseline, in: rect)
    default: rect.midY
    }
  }

  private static func baseline(_ baseline: Baseline?, in rect: Rect) -> Double {
    guard let baseline else { return rect.maxY }
    return switch baseline.edge {
    case .top: rect.minY + baseline.offset
    case .center: rect.midY + baseline.offset
    case .bottom: rect.maxY + baseline.offset
    }
  }

  /// How far the coordinates of a view lie from those of a view above it, along one axis.
  private static func offset(
    of view: View, in space: View, _ attribute: LayoutAttribute
  ) -> Double {
    let isHorizontal = attribute.kind == .horizontalPosition
    var sum = 0.0
    var current: View? = view
    while let next = current, next !== space {
      sum += isHorizontal ? next.frame.minX - next.bounds.minX : next.frame.minY - next.bounds.minY
      current = next.superview
    }
    return sum
  }
}

extension InterfaceLayoutTree {
  /// Puts the stored frames in, superviews first, and the safe area with them.
  ///
  /// The content view of an inset table's cell has the width that the table left it, as in
  /// ``CanvasRule/insetCells``.
  package func applyStoredFrames(of document: InterfaceDocument) {
    for (index, view) in views.dropFirst() {
      if let frame = document.contentViewFrame(index) { view.applyFrame(frame) }
    }
    root.propagateSafeArea(environment.safeAreaInsets)
  }

  /// Whether every view below the root has a stored frame.
  package func hasAllFrames(in document: InterfaceDocument) -> Bool {
    views.allSatisfy { document.views[$0.index].frame != nil }
  }
}
