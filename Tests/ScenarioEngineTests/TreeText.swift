import AutoLayoutEngine
import LayoutModel
import TestSupport

/// A laid-out tree as text: each view with its class, its place and what decides it.
enum TreeText {
  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(StructureText.number)
      .joined(separator: " ")
  }

  /// The frames of all views, with the content and the offset of scroll views, and their guides.
  static func frames(_ root: View) -> String {
    var lines = ""
    root.forEachInSubtree { view in
      lines += "\(type(of: view)) \(view.accessibilityIdentifier ?? "-") \(text(view.frame))"
      if view.bounds.origin != .zero { lines += " from \(view.bounds.origin)" }
      if let scroll = view as? ScrollView { lines += " content \(scroll.contentSize)" }
      for guide in view.guides { lines += " (\(guide.reportName) \(text(guide.layoutFrame)))" }
      lines += "\n"
    }
    return lines
  }

  /// What is set of all views but their places: margins, insets, priorities, direction, content.
  static func attributes(_ root: View) -> String {
    var lines = ""
    root.forEachInSubtree { view in
      let priorities = LayoutAxis.allCases.flatMap {
        [
          view.contentHuggingPriority(for: $0).rawValue,
          view.contentCompressionResistancePriority(for: $0).rawValue,
        ]
      }
      let size = view.intrinsicContentSize
      lines +=
        "\(type(of: view)) \(view.accessibilityIdentifier ?? "-") \(view.isHidden) "
        + "\(view.layoutMargins) \(view.safeAreaInsets) \(view.preservesSuperviewLayoutMargins) "
        + "\(view.insetsLayoutMarginsFromSafeArea) \(priorities.map(StructureText.number)) "
        + "\(view.effectiveUserInterfaceLayoutDirection) \(view.autoresizingMask.rawValue) "
        + "\(StructureText.number(size.width)) \(StructureText.number(size.height)) "
        + "\(view.translatesAutoresizingMaskIntoConstraints)\n"
    }
    return lines
  }

  /// The constraints that views hold, as they describe themselves.
  static func constraints(_ root: View) -> String {
    var lines = ""
    root.forEachInSubtree { view in
      for constraint in view.constraints {
        lines += "\(constraint.identifier ?? "-") \(constraint.equation) | \(constraint)\n"
      }
    }
    return lines
  }
}
