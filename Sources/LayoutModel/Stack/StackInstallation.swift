/// The constraints and guides that a stack view made for its arrangement.
struct StackInstallation {
  private var arrangement: StackArrangement?
  private var rules: [StackRule] = []
  private var constraints: [StackRule: LayoutConstraint] = [:]
  /// The keys of the gap guides, in the order they were made, so that a run repeats.
  private var gapKeys: [Int32] = []
  private var gaps: [Int32: LayoutGuide] = [:]
  private var spanner: LayoutGuide?

  /// The guides in use.
  var guides: [LayoutGuide] { gapKeys.compactMap { gaps[$0] } + (spanner.map { [$0] } ?? []) }

  /// Makes the constraints those of an arrangement; what both have in common stays active.
  ///
  /// - Returns: Whether it is another arrangement than before.
  /// - Complexity: O(n) in the number of arranged views to compare; only what differs is
  ///   activated, deactivated or changed.
  mutating func apply(_ arrangement: StackArrangement, in stack: StackView) -> Bool {
    guard arrangement != self.arrangement else { return false }
    self.arrangement = arrangement
    let wanted = arrangement.rules
    var kept: [StackRule: LayoutConstraint] = [:]
    kept.reserveCapacity(wanted.count)
    var added: [StackRule] = []
    for rule in wanted {
      guard let constraint = constraints.removeValue(forKey: rule.key) else {
        added.append(rule)
        continue
      }
      constraint.constant = rule.constant
      constraint.priority = rule.priority
      kept[rule.key] = constraint
    }
    LayoutConstraint.deactivate(rules.compactMap { constraints[$0.key] })
    constraints = kept
    rules = wanted
    removeUnusedGuides(from: stack)
    guard !added.isEmpty else { return true }
    let views = Dictionary(uniqueKeysWithValues: stack.arranged.map { ($0.key, $0.view) })
    let made = added.map { rule in
      let constraint = makeConstraint(rule, in: stack, views: views)
      constraints[rule.key] = constraint
      return constraint
    }
    LayoutConstraint.activate(made)
    return true
  }

  private mutating func makeConstraint(
    _ rule: StackRule, in stack: StackView, views: [Int32: View]
  ) -> LayoutConstraint {
    let first = item(rule.first.participant, in: stack, views: views)
    let second = rule.second.map { item($0.participant, in: stack, views: views) }
    let constraint = LayoutConstraint(
      item: first, attribute: rule.first.attribute, relatedBy: rule.relation, toItem: second,
      attribute: rule.second?.attribute ?? .notAnAttribute, multiplier: rule.multiplier,
      constant: rule.constant)
    constraint.priority = rule.priority
    constraint.identifier = rule.role.rawValue
    constraint.origin = .stackView
    return constraint
  }

  /// The view or guide that a rule names; guides are made on first use.
  private mutating func item(
    _ participant: StackRule.Participant, in stack: StackView, views: [Int32: View]
  ) -> LayoutItem {
    switch participant {
    case .stack: return stack
    case .margins: return stack.layoutMarginsGuide
    case .view(let key):
      guard let view = views[key] else {
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
    // A view lists its guides only when it has the record of rare state.
    _ = stack.madeExtras
    stack.adopt(guide)
    return guide
  }

  private mutating func removeUnusedGuides(from stack: StackView) {
    guard spanner != nil || !gapKeys.isEmpty else { return }
    var used: Set<StackRule.Participant> = []
    for rule in rules {
      used.insert(rule.first.participant)
      if let second = rule.second { used.insert(second.participant) }
    }
    gapKeys.removeAll { key in
      guard !used.contains(.gap(after: key)) else { return false }
      if let guide = gaps.removeValue(forKey: key) { stack.abandon(guide) }
      return true
    }
    if let unused = spanner, !used.contains(.spanner) {
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
