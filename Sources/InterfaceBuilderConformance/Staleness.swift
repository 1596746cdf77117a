import InterfaceBuilder
import LayoutModel

/// Whether the frames of a document can be what Auto Layout computed: tests of the file alone.
enum Staleness {
  /// By how much a plain required constraint may miss before the frames count as stale, in points.
  ///
  /// Smaller, and frames rounded to whole points on both sides would fail; larger, and frames that
  /// are a point off would pass.
  static let tolerance = 0.76

  /// What decimal fractions of pixels leave over, in points.
  private static let slack = 0.01

  /// Whether the document says of some view that its frame is not the constraints'.
  static func isFlagged(_ tree: InterfaceLayoutTree, in document: InterfaceDocument) -> Bool {
    tree.views.contains { entry in
      let attributes = document.views[entry.index].attributes
      return attributes.isMisplaced || attributes.isAmbiguous
    }
  }

  /// Whether a plain required constraint is broken by the stored frames, which the tree must hold.
  static func isStale(_ tree: InterfaceLayoutTree) -> Bool {
    tree.constraints.contains { entry in
      let constraint = entry.constraint
      guard isRequired(constraint, permittingGuides: false),
        let violation = StoredGeometry.violation(of: constraint)
      else { return false }
      return violation > tolerance
    }
  }

  /// Whether the stored frames miss a required constraint by more than rounding to the canvas's
  /// pixels explains, constraints on guides included.
  ///
  /// Interface Builder lets frames be up to a point off before it calls them misplaced, so the
  /// plain test passes frames that no solution rounds to.
  static func isInconsistent(_ tree: InterfaceLayoutTree) -> Bool {
    tree.constraints.contains { entry in
      let constraint = entry.constraint
      guard isRequired(constraint, permittingGuides: true),
        let violation = StoredGeometry.violation(of: constraint)
      else { return false }
      let pixels =
        roundedPixels(constraint.firstItem, constraint.firstAttribute, tree.root)
        + abs(constraint.multiplier)
        * roundedPixels(constraint.secondItem, constraint.secondAttribute, tree.root)
      return violation > min(tolerance, pixels / tree.environment.scale + slack)
    }
  }

  /// How far rounding each edge to its pixel moves an attribute, at most.
  private static func roundedPixels(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, _ root: View
  ) -> Double {
    guard let view = item?.hierarchyView, view !== root else { return 0 }
    return attribute.kind == .dimension ? 1 : 0.5
  }

  /// Whether a constraint is required and speaks of nothing but frames of visible views, and of
  /// guides where those are permitted.
  private static func isRequired(
    _ constraint: LayoutConstraint, permittingGuides: Bool
  ) -> Bool {
    guard constraint.priority == .required else { return false }
    for (item, attribute) in [
      (Optional(constraint.firstItem), constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let item else { continue }
      guard permittingGuides || item is View, item.hierarchyView?.isHidden != true,
        !attribute.isMargin, attribute != .firstBaseline, attribute != .lastBaseline
      else { return false }
    }
    return true
  }
}
