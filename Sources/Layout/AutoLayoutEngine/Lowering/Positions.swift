import LayoutModel
import LinearConstraints

/// Writes places and extents of items as linear expressions in one view's coordinates.
///
/// A constraint is told in the coordinates of its owner, the nearest common ancestor of its items.
/// An item directly in the owner needs its own unknowns only; one further down adds the origins of
/// the views between.
extension LayoutEngine {
  /// Adds `factor` times an attribute of an item to the form.
  ///
  /// `isFrame` says, for a scroll view that owns the constraint, whether its frame is meant instead
  /// of its content.
  func add(
    _ attribute: LayoutAttribute, of item: LayoutItem, times factor: Double, in space: View,
    isFrame: Bool
  ) {
    if attribute.kind == .dimension {
      let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
      addExtent(of: item, axis, times: factor)
      return
    }
    let axis: LayoutAxis = attribute.kind == .horizontalPosition ? .horizontal : .vertical
    if let view = item.asView, let target = view.baselineView(attribute), target !== view {
      // A stack's baseline is that of a view below it.
      addOuterPosition(attribute, of: target, axis, times: factor)
      addOrigins(from: target.superview, to: space, axis, times: factor)
    } else if item === space, let view = item.asView {
      addInnerPosition(attribute, of: view, axis, times: factor, isFrame: isFrame)
    } else if let view = item.asView {
      addOuterPosition(attribute, of: view, axis, times: factor)
      addOrigins(from: view.superview, to: space, axis, times: factor)
    } else if let guide = item as? LayoutGuide, let owner = guide.owningView {
      addGuidePosition(attribute, of: guide, owner, in: space, axis, times: factor)
    }
  }

  /// The width or height of an item's alignment rectangle.
  private func addExtent(of item: LayoutItem, _ axis: LayoutAxis, times factor: Double) {
    if item.asView == nil, let guide = item as? LayoutGuide, let owner = guide.owningView,
      let edges = guide.edges
    {
      if guide.hostEdges == nil { guide.hostEdges = edges }
      let near = edges.near(axis)
      let far = edges.far(axis)
      addFrameExtent(of: owner, axis, times: factor * (far.share - near.share))
      form.constant += factor * (far.distance - near.distance)
    } else {
      form.add(factor, unknown(.extent(axis), of: item))
    }
  }

  /// The extent of a view's frame: that of its alignment rectangle and the insets around it.
  func addFrameExtent(of view: View, _ axis: LayoutAxis, times factor: Double) {
    guard factor != 0 else { return }
    form.add(factor, unknown(.extent(axis), of: view))
    let insets = view.alignmentRectInsets
    form.constant += factor * (insets.near(axis) + insets.far(axis))
  }

  /// A place of a view in its own coordinates: how its subviews see it.
  private func addInnerPosition(
    _ attribute: LayoutAttribute, of view: View, _ axis: LayoutAxis, times factor: Double,
    isFrame: Bool
  ) {
    // The middle of a scroll view is that of its frame even for what it holds: tying content to it
    // is the usual way to fix the content's width.
    if let scrollView = view as? ScrollView, !isFrame, !attribute.isCenter {
      let margins = attribute.isMargin ? view.layoutMargins : .zero
      addSpan(attribute, axis, times: factor, near: margins.near(axis), far: margins.far(axis)) {
        form.add($0, unknown(.extent(axis), of: scrollView.contentLayoutGuide))
      }
      return
    }
    if view is ScrollView { addContentOffset(of: view, axis, times: factor) }
    let insets = attribute.isMargin ? view.layoutMargins : view.alignmentRectInsets
    if let baseline = view.baseline(attribute) {
      addBaseline(baseline, of: view, origin: insets.top, times: factor) {}
    } else {
      addSpan(attribute, axis, times: factor, near: insets.near(axis), far: insets.far(axis)) {
        addFrameExtent(of: view, axis, times: $0)
      }
    }
  }

  /// A place of a view in its superview's coordinates.
  private func addOuterPosition(
    _ attribute: LayoutAttribute, of view: View, _ axis: LayoutAxis, times factor: Double
  ) {
    let origin = unknown(.origin(axis), of: view)
    if let baseline = view.baseline(attribute) {
      addBaseline(baseline, of: view, origin: 0, times: factor) { form.add(factor, origin) }
      return
    }
    form.add(factor, origin)
    guard attribute.isMargin else {
      // Inside the alignment rectangle, whose origin and extent are the unknowns.
      addSpan(attribute, axis, times: factor, near: 0, far: 0) {
        form.add($0, unknown(.extent(axis), of: view))
      }
      return
    }
    let margins = view.layoutMargins
    form.constant -= factor * view.alignmentRectInsets.near(axis)
    addSpan(attribute, axis, times: factor, near: margins.near(axis), far: margins.far(axis)) {
      addFrameExtent(of: view, axis, times: $0)
    }
  }

  /// A place within a span that begins at 0: near edge, far edge or centre, moved by insets.
  private func addSpan(
    _ attribute: LayoutAttribute, _ axis: LayoutAxis, times factor: Double, near: Double,
    far: Double, addExtent: (Double) -> Void
  ) {
    switch attribute.withoutMargin {
    case .left, .top:
      form.constant += factor * near
    case .right, .bottom, .lastBaseline, .firstBaseline:
      addExtent(factor)
      form.constant -= factor * far
    default:
      addExtent(factor / 2)
      form.constant += factor * (near - far) / 2
    }
  }

  private func addBaseline(
    _ baseline: Baseline, of view: View, origin: Double, times factor: Double, addOrigin: () -> Void
  ) {
    addOrigin()
    form.constant += factor * (origin + baseline.offset)
    let share: Double =
      switch baseline.edge {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    if share != 0 { form.add(factor * share, unknown(.height, of: view)) }
  }

  /// A place of a guide, in the coordinates of its owner or of a view above.
  private func addGuidePosition(
    _ attribute: LayoutAttribute, of guide: LayoutGuide, _ owner: View, in space: View,
    _ axis: LayoutAxis, times factor: Double
  ) {
    guard let edges = guide.edges else {
      if !guide.isDerivedFromOwner { form.add(factor, unknown(.origin(axis), of: guide)) }
      addSpan(attribute, axis, times: factor, near: 0, far: 0) {
        form.add($0, unknown(.extent(axis), of: guide))
      }
      addOrigins(from: owner, to: space, axis, times: factor)
      return
    }
    if guide.hostEdges == nil { guide.hostEdges = edges }
    // Guides that follow the frame of a scroll view do not move with its content.
    let near = edges.near(axis)
    let far = edges.far(axis)
    let share: Double
    let distance: Double
    switch attribute.withoutMargin {
    case .left, .top: (share, distance) = (near.share, near.distance)
    case .centerX, .centerY:
      (share, distance) = ((near.share + far.share) / 2, (near.distance + far.distance) / 2)
    default: (share, distance) = (far.share, far.distance)
    }
    addFrameExtent(of: owner, axis, times: factor * share)
    form.constant += factor * distance
    if owner === space {
      if owner is ScrollView { addContentOffset(of: owner, axis, times: factor) }
    } else {
      addFrameOrigin(of: owner, axis, times: factor)
      addOrigins(from: owner.superview, to: space, axis, times: factor)
    }
  }

  /// The way from a view's coordinates up to those of a view above it.
  private func addOrigins(
    from view: View?, to space: View, _ axis: LayoutAxis, times factor: Double
  ) {
    var current = view
    while let view = current, view !== space {
      addFrameOrigin(of: view, axis, times: factor)
      addContentOffset(of: view, axis, times: -factor)
      current = view.superview
    }
  }

  private func addFrameOrigin(of view: View, _ axis: LayoutAxis, times factor: Double) {
    form.add(factor, unknown(.origin(axis), of: view))
    form.constant -= factor * view.alignmentRectInsets.near(axis)
  }

  /// Where a view's bounds begin: an unknown for a scroll view, since it moves; else a constant.
  private func addContentOffset(of view: View, _ axis: LayoutAxis, times factor: Double) {
    if let scrollView = view as? ScrollView {
      form.add(factor, unknown(.origin(axis), of: scrollView.frameLayoutGuide))
    } else {
      form.constant += factor * (axis == .horizontal ? view.bounds.minX : view.bounds.minY)
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is the middle along an axis.
  fileprivate var isCenter: Bool {
    switch withoutMargin {
    case .centerX, .centerY: true
    default: false
    }
  }
}

extension View {
  /// The view whose baseline an attribute of this one means; nil for other attributes.
  fileprivate func baselineView(_ attribute: LayoutAttribute) -> View? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    var view = self
    while true {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { return view }
      view = next
    }
  }

  /// The baseline that an attribute means; nil for other attributes.
  fileprivate func baseline(_ attribute: LayoutAttribute) -> Baseline? {
    switch attribute {
    case .firstBaseline: firstBaseline
    case .lastBaseline: lastBaseline
    default: nil
    }
  }
}

extension EdgeInsets {
  /// The left or top inset.
  func near(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// The right or bottom inset.
  func far(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

extension GuideEdges {
  func near(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? left : top }
  func far(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? right : bottom }
}
