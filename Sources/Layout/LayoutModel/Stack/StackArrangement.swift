/// What decides a stack view's constraints, as a value: equal arrangements have equal rules.
///
/// The rules are those that UIKit's stack views were seen to make, with their identifiers and
/// priorities. What they relate:
///
///     canvas   the stack's bounds, or its margins
///     views    the arranged ones, in order; those not hidden are *visible*
///     gaps     one guide between visible neighbours, for the equal distributions
///     spanner  one guide as far across as all visible views, for alignments other than fill
package struct StackArrangement: Hashable, Sendable {
  /// What a stack view knows of an arranged view.
  package struct Item: Hashable, Sendable {
    /// Names the view as long as it is arranged.
    package var key: Int32
    /// Whether the view takes no room.
    package var isHidden = false
    /// The least distance to the next view, in points.
    package var spacing: Double
    /// Its intrinsic size along the axis, in points; nil where it has none or it does not matter.
    package var length: Double?
    /// Whether it shows text of several lines.
    package var isMultilineText = false

    package init(
      key: Int32, isHidden: Bool = false, spacing: Double = 0, length: Double? = nil,
      isMultilineText: Bool = false
    ) {
      self.key = key
      self.isHidden = isHidden
      self.spacing = spacing
      self.length = length
      self.isMultilineText = isMultilineText
    }

    var participant: StackRule.Participant { .view(key) }
  }

  package var axis: LayoutAxis
  package var distribution: StackView.Distribution
  package var alignment: StackView.Alignment
  /// Whether views keep to the stack's layout margins instead of its bounds.
  package var isMarginsRelative: Bool
  /// Whether the distance between views of a vertical stack is that of their baselines.
  package var isBaselineRelative: Bool
  package var items: [Item]

  package init(
    axis: LayoutAxis, distribution: StackView.Distribution = .fill,
    alignment: StackView.Alignment = .fill, isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false, items: [Item]
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
    self.items = items
  }

  /// The constraints that arrange the views.
  /// - Complexity: O(n) in the number of arranged views.
  package var rules: [StackRule] {
    guard !items.isEmpty else { return [] }
    var builder = StackRuleBuilder(arrangement: self)
    builder.align()
    builder.distribute()
    builder.hide()
    return builder.rules
  }
}

/// The attributes that play the same part along one axis or the other.
struct StackAttributes {
  let near: LayoutAttribute
  let far: LayoutAttribute
  let middle: LayoutAttribute
  let extent: LayoutAttribute

  init(_ axis: LayoutAxis) {
    switch axis {
    case .horizontal: (near, far, middle, extent) = (.leading, .trailing, .centerX, .width)
    case .vertical: (near, far, middle, extent) = (.top, .bottom, .centerY, .height)
    }
  }
}
