internal import LayoutModel

/// How far the alignment rectangle of a symbol lies within its view's frame, which the system's font
/// decides: read off the stored frame by what relations say of the rectangle.
extension InterfaceDocument {
  /// An inset can hardly be more than this share of a side.
  private static let greatestShare = 0.25
  /// What an edge may stick out beyond where a relation puts it, in points.
  private static let greatestInset = 6.0

  /// The insets of a symbol's view, zero where nothing tells.
  ///
  /// A constraint on the size gives both insets of an axis together. Where relations put an edge of the
  /// rectangle elsewhere than that of the frame lies, that inset is the difference; else the two
  /// are equal.
  func symbolInsets(of view: InterfaceView) -> EdgeInsets {
    guard let frame = view.frame else { return .zero }
    let horizontal = insets(of: view, from: frame.minX, to: frame.maxX, .horizontal)
    let vertical = insets(of: view, from: frame.minY, to: frame.maxY, .vertical)
    return EdgeInsets(
      top: vertical.near, left: horizontal.near, bottom: vertical.far, right: horizontal.far)
  }

  private func insets(
    of view: InterfaceView, from start: Double, to end: Double, _ axis: LayoutAxis
  ) -> (near: Double, far: Double) {
    let near =
      follows(.symbolEdges)
      ? edge(of: view, axis, isNear: true).map { wholePixels($0 - start) } : nil
    let far =
      follows(.symbolEdges)
      ? edge(of: view, axis, isNear: false).map { wholePixels(end - $0) } : nil
    let known = [near, far].compactMap(\.self)
    guard known.allSatisfy({ abs($0) <= Self.greatestInset }) else { return (0, 0) }
    if let near, let far { return (near, far) }
    guard let length = storedLength(of: view, axis) else { return (0, 0) }
    let excess = end - start - length
    guard abs(excess) <= length * Self.greatestShare else { return (0, 0) }
    if let near { return (near, excess - near) }
    if let far { return (excess - far, far) }
    return (excess / 2, excess / 2)
  }

  /// An inset without what rounding alone explains: less than a pixel is none.
  private func wholePixels(_ inset: Double) -> Double {
    abs(inset) < 1 / storedScale - 1e-6 ? 0 : inset
  }

  /// The size that a required constraint of the view's own gives it.
  private func storedLength(of view: InterfaceView, _ axis: LayoutAxis) -> Double? {
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.constraints.lazy.map { constraints[$0] }
      .first { fixesOwnSize($0, of: view) && $0.firstAttribute == extent && $0.constant != nil }?
      .constant
  }

  /// Where a required relation puts an edge of a view's alignment rectangle, in the coordinates of the view
  /// that holds it; nil where none does.
  private func edge(of view: InterfaceView, _ axis: LayoutAxis, isNear: Bool) -> Double? {
    guard case .subview(let parent) = view.role else { return nil }
    for constraint in views[parent].constraints.lazy.map({ constraints[$0] }) {
      guard constraint.relation == .equal, constraint.priority == 1000,
        constraint.multiplier == 1, !constraint.isSymbolic
      else { continue }
      let isFirst = constraint.firstItem == view.id
      guard isFirst != (constraint.secondItem == view.id) else { continue }
      let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let other = isFirst ? constraint.secondAttribute : constraint.firstAttribute
      guard axis.edges(isNear: isNear).contains(own),
        let place = place(
          of: other, of: isFirst ? constraint.secondItem : constraint.firstItem, in: parent, axis)
      else { continue }
      return place + (isFirst ? 1 : -1) * (constraint.constant ?? 0)
    }
    return arrangedEdge(of: view, in: parent, axis, isNear)
  }

  /// Where an edge or margin of a view, or an edge of one that it holds, lies in its coordinates.
  private func place(
    of attribute: LayoutAttribute, of id: String?, in holder: Int, _ axis: LayoutAxis
  ) -> Double? {
    if id == nil || id == views[holder].id {
      guard let length = views[holder].frame?.size.extent(along: axis) else { return nil }
      if axis.edges(isNear: true).contains(attribute) { return 0 }
      if axis.edges(isNear: false).contains(attribute) { return length }
      if axis.margins(isNear: true).contains(attribute) { return margin(of: holder, axis, true) }
      guard axis.margins(isNear: false).contains(attribute) else { return nil }
      return margin(of: holder, axis, false).map { length - $0 }
    }
    guard case .view(let sibling)? = id.flatMap(item(withID:)), views[sibling].parent == holder,
      let frame = alignmentRect(of: sibling)
    else { return nil }
    if axis.edges(isNear: true).contains(attribute) {
      return frame.start(along: axis)
    }
    guard axis.edges(isNear: false).contains(attribute) else { return nil }
    return frame.end(along: axis)
  }

  /// The stored alignment rectangle of a view that is no symbol.
  private func alignmentRect(of index: Int) -> Rect? {
    guard !views[index].attributes.showsSymbol, let frame = views[index].frame else { return nil }
    let insets = ContentSizing(self, view: index, category: canvasTextSize).alignmentInsets
    return frame.inset(by: insets)
  }

  /// The margin of a view as far as the document itself tells it.
  private func margin(of index: Int, _ axis: LayoutAxis, _ isNear: Bool) -> Double? {
    let view = views[index]
    if let margins = view.attributes.directionalLayoutMargins {
      return axis == .horizontal
        ? isNear ? margins.leading : margins.trailing : isNear ? margins.top : margins.bottom
    }
    let margins: EdgeInsets
    if let written = view.attributes.layoutMargins {
      margins = written
    } else if view.element == "tableViewCellContentView" {
      margins = contentViewMargins(index, side: nil)
    } else if view.isScrollView || view.isLayoutRoot || view.attributes.preservesSuperviewMargins {
      return nil
    } else {
      margins = view.attributes.stack == nil ? .all(8) : .zero
    }
    return axis == .horizontal
      ? isNear ? margins.left : margins.right : isNear ? margins.top : margins.bottom
  }

  /// Where a stack without margins puts an edge of a view that it arranges: at its own edge, or at its
  /// distance from the neighbour.
  private func arrangedEdge(
    of view: InterfaceView, in parent: Int, _ axis: LayoutAxis, _ isNear: Bool
  ) -> Double? {
    let holder = views[parent]
    guard let stack = holder.attributes.stack, !stack.isMarginsRelative,
      holder.attributes.directionalLayoutMargins == nil, holder.attributes.layoutMargins == nil,
      let length = holder.frame?.size.extent(along: axis)
    else { return nil }
    guard stack.axis == axis else {
      return stack.alignment == "fill" ? isNear ? 0 : length : nil
    }
    let visible = holder.subviews.filter { !views[$0].attributes.isHidden }
    guard let position = visible.firstIndex(where: { views[$0].id == view.id }) else { return nil }
    let neighbour = position + (isNear ? -1 : 1)
    guard visible.indices.contains(neighbour) else { return isNear ? 0 : length }
    guard ["fill", "fillEqually", "fillProportionally"].contains(stack.distribution),
      !stack.isBaselineRelative, let rect = alignmentRect(of: visible[neighbour])
    else { return nil }
    if isNear { return rect.end(along: axis) + stack.spacing }
    return rect.start(along: axis) - stack.spacing
  }
}

extension LayoutAxis {
  /// The attributes of the edge at the beginning or the end of the axis.
  fileprivate func edges(isNear: Bool) -> [LayoutAttribute] {
    switch (self, isNear) {
    case (.horizontal, true): [.leading, .left]
    case (.horizontal, false): [.trailing, .right]
    case (.vertical, true): [.top]
    case (.vertical, false): [.bottom]
    }
  }

  /// The attributes of the margin at the beginning or the end of the axis.
  fileprivate func margins(isNear: Bool) -> [LayoutAttribute] {
    switch (self, isNear) {
    case (.horizontal, true): [.leadingMargin, .leftMargin]
    case (.horizontal, false): [.trailingMargin, .rightMargin]
    case (.vertical, true): [.topMargin]
    case (.vertical, false): [.bottomMargin]
    }
  }
}
