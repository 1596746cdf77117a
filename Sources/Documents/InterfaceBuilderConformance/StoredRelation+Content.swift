import InterfaceBuilder
import LayoutModel

/// What the far edges of a scroll view's content tie together.
///
/// No frame shows how far the content reaches, but views that required equalities tie to the same
/// edge of it are tied to one another.
extension StoredRelationCollector {
  /// A far edge of the content of a scroll view, or of the margin inside it.
  private struct ContentEdge: Hashable {
    var scrollView: ObjectIdentifier
    var axis: LayoutAxis
    var isMargin: Bool
  }

  /// A view's side that keeps to such an edge.
  private struct Tie {
    var edge: ContentEdge
    var side: StoredSide
    /// Where it puts the edge, in points of the content's coordinates.
    var place: Double
    var roundedPixels: Double
  }

  /// Relations between views that keep to one far edge of a scroll view's content: each with the one
  /// that puts the edge in the middle of where they put it.
  func contentRelations() -> [StoredRelation] {
    var order: [ContentEdge] = []
    var groups: [ContentEdge: [Tie]] = [:]
    for tie in tree.constraints.compactMap({ tie($0.constraint) }) {
      if groups[tie.edge] == nil { order.append(tie.edge) }
      groups[tie.edge, default: []].append(tie)
    }
    return order.flatMap { edge -> [StoredRelation] in
      let ties = (groups[edge] ?? []).sorted { $0.place < $1.place }
      let middle = ties[ties.count / 2]
      return ties.filter { $0.side.view != middle.side.view }.map { relation($0, to: middle) }
    }
  }

  private func relation(_ tie: Tie, to other: Tie) -> StoredRelation {
    let residual = tie.place - other.place
    return StoredRelation(
      first: tie.side, second: other.side, relation: .equal, multiplier: 1, isRequired: true,
      isRequiredEquality: true, violation: abs(residual), residual: residual,
      roundedPixels: tie.roundedPixels + other.roundedPixels, isOfStack: false)
  }

  /// Whether a constraint ties a view to a far edge of the content.
  func keepsToContentEnd(_ constraint: LayoutConstraint) -> Bool { tie(constraint) != nil }

  /// What a constraint ties to a far edge of the content; nil for any other constraint.
  private func tie(_ constraint: LayoutConstraint) -> Tie? {
    guard constraint.priority == .required, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.distances == nil, !involvesHidden(constraint),
      let second = constraint.secondItem
    else { return nil }
    let first = (item: constraint.firstItem, attribute: constraint.firstAttribute)
    let other = (item: second, attribute: constraint.secondAttribute)
    for (content, tied, constant) in [
      (first, other, constraint.constant), (other, first, -constraint.constant),
    ] {
      guard let (scrollView, edge) = contentEdge(content.attribute, of: content.item, tied.item),
        let side = side(tied.item, tied.attribute), side.isPlain, side.part != .extent,
        let place = StoredGeometry.place(
          tied.attribute, of: tied.item, in: scrollView, relatedTo: nil)
      else { continue }
      return Tie(
        edge: edge, side: side, place: place + constant,
        roundedPixels: roundedPixels(tied.item, tied.attribute))
    }
    return nil
  }

  private func contentEdge(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ other: LayoutItem
  ) -> (ScrollView, ContentEdge)? {
    guard let scrollView = item.hierarchyView as? ScrollView,
      let view = other.hierarchyView, view !== scrollView, view.isDescendant(of: scrollView),
      item is View || item is ScrollContentLayoutGuide
    else { return nil }
    let resolved = attribute.resolved(for: item.layoutDirection)
    let axis: LayoutAxis
    switch resolved.withoutMargin {
    case .right: axis = .horizontal
    case .bottom: axis = .vertical
    default: return nil
    }
    return (
      scrollView,
      ContentEdge(
        scrollView: ObjectIdentifier(scrollView), axis: axis, isMargin: resolved.isMargin)
    )
  }
}
