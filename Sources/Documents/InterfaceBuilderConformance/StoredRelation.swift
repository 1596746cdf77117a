import InterfaceBuilder
import LayoutModel

/// One side of a relation: an attribute of a view, or of a guide that the view owns.
struct StoredSide {
  /// What of a view along one axis an attribute speaks of.
  enum Part: Int8 {
    case near
    case far
    case middle
    case extent
  }

  /// The view, in the order of the tree.
  var view: Int
  var axis: LayoutAxis
  var part: Part
  /// Whether the view's own edges are meant, not those of a guide or a margin.
  var isPlain: Bool
}

/// A constraint, or a stack view's rule, with how far the stored frames miss it.
struct StoredRelation {
  var first: StoredSide
  var second: StoredSide?
  var relation: LayoutRelation
  var multiplier: Double
  /// Whether it may not be broken.
  var isRequired: Bool
  /// Whether it fixes one side by the other, and may not be broken: an end of a scroll view's content
  /// fixes nothing, since no frame shows it.
  var isRequiredEquality: Bool
  /// By how much the stored frames break it, in points; nil for one that no frame can determine.
  var violation: Double?
  /// Left side less right side, in points; nil likewise.
  var residual: Double?
  /// How far rounding edges to pixels may move the residual, in pixels.
  var roundedPixels: Double
  var isOfStack: Bool
  /// The guide's or margin's edge that it ties a view to.
  var guide: GuideEdge?
  /// How far inside its owner that edge would have to lie for the relation to hold, in points.
  var guideInset: Double?
  /// The margin that most cells of a table show, where the relation ties a view to it, in points.
  var tableMargin: Double?

  /// An edge of a guide or a margin.
  struct GuideEdge: Hashable {
    var view: Int
    var attribute: LayoutAttribute
    var item: ObjectIdentifier
  }
}

/// Collects the relations of a tree that holds the stored frames.
struct StoredRelationCollector {
  private let order: [ObjectIdentifier: Int]
  let tree: InterfaceLayoutTree
  private let document: InterfaceDocument

  init(_ tree: InterfaceLayoutTree, _ document: InterfaceDocument) {
    self.tree = tree
    self.document = document
    order = Dictionary(
      tree.views.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }
    ) { first, _ in first }
  }

  /// The relations in the order of the views that own them: the document's, those of stacks, then those
  /// that a scroll view's content makes.
  func relations() -> [StoredRelation] {
    var found = tree.constraints.compactMap { relation($0.constraint, isOfStack: false) }
    for (_, view) in tree.views where view is StackView {
      found += view.constraints.filter { $0.origin == .stackView }
        .compactMap { relation($0, isOfStack: true) }
    }
    return found + contentRelations()
  }

  private func relation(
    _ constraint: LayoutConstraint, isOfStack: Bool
  ) -> StoredRelation? {
    guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
    let second = constraint.secondItem.flatMap { side($0, constraint.secondAttribute) }
    guard second != nil || constraint.secondItem == nil else { return nil }
    let isRequired = constraint.priority == .required
    let printsMessage = isRequired && !involvesHidden(constraint) && !involvesBaseline(constraint)
    let pixels =
      roundedPixels(constraint.firstItem, constraint.firstAttribute)
      + abs(constraint.multiplier)
      * roundedPixels(constraint.secondItem, constraint.secondAttribute)
    return StoredRelation(
      first: first, second: second, relation: constraint.relation,
      multiplier: constraint.multiplier, isRequired: isRequired,
      isRequiredEquality: isRequired && constraint.relation == .equal
        && !keepsToContentEnd(constraint),
      violation: printsMessage ? StoredGeometry.violation(of: constraint) : nil,
      residual: printsMessage ? StoredGeometry.residual(of: constraint) : nil,
      roundedPixels: pixels,
      isOfStack: isOfStack, guide: guideEdge(constraint),
      guideInset: printsMessage ? guideInset(constraint) : nil,
      tableMargin: printsMessage ? tableMargin(constraint) : nil)
  }

  /// The side margin of a table's cells that a constraint speaks of; nil where none was read.
  private func tableMargin(_ constraint: LayoutConstraint) -> Double? {
    guard let margin = tree.environment.cellSideMargin, let edge = guideEdge(constraint),
      document.hasMarginsOfTable(tree.views[edge.view].index)
    else { return nil }
    let side = edge.attribute.withoutMargin
    return side == .left || side == .right ? margin : nil
  }

  /// How far rounding each edge to its pixel moves an attribute, at most: the root's are given.
  func roundedPixels(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> Double {
    guard let view = item?.hierarchyView, view !== tree.root else { return 0 }
    return attribute.kind == .dimension ? 1 : 0.5
  }

  /// How far inside its owner the margin lies that an equality ties a view in it to; nil for guides,
  /// and for views that write margins of their own.
  private func guideInset(_ constraint: LayoutConstraint) -> Double? {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let residual = StoredGeometry.residual(of: constraint)
    else { return nil }
    let isFirst = constraint.firstAttribute.isMargin
    guard isFirst != constraint.secondAttribute.isMargin,
      let owner = (isFirst ? constraint.firstItem : constraint.secondItem) as? View,
      owner.rareData?.layoutMargins == nil, owner.rareData?.directionalLayoutMargins == nil
    else { return nil }
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let margins = owner.layoutMargins
    // The residual moves the margin's edge towards the view that keeps to it.
    let shift = isFirst ? -residual : residual
    return switch attribute.resolved(for: owner.layoutDirection).withoutMargin {
    case .left: margins.left + shift
    case .top: margins.top + shift
    case .right: margins.right - shift
    case .bottom: margins.bottom - shift
    default: nil
    }
  }

  /// The guide's or margin's edge that a relation of an edge ties a view to.
  private func guideEdge(_ constraint: LayoutConstraint) -> StoredRelation.GuideEdge? {
    for (item, attribute) in [
      (Optional(constraint.firstItem), constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let item, attribute.isMargin || item is LayoutGuide, let owner = item.hierarchyView,
        let view = order[ObjectIdentifier(owner)]
      else { continue }
      return StoredRelation.GuideEdge(
        view: view, attribute: attribute.resolved(for: item.layoutDirection),
        item: ObjectIdentifier(item))
    }
    return nil
  }

  func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> StoredSide? {
    guard let owner = item.hierarchyView, let view = order[ObjectIdentifier(owner)] else {
      return nil
    }
    let resolved = attribute.resolved(for: item.layoutDirection)
    let part: (LayoutAxis, StoredSide.Part)? =
      switch resolved.withoutMargin {
      case .left: (.horizontal, .near)
      case .right: (.horizontal, .far)
      case .centerX: (.horizontal, .middle)
      case .width: (.horizontal, .extent)
      case .top, .firstBaseline: (.vertical, .near)
      case .bottom, .lastBaseline: (.vertical, .far)
      case .centerY: (.vertical, .middle)
      case .height: (.vertical, .extent)
      default: nil
      }
    return part.map {
      StoredSide(
        view: view, axis: $0.0, part: $0.1, isPlain: item is View && !resolved.isMargin)
    }
  }

  func involvesHidden(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem.hierarchyView?.isHidden == true
      || constraint.secondItem?.hierarchyView?.isHidden == true
  }

  private func involvesBaseline(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
  }
}
