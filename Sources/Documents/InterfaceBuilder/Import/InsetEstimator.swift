internal import LayoutModel

/// The places that guides and margins of a root must have had, as constraints on stored frames show.
///
/// Every equality between a guide's edge, or a margin, and an edge of a view shows where the guide
/// lay. Required constraints count before optional ones, and the most frequent value wins.
struct InsetEstimator {
  private enum Edge: Int, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  private struct Vote {
    var distance: Double
    var isRequired: Bool
  }

  private let root: View
  private let predicted: LayoutEnvironment
  private var insets: [[Vote]] = [[], [], [], []]
  private var margins: [[Vote]] = [[], [], [], []]
  /// How far the middle of the safe area lies beyond the root's, horizontally and vertically.
  private var middles: [[Vote]] = [[], []]

  init(root: View, predicted: LayoutEnvironment) {
    self.root = root
    self.predicted = predicted
  }

  /// Whether a constraint can show where guides or margins lie.
  static func isObservation(_ constraint: LayoutConstraint) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1
      && (constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin
        || constraint.firstItem is LayoutGuide || constraint.secondItem is LayoutGuide)
  }

  mutating func count(_ constraint: LayoutConstraint) {
    guard InsetEstimator.isObservation(constraint), let second = constraint.secondItem else {
      return
    }
    let isRequired = constraint.priority == .required
    count(
      constraint.firstItem, constraint.firstAttribute, other: second, constraint.secondAttribute,
      constant: constraint.constant, isRequired)
    count(
      second, constraint.secondAttribute, other: constraint.firstItem, constraint.firstAttribute,
      constant: -constraint.constant, isRequired)
  }

  /// Counts `item.attribute == other.otherAttribute + constant` where the item is a guide, or a
  /// view whose margin is meant.
  private mutating func count(
    _ item: LayoutItem, _ attribute: LayoutAttribute, other: LayoutItem,
    _ otherAttribute: LayoutAttribute, constant: Double, _ isRequired: Bool
  ) {
    guard item is LayoutGuide || attribute.isMargin, let owner = item.hierarchyView,
      let view = other as? View, view !== owner, !otherAttribute.isMargin,
      otherAttribute != .firstBaseline, otherAttribute != .lastBaseline,
      !owner.liesInScrollView,
      otherAttribute.kind != .dimension,
      let place = StoredGeometry.place(otherAttribute, of: view, in: root, relatedTo: item)
    else { return }
    // Given in the owner's coordinates; the view need not lie in it.
    let origin = owner.originInRoot
    let value =
      place + constant - (otherAttribute.kind == .horizontalPosition ? origin.x : origin.y)
    let size = owner.bounds.size
    let edge: Edge
    let distance: Double
    switch attribute.resolved(for: item.layoutDirection).withoutMargin {
    case .top: (edge, distance) = (.top, value)
    case .left: (edge, distance) = (.left, value)
    case .bottom: (edge, distance) = (.bottom, size.height - value)
    case .right: (edge, distance) = (.right, size.width - value)
    case .centerX where item is LayoutGuide && owner === root:
      middles[0].append(Vote(distance: value - size.width / 2, isRequired: isRequired))
      return
    case .centerY where item is LayoutGuide && owner === root:
      middles[1].append(Vote(distance: value - size.height / 2, isRequired: isRequired))
      return
    default: return
    }
    count(item, attribute, edge, distance, owner, isRequired)
  }

  private mutating func count(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ edge: Edge, _ distance: Double,
    _ owner: View, _ isRequired: Bool
  ) {
    if attribute.isMargin {
      if owner === root {
        margins[edge.rawValue].append(Vote(distance: distance, isRequired: isRequired))
      } else if owner.insetsLayoutMarginsFromSafeArea {
        // What a margin has beyond the view's own comes from the safe area.
        let own = owner.layoutMargins.distance(edge) - owner.safeAreaInsets.distance(edge)
        vote(edge, distance - own, owner, isRequired)
      }
    } else if let guide = item as? ControllerLayoutGuide {
      if guide.isTop, edge == .bottom {
        let length = root.bounds.height - distance
        insets[Edge.top.rawValue].append(Vote(distance: length, isRequired: isRequired))
      } else if !guide.isTop, edge == .top {
        let length = root.bounds.height - distance
        insets[Edge.bottom.rawValue].append(Vote(distance: length, isRequired: isRequired))
      }
    } else if item === owner.rareData?.safeAreaGuide {
      vote(edge, distance, owner, isRequired)
    }
  }

  /// Counts the safe-area inset of a view, as one of the root's.
  private mutating func vote(
    _ edge: Edge, _ distance: Double, _ owner: View, _ isRequired: Bool
  ) {
    guard owner !== root else {
      insets[edge.rawValue].append(Vote(distance: distance, isRequired: isRequired))
      return
    }
    // A view that the safe area does not reach shows nothing; and of two that disagree a required
    // one may have shown just that.
    guard isRequired, distance > 0.5 else { return }
    let origin = owner.originInRoot
    let beyond: Double =
      switch edge {
      case .top: origin.y
      case .left: origin.x
      case .bottom: root.bounds.height - origin.y - owner.frame.height
      case .right: root.bounds.width - origin.x - owner.frame.width
      }
    insets[edge.rawValue].append(Vote(distance: beyond + distance, isRequired: isRequired))
  }

  // MARK: Counting

  /// The environment with the insets and margins that most constraints agree on.
  ///
  /// - Parameters:
  ///   - isControllerView: Whether the root is a controller's view.
  ///   - readsSides: Whether margins at the sides are read where no safe area reaches there.
  /// - Returns: The environment.
  func environment(isControllerView: Bool, readsSides: Bool) -> LayoutEnvironment {
    var environment = predicted
    let addsSafeArea = root.insetsLayoutMarginsFromSafeArea
    for edge in Edge.allCases {
      let margin = InsetEstimator.mode(margins[edge.rawValue].filter(isPlausible), preferring: nil)
      var guesses = insets[edge.rawValue]
      let own = environment.rootMargins.distance(edge)
      if readsSides, isControllerView, edge == .left || edge == .right, guesses.isEmpty,
        environment.safeAreaInsets.distance(edge) == 0
      {
        if let margin { environment.rootMargins.set(edge, margin) }
        continue
      }
      if guesses.isEmpty, addsSafeArea, let margin, isControllerView {
        guesses = [Vote(distance: margin - own, isRequired: true)]
      }
      let old = environment.safeAreaInsets.distance(edge)
      let inset = InsetEstimator.mode(guesses.filter(isPlausible), preferring: old) ?? old
      environment.safeAreaInsets.set(edge, inset)
      if let margin, !isControllerView || !addsSafeArea {
        environment.rootMargins.set(edge, margin - (addsSafeArea ? inset : 0))
      }
    }
    readMiddle(.top, .bottom, middles[1], &environment)
    readMiddle(.left, .right, middles[0], &environment)
    return environment
  }

  /// Where nothing keeps to one edge of the safe area, its middle shows that inset; the near one
  /// where nothing keeps to either.
  private func readMiddle(
    _ near: Edge, _ far: Edge, _ votes: [Vote], _ environment: inout LayoutEnvironment
  ) {
    guard let middle = InsetEstimator.mode(votes, preferring: nil) else { return }
    if isUntold(near) {
      let opposite = environment.safeAreaInsets.distance(far)
      environment.safeAreaInsets.set(near, max(opposite + 2 * middle, 0))
    } else if isUntold(far) {
      let opposite = environment.safeAreaInsets.distance(near)
      environment.safeAreaInsets.set(far, max(opposite - 2 * middle, 0))
    }
  }

  /// Whether no view keeps to an edge.
  private func isUntold(_ edge: Edge) -> Bool {
    insets[edge.rawValue].isEmpty && margins[edge.rawValue].isEmpty
  }

  /// Bars and housings neither reach outside a view nor cover most of it: a frame that implies it is
  /// not what constraints made.
  private func isPlausible(_ vote: Vote) -> Bool {
    vote.distance > -1 && vote.distance < 0.5 * max(root.bounds.width, root.bounds.height)
  }

  /// The most frequent value, to a quarter of a point.
  ///
  /// Ties go to the preferred one, then to the first in the document. Optional votes count only
  /// where there are no required ones.
  private static func mode(_ votes: [Vote], preferring preferred: Double?) -> Double? {
    let required = votes.filter(\.isRequired)
    let values = (required.isEmpty ? votes : required).map(\.distance)
    guard var best = values.first else { return nil }
    func count(_ value: Double) -> Int { values.count { abs($0 - value) <= 0.26 } }
    var bestCount = count(best)
    for value in values.dropFirst() where count(value) > bestCount {
      best = value
      bestCount = count(value)
    }
    if let preferred, count(preferred) >= bestCount { return preferred }
    return best
  }
}

extension View {
  /// Whether a scroll view holds the view, whose content has no safe area.
  fileprivate var liesInScrollView: Bool {
    var current = superview
    while let view = current {
      if view is ScrollView { return true }
      current = view.superview
    }
    return false
  }
}

extension EdgeInsets {
  fileprivate func distance(_ edge: some RawRepresentable<Int>) -> Double {
    [top, left, bottom, right][edge.rawValue]
  }

  fileprivate mutating func set(_ edge: some RawRepresentable<Int>, _ value: Double) {
    switch edge.rawValue {
    case 0: top = value
    case 1: left = value
    case 2: bottom = value
    default: right = value
    }
  }
}
