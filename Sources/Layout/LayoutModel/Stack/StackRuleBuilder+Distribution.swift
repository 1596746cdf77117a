/// Distribution: how views lie along the axis.
extension StackRuleBuilder {
  mutating func distribute() {
    switch arrangement.distribution {
    case .fill:
      chain()
    case .fillEqually:
      chain()
      equalizeViews()
    case .fillProportionally:
      chain()
      proportionViews()
    case .equalSpacing:
      chainVisible(.greaterThanOrEqual)
      equalizeGaps(from: along.far, to: along.near, priority: .required)
    case .equalCentering:
      chainVisible(.greaterThanOrEqual)
      equalizeGaps(
        from: along.middle, to: along.middle, priority: StackPriority.equalCentering)
    }
  }

  /// View after view at their spacing from edge to edge, hidden ones included: hiding one then
  /// changes but its size and one distance.
  ///
  /// Where all are hidden, nothing holds the far edge: the stack has the length that others give it.
  private mutating func chain() {
    guard !isBaselineRelative, !visible.isEmpty else {
      chainVisible(.equal)
      return
    }
    connect(arrangement.items)
    let lastVisible = arrangement.items.lastIndex { !$0.isHidden } ?? 0
    // The distance between visible views is that after the first of them; hidden ones between them
    // lie in the middle of it, as stored frames show.
    var spacing = 0.0
    for (index, item) in arrangement.items.dropLast().enumerated() {
      let next = arrangement.items[index + 1]
      if !item.isHidden { spacing = index < lastVisible ? item.spacing : 0 }
      let share = (item.isHidden ? 0 : 0.5) + (next.isHidden ? 0 : 0.5)
      relate(
        .spacing, next.participant, along.near, to: item.participant, along.far,
        constant: share * spacing)
    }
  }

  /// Visible view after visible view; hidden ones keep to the view before them.
  private mutating func chainVisible(_ relation: LayoutRelation) {
    connect(visible)
    for (item, next) in zip(visible, visible.dropFirst()) {
      relate(
        .spacing, next.participant, isBaselineRelative ? .firstBaseline : along.near, relation,
        to: item.participant, isBaselineRelative ? .lastBaseline : along.far,
        constant: item.spacing)
    }
    for (index, item) in arrangement.items.enumerated() where item.isHidden {
      if index == 0 {
        relate(.canvasConnection, canvas, along.near, to: item.participant)
      } else {
        relate(
          .spacing, item.participant, along.near, to: arrangement.items[index - 1].participant,
          along.far)
      }
    }
    // Where distances between views may grow, the stack is no longer than it must be.
    if visible.isEmpty || relation == .greaterThanOrEqual {
      collapse(.canvasFit, .stack, along.extent, priority: StackPriority.canvasFit)
    }
  }

  /// The outermost views meet the edges of the canvas.
  private mutating func connect(_ items: [StackArrangement.Item]) {
    guard let first = items.first, let last = items.last else { return }
    relate(.canvasConnection, canvas, along.near, to: first.participant)
    relate(.canvasConnection, last.participant, along.far, to: canvas)
  }

  private var isBaselineRelative: Bool {
    arrangement.isBaselineRelative && arrangement.axis == .vertical
  }

  private mutating func equalizeViews() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      relate(.fillEqually, item.participant, along.extent, to: first.participant)
    }
  }

  /// Each view has its intrinsic share of the canvas; without any intrinsic size all are equal.
  ///
  /// The shares are those of views and spacings together, at falling priorities, as UIKit does: the
  /// last views give way where the spacings do not grow with the canvas.
  private mutating func proportionViews() {
    let lengths = visible.compactMap(\.length).reduce(0, +)
    guard lengths > 0 else {
      equalizeViews()
      return
    }
    let whole = lengths + visible.dropLast().reduce(0) { $0 + $1.spacing }
    for (index, item) in visible.enumerated() {
      guard let length = item.length else { continue }
      let priority = max(StackPriority.proportion.rawValue - Double(index), 1)
      proportion(
        .fillProportionally, item.participant, along.extent, share: length / whole, of: canvas,
        priority: LayoutPriority(priority))
    }
  }

  /// Guides between visible neighbours, all of one size.
  private mutating func equalizeGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, priority: LayoutPriority
  ) {
    guard let first = visible.first else { return }
    for (item, next) in zip(visible, visible.dropFirst()) {
      let gap = Participant.gap(after: item.key)
      relate(.distributingEdge, gap, along.near, to: item.participant, start)
      relate(.distributingEdge, gap, along.far, to: next.participant, end)
      if item.key != first.key {
        relate(
          .fillEqually, gap, along.extent, to: .gap(after: first.key), priority: priority)
      }
    }
  }
}
