import InterfaceBuilder
import LayoutModel

/// Whether the frames of a document can be what Auto Layout computed: tests of the file alone.
enum Staleness {
  /// By how much a plain required constraint may miss before the frames count as stale, in points.
  ///
  /// Smaller, and frames rounded to whole points on both sides would fail; larger, and frames that
  /// are a point off would pass.
  static let tolerance = 0.76

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
      guard isPlain(constraint), let violation = StoredGeometry.violation(of: constraint) else {
        return false
      }
      return violation > tolerance
    }
  }

  /// Whether a constraint is required and speaks of nothing but frames of visible views.
  static func isPlain(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.priority == .required else { return false }
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let item else { continue }
      guard let view = item as? View, !view.isHidden, !attribute.isMargin,
        attribute != .firstBaseline, attribute != .lastBaseline
      else { return false }
    }
    return true
  }
}
