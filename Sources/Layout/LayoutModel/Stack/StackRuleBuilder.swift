/// Collects the rules of one arrangement.
struct StackRuleBuilder {
  typealias Participant = StackRule.Participant

  let arrangement: StackArrangement
  /// The arranged views that are not hidden, in order.
  let visible: [StackArrangement.Item]
  /// What the views keep to: the stack or its margins.
  let canvas: Participant
  /// Attributes along the stack's axis.
  let along: StackAttributes
  /// Attributes across it.
  let across: StackAttributes
  private(set) var rules: [StackRule] = []

  init(arrangement: StackArrangement) {
    self.arrangement = arrangement
    visible = arrangement.items.filter { !$0.isHidden }
    canvas = arrangement.isMarginsRelative ? .margins : .stack
    let isHorizontal = arrangement.axis == .horizontal
    along = StackAttributes(isHorizontal ? .horizontal : .vertical)
    across = StackAttributes(isHorizontal ? .vertical : .horizontal)
    rules.reserveCapacity(arrangement.items.count * 6 + 8)
  }

  /// Adds `first.attribute REL second.otherAttribute + constant`.
  mutating func relate(
    _ role: StackRule.Role, _ first: Participant, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    to second: Participant, _ otherAttribute: LayoutAttribute? = nil, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        first: .init(first, attribute), relation: relation,
        second: .init(second, otherAttribute ?? attribute), multiplier: 1, constant: constant,
        priority: priority, role: role))
  }

  /// Adds `participant.extent == share * stack.extent`.
  mutating func proportion(
    _ role: StackRule.Role, _ participant: Participant, _ attribute: LayoutAttribute,
    share: Double, of whole: Participant, priority: LayoutPriority
  ) {
    rules.append(
      StackRule(
        first: .init(participant, attribute), relation: .equal, second: .init(whole, attribute),
        multiplier: share, constant: 0, priority: priority, role: role))
  }

  /// Adds `participant.extent == 0`.
  mutating func collapse(
    _ role: StackRule.Role, _ participant: Participant, _ attribute: LayoutAttribute,
    priority: LayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        first: .init(participant, attribute), relation: .equal, second: nil, multiplier: 1,
        constant: 0, priority: priority, role: role))
  }

  /// Lets hidden views take no room; they stay where they are among the others.
  mutating func hide() {
    for item in arrangement.items where item.isHidden {
      collapse(.hiding, item.participant, along.extent)
      if visible.isEmpty {
        relate(.canvasConnection, canvas, across.near, to: item.participant)
      } else if arrangement.alignment == .fill {
        continue
      }
      collapse(
        .ambiguitySuppression, item.participant, across.extent,
        priority: StackPriority.ambiguitySuppression)
    }
    if visible.isEmpty {
      collapse(.canvasFit, .stack, across.extent, priority: StackPriority.canvasFit)
    }
  }
}

/// The priorities of a stack view's optional constraints.
package enum StackPriority {
  /// A view of the leading or trailing alignment lies on the spanner's edge.
  package static let spanningBoundary: LayoutPriority = 999.5
  /// The first view's share in a proportional distribution; each further one has one less.
  package static let proportion: LayoutPriority = 999
  /// Texts of several lines share the width.
  package static let textWidth: LayoutPriority = 760
  /// Centres are equally far apart: less important than any content.
  package static let equalCentering: LayoutPriority = 149
  /// The spanner is no larger than it must be: just above a fitting size.
  package static let spanningFit: LayoutPriority = 51
  /// The stack is no larger than it must be: just below a fitting size.
  package static let canvasFit: LayoutPriority = 49
  /// A size that nothing else decides.
  package static let ambiguitySuppression: LayoutPriority = 25
}
