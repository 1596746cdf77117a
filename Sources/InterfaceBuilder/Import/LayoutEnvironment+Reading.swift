internal import LayoutModel

extension InterfaceDocument {
  /// What surrounds a layout root, read off the stored frames where constraints tie views to its
  /// guides, and predicted elsewhere.
  ///
  /// Bars and sensor housings are not told in a document beyond doubt, and constraints decide
  /// nothing about them; where views are tied to a guide, the stored frames say where the guide
  /// lay. The value that most constraints agree on counts. This is input to layout, as the root's
  /// own frame is, and conformance says so.
  public func environmentRead(ofRoot root: Int) -> LayoutEnvironment {
    read(root, predictedEnvironment(ofRoot: root))
  }

  private func read(_ root: Int, _ predicted: LayoutEnvironment) -> LayoutEnvironment {
    let tree = layoutTree(root: root, environment: predicted)
    tree.applyStoredFrames(of: self)
    var votes = InsetVotes()
    for (_, constraint) in tree.constraints {
      votes.count(constraint, in: tree)
    }
    return votes.applied(to: predicted, isFree: views[root].parent == nil && kind == .xib)
  }
}

/// The places that guides of a root must have had, as constraints on stored frames tell.
private struct InsetVotes {
  private enum Edge: Int, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  private var insets: [[Double]] = [[], [], [], []]
  private var margins: [[Double]] = [[], [], [], []]

  mutating func count(_ constraint: LayoutConstraint, in tree: InterfaceLayoutTree) {
    guard constraint.relation == .equal, constraint.priority == .required,
      constraint.multiplier == 1, let second = constraint.secondItem,
      let owner = constraint.owner, owner === tree.root
    else { return }
    count(
      constraint.firstItem, constraint.firstAttribute, other: second, constraint.secondAttribute,
      constant: constraint.constant, tree.root)
    count(
      second, constraint.secondAttribute, other: constraint.firstItem, constraint.firstAttribute,
      constant: -constraint.constant, tree.root)
  }

  /// Counts `item.attribute == other.otherAttribute + constant` where the item is a guide or a
  /// margin of the root.
  private mutating func count(
    _ item: LayoutItem, _ attribute: LayoutAttribute, other: LayoutItem,
    _ otherAttribute: LayoutAttribute, constant: Double, _ root: View
  ) {
    guard other !== root, let view = other as? View,
      !otherAttribute.isMargin, otherAttribute != .firstBaseline, otherAttribute != .lastBaseline,
      let place = StoredGeometry.place(otherAttribute, of: view, in: root, relatedTo: item)
    else { return }
    let value = place + constant
    let resolved = attribute.resolved(for: item.readingDirection).withoutMargin
    let edge: Edge
    let distance: Double
    switch resolved {
    case .top: (edge, distance) = (.top, value)
    case .left: (edge, distance) = (.left, value)
    case .bottom: (edge, distance) = (.bottom, root.bounds.height - value)
    case .right: (edge, distance) = (.right, root.bounds.width - value)
    default: return
    }
    if item === root, attribute.isMargin {
      margins[edge.rawValue].append(distance)
    } else if let guide = item as? ControllerLayoutGuide {
      if guide.isTop, resolved == .bottom {
        insets[Edge.top.rawValue].append(value)
      } else if !guide.isTop, resolved == .top {
        insets[Edge.bottom.rawValue].append(root.bounds.height - value)
      }
    } else if item === root.safeAreaLayoutGuide {
      insets[edge.rawValue].append(distance)
    }
  }

  /// The environment with the insets that most constraints agree on.
  func applied(to predicted: LayoutEnvironment, isFree: Bool) -> LayoutEnvironment {
    var environment = predicted
    environment.safeAreaInsets = EdgeInsets(
      top: inset(.top, predicted.safeAreaInsets.top),
      left: inset(.left, predicted.safeAreaInsets.left),
      bottom: inset(.bottom, predicted.safeAreaInsets.bottom),
      right: inset(.right, predicted.safeAreaInsets.right))
    return environment
  }

  private func inset(_ edge: Edge, _ predicted: Double) -> Double {
    InsetVotes.mode(insets[edge.rawValue], preferring: predicted)
  }

  /// The most frequent value, to a quarter of a point; ties go to the predicted one, then to the
  /// first in the document.
  static func mode(_ values: [Double], preferring predicted: Double) -> Double {
    guard var best = values.first else { return predicted }
    func count(_ value: Double) -> Int { values.count { abs($0 - value) <= 0.26 } }
    var bestCount = count(best)
    for value in values.dropFirst() where count(value) > bestCount {
      best = value
      bestCount = count(value)
    }
    return count(predicted) >= bestCount ? predicted : best
  }
}
