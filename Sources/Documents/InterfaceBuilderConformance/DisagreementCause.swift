import InterfaceBuilder
import LayoutModel

/// What may have caused a frame to differ: a guess from the document's structure, the first that
/// fits counting.
public enum DisagreementCause: String, Sendable, Codable, CaseIterable {
  /// The stored frames break the document's own constraints.
  case staleFrames
  /// The document states that the frame is not the constraints'.
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

extension DisagreementCause {
  /// Facts that a rule would need and that the project does not have.
  public var missingRule: String {
    switch self {
    case .staleFrames, .flagged: "none: the file says that the frame is another"
    case .conflict: "which of the required constraints Interface Builder gives up here"
    case .nonUnique: "where a view goes that constraints leave open"
    case .baseline: "how text lies in its line, to a pixel"
    case .margin: "the margins of this view on this canvas"
    case .guide: "the bars and housings of this canvas"
    case .stack: "the content that the stack view's rules started from"
    case .scrollContent: "the size of the scroll view's content"
    case .contentSize: "the size that the content has on the canvas"
    case .follows: "none of its own: it follows a view that differs"
    case .other: "not known"
    }
  }
}

extension ConformanceScorer {
  /// Guesses the cause of a difference.
  func cause(of view: View, _ score: ViewScore, in tree: TreeScore) -> DisagreementCause {
    if score.staleness != nil { return .staleFrames }
    if tree.isFlagged { return .flagged }
    if tree.hasConflict { return .conflict }
    return score.category == .nonUnique ? .nonUnique : structuralCause(of: view)
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
