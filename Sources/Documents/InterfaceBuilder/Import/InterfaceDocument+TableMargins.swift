internal import LayoutModel

/// The side margin of the cells of a table, read off the stored frames.
///
/// All cells of a table are equally wide on one canvas, and so is their margin. Where most
/// constraints that tie views to it agree it is taken from them, as the insets of roots are.
extension InterfaceDocument {
  /// How many constraints have to show a margin before it is believed.
  private static let minimumObservationCount = 3
  /// By how much frames may differ that show one margin, in points.
  private static let tolerance = 0.26

  /// The side margin that more than half of the constraints in a table's cells show.
  ///
  /// - Parameter table: The table, as an index into ``views``.
  /// - Returns: The margin in points; nil where too few constraints show it, or no majority agrees.
  /// - Complexity: O(n²) in the constraints that show a margin.
  func storedSideMargin(ofTable table: Int) -> Double? {
    guard follows(.tableMargins) else { return nil }
    let observed = views[table].ownedViews.flatMap(sideMarginsTold(inCell:))
    guard observed.count >= Self.minimumObservationCount else { return nil }
    func support(_ margin: Double) -> Int {
      observed.count { abs($0 - margin) <= Self.tolerance }
    }
    guard let best = observed.max(by: { support($0) < support($1) }),
      support(best) * 2 > observed.count
    else { return nil }
    return best.rounded()
  }

  /// The side margins that constraints between a cell's content and the views in it show.
  private func sideMarginsTold(inCell cell: Int) -> [Double] {
    guard let content = views[cell].ownedViews.first(where: hasMarginsOfTable) else { return [] }
    return (views[content].constraints + views[cell].constraints).compactMap { index in
      sideMarginTold(by: constraints[index], ofContent: content)
    }
  }

  /// Whether a view is a cell's content with the margins that the table gives it at both sides.
  package func hasMarginsOfTable(_ content: Int) -> Bool {
    let view = views[content]
    guard view.element == "tableViewCellContentView", let cell = view.parent else { return false }
    return view.attributes.layoutMargins == nil && view.attributes.directionalLayoutMargins == nil
      && view.frame?.width == views[cell].frame?.width
  }

  /// The margin that an equality between the content's side margin and an edge of a view in it needs.
  private func sideMarginTold(
    by constraint: InterfaceConstraint, ofContent content: Int
  ) -> Double? {
    let id = views[content].id
    let isFirst = constraint.firstItem == nil || constraint.firstItem == id
    guard isFirst != (constraint.secondItem == id), constraint.relation == .equal,
      constraint.priority == 1000, constraint.multiplier == 1,
      let other = isFirst ? constraint.secondItem : constraint.firstItem,
      case .view(let child) = item(withID: other), views[child].parent == content,
      let frame = views[child].frame, let width = views[content].frame?.width,
      ContentSizing(self, view: child, category: canvasTextSize).alignmentInsets == .zero
    else { return nil }
    let shift = (isFirst ? 1 : -1) * (constraint.constant ?? 0)
    let margin = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let edge = isFirst ? constraint.secondAttribute : constraint.firstAttribute
    return switch (margin, edge) {
    case (.leadingMargin, .leading), (.leftMargin, .left): frame.minX + shift
    case (.trailingMargin, .trailing), (.rightMargin, .right): width - frame.maxX - shift
    default: nil
    }
  }
}
