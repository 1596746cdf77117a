/// Alignment: how views lie across the axis.
///
/// Hidden views lie along the line of the others, as stored frames show; but for fill they do not
/// decide how far across the stack reaches.
extension StackRuleBuilder {
  mutating func align() {
    guard let first = visible.first?.participant else { return }
    switch alignment {
    case .fill: fillAcross()
    case .leading, .center, .trailing, .firstBaseline, .lastBaseline:
      if visible.count == 1 {
        alignAlone(first)
      } else {
        alignTogether(first)
      }
      suppressAmbiguity()
    }
    disambiguateTextWidths()
  }

  /// A view without a size of its own across the axis has none.
  private mutating func suppressAmbiguity() {
    for item in visible {
      collapse(
        .ambiguitySuppression, item.participant, across.extent,
        priority: StackPriority.ambiguitySuppression)
    }
  }

  /// All views span the canvas, hidden ones included: they give way along the axis only.
  ///
  /// Frames that Interface Builder stored show a hidden view's required height deciding the height
  /// of the row that it is in.
  private mutating func fillAcross() {
    guard let first = arrangement.items.first?.participant else { return }
    alignAll(across.far)
    alignAll(across.near)
    relate(.canvasConnection, canvas, across.near, to: first)
    relate(.canvasConnection, first, across.far, to: canvas)
  }

  /// All views, hidden ones included, share a line with the first of them.
  private mutating func alignAll(_ attribute: LayoutAttribute) {
    guard let first = arrangement.items.first?.participant else { return }
    for item in arrangement.items.dropFirst() {
      relate(.alignment, first, attribute, to: item.participant)
    }
  }

  /// A single view needs no spanner: the canvas encloses it.
  private mutating func alignAlone(_ view: Participant) {
    alignAll(alignmentAttribute)
    relate(
      .canvasConnection, canvas, across.near, alignment == .leading ? .equal : .lessThanOrEqual,
      to: view)
    relate(
      .canvasConnection, canvas, across.far, alignment == .trailing ? .equal : .greaterThanOrEqual,
      to: view)
    if alignment == .center { relate(.canvasConnection, canvas, across.middle, to: view) }
    collapse(.canvasFit, .stack, across.extent, priority: StackPriority.canvasFit)
  }

  /// Several views lie along a line; the spanner is as far across as all of them.
  private mutating func alignTogether(_ first: Participant) {
    alignAll(alignmentAttribute)
    for item in visible {
      span(item.participant, across.near, .lessThanOrEqual, isEdge: alignment == .leading)
      span(item.participant, across.far, .greaterThanOrEqual, isEdge: alignment == .trailing)
    }
    collapse(.spanningFit, .spanner, across.extent, priority: StackPriority.spanningFit)
    if alignment == .firstBaseline || alignment == .lastBaseline {
      collapse(.canvasFit, .stack, across.extent, priority: StackPriority.canvasFit)
    }
    switch alignment {
    case .leading: relate(.canvasConnection, canvas, across.near, to: first)
    default: relate(.canvasConnection, canvas, across.near, to: .spanner)
    }
    switch alignment {
    case .trailing: relate(.canvasConnection, first, across.far, to: canvas)
    case .lastBaseline:
      relate(.canvasConnection, canvas, across.far, .greaterThanOrEqual, to: first)
    default: relate(.canvasConnection, .spanner, across.far, to: canvas)
    }
    if alignment == .center { relate(.canvasConnection, canvas, across.middle, to: first) }
  }

  /// The spanner reaches a view's edge, or ends there when views are aligned by that edge.
  private mutating func span(
    _ view: Participant, _ attribute: LayoutAttribute, _ relation: LayoutRelation, isEdge: Bool
  ) {
    relate(
      .spanningBoundary, .spanner, attribute, isEdge ? .equal : relation, to: view,
      priority: isEdge ? StackPriority.spanningBoundary : .required)
  }

  /// Baselines are a matter of rows; views of a column cannot share one, and lie at its leading edge.
  private var alignment: StackView.Alignment {
    let isBaseline =
      arrangement.alignment == .firstBaseline || arrangement.alignment == .lastBaseline
    return isBaseline && arrangement.axis == .vertical ? .leading : arrangement.alignment
  }

  private var alignmentAttribute: LayoutAttribute {
    switch alignment {
    case .fill, .leading: across.near
    case .center: across.middle
    case .trailing: across.far
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Widths of wrapped texts beside each other decide nothing, so they share the width.
  ///
  /// UIKit was seen to do so among texts aligned by baseline.
  private mutating func disambiguateTextWidths() {
    guard arrangement.axis == .horizontal, visible.count > 1 else { return }
    switch alignment {
    case .firstBaseline, .lastBaseline: break
    case .fill, .leading, .center, .trailing: return
    }
    for item in visible where item.isMultilineText {
      proportion(
        .textWidthDisambiguation, item.participant, .width, share: 1 / Double(visible.count),
        of: .stack,
        priority: StackPriority.textWidth)
    }
  }
}
