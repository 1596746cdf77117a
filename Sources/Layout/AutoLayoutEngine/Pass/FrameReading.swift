public import LayoutModel
import LinearConstraints

/// From the solver's values back to frames.
extension LayoutEngine {
  /// The rectangle that the solver gives an item, unrounded: a view's frame, a guide's rectangle.
  ///
  /// Along an axis that no constraint speaks of, a view that is placed by hand keeps what it has,
  /// and any other has none. Between passes it is the result of the last one.
  public func exactFrame(of item: LayoutItem) -> Rect {
    let slot = item.hostSlot
    guard slot >= 0, item !== root else { return item.currentRect }
    let unknowns = items[Int(slot)].unknowns
    func value(_ unknown: ItemUnknown) -> Double {
      let variable = unknowns[unknown.rawValue]
      return variable.exists ? solver.value(of: variable) : 0
    }
    let alignment = Rect(
      x: value(.minX), y: value(.minY), width: value(.width), height: value(.height))
    guard let view = item.asView else { return alignment }
    let frame = alignment.outset(by: view.alignmentRectInsets)
    guard !view.isConstraintBased else { return frame }
    let isHorizontal = unknowns[ItemUnknown.width.rawValue].exists
    let isVertical = unknowns[ItemUnknown.height.rawValue].exists
    return Rect(
      x: isHorizontal ? frame.minX : view.frame.minX,
      y: isVertical ? frame.minY : view.frame.minY,
      width: isHorizontal ? frame.width : view.frame.width,
      height: isVertical ? frame.height : view.frame.height)
  }

  /// Hands an item the rectangle it was given.
  func readFrame(_ slot: Int32) {
    guard let item = items[Int(slot)].item, item !== root else { return }
    if let view = item.asView {
      let frame = rounding.rounded(exactFrame(of: view))
      guard frame != view.frame else { return }
      statistics.changedFrames += 1
      view.applyFrame(frame)
      movedViews.append(view)
      view.superview?.setNeedsLayout()
    } else if item is ScrollContentLayoutGuide {
      readContentSize(slot)
    } else if let guide = item as? LayoutGuide, guide.edges == nil {
      guide.storedFrame = rounding.rounded(exactFrame(of: guide))
    }
  }

  /// The content size; an axis that no constraint speaks of keeps the size set by hand.
  private func readContentSize(_ slot: Int32) {
    guard let guide = items[Int(slot)].item as? LayoutGuide,
      let scrollView = guide.owningView as? ScrollView
    else { return }
    let exact = rounding.rounded(exactFrame(of: guide))
    let unknowns = items[Int(slot)].unknowns
    var size = scrollView.contentSize
    if unknowns[ItemUnknown.width.rawValue].exists { size.width = exact.width }
    if unknowns[ItemUnknown.height.rawValue].exists { size.height = exact.height }
    guard size != scrollView.contentSize else { return }
    scrollView.contentSize = size
    scrollView.setNeedsLayout()
  }

  /// Safe areas, preserved margins and wrapped text follow the frames that moved.
  func updateSafeAreas() {
    guard !movedViews.isEmpty else { return }
    var moved = exchange(&viewsByDepth, with: ViewsByDepth())
    swap(&movedViews, &moved.views)
    // From the root down each view gets its insets once, and hands on what is final.
    moved.arrangeFromRoot()
    for place in moved.places {
      let view = moved.views[Int(place)]
      guard view.host === self else { continue }
      updateSafeArea(of: view)
      if view.preservesSuperviewLayoutMargins { view.notifyOfMargins() }
    }
    moved.removeAll()
    swap(&viewsByDepth, &moved)
  }

  /// Gives a view, and all below it, the safe area that follows from its superview's.
  func updateSafeArea(of view: View) {
    let inherited: EdgeInsets
    if view === root {
      inherited = safeAreaInsets
    } else if let superview = view.superview, !(superview is ScrollView) {
      inherited = view.insetsInherited(from: superview.safeAreaInsets)
    } else {
      inherited = .zero
    }
    if inherited + view.additionalSafeAreaInsets != view.safeAreaInsets {
      view.propagateSafeArea(inherited)
    }
  }

  /// A view was placed by hand: safe area and preserved margins reach into it from elsewhere.
  func placeDidChange(_ view: View) {
    updateSafeArea(of: view)
    if view.preservesSuperviewLayoutMargins { view.notifyOfMargins() }
  }

  /// Margins, safe area or size of an item changed: rows that follow them get new constants.
  func insetsDidChange(_ item: LayoutItem) {
    guard let view = item.asView else {
      if let guide = item as? LayoutGuide { edgesMayHaveChanged(guide) }
      return
    }
    updateSafeArea(of: view)
    view.forEachDerivedGuide { edgesMayHaveChanged($0) }
    if view.isMarginReferenced {
      for constraint in view.references where constraint.speaksOfMargin(of: view) {
        relower(constraint)
      }
    }
    for subview in view.subviews where subview.preservesSuperviewLayoutMargins {
      subview.notifyOfMargins()
    }
  }
}

extension LayoutEngine {
  /// Gives the rows of a guide new constants, if its edges are no longer those they were made with.
  ///
  /// A view that merely changes its size changes no inset.
  private func edgesMayHaveChanged(_ guide: LayoutGuide) {
    guard guide.hostEdges != nil, guide.edges != guide.hostEdges else { return }
    guide.hostEdges = guide.edges
    relowerReferences(of: guide)
  }
}

extension LayoutItem {
  /// The rectangle that the model has for the item.
  fileprivate var currentRect: Rect {
    (self as? View)?.frame ?? (self as? LayoutGuide)?.layoutFrame ?? .zero
  }
}

extension LayoutConstraint {
  /// Whether the constraint relates an edge within the margins of `view`.
  fileprivate func speaksOfMargin(of view: View) -> Bool {
    firstAttribute.isMargin && firstItem === view
      || secondAttribute.isMargin && secondItem === view
  }
}
