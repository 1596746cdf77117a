public import LayoutModel
public import LinearConstraints

/// Required constraints that cannot hold together, in the model's words.
public struct LayoutConflict {
  /// The set, irreducible; the system's own constraints are in it as descriptions of themselves.
  public let constraints: [LayoutConstraint]
  /// The one that was given up until it fits again.
  public let broken: LayoutConstraint
  /// The solver's name of the broken row; none for a constraint whose unknowns cancel out.
  let brokenRow: ConstraintID

  /// What cannot hold and what was done about it, in one sentence.
  package var summary: String {
    (constraints.count == 1
      ? "a required constraint can never hold; "
      : "\(constraints.count) required constraints cannot hold together; ")
      + "laid out without \(broken.equation)"
  }
}

/// A view whose frame the constraints do not determine.
public struct LayoutAmbiguity {
  /// One number of a frame, or of a scroll view's content, that the constraints leave open.
  public struct Unknown: Hashable, Sendable, CustomStringConvertible {
    /// The number of the rectangle.
    public let quantity: ItemUnknown
    /// Whether the rectangle is the content of the scroll view, and not its frame.
    public let isContent: Bool
    /// The solver's number of it; nil for one that no constraint speaks of.
    public let id: Int?

    /// What is open, in words: `minX`, `content height`.
    public var description: String { isContent ? "content \(quantity)" : "\(quantity)" }
  }

  /// The view; a scroll view stands for its content as well.
  public let view: View
  /// What of it is undetermined; never empty.
  public let unknowns: [Unknown]

  /// Whether a number of the frame is undetermined.
  public func isOpen(_ quantity: ItemUnknown) -> Bool {
    unknowns.contains { !$0.isContent && $0.quantity == quantity }
  }

  /// Whether a number of a scroll view's content is undetermined.
  public func isContentOpen(_ quantity: ItemUnknown) -> Bool {
    unknowns.contains { $0.isContent && $0.quantity == quantity }
  }
}

extension LayoutEngine {
  /// Notes the conflicts of the last solve, and drops those that were resolved.
  func collectConflicts() {
    conflicts.removeAll { $0.brokenRow.exists && !solver.isBroken($0.brokenRow) }
    foundConflicts += solver.conflicts
  }

  /// Reports what was found in a pass and still stands at its end.
  ///
  /// Within a pass insets may lag a round behind the frames that they follow from, and what that
  /// brings about is nobody's fault.
  func reportConflicts() {
    if foundConflicts.isEmpty { return }
    // Strategies come upon them in orders of their own.
    foundConflicts.sort { $0.broken < $1.broken }
    for conflict in foundConflicts where solver.isBroken(conflict.broken) {
      guard let broken = constraint(behind: conflict.broken),
        conflicts.last?.brokenRow != conflict.broken
      else { continue }
      let reported = LayoutConflict(
        constraints: conflict.members.compactMap(constraint(behind:)), broken: broken,
        brokenRow: conflict.broken)
      conflicts.append(reported)
      conflictHandler?(reported)
    }
    foundConflicts.removeAll()
  }

  /// The views whose frames the constraints do not determine, in the order of the tree.
  ///
  /// A guide on which no view depends is nobody's ambiguity.
  public func ambiguities() -> [LayoutAmbiguity] {
    layoutIfNeeded()
    let open = findOpenUnknowns()
    var found: [LayoutAmbiguity] = []
    root.forEachInSubtree { view in
      let unknowns = openUnknowns(of: view, open)
      guard !unknowns.isEmpty else { return }
      found.append(LayoutAmbiguity(view: view, unknowns: unknowns))
    }
    return found
  }

  /// What the constraints leave open of a view.
  func openUnknowns(of view: View, _ open: OpenUnknowns) -> [LayoutAmbiguity.Unknown] {
    var unknowns = open.quantities(at: view.hostHandle).map {
      LayoutAmbiguity.Unknown(quantity: $0.quantity, isContent: false, id: $0.id)
    }
    if view.isConstraintBased, view !== root {
      // An unknown that nobody ever spoke of was never made.
      let made = view.hostHandle >= 0 ? items.variables(of: view.hostHandle) : nil
      for quantity in ItemUnknown.allCases where made?[quantity.rawValue].exists != true {
        unknowns.append(LayoutAmbiguity.Unknown(quantity: quantity, isContent: false, id: nil))
      }
    }
    if let content = (view as? ScrollView)?.existingContentGuide {
      unknowns += open.quantities(at: content.hostHandle).map {
        LayoutAmbiguity.Unknown(quantity: $0.quantity, isContent: true, id: $0.id)
      }
    }
    return unknowns
  }

  /// The constraints that decide an item's place and size along an axis.
  func decidingConstraints(of item: LayoutItem, along axis: LayoutAxis) -> [LayoutConstraint] {
    layoutIfNeeded()
    if let guide = item as? LayoutGuide, guide.edges != nil, let owner = guide.owningView {
      return decidingConstraints(of: owner, along: axis)
    }
    guard item.hostHandle >= 0 else { return [] }
    var rows: Set<ConstraintID> = []
    for unknown in [ItemUnknown.origin(axis), .extent(axis)] {
      let variable = items[ItemQuantity(item.hostHandle, unknown)]
      if variable.exists { rows.formUnion(solver.explanation(of: variable).active) }
    }
    return rows.sorted().filter { !isRestingRow($0) }.compactMap(constraint(behind:))
  }

  /// What a row is, in the model's words; a system row as a constraint made to describe it.
  func constraint(behind row: ConstraintID) -> LayoutConstraint? {
    let source = session.source(of: row)
    switch source.kind {
    case .none: return nil
    case .constraint:
      return constraints[source.handle].row == row ? constraints.object(source.handle) : nil
    case .extent:
      return makeDescriptiveConstraint(
        source.handle, source.axis.extentAttribute, .greaterThanOrEqual, 0, .layoutGuide)
    case .content: return contentConstraint(source)
    case .placement: return makePlacementConstraint(source)
    case .resting:
      let constraint = makeDescriptiveConstraint(
        source.handle, source.axis.extentAttribute, .lessThanOrEqual, 0, .contentSize)
      constraint?.identifier = "undetermined-size"
      return constraint
    }
  }

  private func contentConstraint(_ source: RowSource) -> LayoutConstraint? {
    guard let view = self.view(at: source.handle) else { return nil }
    let size = view.intrinsicContentSize
    let isHugging = source.index % 2 == 0
    let constraint = makeDescriptiveConstraint(
      source.handle, source.axis.extentAttribute,
      isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
      source.axis == .horizontal ? size.width : size.height, .contentSize)
    constraint?.identifier = isHugging ? "content-hugging" : "content-compression-resistance"
    let priority =
      isHugging
      ? view.contentHuggingPriority(for: source.axis)
      : view.contentCompressionResistancePriority(for: source.axis)
    constraint?.priority = priority
    return constraint
  }

  private func isRestingRow(_ row: ConstraintID) -> Bool {
    session.source(of: row).kind == .resting
  }

  private func makePlacementConstraint(_ source: RowSource) -> LayoutConstraint? {
    let axis = source.axis
    guard let view = self.view(at: source.handle) else { return nil }
    let isHorizontal = axis == .horizontal
    if view === root {
      let size = root.bounds.size
      let constraint = makeDescriptiveConstraint(
        source.handle, axis.extentAttribute, .equal, isHorizontal ? size.width : size.height,
        .encapsulatedLayout)
      constraint?.identifier =
        isHorizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
      return constraint
    }
    guard let superview = view.superview else { return nil }
    let equations = view.maskEquations(along: axis, in: superview)
    let isExtent = source.index % 2 == 0
    let line = isExtent ? equations.extent : equations.middle
    let attribute =
      isExtent ? axis.extentAttribute : (isHorizontal ? .centerX : .centerY)
    let constraint = LayoutConstraint(
      unchecked: view, attribute, .equal, line.share == 0 ? nil : superview,
      line.share == 0 ? .notAnAttribute : axis.extentAttribute,
      multiplier: line.share == 0 ? 1 : line.share, constant: line.constant)
    constraint.origin = .autoresizingMask
    return constraint
  }

  private func makeDescriptiveConstraint(
    _ handle: Int32, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
    _ origin: LayoutConstraint.Origin
  ) -> LayoutConstraint? {
    guard let item = objects[handle] else { return nil }
    let constraint = LayoutConstraint(
      unchecked: item, attribute, relation, nil, .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.origin = origin
    return constraint
  }

  /// A readable name of an unknown, for traces: the item's path and what of it is unknown.
  public func name(of variable: Variable) -> String {
    let quantity = session.quantity(of: variable)
    guard let item = objects[quantity.item] else { return "gone.\(quantity.unknown)" }
    return "\(item.pathName).\(quantity.unknown)"
  }

  /// A readable name of a row, for traces: the identifier of what it stands for, else the
  /// attributes that it relates.
  public func name(of row: ConstraintID) -> String {
    guard let constraint = constraint(behind: row) else { return "row\(row.slot)" }
    let first = "\(constraint.firstItem.pathName).\(constraint.firstAttribute.name)"
    if let identifier = constraint.identifier {
      // The system's identifiers say nothing without their item.
      return constraint.hostHandle >= 0 ? identifier : "\(first)/\(identifier)"
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
