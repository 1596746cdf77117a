/// The constraints and guides that a stack view made for its arrangement.
struct StackInstallation {
  private var arrangement: StackArrangement?
  private var rules: [StackRule] = []
  /// The constraints of the rules, in the same order.
  private var constraints: [LayoutConstraint] = []
  /// The keys of the gap guides, in the order they were made, so that a run repeats.
  private var gapKeys: [Int32] = []
  private var gaps: [Int32: LayoutGuide] = [:]
  private var spanner: LayoutGuide?

  /// The guides in use.
  private(set) var guides: [LayoutGuide] = []

  /// Makes the constraints those of an arrangement; what both have in common stays active.
  ///
  /// - Returns: Whether it is another arrangement than before.
  /// - Complexity: O(n) in the number of arranged views to compare; only what differs is
  ///   activated, deactivated or changed.
  mutating func apply(_ arrangement: StackArrangement, in stack: StackView) -> Bool {
    guard arrangement != self.arrangement else { return false }
    self.arrangement = arrangement
    let wanted = arrangement.rules
    let matching = StackRuleMatching(present: rules, wanted: wanted)
    LayoutConstraint.deactivate(matching.obsolete.map { constraints[$0] })
    rules = wanted
    removeUnusedGuides(from: stack)
    var made: [LayoutConstraint] = []
    constraints = zip(wanted, matching.matches).map { rule, match in
      guard let match else {
        let constraint = makeConstraint(rule, in: stack)
        made.append(constraint)
        return constraint
      }
      let constraint = constraints[match]
      constraint.constant = rule.constant
      if constraint.priority != rule.priority { constraint.priority = rule.priority }
      return constraint
    }
    guides = gapKeys.compactMap { gaps[$0] } + (spanner.map { [$0] } ?? [])
    LayoutConstraint.activate(made)
    return true
  }

  private mutating func makeConstraint(
    _ rule: StackRule, in stack: StackView
  ) -> LayoutConstraint {
    let first = item(rule.first.participant, in: stack)
    let second = rule.second.map { item($0.participant, in: stack) }
    let constraint = LayoutConstraint(
      item: first, attribute: rule.first.attribute, relatedBy: rule.relation, toItem: second,
      attribute: rule.second?.attribute ?? .notAnAttribute, multiplier: rule.multiplier,
      constant: rule.constant)
    constraint.priority = rule.priority
    constraint.identifier = rule.role.identifier
    constraint.origin = .stackView
    return constraint
  }

  /// The view or guide that a rule names; guides are made on first use.
  private mutating func item(
    _ participant: StackRule.Participant, in stack: StackView
  ) -> LayoutItem {
    switch participant {
    case .stack: return stack
    case .margins: return stack.layoutMarginsGuide
    case .view(let key):
      guard let view = stack.viewsByKey[key] else {
        preconditionFailure("a rule names a view that is not arranged")
      }
      return view
    case .gap(let key):
      if let gap = gaps[key] { return gap }
      let guide = makeGuide("_UIOLAGapGuide", in: stack)
      gapKeys.append(key)
      gaps[key] = guide
      return guide
    case .spanner:
      if let spanner { return spanner }
      let guide = makeGuide("UISV-alignment-spanner", in: stack)
      spanner = guide
      return guide
    }
  }

  private func makeGuide(_ identifier: String, in stack: StackView) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = identifier
    stack.adopt(guide)
    return guide
  }

  private mutating func removeUnusedGuides(from stack: StackView) {
    if !gapKeys.isEmpty {
      var used: Set<Int32> = []
      for rule in rules where rule.role == .distributingEdge {
        if case .gap(let key) = rule.first.participant { used.insert(key) }
      }
      gapKeys.removeAll { key in
        guard !used.contains(key) else { return false }
        if let guide = gaps.removeValue(forKey: key) { stack.abandon(guide) }
        return true
      }
    }
    if let unused = spanner, !rules.contains(where: { $0.role == .spanningFit }) {
      stack.abandon(unused)
      spanner = nil
    }
  }
}

extension StackView {
  /// Gives up a guide of its own; no active constraint speaks of it any more.
  fileprivate final func abandon(_ guide: LayoutGuide) {
    guide.detachItem()
    guide.owningView = nil
  }
}
