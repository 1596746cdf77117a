import Drawing
package import LayoutModel

/// Finds out where constraints are to be drawn.
package struct ConstraintPlacer {
  /// The frames of all views, by view, in the root's coordinates.
  let frames: [ObjectIdentifier: Rect]

  /// Creates one from the frames of views, by view, in the root's coordinates.
  package init(frames: [ObjectIdentifier: Rect]) {
    self.frames = frames
  }

  /// By how much the frames miss what a constraint asks for, in points; 0 where they keep it, nil
  /// where an item has no place.
  package func residual(of constraint: LayoutConstraint) -> Double? {
    guard let left = value(constraint, constraint.firstItem, constraint.firstAttribute) else {
      return nil
    }
    var right = constraint.constant
    if let item = constraint.secondItem {
      guard let value = value(constraint, item, constraint.secondAttribute) else { return nil }
      right += constraint.multiplier * value
    }
    return switch constraint.relation {
    case .equal: left - right
    case .lessThanOrEqual: max(left - right, 0)
    case .greaterThanOrEqual: min(left - right, 0)
    }
  }

  private func value(
    _ constraint: LayoutConstraint, _ item: LayoutItem, _ attribute: LayoutAttribute
  ) -> Double? {
    guard let rect = rect(of: item) else { return nil }
    switch attribute {
    case .width: return rect.width
    case .height: return rect.height
    default: return place(constraint, item, attribute, rect)
    }
  }

  /// The constraint in words, with all places that can be found: nothing is left out.
  package func placed(_ constraint: LayoutConstraint) -> SceneConstraint {
    let first = rect(of: constraint.firstItem)
    let second = constraint.secondItem.flatMap(rect(of:))
    return SceneConstraint(
      mark: first.flatMap { mark(constraint, $0, second) }, label: label(constraint),
      equation: equation(constraint), items: [first, second].compactMap(\.self))
  }

  /// The alignment rectangle of a view, or the rectangle of a guide.
  private func rect(of item: LayoutItem) -> Rect? {
    if let view = item as? View {
      return frames[ObjectIdentifier(view)]?.inset(by: view.alignmentRectInsets)
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView,
      let frame = frames[ObjectIdentifier(owner)]
    else { return nil }
    let origin = owner.bounds.origin
    return guide.layoutFrame.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
  }

  /// The rectangle in whose coordinates an item lies.
  private func outerRect(of item: LayoutItem) -> Rect? {
    item.coordinateView.flatMap(rect(of:))
  }

  private func mark(
    _ constraint: LayoutConstraint, _ first: Rect, _ second: Rect?
  ) -> SceneConstraint.Mark? {
    switch constraint.firstAttribute.kind {
    case .none: return nil
    case .dimension:
      return constraint.firstAttribute == .width
        ? .span(
          .horizontal, from: first.minX, to: first.maxX,
          at: first.maxY - min(first.height * 0.3, ConstraintPlacer.inset))
        : .span(
          .vertical, from: first.minY, to: first.maxY,
          at: first.minX + min(first.width * 0.3, 2 * ConstraintPlacer.inset))
    case .horizontalPosition: return mark(constraint, along: .horizontal, first, second)
    case .verticalPosition: return mark(constraint, along: .vertical, first, second)
    }
  }

  /// The mark of a constraint on positions along an axis.
  private func mark(
    _ constraint: LayoutConstraint, along axis: LayoutAxis, _ first: Rect, _ second: Rect?
  ) -> SceneConstraint.Mark? {
    let end = place(constraint, constraint.firstItem, constraint.firstAttribute, first)
    let own = first.extent(across: axis)
    guard let second, let item = constraint.secondItem,
      constraint.secondAttribute.kind == constraint.firstAttribute.kind
    else {
      // A mask fixes the middle: so far from the superview's edge.
      guard let outer = outerRect(of: constraint.firstItem) else { return nil }
      return .span(axis, from: outer.start(along: axis), to: end, at: (own.low + own.high) / 2)
    }
    let start = place(constraint, item, constraint.secondAttribute, second)
    let other = second.extent(across: axis)
    guard (end - start).magnitude < ConstraintPlacer.touching else {
      return .span(axis, from: start, to: end, at: common(own, other))
    }
    return .line(
      axis, at: end, from: max(own.low, min(other.low, own.high)),
      to: min(own.high, max(other.high, own.low)))
  }

  /// How far within an item its size is drawn, in points: aside, where width and height do not cross
  /// in the middle of each other.
  private static let inset = 14.0

  /// Distances below it, in points, are drawn as a common edge: a rounding error, no distance.
  private static let touching = 0.51

  /// The middle of what two extents share; of the first where they share nothing.
  private func common(
    _ first: (low: Double, high: Double), _ second: (low: Double, high: Double)
  ) -> Double {
    let low = max(first.low, second.low)
    let high = min(first.high, second.high)
    return low < high ? (low + high) / 2 : (first.low + first.high) / 2
  }

  /// Where an attribute lies in the root's coordinates.
  private func place(
    _ constraint: LayoutConstraint, _ item: LayoutItem, _ attribute: LayoutAttribute, _ rect: Rect
  ) -> Double {
    let view = item as? View
    var rect = rect
    if attribute.isMargin, let view {
      let insets = view.alignmentRectInsets
      rect = rect.outset(by: insets).inset(by: view.layoutMargins)
    }
    switch attribute.withoutMargin.resolved(for: constraint.direction) {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .firstBaseline: return baseline(view?.forFirstBaselineLayout.firstBaseline, rect)
    case .lastBaseline: return baseline(view?.forLastBaselineLayout.lastBaseline, rect)
    default: return rect.midX
    }
  }

  private func baseline(_ baseline: Baseline?, _ rect: Rect) -> Double {
    switch baseline?.edge {
    case .top: rect.minY + (baseline?.offset ?? 0)
    case .center: rect.midY + (baseline?.offset ?? 0)
    case .bottom, nil: rect.maxY + (baseline?.offset ?? 0)
    }
  }

  private func label(_ constraint: LayoutConstraint) -> String {
    var text =
      switch constraint.relation {
      case .lessThanOrEqual: "≤ "
      case .equal: ""
      case .greaterThanOrEqual: "≥ "
      }
    if constraint.secondItem != nil, constraint.firstAttribute.kind == .dimension {
      text += "×\(SVGText.readable(constraint.multiplier))"
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "−" : "+"
        text += "\(sign)\(SVGText.readable(constraint.constant.magnitude))"
      }
    } else {
      text += SVGText.readable(constraint.constant.magnitude)
    }
    return text + priority(constraint)
  }

  private func equation(_ constraint: LayoutConstraint) -> String {
    let name = constraint.identifier.map { "'\($0)' " } ?? ""
    return name + constraint.equation + priority(constraint)
  }

  private func priority(_ constraint: LayoutConstraint) -> String {
    constraint.priority == .required
      ? "" : " @\(SVGText.readable(constraint.priority.rawValue))"
  }
}

extension Rect {
  /// The extent on the other axis.
  fileprivate func extent(across axis: LayoutAxis) -> (low: Double, high: Double) {
    axis == .horizontal ? (minY, maxY) : (minX, maxX)
  }
}
