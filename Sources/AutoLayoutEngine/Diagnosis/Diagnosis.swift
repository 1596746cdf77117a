public import LayoutModel
public import LinearConstraints

/// Required constraints that cannot hold together, in the model's words.
public struct LayoutConflict {
  /// The set, irreducible; the system's own constraints are in it as descriptions of themselves.
  public let constraints: [LayoutConstraint]
  /// The one that was given up until it fits again.
  public let broken: LayoutConstraint
  /// The solver's name of the broken row.
  let brokenRow: ConstraintID
}

/// A view whose frame the constraints do not determine.
public struct LayoutAmbiguity {
  /// The view; a scroll view stands for its content as well.
  public let view: View
  /// What of it is undetermined.
  public let unknowns: [String]
  /// The solver's numbers of the unknowns; nil for one that no constraint speaks of.
  public let ids: [Int?]
}

extension LayoutEngine {
  /// Notes the conflicts of the last solve, and drops those that were resolved.
  func collectConflicts() {
    conflicts.removeAll { !solver.isBroken($0.brokenRow) }
    for conflict in solver.conflicts {
      let told = LayoutConflict(
        constraints: conflict.members.compactMap(constraint(behind:)),
        broken: constraint(behind: conflict.broken) ?? placeholder,
        brokenRow: conflict.broken)
      conflicts.append(told)
      conflictHandler?(told)
    }
  }

  /// The views whose frames the constraints do not determine, in the order of the tree.
  ///
  /// A guide on which no view depends is nobody's ambiguity.
  public func ambiguities() -> [LayoutAmbiguity] {
    layoutIfNeeded()
    var undetermined: [Int32: [(name: String, id: Int?)]] = [:]
    for variable in solver.ambiguousVariables() {
      let owner = owners[Int(variable.slot)]
      undetermined[owner.item, default: []].append(("\(owner.unknown)", Int(variable.slot)))
    }
    var found: [LayoutAmbiguity] = []
    root.forEachInSubtree { view in
      var names = view.hostSlot >= 0 ? undetermined[view.hostSlot] ?? [] : []
      if view.isConstraintBased, view !== root {
        // An unknown that nobody ever spoke of was never made.
        let unknowns = view.hostSlot >= 0 ? items[Int(view.hostSlot)].unknowns : nil
        for unknown in ItemUnknown.allCases where unknowns?[unknown.rawValue].exists != true {
          names.append(("\(unknown)", nil))
        }
      }
      if let content = (view as? ScrollView)?.existingContentGuide, content.hostSlot >= 0 {
        names += (undetermined[content.hostSlot] ?? []).map { ("content \($0.name)", $0.id) }
      }
      guard !names.isEmpty else { return }
      found.append(
        LayoutAmbiguity(view: view, unknowns: names.map(\.name), ids: names.map(\.id)))
    }
    return found
  }

  /// Whether more than one value fits an unknown of a guide; an axis that no constraint speaks of
  /// does not count.
  func isAmbiguousGuide(_ guide: LayoutItem) -> Bool {
    layoutIfNeeded()
    guard guide.hostSlot >= 0 else { return false }
    return solver.ambiguousVariables().contains { owners[Int($0.slot)].item == guide.hostSlot }
  }

  /// The constraints that decide an item's place and size along an axis.
  func decidingConstraints(of item: LayoutItem, _ axis: LayoutAxis) -> [LayoutConstraint] {
    layoutIfNeeded()
    if let guide = item as? LayoutGuide, guide.edges != nil, let owner = guide.owningView {
      return decidingConstraints(of: owner, axis)
    }
    guard item.hostSlot >= 0 else { return [] }
    var rows: Set<ConstraintID> = []
    for unknown in [ItemUnknown.origin(axis), .extent(axis)] {
      let variable = items[Int(item.hostSlot)].unknowns[unknown.rawValue]
      if variable.exists { rows.formUnion(solver.explanation(of: variable).active) }
    }
    return rows.sorted().compactMap(constraint(behind:))
  }

  /// What a row is, in the model's words; a system row as a constraint made to describe it.
  func constraint(behind row: ConstraintID) -> LayoutConstraint? {
    guard Int(row.slot) < sources.count else { return nil }
    switch sources[Int(row.slot)] {
    case .none: return nil
    case .constraint(let slot): return lowered[Int(slot)].constraint
    case .extent(let item, let axis):
      return described(item, axis.extentAttribute, .greaterThanOrEqual, 0, .layoutGuide)
    case .content(let item, let index):
      let axis: LayoutAxis = index < 2 ? .horizontal : .vertical
      guard let view = items[Int(item)].item as? View else { return nil }
      let size = view.intrinsicContentSize
      let isHugging = index % 2 == 0
      let constraint = described(
        item, axis.extentAttribute, isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
        axis == .horizontal ? size.width : size.height, .contentSize)
      constraint?.identifier = isHugging ? "content-hugging" : "content-compression-resistance"
      let priority =
        isHugging
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
      constraint?.priority = priority
      return constraint
    case .placement(let item, let index):
      return placement(item, index)
    }
  }

  private func placement(_ slot: Int32, _ index: Int) -> LayoutConstraint? {
    let axis: LayoutAxis = index < 2 ? .horizontal : .vertical
    guard let view = items[Int(slot)].item as? View else { return nil }
    let isHorizontal = axis == .horizontal
    if view === root {
      let size = root.bounds.size
      let constraint = described(
        slot, axis.extentAttribute, .equal, isHorizontal ? size.width : size.height,
        .encapsulatedLayout)
      constraint?.identifier =
        isHorizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
      return constraint
    }
    guard let superview = view.superview else { return nil }
    let equations = AutoresizingTranslation(
      frame: view.frame, mask: view.autoresizingMask, superviewSize: superview.bounds.size)[axis]
    let line = index % 2 == 0 ? equations.extent : equations.middle
    let attribute =
      index % 2 == 0 ? axis.extentAttribute : (isHorizontal ? .centerX : .centerY)
    let constraint = LayoutConstraint(
      unchecked: view, attribute, .equal, line.share == 0 ? nil : superview,
      line.share == 0 ? .notAnAttribute : axis.extentAttribute,
      multiplier: line.share == 0 ? 1 : line.share, constant: line.constant)
    constraint.origin = .autoresizingMask
    return constraint
  }

  private func described(
    _ slot: Int32, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
    _ origin: LayoutConstraint.Origin
  ) -> LayoutConstraint? {
    guard let item = items[Int(slot)].item else { return nil }
    let constraint = LayoutConstraint(
      unchecked: item, attribute, relation, nil, .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.origin = origin
    return constraint
  }

  /// Stands for a row of an item that has left the tree since.
  private var placeholder: LayoutConstraint {
    LayoutConstraint(
      unchecked: root, .width, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// A readable name of an unknown, for traces: the item's path and what of it is unknown.
  public func name(of variable: Variable) -> String {
    let owner = owners[Int(variable.slot)]
    guard let item = items[Int(owner.item)].item else { return "gone.\(owner.unknown)" }
    return "\(item.pathName).\(owner.unknown)"
  }

  /// A readable name of a row, for traces: the identifier of what it stands for, else the
  /// attributes that it relates.
  public func name(of row: ConstraintID) -> String {
    guard let constraint = constraint(behind: row) else { return "row\(row.slot)" }
    let first = "\(constraint.firstItem.pathName).\(constraint.firstAttribute.name)"
    if let identifier = constraint.identifier {
      // The system's identifiers say nothing without their item.
      return constraint.hostSlot >= 0 ? identifier : "\(first)/\(identifier)"
    }
    guard let second = constraint.secondItem else { return first }
    return "\(first)/\(second.pathName).\(constraint.secondAttribute.name)"
  }
}

extension LayoutAxis {
  fileprivate var extentAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}

extension LayoutItem {
  /// The item's own name, or its place among its siblings below the nearest named view.
  fileprivate var pathName: String {
    if let displayName, self is View { return displayName }
    if let guide = self as? LayoutGuide {
      let owner = guide.owningView?.pathName ?? "?"
      return "\(owner)/\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
    }
    guard let view = self as? View, let superview = view.superview else { return "root" }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    return "\(superview.pathName)/\(index)"
  }
}
