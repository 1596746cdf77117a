import LayoutModel

/// Lowering: from the record of a constraint and those of its items to an expression in their unknowns.
///
/// A function of values alone: it reads no object, makes no unknown and knows no solver. A row is
/// written in the coordinates of the constraint's owner, the nearest common ancestor of its items. An
/// item directly in the owner needs its own unknowns only; one further down adds the origins of the
/// views between.
extension RowForm {
  /// Writes `first - multiplier * second`, in the coordinates of the owner.
  ///
  /// - Parameters:
  ///   - constraint: The constraint, whose items' numbers were read.
  ///   - starts: Where the distances begin that it relates, if it relates distances.
  ///   - items: The records of all items.
  /// - Returns: Whether a right-to-left direction turns the equation around: a leading distance grows
  ///   to the left there, and the row is written from left to right.
  /// - Complexity: O(levels between the items).
  package mutating func write(
    _ constraint: ConstraintRecord, starts: DistanceRecord?, in items: borrowing ItemTable
  ) -> Bool {
    removeAll()
    let space = constraint.owner
    guard space >= 0 else { return false }
    let isMirrored = items.isMirrored(constraint)
    let place = Place(
      space: space, direction: isMirrored ? .rightToLeft : .leftToRight,
      isFrame: items.isInset(constraint.first, of: space)
        || items.isInset(constraint.second, of: space))
    add(constraint.firstAttribute, of: constraint.first, times: 1, place, items)
    add(
      constraint.secondAttribute, of: constraint.second, times: -constraint.multiplier, place, items
    )
    if let starts {
      add(starts.firstAttribute, of: starts.first, times: -1, place, items)
      add(starts.secondAttribute, of: starts.second, times: constraint.multiplier, place, items)
    }
    return isMirrored
  }

  /// Writes a constraint that relates alignment rectangles alone, as ``write(_:starts:in:)`` does: most of
  /// all there are.
  ///
  /// - Parameters:
  ///   - constraint: The constraint, of which ``ItemTable/relatesAlignedRects(_:)`` is true.
  ///   - items: The records of all items.
  /// - Returns: Whether a right-to-left direction turns the equation around.
  /// - Complexity: O(1).
  @inline(__always)
  mutating func writeAligned(
    _ constraint: ConstraintRecord, in items: borrowing ItemTable
  ) -> Bool {
    removeAll()
    let isMirrored = items.isMirrored(constraint)
    let direction = isMirrored ? LayoutDirection.rightToLeft : .leftToRight
    addAligned(
      constraint.firstAttribute.resolved(for: direction), of: constraint.first, times: 1)
    if constraint.second >= 0 {
      addAligned(
        constraint.secondAttribute.resolved(for: direction), of: constraint.second,
        times: -constraint.multiplier)
    }
    return isMirrored
  }

  /// Where and how the attributes of one constraint are meant.
  private struct Place {
    /// The view in whose coordinates the row is written.
    var space: Int32
    /// What leading means.
    var direction: LayoutDirection
    /// Whether, for a scroll view that owns the constraint, its frame is meant instead of its content.
    var isFrame: Bool
  }

  /// Adds `factor` times an attribute of an item; none is added of an item that is gone.
  private mutating func add(
    _ directional: LayoutAttribute, of item: Int32, times factor: Double, _ place: Place,
    _ items: borrowing ItemTable
  ) {
    guard item >= 0 else { return }
    let attribute = directional.resolved(for: place.direction)
    if items[item].isAlignedRect(of: attribute, in: place.space) {
      return addAligned(attribute, of: item, times: factor)
    }
    if attribute.kind == .dimension {
      addExtent(of: item, attribute == .width ? .horizontal : .vertical, times: factor, items)
      return
    }
    let axis: LayoutAxis = attribute.kind == .horizontalPosition ? .horizontal : .vertical
    guard items[item].traits.contains(.view) else {
      addGuidePosition(attribute, of: item, axis, times: factor, in: place.space, items)
      return
    }
    let baselineView =
      attribute.isBaseline ? items.baseline(attribute, of: item)?.view : nil
    if let baselineView, baselineView != item, items[baselineView].traits.contains(.view) {
      // A stack's baseline is that of a view below it.
      addOuterPosition(attribute, of: baselineView, axis, times: factor, items)
      addOrigins(
        from: items[baselineView].parent, to: place.space, axis, times: factor, items)
    } else if item == place.space {
      addInnerPosition(attribute, of: item, axis, times: factor, isFrame: place.isFrame, items)
    } else {
      addOuterPosition(attribute, of: item, axis, times: factor, items)
      addOrigins(from: items[item].parent, to: place.space, axis, times: factor, items)
    }
  }

  /// An edge, the middle or a length of a view's alignment rectangle, in the coordinates in which it lies.
  ///
  /// Nearly all that is ever added.
  @inline(never)
  private mutating func addAligned(
    _ attribute: LayoutAttribute, of view: Int32, times factor: Double
  ) {
    switch attribute {
    case .left: add(factor, ItemQuantity(view, .minX))
    case .top: add(factor, ItemQuantity(view, .minY))
    case .width: add(factor, ItemQuantity(view, .width))
    case .height: add(factor, ItemQuantity(view, .height))
    case .right, .centerX:
      add(factor, ItemQuantity(view, .minX))
      // Times zero an extent is not mentioned, and none is made for it.
      if factor == 0 { return }
      add(attribute == .centerX ? factor / 2 : factor, ItemQuantity(view, .width))
    default:
      add(factor, ItemQuantity(view, .minY))
      if factor == 0 { return }
      add(attribute == .centerY ? factor / 2 : factor, ItemQuantity(view, .height))
    }
  }

  /// The width or height of an item's alignment rectangle.
  private mutating func addExtent(
    of item: Int32, _ axis: LayoutAxis, times factor: Double, _ items: borrowing ItemTable
  ) {
    guard items[item].traits.contains(.inset), let edges = items.edges(of: item) else {
      add(factor, ItemQuantity(item, .extent(axis)))
      return
    }
    let near = edges.near(axis)
    let far = edges.far(axis)
    addFrameExtent(of: items[item].parent, axis, times: factor * (far.share - near.share), items)
    constant += factor * (far.distance - near.distance)
  }

  /// The extent of a view's frame: that of its alignment rectangle and the insets around it.
  mutating func addFrameExtent(
    of view: Int32, _ axis: LayoutAxis, times factor: Double, _ items: borrowing ItemTable
  ) {
    guard factor != 0 else { return }
    add(factor, ItemQuantity(view, .extent(axis)))
    constant += factor * items.aroundAlignment(of: view, axis)
  }

  /// A place of a view in its own coordinates: how its subviews see it.
  private mutating func addInnerPosition(
    _ attribute: LayoutAttribute, of view: Int32, _ axis: LayoutAxis, times factor: Double,
    isFrame: Bool, _ items: borrowing ItemTable
  ) {
    let isScrollView = items[view].traits.contains(.scrollView)
    // The middle of a scroll view is that of its frame even for what it holds: tying content to it
    // is the usual way to fix the content's width.
    if isScrollView, !isFrame, !attribute.isCenter {
      let margins = attribute.isMargin ? items.margins(of: view) : EdgeInsets()
      let share = addInsets(
        attribute, times: factor, near: margins.near(axis), far: margins.far(axis))
      if share != 0 {
        add(share, ItemQuantity(items.contentGuide(of: view), .extent(axis)))
      }
      return
    }
    if isScrollView { add(factor, ItemQuantity(items.frameGuide(of: view), .origin(axis))) }
    let insets =
      attribute.isMargin ? items.margins(of: view) : items.alignment(of: view)
    if let baseline = items.baseline(attribute, of: view) {
      addBaseline(baseline, of: view, origin: insets.top, times: factor)
    } else {
      let share = addInsets(
        attribute, times: factor, near: insets.near(axis), far: insets.far(axis))
      addFrameExtent(of: view, axis, times: share, items)
    }
  }

  /// A place of a view in its superview's coordinates.
  private mutating func addOuterPosition(
    _ attribute: LayoutAttribute, of view: Int32, _ axis: LayoutAxis, times factor: Double,
    _ items: borrowing ItemTable
  ) {
    let baseline = attribute.isBaseline ? items.baseline(attribute, of: view) : nil
    if baseline == nil, !attribute.isMargin {
      return addAligned(attribute, of: view, times: factor)
    }
    add(factor, ItemQuantity(view, .origin(axis)))
    if let baseline { return addBaseline(baseline, of: view, origin: 0, times: factor) }
    let margins = items.margins(of: view)
    constant -= factor * items.nearAlignment(of: view, axis)
    let share = addInsets(
      attribute, times: factor, near: margins.near(axis), far: margins.far(axis))
    addFrameExtent(of: view, axis, times: share, items)
  }

  /// Adds the insets of a place within a span that begins at 0: near edge, far edge or centre.
  ///
  /// - Returns: What the extent of the span is to be multiplied by.
  private mutating func addInsets(
    _ attribute: LayoutAttribute, times factor: Double, near: Double, far: Double
  ) -> Double {
    switch attribute.withoutMargin {
    case .left, .top:
      constant += factor * near
      return 0
    case .right, .bottom, .lastBaseline, .firstBaseline:
      constant -= factor * far
      return factor
    default:
      constant += factor * (near - far) / 2
      return factor / 2
    }
  }

  private mutating func addBaseline(
    _ baseline: ItemGeometry.Baseline, of view: Int32, origin: Double, times factor: Double
  ) {
    constant += factor * (origin + baseline.offset)
    if baseline.share != 0 { add(factor * baseline.share, ItemQuantity(view, .height)) }
  }

  /// A place of a guide, in the coordinates of its owning view or of a view above.
  private mutating func addGuidePosition(
    _ attribute: LayoutAttribute, of guide: Int32, _ axis: LayoutAxis, times factor: Double,
    in space: Int32, _ items: borrowing ItemTable
  ) {
    let owner = items[guide].parent
    guard owner >= 0 else { return }
    guard items[guide].traits.contains(.inset), let edges = items.edges(of: guide) else {
      if !items[guide].isDerivedFromOwner { add(factor, ItemQuantity(guide, .origin(axis))) }
      let share = addInsets(attribute, times: factor, near: 0, far: 0)
      if share != 0 { add(share, ItemQuantity(guide, .extent(axis))) }
      addOrigins(from: owner, to: space, axis, times: factor, items)
      return
    }
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
    addFrameExtent(of: owner, axis, times: factor * share, items)
    constant += factor * distance
    if owner == space {
      if items[owner].traits.contains(.scrollView) {
        addContentOffset(of: owner, axis, times: factor, items)
      }
    } else {
      addFrameOrigin(of: owner, axis, times: factor, items)
      addOrigins(from: items[owner].parent, to: space, axis, times: factor, items)
    }
  }

  /// The way from a view's coordinates up to those of a view above it.
  private mutating func addOrigins(
    from view: Int32, to space: Int32, _ axis: LayoutAxis, times factor: Double,
    _ items: borrowing ItemTable
  ) {
    var current = view
    while current >= 0, current != space {
      addFrameOrigin(of: current, axis, times: factor, items)
      addContentOffset(of: current, axis, times: -factor, items)
      current = items[current].parent
    }
  }

  private mutating func addFrameOrigin(
    of view: Int32, _ axis: LayoutAxis, times factor: Double, _ items: borrowing ItemTable
  ) {
    add(factor, ItemQuantity(view, .origin(axis)))
    constant -= factor * items.nearAlignment(of: view, axis)
  }

  /// Where a view's bounds begin: an unknown for a scroll view, since it moves; else a constant.
  private mutating func addContentOffset(
    of view: Int32, _ axis: LayoutAxis, times factor: Double, _ items: borrowing ItemTable
  ) {
    if items[view].traits.contains(.scrollView) {
      add(factor, ItemQuantity(items.frameGuide(of: view), .origin(axis)))
    } else {
      let origin = items.boundsOrigin(of: view)
      constant += factor * (axis == .horizontal ? origin.x : origin.y)
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

extension ItemTable {
  /// Whether a constraint relates nothing but alignment rectangles in the coordinates of its owner: then no
  /// other number of any item takes part.
  @inline(__always)
  func relatesAlignedRects(_ constraint: ConstraintRecord) -> Bool {
    let space = constraint.owner
    guard space >= 0, constraint.first >= 0, !constraint.state.contains(.measuresDistances),
      self[constraint.first].isAlignedRect(of: constraint.firstAttribute, in: space)
    else { return false }
    return constraint.second < 0
      || self[constraint.second].isAlignedRect(of: constraint.secondAttribute, in: space)
  }

  /// Whether leading means right in a constraint that mentions it: for both items, as for the view that
  /// owns the constraint.
  @inline(__always)
  func isMirrored(_ constraint: ConstraintRecord) -> Bool {
    (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && self[constraint.owner].traits.contains(.rightToLeft)
  }

  /// Whether an item is a guide that follows the frame, and not the content, of a scroll view.
  fileprivate func isInset(_ item: Int32, of space: Int32) -> Bool {
    guard item >= 0 else { return false }
    return self[item].traits.contains(.inset) && self[item].parent == space
  }
}
