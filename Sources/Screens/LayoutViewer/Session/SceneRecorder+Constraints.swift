import AutoLayoutEngine
import LayoutDrawing
import LayoutModel

// What a scene's constraints do: conflicts, misses, and the reasons of places and sizes.
extension SceneRecorder {
  /// At most so many constraints are listed for a view and axis, but for those on the view itself.
  private static let reasonLimit = 8

  /// Takes down what is broken and missed, and which constraints place each view.
  mutating func recordConstraints(
    of trees: [RecordedTree], _ shown: [ObjectIdentifier: SceneView], isExplained: Bool,
    _ state: inout ViewerState
  ) {
    let placing = ConstraintPlacer(frames: shown.mapValues(\.frame))
    state.isExplained = isExplained
    for tree in trees {
      let engine = tree.engine
      for conflict in engine.conflicts {
        let members = conflict.report.constraints.map { self.index(of: $0, tree, trees) }
        state.conflicts.append(
          ViewerState.Conflict(
            members: members, broken: self.index(of: conflict.broken, tree, trees),
            log: conflict.report.text(in: .uikit(book))))
      }
      guard isExplained else { continue }
      var views: [View] = []
      engine.root.forEachInSubtree { views.append($0) }
      for view in views {
        guard shown[ObjectIdentifier(view)] != nil, let node = self.node(of: view, in: trees) else {
          continue
        }
        for constraint in view.constraints {
          let index = self.index(of: constraint, tree, trees)
          guard let residual = placing.residual(of: constraint), residual.magnitude > 0.05 else {
            continue
          }
          state.misses.append((index, residual))
        }
        var reason = ViewerState.Reason(node: node, horizontal: [], vertical: [])
        for axis in LayoutAxis.allCases {
          // A row far down a list rests on all rows above it: those on the view itself come first.
          let all = engine.constraintsAffectingLayout(of: view, for: axis)
          let near = all.filter { $0.isOn(view) }
          let far = all.filter { !$0.isOn(view) }.prefix(max(Self.reasonLimit - near.count, 0))
          let kept = (near + far).map { self.index(of: $0, tree, trees) }
          if axis == .horizontal { reason.horizontal = kept } else { reason.vertical = kept }
          reason.omitted[axis.rawValue] = all.count - kept.count
        }
        state.reasons.append(reason)
      }
    }
  }

  private mutating func index(
    of constraint: LayoutConstraint, _ tree: RecordedTree, _ trees: [RecordedTree]
  ) -> Int {
    let source = tree.constraintSources[ObjectIdentifier(constraint)]
    let first = side(constraint.firstItem, constraint.firstAttribute, trees)
    let second = constraint.secondItem.map { side($0, constraint.secondAttribute, trees) }
    let equation = constraint.equation
    let key =
      "\(source?.index ?? -1) \(first.node) \(second?.node ?? -2) \(constraint.origin.rawValue) "
      + "\(constraint.priority.rawValue) \(constraint.identifier ?? "") \(equation)"
    if let index = constraintIndices[key] { return index }
    constraintIndices[key] = scene.constraints.count
    scene.constraints.append(
      ViewerConstraint(
        equation: equation,
        visualFormat: constraint.visualFormat ?? "", first: first,
        second: second, relation: constraint.relation.symbol, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority.rawValue,
        identifier: constraint.identifier ?? source?.id ?? "",
        origin: Int(constraint.origin.rawValue), line: source?.line ?? 0,
        axis: constraint.workingAxis))
    return scene.constraints.count - 1
  }

  private func side(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ trees: [RecordedTree]
  ) -> ViewerConstraint.Side {
    if let view = item as? View {
      return ViewerConstraint.Side(
        node: node(of: view, in: trees) ?? -1, guide: "", attribute: attribute.name)
    }
    let owner = (item as? LayoutGuide)?.owningView
    let name = item.reportName.split(separator: ".").last.map(String.init) ?? item.reportName
    return ViewerConstraint.Side(
      node: owner.flatMap { node(of: $0, in: trees) } ?? -1, guide: name, attribute: attribute.name)
  }
}

extension LayoutConstraint {
  /// Whether an item of the constraint is a view, or a guide of it.
  fileprivate func isOn(_ view: View) -> Bool {
    [firstItem, secondItem].contains { item in
      item === view || (item as? LayoutGuide)?.owningView === view
    }
  }

  /// The constraint as a visual format, where it has one.
  fileprivate var visualFormat: String? {
    if let spacing = spacingBody(in: .readable) { return spacing.text }
    guard secondItem == nil, origin != .contentSize else { return nil }
    let prefix: String
    switch firstAttribute {
    case .width: prefix = "H:"
    case .height: prefix = "V:"
    default: return nil
    }
    let symbol = relation == .equal ? "" : relation.symbol
    let strength = priority == .required ? "" : "@" + PageJSON.decimal(priority.rawValue)
    return prefix
      + "[\(firstItem.reportName)(\(symbol)\(PageJSON.decimal(constant))\(strength))]"
  }

  /// The axis of the attributes.
  fileprivate var workingAxis: LayoutAxis {
    switch firstAttribute.kind {
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .dimension, .none: firstAttribute == .height ? .vertical : .horizontal
    }
  }
}
