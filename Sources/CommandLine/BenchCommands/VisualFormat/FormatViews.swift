import ArgumentParser
import LayoutModel

/// The views that a visual format may name, made from the words of a command line.
struct FormatViews {
  private(set) var views: [String: View] = [:]
  // Keeps superviews alive that the format does not name.
  private var superviews: [String: View] = [:]

  /// Makes views from words such as `title` and `icon=card`.
  init(_ words: [String]) throws {
    var parents: [(child: String, parent: String)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, !first.isEmpty, parts.last?.isEmpty == false else {
        throw ValidationError("A view is name or name=superview, not '\(word)'.")
      }
      let name = String(first)
      guard views[name] == nil else {
        throw ValidationError("The view '\(name)' is given twice.")
      }
      views[name] = FormatViews.view(name)
      parents.append((name, parts.count == 2 ? String(parts[1]) : "superview"))
    }
    for (child, parent) in parents {
      guard let view = views[child] else { continue }
      let superview = views[parent] ?? superviews[parent] ?? FormatViews.view(parent)
      if views[parent] == nil { superviews[parent] = superview }
      guard !superview.isDescendant(of: view) else {
        throw ValidationError("The view '\(child)' cannot hold its own superview '\(parent)'.")
      }
      superview.addSubview(view)
    }
  }

  private static func view(_ name: String) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    return view
  }
}
