public import LayoutModel

/// The views and constraints below one layout root of a document, as a live tree.
///
/// The tree and what is in it belong to one queue; each call to
/// ``InterfaceDocument/layoutTree(root:environment:activatesConstraints:)`` makes a new one.
public final class InterfaceLayoutTree {
  /// The root, as an index into the document's views.
  public let rootIndex: Int
  /// The root.
  public let root: View
  /// What surrounds it.
  public let environment: LayoutEnvironment
  /// The views, superviews before subviews, with their indices in the document.
  public package(set) var views: [(index: Int, view: View)] = []
  /// The constraints that the document writes, with their indices: active, unless the tree was made
  /// without activating them.
  public package(set) var constraints: [(index: Int, constraint: LayoutConstraint)] = []
  /// What of the document could not be taken over, and where.
  public package(set) var problems: [Problem] = []

  package var viewsByID: [String: View] = [:]
  package var guidesByID: [String: LayoutGuide] = [:]

  /// Something that could not be taken over.
  public struct Problem: Hashable, Sendable, Codable {
    /// What of a document could not be, or not all of it, as an index into the document's.
    public enum Element: Hashable, Sendable, Codable {
      /// A view.
      case view(Int)
      /// A constraint.
      case constraint(Int)
    }

    /// What could not be taken over.
    public var element: Element
    /// Where it is written.
    public var position: SourcePosition
    /// What is wrong.
    public var message: String

    /// What follows for the layout, and why.
    package var summary: String {
      "laid out without it, since Auto Layout refuses it: \(message)"
    }
  }

  init(rootIndex: Int, root: View, environment: LayoutEnvironment) {
    self.rootIndex = rootIndex
    self.root = root
    self.environment = environment
  }

  /// Whether both items of a constraint lie below the root.
  func holds(_ constraint: LayoutConstraint) -> Bool {
    func isInside(_ item: LayoutItem?) -> Bool {
      guard let item else { return true }
      let view = item as? View ?? (item as? LayoutGuide)?.owningView
      return view?.isDescendant(of: root) == true
    }
    return isInside(constraint.firstItem) && isInside(constraint.secondItem)
  }

  /// What an id names in this tree.
  package func item(_ id: String) -> LayoutItem? { viewsByID[id] ?? guidesByID[id] }
}
