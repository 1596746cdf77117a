import InterfaceBuilder
import LayoutModel

/// What may have caused a frame to differ: a guess from the document's structure, the first that
/// fits counting.
public enum DisagreementCause: String, Sendable, Codable, CaseIterable {
  /// The stored frames break the document's own constraints.
  case staleFrames
  /// The document says that the frame is not the constraints'.
  case flagged
  /// Required constraints are in conflict.
  case conflict
  /// The constraints permit other frames.
  case nonUnique
  /// A baseline decides it, which needs the platform's fonts.
  case baseline
  /// A margin enters.
  case margin
  /// A safe area or a controller's guide enters.
  case guide
  /// A stack view arranges it or lies in it.
  case stack
  /// It lies in a scroll view's content.
  case scrollContent
  /// A content size enters.
  case contentSize
  /// Its superview or a sibling that it is tied to differs, too.
  case follows
  /// None of these.
  case other
}

extension ConformanceScorer {
  /// Guesses the causes of the differences in a tree.
  func explain(
    _ score: inout TreeScore, _ tree: InterfaceLayoutTree, _ frames: [Rect],
    _ document: InterfaceDocument
  ) {
    let isFlagged = score.isFlagged
    let isStale = score.isStale
    let hasConflict = score.hasConflict
    for index in score.views.indices where !score.views[index].isClose {
      let id = score.views[index].id
      let view = tree.views.first { document.views[$0.index].id == id }?.view
      score.views[index].cause =
        if isStale {
          .staleFrames
        } else if isFlagged {
          .flagged
        } else if hasConflict {
          .conflict
        } else if score.views[index].category == .nonUnique {
          .nonUnique
        } else {
          view.map(structuralCause) ?? .other
        }
    }
  }

  private func structuralCause(of view: View) -> DisagreementCause {
    var hasBaseline = false
    var hasMargin = false
    var hasGuide = false
    for constraint in view.references {
      for (item, attribute) in [
        (Optional(constraint.firstItem), constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        if attribute == .firstBaseline || attribute == .lastBaseline { hasBaseline = true }
        if attribute.isMargin { hasMargin = true }
        if item is LayoutGuide { hasGuide = true }
      }
    }
    if hasBaseline { return .baseline }
    if view is StackView || view.superview is StackView { return .stack }
    if hasMargin { return .margin }
    if hasGuide { return .guide }
    if view.superview is ScrollView { return .scrollContent }
    if view.intrinsicContentSize.width >= 0 || view.intrinsicContentSize.height >= 0 {
      return .contentSize
    }
    return view.references.isEmpty ? .other : .follows
  }
}
